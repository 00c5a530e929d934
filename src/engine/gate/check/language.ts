import { languageOf } from '../../language/locale-lookup.ts';
import { languageByWords } from '../../text/detection/language-by-words.ts';
import { isStopWord } from '../../text/words/stop-words.ts';
import type { GateReason } from '../types.ts';
import { type GateClaim, reasonOfAll } from './claim.ts';

/** Fewer letters than this tell no language: names and numbers are most of a short sentence. */
const FEWEST_LETTERS = 40;
/** A short sentence is foreign only where it has no function word of its language and at least two of another. */
const FEWEST_OF_SHORT = 14;
/** Two languages that are told apart by little. */
const ALIKE: readonly (readonly string[])[] = [
  ['no', 'nb', 'nn', 'da', 'sv'],
  ['hr', 'sr', 'bs', 'sl'],
  ['cs', 'sk'],
  ['id', 'ms'],
  ['pt', 'gl', 'es'],
];

/** Another language than asked for, names and quotations aside. */
export function checkLanguage(claim: GateClaim): GateReason[] {
  const { gate, text } = claim;
  let rest = text.replace(/[“„«"][^“”„«»"]*[”“»"]/gu, ' ');
  for (const name of [...gate.scene.productTitles, ...gate.scene.brands])
    if (rest.includes(name)) rest = rest.replaceAll(name, ' ');
  const letters = rest.match(/\p{L}/gu)?.length ?? 0;
  if (letters < FEWEST_OF_SHORT) return [];
  const language = languageOf(languageByWords(rest, gate.scene.locale));
  if (language === gate.language) return [];
  if (ALIKE.some((group) => group.includes(language) && group.includes(gate.language))) return [];
  const words = rest.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? [];
  const own = words.filter((word) => isStopWord(word, gate.language)).length;
  // A list of foreign names is still a sentence of its own language.
  if (own >= 3) return [];
  const other = words.filter((word) => isStopWord(word, language)).length;
  if (letters < FEWEST_LETTERS && (own > 0 || other < 2)) return [];
  return [reasonOfAll(claim, 'language', `not in the language asked for (${gate.scene.locale})`)];
}
