import type { EvidencePart } from '../open-gate.ts';
import type { Statement } from '../read/statements.ts';
import { unstatedIn } from '../read/unstated.ts';
import { heldBy, type Word } from '../read/words.ts';
import type { GateReason } from '../types.ts';
import { type GateClaim, reasonAt, topicOf } from './claim.ts';
import { isBeyond, type StatedClause } from './denied.ts';
import { nearestEvidence } from './named-products.ts';
import { stockSaid } from './stock.ts';

/** What share of its topic evidence must hold to speak of a denial, and at least to bear it out. */
const MOST_OF_IT = 0.6;
const HALF_OF_IT = 0.4;

/**
 * What only a contrary in the evidence can be meant by: one side of a pair ("open", "before") where everything cited that
 * touches the clause has the other side; a denial where nothing cited denies.
 */
export function checkContraries(claim: GateClaim): GateReason[] {
  const parts = nearestEvidence(claim).flatMap((each) => each.parts);
  const all = parts.flatMap(({ statements }) => statements);
  const reasons: GateReason[] = [];
  for (const own of claim.statements) {
    const span = { start: own.start, end: own.end };
    if (unstatedIn(claim.lower.slice(own.start, own.end), claim.gate.lexicon).length > 0) continue;
    if (stockSaid(claim, own) === undefined && isOtherSide(claim, own, all))
      reasons.push(reasonAt(claim, 'polarity', span, 'the cited evidence only says the contrary'));
    else if (isLoneDenial(claim, own, parts) && !parts.some((part) => isBeyond(claim, own, part)))
      reasons.push(reasonAt(claim, 'polarity', span, 'nothing cited denies this'));
    else if (isWithoutTurned(claim, own, all))
      reasons.push(reasonAt(claim, 'polarity', span, 'the cited evidence says with where this says without'));
  }
  return reasons;
}

function touches(topic: readonly Word[], { bag }: StatedClause, least: number): boolean {
  return topic.filter((word) => heldBy(bag, word) >= 0.9).length >= least;
}

/** Whether a pair's side that the clause takes is taken nowhere, and the other side is where the clause's own topic stands. */
function isOtherSide(claim: GateClaim, own: Statement, all: readonly StatedClause[]): boolean {
  const topic = topicOf(claim, own);
  if (topic.length === 0) return false;
  const least = Math.min(topic.length, 2);
  const isTurned = (side: 'stands' | 'modifiers') =>
    [...own[side]].some(([key, isPlus]) => {
      const having = all.filter((stated) => stated[side].has(key));
      return (
        having.some((stated) => touches(topic, stated, least)) &&
        having.every((stated) => stated[side].get(key) !== isPlus)
      );
    });
  return isTurned('stands') || isTurned('modifiers');
}

/** A denial of something that the evidence speaks of, and denies nowhere. */
function isLoneDenial(claim: GateClaim, own: Statement, parts: readonly EvidencePart[]): boolean {
  if (own.isSaid !== false || own.stands.size > 0) return false;
  const topic = topicOf(claim, own);
  if (topic.length === 0) return false;
  const shareIn = (part: EvidencePart, stated?: StatedClause) =>
    topic.filter(
      (word) =>
        heldBy(part.bag, word) > 0 ||
        heldBy(part.context, word) >= 0.9 ||
        (stated !== undefined && heldBy(stated.bag, word) > 0),
    ).length / topic.length;
  const isSpokenOf = parts.some((part) => shareIn(part) >= MOST_OF_IT);
  return (
    isSpokenOf &&
    !parts.some((part) =>
      part.statements.some((stated) => deniesAnything(stated) && shareIn(part, stated) >= HALF_OF_IT),
    )
  );
}

function deniesAnything({ isSaid, lacking, stands, modifiers }: StatedClause): boolean {
  return isSaid !== true || lacking.size > 0 || [...stands.values(), ...modifiers.values()].includes(false);
}

/** "With fees" where every place that has the word says "without", or the other way round. */
function isWithoutTurned(claim: GateClaim, own: Statement, all: readonly StatedClause[]): boolean {
  if (own.isSaid !== true) return false;
  const lacks = ({ lacking }: Statement, word: Word) => word.keys.some((key) => lacking.has(key));
  return topicOf(claim, own).some((word) => {
    const isLacking = lacks(own, word);
    const having = all.filter((stated) => heldBy(stated.bag, word) >= 0.9 || lacks(stated, word));
    return (
      having.length > 0 &&
      having.every((stated) =>
        isLacking
          ? stated.isSaid === true && stated.lacking.size + stated.stands.size === 0
          : lacks(stated, word),
      )
    );
  });
}
