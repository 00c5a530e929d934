import { languageOf } from '../text/locale-lookup.ts';
import { attributeClass } from './attribute-class.ts';
import type { NumericColumn } from './catalogue-vocabulary.ts';
import type { Operator } from './constraint.ts';
import { sameCounted } from './counted-words.ts';
import { currencySigns } from './currencies.ts';
import { stemKey } from './phrase-key.ts';
import { isFree, phraseAt, type Reading, surfaceOf, take } from './reading.ts';

/** Words in the names of attributes that say how many something is for: `capacity_persons`, `Anzahl Personen`. */
const HOW_MANY = new Set(
  'capacity number max maximum no of kapazitat anzahl zahl fur capacite nombre de pour capacidad numero para'.split(
    ' ',
  ),
);

/**
 * Reads numbers of counted things that a numeric attribute is named after: `for 4 people`, `6 seater`, `8 cores`.
 *
 * The attribute must be named by the counted word itself or by another word for it; the reading is a guess.
 */
export function readCounts(reading: Reading): void {
  const { tokens, lexicon } = reading;
  if (reading.vocabulary.columns.length === 0) return;
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at]!;
    if (token.kind !== 'number' || !isFree(reading, at) || (tokens[at - 1]?.key ?? '') in currencySigns)
      continue;
    let noun = at + 1;
    if (tokens[noun]?.key === '-' && isFree(reading, noun)) noun++;
    const word = tokens[noun];
    if (word?.kind !== 'word' || !isFree(reading, noun)) continue;
    const named = columnsNamed(reading, word.key);
    const [column] = named;
    if (!column || named.every(({ max }) => token.value > max * 2)) continue;
    const before = at > 0 ? boundBefore(reading, at) : undefined;
    const after = phraseAt(reading, lexicon.boundAfter, noun + 1);
    const bound = before?.bound ?? after?.meaning ?? 'is';
    const operator: Operator = bound === 'around' ? 'is' : bound;
    const [from, to] = [before?.from ?? at, noun + 1 + (before ? 0 : (after?.length ?? 0))];
    const surface = surfaceOf(reading, from, to);
    take(reading, from, to, true);
    reading.constraints.push({
      slot: 'attribute',
      attribute: column.attribute,
      operator,
      value: token.value,
      columns: named.map((one) => ({ column: one.column, value: token.value })),
      ...surface,
      keepsText: true,
      soft: true,
    });
  }
}

function boundBefore(reading: Reading, at: number) {
  for (let from = Math.max(0, at - 4); from < at; from++) {
    const found = phraseAt(reading, reading.lexicon.boundBefore, from);
    if (found && from + found.length === at) return { from, bound: found.meaning };
  }
  return undefined;
}

/** By the list of a vocabulary: its columns whose name counts one thing, by the stem of that word. */
const countedByStem = new WeakMap<readonly NumericColumn[], ReadonlyMap<string, NumericColumn[]>>();

function columnsByStem(columns: readonly NumericColumn[], language: string) {
  let found = countedByStem.get(columns);
  if (found === undefined) {
    const named = columns.flatMap((column) => {
      const [name, ...more] = column.words.filter((part) => !HOW_MANY.has(part));
      if (name === undefined || more.length > 0 || column.column.includes('@')) return [];
      return attributeClass(name) === undefined ? [{ column, stem: stemKey(name, language) }] : [];
    });
    found = new Map(
      [...Map.groupBy(named, ({ stem }) => stem)].map(([stem, of]) => [stem, of.map(({ column }) => column)]),
    );
    countedByStem.set(columns, found);
  }
  return found;
}

/** The attributes named by the counted word or one that means the same, in any language; the most filled first. */
function columnsNamed({ vocabulary }: Reading, word: string): NumericColumn[] {
  const language = languageOf(vocabulary.locale);
  const stems = new Set(sameCounted(word).map((other) => stemKey(other, language)));
  const byStem = columnsByStem(vocabulary.columns, language);
  const named = [...stems].flatMap((stem) => byStem.get(stem) ?? []);
  return named.sort((a, b) => b.documents - a.documents || (a.column < b.column ? -1 : 1));
}
