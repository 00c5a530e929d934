import { kept, perLanguage } from '../../../memo/kept.ts';
import { oncePer } from '../../../memo/once-per.ts';
import { languageOf } from '../../language/locale-lookup.ts';
import { anyOfAll, wordsOfAll } from '../../language/pack.ts';
import { currencyCode, currencyMarks, currencySigns } from '../../text/numbers/currencies.ts';
import { isCountedWord, sameCounted } from '../lexicon/counted-words.ts';
import { OWN_UNIT } from '../tag-names.ts';
import { stemKey } from '../tokens/phrase-key.ts';
import { matchPhrase } from '../tokens/phrases.ts';
import { attributeClass } from '../vocabulary/attribute-class.ts';
import type { NumericColumn } from '../vocabulary/catalogue-vocabulary.ts';
import type { Counted } from './read-quantities.ts';
import { isFree, type Reading } from './reading.ts';

/** Words in the names of attributes that say how many something is for: `capacity_persons`, `Anzahl Personen`. */
const HOW_MANY = wordsOfAll('catalogue', ({ howMany }) => howMany);

/** `size` counts only what comes in packs: a wheel size is no number of wheels. */
const PACKED = new Set(['pack', 'packs', 'set']);

/**
 * A number of counted things that a numeric attribute is named after (`4 people`, `6 seater`, `8 cores`), in a merchant's
 * own unit (`84 dB`), or after the name of an attribute (`SPF 50`); `undefined` where no such begins at the token.
 *
 * The attribute must be named by the counted word itself or by another word for it.
 */
export function countedAt(reading: Reading, at: number): Counted | undefined {
  const { tokens } = reading;
  const isAfter = tokens[at]?.kind === 'number';
  const [number, noun] = isAfter ? [at, at + (tokens[at + 1]?.key === '-' ? 2 : 1)] : [at + 1, at];
  const [counted, word] = [tokens[number], tokens[noun]];
  if (counted?.kind !== 'number' || word?.kind !== 'word') return undefined;
  if (![number, noun].every((one) => isFree(reading, one)) || currencySigns.has(tokens[at - 1]?.key ?? ''))
    return undefined;
  // "from 20 to 30", "2 in 1"
  const isPlain = reading.lexicon.glue.has(word.key) || reading.lexicon.bounding.has(word.key);
  if (isPlain && !isCountedWord(word.key)) return undefined;
  if (isMoney(reading, noun)) return undefined;
  const { value } = counted;
  const named = columnsNamed(reading, word.key);
  if (named.every(({ max }) => value > max * 2)) return undefined;
  const columns = named.map(({ column }) => ({ column, value }));
  return { to: Math.max(number, noun) + 1, value, columns, attribute: named[0]!.attribute };
}

/** Whether a word is one for money, which prices are in, whatever an attribute of vouchers is given in. */
function isMoney({ tokens, lexicon }: Reading, at: number): boolean {
  const { text, key } = tokens[at]!;
  return (
    currencyMarks.has(key) ||
    currencyCode(text) !== undefined ||
    matchPhrase(lexicon.currencies, tokens, at) !== undefined
  );
}

/** `Stückzahl`, `Seitenanzahl`. */
const ending = anyOfAll('catalogue', ({ countingEnding }) => countingEnding);
const COUNTING_END = new RegExp(String.raw`(?<=\p{L}{3})(?:${ending})$`, 'u');

/** By the list of a vocabulary and the language it is asked in: its columns whose name counts one thing, by the stem of that word. */
const columnsByStem = oncePer((columns: readonly NumericColumn[]) =>
  kept(perLanguage, (language): ReadonlyMap<string, NumericColumn[]> => {
    const named = columns.flatMap((column) => {
      const own = column.column.split(`@${OWN_UNIT}`)[1];
      if (own !== undefined) return [{ column, stem: own }];
      if (column.column.includes('@')) return [];
      const isPacked = column.words.some((part) => PACKED.has(part));
      const [name, ...more] = column.words.filter(
        (part) => !HOW_MANY.has(part) || (part === 'size' && !isPacked),
      );
      if (name === undefined || more.length > 0 || attributeClass(name) !== undefined) return [];
      return [{ column, stem: stemKey(name.replace(COUNTING_END, ''), language) }];
    });
    return new Map(
      [...Map.groupBy(named, ({ stem }) => stem)].map(([stem, of]) => [stem, of.map(({ column }) => column)]),
    );
  }),
);

/** The attributes named by the counted word or one that means the same, in any language; the most filled first. */
function columnsNamed({ vocabulary }: Reading, word: string): NumericColumn[] {
  const language = languageOf(vocabulary.locale);
  const stems = new Set(sameCounted(word).map((other) => stemKey(other, language)));
  const byStem = columnsByStem(vocabulary.columns)(language);
  const named = [...stems].flatMap((stem) => byStem.get(stem) ?? []);
  return named.sort((a, b) => b.documents - a.documents || (a.column < b.column ? -1 : 1));
}
