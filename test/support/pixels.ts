import type { Page } from 'playwright-core';

/** The share, 0 to 1, of the pixels of one screenshot that look different in the other, of the same size; compared in the page. */
export function differentShare(page: Page, shots: readonly [Buffer, Buffer]): Promise<number> {
  return page.evaluate(
    async (images) => {
      const pixels = await Promise.all(
        images.map(async (image) => {
          const bytes = Uint8Array.from(atob(image), (character) => character.charCodeAt(0));
          const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
          const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')!;
          context.drawImage(bitmap, 0, 0);
          return context.getImageData(0, 0, bitmap.width, bitmap.height).data;
        }),
      );
      const [one, other] = pixels as [Uint8ClampedArray, Uint8ClampedArray];
      let different = 0;
      for (let i = 0; i < one.length; i += 4) {
        const at = (offset: number) => Math.abs(one[i + offset]! - (other[i + offset] ?? 999));
        if (at(0) + at(1) + at(2) > 40) different++;
      }
      return different / (one.length / 4);
    },
    shots.map((shot) => shot.toString('base64')),
  );
}
