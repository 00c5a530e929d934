import type { Span } from '../../text/characters/span.ts';
import type { GateLexicon } from '../gate-lexicon.ts';
import { spansOf } from './phrase-spans.ts';

/** A word with a contrary: which pair of the lexicon, and which side. */
export type Mark = Span & { key: string; isPlus: boolean; isModifier: boolean };

/** Words with a contrary in a comparable text; the longer of two that overlap is meant. */
export function marksIn(lower: string, lexicon: GateLexicon): Mark[] {
  const all: Mark[] = [];
  const collect = (pairs: GateLexicon['opposites'] = [], isModifier = false) => {
    for (const [i, pair] of pairs.entries())
      for (const [side, entries] of pair.entries())
        for (const span of spansOf(lower, entries))
          all.push({ ...span, key: `${isModifier ? 'm' : 'o'}${i}`, isPlus: side === 0, isModifier });
  };
  collect(lexicon.opposites);
  collect(lexicon.modifiers, true);
  const length = ({ start, end }: Span) => end - start;
  return all.filter(
    (mark) =>
      !all.some((other) => length(other) > length(mark) && mark.start < other.end && mark.end > other.start),
  );
}

/** The sign of each thing that has a contrary; one that is both said and denied in a clause is neither. */
export function signs(marks: readonly Mark[], isFlipped: boolean): Map<string, boolean> {
  const found = new Map<string, boolean>();
  const both = new Set<string>();
  for (const { key, isPlus } of marks) {
    const value = isPlus !== isFlipped;
    if (found.has(key) && found.get(key) !== value) both.add(key);
    found.set(key, value);
  }
  for (const key of both) found.delete(key);
  return found;
}
