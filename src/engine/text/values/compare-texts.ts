/** The order of texts by code unit, the same in every locale: negative when the first comes first. */
export function compareTexts(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
