// biome-ignore lint/suspicious/noControlCharactersInRegex: ASCII as a whole
const ASCII = /^[\x00-\x7f]*$/;

/** Whether a text holds nothing beyond ASCII: it is its own NFKC then, has no accents, and lower case is all its folding. */
export function isAscii(text: string): boolean {
  return ASCII.test(text);
}
