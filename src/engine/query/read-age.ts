import { isFree, phraseAt, type Reading, surfaceOf, take } from './reading.ts';

/** Reads `for a 6 year old`, `ages 3`, `6 ans`: any age range of the catalogue that includes it. Needs such ranges. */
export function readAge(reading: Reading): void {
  const { ages } = reading.vocabulary;
  if (ages.length === 0) return;
  for (let at = 0; at < reading.tokens.length; at++) {
    const before = phraseAt(reading, reading.lexicon.ageBefore, at);
    const number = at + (before?.length ?? 0);
    const token = reading.tokens[number];
    if (token?.kind !== 'number' || !isFree(reading, number)) continue;
    let to = number + 1;
    if (reading.tokens[to]?.key === '+') to++;
    if (reading.tokens[to]?.key === '-' && !reading.tokens[to]!.spaced) to++;
    const upper =
      reading.tokens[to]?.kind === 'number' && to > number + 1 ? reading.tokens[to++]!.value : token.value;
    const after = phraseAt(reading, reading.lexicon.ageAfter, to);
    if (!before && !after) continue;
    to += after?.length ?? 0;
    const fitting = ages.filter(({ from, to: last }) => from <= upper && token.value <= last);
    if (fitting.length === 0) continue;
    const surface = surfaceOf(reading, at, to);
    take(reading, at, to, false);
    const attribute = fitting[0]!.tag.slice('attr.'.length).split('=')[0]!;
    const tags = fitting.map(({ tag }) => tag);
    reading.constraints.push({
      slot: 'age',
      attribute,
      operator: 'is',
      value: token.value,
      tags,
      ...surface,
      keepsText: false,
      soft: true,
    });
    return;
  }
}
