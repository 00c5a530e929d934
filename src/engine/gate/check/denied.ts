import { beginsIn, isWithinAny } from '../../text/characters/span.ts';
import type { EvidencePart } from '../open-gate.ts';
import { type Amount, isPlain } from '../read/amounts.ts';
import { comparable, hasAny } from '../read/phrase-spans.ts';
import { isSameAmount } from '../read/same-amount.ts';
import type { Statement } from '../read/statements.ts';
import { heldBy, type Word, type WordBag, wordBag } from '../read/words.ts';
import { boundAt } from './bounds.ts';
import { type GateClaim, topicOf } from './claim.ts';

/** A statement of evidence with its words ready to be looked up. */
export type StatedClause = EvidencePart['statements'][number];

/** The least share of what is denied that another clause must speak of. */
export const SPEAKS_OF_DENIED = 0.5;
/** The least share of a clause that what denies one of its words must speak of. */
const NEAR = 0.4;
/** The least share of what is denied that two clauses must speak of together. */
const SHARED_OUT = 0.75;

function holdsAll(words: readonly Word[], bag: WordBag): boolean {
  return words.every((word) => heldBy(bag, word) >= 0.9);
}

/** Whether a statement denies all of some words: "never installed in a car". */
export function deniesAll(words: readonly Word[], { denied }: StatedClause): boolean {
  return denied.length > 0 && holdsAll(words, wordBag(denied));
}

/** What a clause denies, up to a comma: "no one else, with a play time of 20 min" denies no time. */
export function deniedHere({ text, amounts }: GateClaim, own: Statement): Word[] {
  const to = deniedTo(text, own);
  return own.denied.filter((word) => word.start < to && !isWithinAny(word, amounts));
}

/** Whether another clause of the sentence repeats a denial of the evidence: then the evidence is no contrary of the others. */
export function isRepeated(claim: GateClaim, own: Statement, { isSaid, denied }: StatedClause): boolean {
  return (
    isSaid === false &&
    denied.length > 0 &&
    claim.statements.some((other) => {
      if (other === own || other.denied.length === 0) return false;
      const [bag, ownBag] = [wordBag(other.words), wordBag(own.words)];
      const there = denied.filter((word) => heldBy(bag, word) > 0);
      // "In winter it freezes: then we do not ship paint" shares out what "in winter we do not ship paint" denies.
      const isSharedOut =
        there.some((word) => heldBy(ownBag, word) === 0) &&
        denied.filter((word) => heldBy(bag, word) > 0 || heldBy(ownBag, word) > 0).length >=
          SHARED_OUT * denied.length;
      return isSharedOut || there.length >= SPEAKS_OF_DENIED * denied.length;
    })
  );
}

/** A clause that denies a number which the evidence states, or states one that it only denies. */
export function deniesAmount(claim: GateClaim, own: Statement, parts: readonly EvidencePart[]): boolean {
  if (own.isSaid === undefined || own.stands.size > 0) return false;
  return claim.amounts.some((amount) => {
    if (isPlain(amount) || own.lacking.size > 0 || !speaksOf(claim, own, amount)) return false;
    const text = claim.text.slice(amount.start, amount.end);
    const stating = parts.flatMap((part) =>
      isBeyond(claim, own, part)
        ? []
        : part.amounts
            .filter((stated) => isSameAmount(amount, stated, text))
            .flatMap((stated) => part.statements.filter((each) => part.isCell || beginsIn(stated, each))),
    );
    return stating.length > 0 && stating.every(({ isSaid }) => isSaid === !own.isSaid);
  });
}

/** Whether what a clause says or denies is said of an amount: one in front of the no is only named, one in brackets is another's. */
function speaksOf({ text, statements }: GateClaim, own: Statement, amount: Amount): boolean {
  const isOwn = beginsIn(amount, { start: own.deniedFrom ?? own.start, end: deniedTo(text, own) });
  const isAside = statements.some(
    (other) => other !== own && other.start > own.start && beginsIn(amount, other),
  );
  return isOwn && !isAside;
}

/** Whether a clause denies something from an amount on of which the evidence says something up to there: "not after the first 14 days". */
export function isBeyond(claim: GateClaim, own: Statement, { amounts, text }: EvidencePart): boolean {
  if (own.isSaid !== false || own.denied.length === 0) return false;
  return claim.amounts.some(
    (amount) =>
      !isPlain(amount) &&
      beginsIn(amount, { start: own.start, end: deniedTo(claim.text, own) }) &&
      boundAt(claim.lower, amount, claim.gate.lexicon) === 'least' &&
      amounts.some(
        (stated) =>
          isSameAmount(amount, stated, claim.text.slice(amount.start, amount.end)) &&
          boundAt(comparable(text), stated, claim.gate.lexicon) !== 'least',
      ),
  );
}

/** Where what a no is of ends: "no one else, about 20 min" denies no minutes. */
function deniedTo(text: string, { deniedFrom, end }: Statement): number {
  const comma = deniedFrom === undefined ? -1 : text.slice(deniedFrom, end).search(/,\s/u);
  return comma < 0 ? end : deniedFrom! + comma;
}

/** A word of what is said to be so, of which everything cited says that it is not so. */
export function isDeniedWord(
  claim: GateClaim,
  own: Statement,
  word: Word,
  parts: readonly EvidencePart[],
): boolean {
  if (own.isSaid !== true || hasAny(claim.lower.slice(word.start, word.end), claim.gate.lexicon.light))
    return false;
  // "Without a sensor" says what the evidence says; whether it does is looked at with its contraries.
  if (word.keys.some((key) => own.lacking.has(key)) || isWithinAny(word, claim.addresses)) return false;
  if (isWithinAny(word, claim.amounts)) return false;
  if (parts.some(({ context }) => heldBy(context, word) >= 0.9)) return false;
  const holding = parts.flatMap((part) =>
    part.statements.filter(({ bag }) => heldBy(bag, word) === 1).map((stated) => ({ stated, part })),
  );
  // Only what stands behind the no is denied: "a hardened shackle that cutters do not get around".
  const denies = ({ isSaid, denied }: StatedClause) =>
    isSaid === false && (denied.length === 0 || heldBy(wordBag(denied), word) === 1);
  const topic = topicOf(claim, own);
  const isNear = ({ bag }: EvidencePart) =>
    topic.filter((each) => heldBy(bag, each) >= 0.9).length >= NEAR * topic.length;
  return (
    holding.some(({ part }) => isNear(part)) &&
    holding.every(({ stated }) => denies(stated) && !isRepeated(claim, own, stated))
  );
}
