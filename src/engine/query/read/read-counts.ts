import { languageOf } from '../../text/locale-lookup.ts';
import { OWN_UNIT } from '../document-tags.ts';
import { attributeClass } from './attribute-class.ts';
import type { NumericColumn } from './catalogue-vocabulary.ts';
import type { Operator } from './constraint.ts';
import { isCountedWord, sameCounted } from './counted-words.ts';
import { currencySigns } from './currencies.ts';
import { stemKey } from './phrase-key.ts';
import { isFree, phraseAt, type Reading, surfaceOf, take } from './reading.ts';

/** Words in the names of attributes that say how many something is for: `capacity_persons`, `Anzahl Personen`. */
const HOW_MANY = new Set(
  'size count total capacity number max maximum no of kapazitat anzahl zahl fur capacite nombre de pour capacidad numero para'.split(
    ' ',
  ),
);

/** `size` counts only what comes in packs: a wheel size is no number of wheels. */
const PACKED = new Set(['pack', 'packs', 'set']);

/**
 * Reads numbers of counted things that a numeric attribute is named after (`for 4 people`, `6 seater`, `8 cores`), of a
 * merchant's own units (`84 dB`), and numbers after the name of an attribute (`SPF 50`).
 *
 * The attribute must be named by the counted word itself or by another word for it. What is bounded is sure, the rest a
 * guess.
 */
export function readCounts(reading: Reading): void {
  const { tokens, lexicon } = reading;
  if (reading.vocabulary.columns.length === 0) return;
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at]!;
    if (token.kind !== 'number' || !isFree(reading, at) || currencySigns.has(tokens[at - 1]?.key ?? ''))
      continue;
    const place = namedBeside(reading, at);
    const [column] = place?.named ?? [];
    if (!place || !column || place.named.every(({ max }) => token.value > max * 2)) continue;
    const { named } = place;
    const before = boundBefore(reading, place.from);
    const after = phraseAt(reading, lexicon.boundAfter, place.to);
    const bound = before?.bound ?? after?.meaning ?? 'is';
    const operator: Operator = bound === 'around' ? 'is' : bound;
    const [from, to] = [before?.from ?? place.from, place.to + (before ? 0 : (after?.length ?? 0))];
    const surface = surfaceOf(reading, from, to);
    const isGuess = operator === 'is';
    take(reading, from, to, isGuess);
    reading.constraints.push({
      slot: 'attribute',
      attribute: column.attribute,
      operator,
      value: token.value,
      columns: named.map((one) => ({ column: one.column, value: token.value })),
      ...surface,
      keepsText: isGuess,
      soft: isGuess,
    });
  }
}

type Named = { from: number; to: number; named: NumericColumn[] };

/** The number at `at` with the word after it, or right before it, that names attributes. */
function namedBeside(reading: Reading, at: number): Named | undefined {
  const { tokens, lexicon } = reading;
  const noun = at + (tokens[at + 1]?.key === '-' && isFree(reading, at + 1) ? 2 : 1);
  for (const [word, from, to] of [
    [noun, at, noun + 1],
    [at - 1, at - 1, at + 1],
  ] as const) {
    const token = tokens[word];
    if (token?.kind !== 'word' || !isFree(reading, word)) continue;
    // "from 20 to 30", "2 in 1"
    const isPlain = lexicon.glue.has(token.key) || lexicon.bounding.has(token.key);
    if (isPlain && !isCountedWord(token.key)) continue;
    const named = columnsNamed(reading, token.key);
    if (named.length > 0) return { from, to, named };
  }
  return undefined;
}

const LONGEST_BOUND = 6;

function boundBefore(reading: Reading, at: number) {
  for (let from = Math.max(0, at - LONGEST_BOUND); from < at; from++) {
    const found = phraseAt(reading, reading.lexicon.boundBefore, from);
    if (found && from + found.length === at) return { from, bound: found.meaning };
  }
  return undefined;
}

/** `Stückzahl`, `Seitenanzahl`. */
const COUNTING_END = /(?<=\p{L}{3})(?:an)?zahl$/u;

/** By the list of a vocabulary: its columns whose name counts one thing, by the stem of that word. */
const countedByStem = new WeakMap<readonly NumericColumn[], ReadonlyMap<string, NumericColumn[]>>();

function columnsByStem(columns: readonly NumericColumn[], language: string) {
  let found = countedByStem.get(columns);
  if (found === undefined) {
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
