import { IGNORABLE_CHARACTERS } from './character-classes.ts';
import { foldAccents } from './fold.ts';
import { breakMarkRuns } from './mark-runs.ts';

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to remove
const REMOVED_CONTROLS = /[\u0000-\u0008\u000B\u000C\u000E-\u001F]/g;
/** Printable ASCII, tab and line ends need no work. */
const PLAIN_ASCII = /^[\t\n\r\x20-\x7f]*$/;

/**
 * The edge normaliser: every string from outside passes it once, and passing it again changes nothing.
 *
 * Removes C0 controls except tab, LF and CR, turns lone surrogates into U+FFFD and composes to NFC. Runs of more
 * than 30 combining marks are broken by U+034F first, as UAX #15 prescribes: ordering marks is quadratic.
 */
export function normalizeText(text: string): string {
  if (PLAIN_ASCII.test(text)) return text;
  return breakMarkRuns(text.replace(REMOVED_CONTROLS, '').toWellFormed()).normalize('NFC');
}

/**
 * Form in which two spellings of one thing are equal: NFKC, lower case, no accents, no invisible characters, every
 * run of white space as one space, trimmed. For names, facet values and questions, not for index terms.
 */
export function foldForMatch(text: string): string {
  if (PLAIN_ASCII.test(text)) return text.toLowerCase().replace(/\s+/g, ' ').trim();
  const compatible = breakMarkRuns(text.toWellFormed()).normalize('NFKC');
  const lower = compatible.toLowerCase().replaceAll('i\u0307', 'i').replaceAll('ς', 'σ');
  return foldAccents(lower.replace(IGNORABLE_CHARACTERS, '')).replace(/\s+/gu, ' ').trim();
}
