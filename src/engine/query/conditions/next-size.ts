import type { QueryVocabulary } from '../read/catalogue-vocabulary.ts';
import type { Constraint } from '../read/constraint.ts';

const LETTERS = ['2xs', 'xs', 's', 'm', 'l', 'xl', '2xl', '3xl', '4xl', '5xl', '6xl'];

/** Place of a size among those of its kind: letters in their order, numbers by value; `undefined` for all others. */
function rankOf(key: string): { kind: string; rank: number } | undefined {
  const letter = LETTERS.indexOf(key);
  if (letter >= 0) return { kind: 'letters', rank: letter };
  const number = /^([a-z]*)(\d+(?:\.\d+)?)([a-z]*)$/u.exec(key);
  return number ? { kind: `${number[1]}#${number[3]}`, rank: Number(number[2]) } : undefined;
}

/** The size constraint one step up or down from the one in force, among the sizes of the catalogue. */
export function nextSize(
  constraints: readonly Constraint[],
  vocabulary: Pick<QueryVocabulary, 'sizes'>,
  direction: 'larger' | 'smaller',
): Constraint | undefined {
  const current = constraints.find(({ slot, operator }) => slot === 'size' && operator === 'is');
  if (!current) return undefined;
  const entries = [...vocabulary.sizes];
  const own = entries.find(([, size]) => size.value === current.value)?.[0];
  const from = own === undefined ? undefined : rankOf(own);
  if (!from) return undefined;
  const step = direction === 'larger' ? 1 : -1;
  const next = entries
    .flatMap(([key, size]) => {
      const place = rankOf(key);
      return place && place.kind === from.kind && (place.rank - from.rank) * step > 0
        ? [{ size, rank: place.rank }]
        : [];
    })
    .sort((a, b) => (a.rank - b.rank) * step)[0];
  return next && { ...current, value: next.size.value, tags: next.size.tags, surface: next.size.value };
}
