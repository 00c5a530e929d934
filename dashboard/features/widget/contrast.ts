/** Red, green and blue, 0 to 255. */
export type Rgb = readonly [red: number, green: number, blue: number];
export type Mode = 'light' | 'dark';
export type Theme = 'auto' | Mode;
export type Style = Readonly<Record<string, string>>;

/** What the widget uses where a shop has set nothing (the theme of `sdk/`). */
const defaults: Readonly<Record<Mode, Style>> = {
  light: {
    accent: '#1a56c4',
    'accent-text': '#ffffff',
    surface: '#ffffff',
    'surface-raised': '#f2f4f7',
    text: '#16181d',
    'text-muted': '#545a65',
    border: '#7f848d',
  },
  dark: {
    accent: '#8ab4f8',
    'accent-text': '#10131a',
    surface: '#191b20',
    'surface-raised': '#272a31',
    text: '#f1f2f4',
    'text-muted': '#b3b8c2',
    border: '#7d828d',
  },
};

/** What stands on what, and how far apart they must be (WCAG 2.2, 1.4.3 and 1.4.11). */
const pairs = [
  { front: 'accent-text', back: 'accent', least: 4.5 },
  { front: 'text', back: 'surface', least: 4.5 },
  { front: 'text', back: 'surface-raised', least: 4.5 },
  { front: 'text-muted', back: 'surface', least: 4.5 },
  { front: 'border', back: 'surface', least: 3 },
] as const;

export type Fault = { front: string; back: string; mode: Mode; ratio: number; least: number };

/** A colour of `#rgb` or `#rrggbb`; `undefined` for any other spelling, which only a browser can read. */
export function readHex(text: string): Rgb | undefined {
  const [, short, long] = /^#(?:([0-9a-f]{3})|([0-9a-f]{6}))$/i.exec(text.trim()) ?? [];
  const digits = long ?? short?.replace(/./g, '$&$&');
  if (digits === undefined) return undefined;
  const at = (from: number) => Number.parseInt(digits.slice(from, from + 2), 16);
  return [at(0), at(2), at(4)];
}

function luminance(colour: Rgb): number {
  const [red, green, blue] = colour.map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** From 1 (the same) to 21 (black on white). */
export function ratioOf(one: Rgb, other: Rgb): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

/** Black or white, whichever can be read better on that colour. */
export function readableOn(back: Rgb): '#000000' | '#ffffff' {
  return ratioOf(back, [0, 0, 0]) >= ratioOf(back, [255, 255, 255]) ? '#000000' : '#ffffff';
}

export function modesOf(theme: Theme): Mode[] {
  return theme === 'auto' ? ['light', 'dark'] : [theme];
}

function colourOf(style: Style, name: string, mode: Mode): string {
  const accent = readHex(style['accent'] ?? '');
  // The widget chooses this one by itself.
  if (name === 'accent-text' && !style[name] && accent) return readableOn(accent);
  return style[name] || defaults[mode][name]!;
}

/** What could not be read, of the pairs that the shop has touched and in the themes that it allows. */
export function faultsOf(style: Style, theme: Theme): Fault[] {
  return modesOf(theme).flatMap((mode) =>
    pairs.flatMap(({ front, back, least }) => {
      if (!style[front] && !style[back]) return [];
      const [one, other] = [readHex(colourOf(style, front, mode)), readHex(colourOf(style, back, mode))];
      if (!one || !other) return [];
      const ratio = ratioOf(one, other);
      return ratio < least ? [{ front, back, mode, ratio, least }] : [];
    }),
  );
}

function hexOf(colour: Rgb): string {
  return `#${colour.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;
}

/** The colour nearest to `front` on the way to black or to white that can be read on all of `backs`. */
function moved(front: Rgb, backs: readonly Rgb[], least: number): Rgb | undefined {
  for (let step = 0; step <= 100; step++)
    for (const end of [0, 255]) {
      const shade = (value: number) => Math.round(value + ((end - value) * step) / 100);
      const next: Rgb = [shade(front[0]), shade(front[1]), shade(front[2])];
      if (backs.every((back) => ratioOf(next, back) >= least)) return next;
    }
  return undefined;
}

/**
 * The same look with what could not be read put right: the colour in front is made lighter or darker; where one colour cannot
 * serve both themes, the theme in which it can be read is the only one left.
 */
export function adjusted(style: Style, theme: Theme): { style: Style; theme: Theme } {
  const next: Record<string, string> = { ...style };
  const modes = modesOf(theme);
  const put = (front: string) => {
    const stands = pairs.filter((pair) => pair.front === front);
    const backs = stands
      .flatMap(({ back }) => modes.map((mode) => readHex(colourOf(next, back, mode))))
      .filter((back) => back !== undefined);
    const now = readHex(colourOf(next, front, modes[0]!));
    const found = now && moved(now, backs, Math.max(...stands.map(({ least }) => least)));
    if (found) next[front] = hexOf(found);
    return found !== undefined;
  };
  for (const front of new Set(pairs.map((pair) => pair.front))) {
    if (!faultsOf(next, theme).some((fault) => fault.front === front) || put(front)) continue;
    // No colour can be read on both surfaces: they become one.
    next['surface-raised'] = colourOf(next, 'surface', modes[0]!);
    put(front);
  }
  if (faultsOf(next, theme).length === 0 || theme !== 'auto') return { style: next, theme };
  const light = adjusted(style, 'light');
  return faultsOf(light.style, 'light').length === 0 ? light : adjusted(style, 'dark');
}
