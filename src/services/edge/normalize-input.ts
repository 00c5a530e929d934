import { normalizeText } from '../../engine/text/characters/normalize.ts';

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to remove
const removedControls = /[\u0000-\u0008\u000b\u000c\u000e-\u001f]/g;
const plain = /^[\t\n\r\x20-\x7f]*$/;

/**
 * Free text as its length is counted: lone surrogates become U+FFFD, C0 controls except tab, LF and CR
 * are removed. Composition (NFC) comes after the length check, because it may change the number of characters.
 */
export function repairText(text: string): string {
  return plain.test(text) ? text : text.replace(removedControls, '').toWellFormed();
}

/** Free text as it is stored and compared: repaired and composed to NFC. Never for ids, urls and locales. */
export function normalizeInput(text: string): string {
  return normalizeText(text);
}
