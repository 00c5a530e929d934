import { kept, perLanguage } from '../../../memo/kept.ts';
import { commonAbbreviations } from '../../language/common-abbreviations.ts';
import { everyPart, partOf } from '../../language/pack.ts';
import { isStopWord } from '../words/stop-words.ts';

/** Languages that write ordinals and dates as a number with a full stop (`3. Mai`). A table, as many of them have no folder. */
const ORDINAL_STOP = new Set('de da no nb nn fi cs sk sl hr sr hu pl tr et lv is'.split(' '));

/** Scripts that end sentences by a space: a full stop there only shortens a word. */
const WITHOUT_STOP = new Set(['th', 'lo', 'km', 'my']);

/** Whether the language writes ordinals as a number with a full stop. */
export function hasDottedOrdinals(language: string): boolean {
  return ORDINAL_STOP.has(language);
}

/** Abbreviations that a full stop does not end a sentence after, lower case without the last stop. */
const abbreviations = kept(
  perLanguage,
  (language): ReadonlySet<string> =>
    new Set(`${commonAbbreviations} ${partOf(language, 'text')?.abbreviations ?? ''}`.split(' ')),
);

const andSoOn = new Set(everyPart('text').map(([, words]) => words.andSoOn));

/** Whether a text starts with a capitalised function word, as sentences do and names do not (`It is`). */
function startsSentence(text: string, language: string): boolean {
  const word = /^\P{L}*(\p{Lu}[\p{L}\p{M}]*)(?![\p{L}\p{M}]|\.)/u.exec(text)?.[1];
  return word !== undefined && isStopWord(word.toLowerCase(), language);
}

const LAST_WORD = /([\p{L}\p{M}\p{N}.’'-]{0,20})\.[\s"'’”»)\]]*$/u;
const INITIAL = /^(?:\p{Lu}|\p{Lo}\p{M}?|(?:\p{L}\.)+\p{L})$/u;

/**
 * Whether a text that ends in a full stop ends in an abbreviation, an initial or an ordinal, so that the sentence
 * goes on; `next` is the text that follows.
 */
export function endsInAbbreviation(text: string, next: string, language: string): boolean {
  const word = LAST_WORD.exec(text.slice(-32))?.[1];
  if (word === undefined || word === '') return false;
  if (WITHOUT_STOP.has(language) && /[\u0E00-\u1FFF]/.test(word)) return true;
  if (/^(?:\p{Nd}{1,2}|[IVX]{1,5})$/u.test(word)) return hasDottedOrdinals(language) && /^\p{L}/u.test(next);
  if (INITIAL.test(word)) return /\p{L}/u.test(next) && !startsSentence(next, language);
  const lower = word.toLowerCase();
  if (andSoOn.has(lower)) {
    return !/^[^\p{L}]*\p{Lu}/u.test(next);
  }
  return abbreviations(language).has(lower);
}
