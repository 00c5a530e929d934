import { languageOf } from '../../language/locale-lookup.ts';
import type { Field } from '../../meaning/attributes/field.ts';
import type { Understood } from '../../question/understand.ts';
import { valueText } from '../../say/value-text.ts';
import type { Voice } from '../../say/voice.ts';
import { quantities } from '../../text/numbers/quantities.ts';
import { unitAfter } from '../../text/numbers/unit-names.ts';
import { isStopWord } from '../../text/words/stop-words.ts';
import { wordsOf } from '../../text/words/words-of.ts';

/** A shorter word is rather a letter of a name than a unit. */
const SHORTEST_UNIT = 2;

/**
 * The units that a message names: "wieviel kw", "how many hours". A word of the `names` of what is talked of is
 * none: "Kleine Sekunde".
 */
export function askedUnits({ text, language }: Understood, names: readonly string[]): ReadonlySet<string> {
  const own = languageOf(language);
  const wordsIn = (part: string) => wordsOf(part, language).map((word) => word.toLowerCase());
  const named = new Set(names.flatMap(wordsIn));
  const isUnit = (word: string) =>
    word.length >= SHORTEST_UNIT && /^\p{L}+$/u.test(word) && !isStopWord(word, own) && !named.has(word);
  const units = wordsIn(text)
    .filter(isUnit)
    .flatMap((word) => {
      const found = unitAfter(`1 ${word}`, 1, own);
      return found?.end === word.length + 2 ? [found.unit] : [];
    });
  return new Set(units);
}

/** Whether a field states an amount in one of the units. */
export function statesUnit(field: Field, units: ReadonlySet<string>, voice: Voice): boolean {
  if (units.size === 0 || field.kind === 'boolean') return false;
  return quantities(valueText(field, voice), voice.locale).some(({ unit }) => units.has(unit));
}
