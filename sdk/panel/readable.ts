/** The relative luminance of a colour's channels of 0 to 255 (WCAG 2.2). */
function luminance(channels: readonly number[]): number {
  const [red, green, blue] = channels.map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Black or white, whichever can be read on the accent that the shop has set; empty when it has set none. */
export function readableOn(host: HTMLElement): string {
  const accent = getComputedStyle(host).getPropertyValue('--aisle-accent').trim();
  const canvas = accent ? document.createElement('canvas').getContext('2d') : null;
  if (!canvas) return '';
  canvas.fillStyle = accent;
  canvas.fillRect(0, 0, 1, 1);
  return luminance([...canvas.getImageData(0, 0, 1, 1).data].slice(0, 3)) > 0.179 ? '#000' : '#fff';
}
