import { createTheme, type MantineColorsTuple } from '@mantine/core';

/** A blue dark enough that white text on it, and it on its own pale tint, pass 4.5 : 1. */
const aisle: MantineColorsTuple = [
  '#eef3fb',
  '#dbe6f7',
  '#b4cbed',
  '#8aaee4',
  '#6895dc',
  '#4a7fd3',
  '#2c66bd',
  '#1f55a6',
  '#17458a',
  '#10356c',
];

/** Default colours of the library that fail contrast are put right here and nowhere else. */
export const theme = createTheme({
  primaryColor: 'aisle',
  primaryShade: { light: 7, dark: 6 },
  colors: { aisle },
  fontFamily: 'system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", "Noto Sans Arabic", sans-serif',
  fontFamilyMonospace: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
  autoContrast: true,
  respectReducedMotion: true,
  cursorType: 'pointer',
});
