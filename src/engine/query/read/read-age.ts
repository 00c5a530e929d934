import type { Audience } from '../../language/concepts/values.ts';
import { wordsOfAll } from '../../language/pack.ts';
import { attributeOfTag } from './find-value.ts';
import { addConstraints, type BareConstraint, isFree, longestPhraseAt, type Reading } from './reading.ts';

/** Up to this age the one it is for is a child. */
const OLDEST_CHILD = 14;
const SONS = wordsOfAll('catalogue', ({ sons }) => sons);
const DAUGHTERS = wordsOfAll('catalogue', ({ daughters }) => daughters);

/**
 * Reads `for a 6 year old`, `ages 3`, `6 ans`: any age range of the catalogue that includes it. Where the catalogue has no
 * ages, a child's says whom it is for (`for my 8 year old daughter`: girls).
 */
export function readAge(reading: Reading): void {
  const { ages } = reading.vocabulary;
  for (let at = 0; at < reading.tokens.length; at++) {
    const before = longestPhraseAt(reading, reading.lexicon.ageBefore, at);
    const number = at + (before?.length ?? 0);
    const token = reading.tokens[number];
    if (token?.kind !== 'number' || !isFree(reading, number)) continue;
    let to = number + 1;
    if (reading.tokens[to]?.key === '+') to++;
    if (reading.tokens[to]?.key === '-' && !reading.tokens[to]!.spaced) to++;
    const upper =
      reading.tokens[to]?.kind === 'number' && to > number + 1 ? reading.tokens[to++]!.value : token.value;
    const after = longestPhraseAt(reading, reading.lexicon.ageAfter, to);
    const isTold = !before && !after && ages.length > 0 && isAge(reading, at, to);
    if (!before && !after && !isTold) continue;
    to += after?.length ?? 0;
    if (ages.length === 0) {
      readChild(reading, at, to, token.value);
      return;
    }
    const fitting = ages.filter(({ from, to: last }) => from <= upper && token.value <= last);
    if (fitting.length === 0) continue;
    const tags = fitting.map(({ tag }) => tag);
    const attribute = attributeOfTag(tags[0]!);
    const said: BareConstraint = { slot: 'age', attribute, operator: 'is', value: token.value, tags };
    addConstraints(reading, [at, to], [said]);
    return;
  }
}

/** "she is 7,", "just turned 4": a small number that ends a clause, after a word that tells an age. */
function isAge({ tokens, lexicon }: Reading, at: number, to: number): boolean {
  const [before, number, next] = [tokens[at - 1], tokens[at], tokens[to]];
  const endsClause = next === undefined || next.kind === 'sign' || lexicon.glue.has(next.key);
  return (
    before?.kind === 'word' && lexicon.ageTold.has(before.key) && number!.value <= OLDEST_CHILD && endsClause
  );
}

function readChild(reading: Reading, at: number, to: number, age: number): void {
  const next = reading.tokens[to]?.key ?? '';
  const audience: Audience = SONS.has(next) ? 'boys' : DAUGHTERS.has(next) ? 'girls' : 'kids';
  const tags = reading.vocabulary.audiences.get(audience);
  if (!tags || age > OLDEST_CHILD) return;
  const attribute = attributeOfTag(tags[0]!);
  const said: BareConstraint = { slot: 'audience', attribute, operator: 'is', value: audience, tags };
  addConstraints(reading, [at, audience === 'kids' ? to : to + 1], [said]);
}
