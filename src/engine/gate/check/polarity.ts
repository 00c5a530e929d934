import { beginsIn } from '../../text/characters/span.ts';
import { type GateLexicon, stockKeyOf } from '../gate-lexicon.ts';
import type { EvidencePart } from '../open-gate.ts';
import { bare } from '../read/bare.ts';
import { hasAny, spansOf } from '../read/phrase-spans.ts';
import { isSameAmount } from '../read/same-amount.ts';
import { particleIn, type Statement } from '../read/statements.ts';
import { unstatedIn } from '../read/unstated.ts';
import { heldBy, type Word, type WordBag, wordBag } from '../read/words.ts';
import type { GateReason } from '../types.ts';
import { type GateClaim, reasonAt } from './claim.ts';
import {
  deniedHere,
  deniesAll,
  deniesAmount,
  isBeyond,
  isDeniedWord,
  isRepeated,
  SPEAKS_OF_DENIED,
  type StatedClause,
} from './denied.ts';
import { weightsOf } from './fit.ts';
import { nearestEvidence } from './named-products.ts';
import { stockSaid } from './stock.ts';

/**
 * The least share of a clause that a contrary statement must hold to count, and how much better it must fit than the best that
 * agrees. A denial has fewer words that evidence could hold: the no stands for the rest.
 */
const ofOther = { least: 0.5, better: 1.1 };
const ofDenial = { least: 0.3, better: 1 };
/** What a contrary counts that does not speak of what is denied. */
const BESIDE = 0.6;
/** How well evidence that takes the side which a clause takes of a pair must fit, beside what does not speak of the pair. */
const SETTLES = 0.75;
/** What a word with a contrary counts, beside the weights of other words. */
const STAND = 1;
/** What words of other clauses of the sentence count, and words that any shop's reply may use. */
const ELSEWHERE = 0.35;
const LIGHT = 0.2;

/** Clauses that say the contrary of what the cited evidence says about the same, and answers that contradict themselves. */
export function checkPolarity(claim: GateClaim): GateReason[] {
  const parts = nearestEvidence(claim).flatMap((each) => each.parts);
  const reasons: GateReason[] = [];
  for (const statement of claim.statements) {
    if (unstatedIn(claim.lower.slice(statement.start, statement.end), claim.gate.lexicon).length > 0)
      continue;
    // What can be had of which variant is looked at with its record.
    if (stockSaid(claim, statement) !== undefined) continue;
    if (isContrary(claim, statement, parts))
      reasons.push(reasonAt(claim, 'polarity', statement, 'the cited evidence says the contrary'));
    else if (deniesAmount(claim, statement, parts))
      reasons.push(reasonAt(claim, 'polarity', statement, 'the cited evidence says this of the number'));
    else
      for (const word of statement.words)
        if (isDeniedWord(claim, statement, word, parts))
          reasons.push(reasonAt(claim, 'polarity', word, 'the cited evidence says the contrary of this'));
  }
  const particle = particleIn(claim.lower, claim.gate.lexicon);
  const first = claim.statements.find(({ words }) => words.length > 0);
  if (particle === undefined || first === undefined || claim.gate.scene.question === '') return reasons;
  const asksNo = hasAny(claim.gate.asked.text.toLowerCase(), claim.gate.lexicon.negators);
  if (particle.isYes && first.isSaid === false && first.stands.size === 0 && !asksNo)
    reasons.push(reasonAt(claim, 'polarity', particle, 'a yes before a denial'));
  if (
    !particle.isYes &&
    first.isSaid === true &&
    first.lacking.size === 0 &&
    !asksNo &&
    saysWhatIsAsked(claim, first)
  )
    reasons.push(reasonAt(claim, 'polarity', particle, 'a no before what was asked'));
  return reasons;
}

/** Whether a clause has every word with content of the question, its verb too: then a no in front of it denies it. */
function saysWhatIsAsked({ gate, words }: GateClaim, clause: Statement): boolean {
  const own = wordBag(words.filter((word) => beginsIn(word, clause)));
  const asked = gate.asked.words;
  return asked.length > 1 && asked.every((word) => heldBy(own, word) >= 0.9);
}

/** Whether the statement that fits a clause best says its contrary. */
function isContrary(claim: GateClaim, own: Statement, parts: readonly EvidencePart[]): boolean {
  if (own.words.length === 0 && own.stands.size === 0) return false;
  if (isLackStated(own, parts) || isSaidSo(claim, own, parts)) return false;
  const { agreeing, contrary } = fits(claim, own, parts);
  const { least, better } = own.isSaid === false ? ofDenial : ofOther;
  return contrary >= least && contrary > better * agreeing;
}

/** How well the statements fit a clause that agree with it, and those that say its contrary. */
function fits(
  claim: GateClaim,
  own: Statement,
  parts: readonly EvidencePart[],
): { agreeing: number; contrary: number } {
  const weights = clauseWeights(claim, own, parts);
  const days = new Set(claim.weekdays.map(({ weekday }) => weekday));
  const said = wordBag(claim.words);
  const speaksOfIt = ({ stands }: StatedClause) => [...own.stands.keys()].some((key) => stands.has(key));
  let [agreeing, contrary, agreeingOnIt, contraryBeside] = [0, 0, 0, 0];
  const denied = deniedHere(claim, own);
  const isDenied =
    denied.length > 0 &&
    own.isSaid === false &&
    parts.some(({ statements }) =>
      statements.some(
        (stated) => stated.isSaid === false && stated.stands.size === 0 && deniesAll(denied, stated),
      ),
    );
  for (const part of parts) {
    // What holds on other days is no contrary.
    if (days.size > 0 && part.weekdays.size > 0 && ![...days].some((day) => part.weekdays.has(day))) continue;
    const isOfRest = isBeyond(claim, own, part);
    for (const stated of part.statements) {
      const score = overlap(claim, { own, stated, part, weights });
      if (score === 0) continue;
      if (isOfRest || !disagree(own, stated)) {
        agreeing = Math.max(agreeing, score);
        if (speaksOfIt(stated)) agreeingOnIt = Math.max(agreeingOnIt, score);
      } else if (
        !(isDenied && denied.some((word) => heldBy(stated.bag, word) < 1)) &&
        !isRepeated(claim, own, stated)
      ) {
        const isSame = isOfTheSame(own, { stated, part, said, lexicon: claim.gate.lexicon });
        const counted = isSame ? score : BESIDE * score;
        if (speaksOfIt(stated)) contrary = Math.max(contrary, counted);
        else contraryBeside = Math.max(contraryBeside, counted);
      }
    }
  }
  // What says "toxic" of a lemon tree is not refuted by what only speaks of its leaves.
  const isSettled = agreeingOnIt > 0 && agreeingOnIt >= SETTLES * contraryBeside;
  return { agreeing, contrary: isSettled ? contrary : Math.max(contrary, contraryBeside) };
}

/** Whether the evidence says that the very same is lacking. */
function isLackStated({ lacking, stands }: Statement, parts: readonly EvidencePart[]): boolean {
  return (
    lacking.size > 0 &&
    stands.size === 0 &&
    parts.some(({ statements }) =>
      statements.some((stated) => [...lacking].every((key) => stated.lacking.has(key))),
    )
  );
}

/** Whether the evidence has the very clause, word for word. */
function isSaidSo(
  { text }: GateClaim,
  { start, end, words }: Statement,
  parts: readonly EvidencePart[],
): boolean {
  if (words.length === 0) return false;
  const own = bare(text.slice(start, end)).trim();
  return parts.some(
    (part) =>
      !part.isCell &&
      part.bare.includes(own) &&
      part.statements.some((stated) => bare(part.text.slice(stated.start, stated.end)).trim() === own),
  );
}

/** Whether of two statements, of which one denies, the other speaks of the very thing that is denied. */
function isOfTheSame(
  own: Statement,
  {
    stated,
    part: { context },
    said,
    lexicon,
  }: { stated: StatedClause; part: EvidencePart; said: WordBag; lexicon: GateLexicon },
): boolean {
  const share = (denied: readonly Word[], ...bags: WordBag[]) =>
    denied.filter((word) => bags.some((bag) => heldBy(bag, word) > 0)).length / denied.length;
  if ([...own.stands.keys()].some((key) => stated.stands.has(key))) return true;
  if (own.denied.length > 0) return share(own.denied, stated.bag, context) >= SPEAKS_OF_DENIED;
  if (stated.denied.length > 0)
    return share(stated.denied, said) >= SPEAKS_OF_DENIED && share(stated.denied, wordBag(own.words)) > 0;
  // "Sold out" is no contrary of what does not speak of stock.
  const stock = stockKeyOf(lexicon);
  return stock === undefined || !own.stands.has(stock) || stated.stands.size > 0;
}

/** What the words of a sentence count for one clause: its own most, those of any shop's reply little. */
function clauseWeights(claim: GateClaim, own: Statement, parts: readonly EvidencePart[]): Map<Word, number> {
  const all = claim.statements.flatMap(({ words }) => words);
  const light = spansOf(claim.lower, claim.gate.lexicon.light);
  const weights = weightsOf(all, parts);
  for (const [word, weight] of weights) {
    const isOwn = beginsIn(word, own);
    const isLight = light.some(({ start, end }) => word.start >= start && word.end <= end);
    weights.set(word, weight * (isOwn ? 1 : ELSEWHERE) * (isLight ? LIGHT : 1));
  }
  return weights;
}

/** How well a statement speaks of what a clause speaks of: 0 to 1. */
function overlap(
  claim: GateClaim,
  {
    own,
    stated,
    part,
    weights,
  }: { own: Statement; stated: StatedClause; part: EvidencePart; weights: ReadonlyMap<Word, number> },
): number {
  let [held, all] = [0, 0];
  let [isOwn, isNear, hasStand] = [false, false, false];
  for (const [word, weight] of weights) {
    if (weight === 0) continue;
    all += weight;
    const score = heldBy(stated.bag, word);
    if (score >= 0.9) isNear = true;
    if (score > 0 && beginsIn(word, own)) isOwn = true;
    held += weight * Math.max(score, 0.5 * heldBy(part.context, word), 0.3 * heldBy(part.bag, word));
  }
  for (const key of [...own.stands.keys(), ...own.modifiers.keys()]) {
    all += STAND;
    if (!stated.stands.has(key) && !stated.modifiers.has(key)) continue;
    held += STAND;
    hasStand = true;
  }
  for (const amount of claim.amounts) {
    if (!beginsIn(amount, own)) continue;
    all += STAND;
    const text = claim.text.slice(amount.start, amount.end);
    if (!part.amounts.some((other) => isSameAmount(amount, other, text))) continue;
    held += STAND;
    isNear = true;
  }
  return all === 0 || !(isOwn || (hasStand && isNear)) ? 0 : held / all;
}

/** Whether one of two statements about the same says what the other denies. */
function disagree(own: Statement, stated: StatedClause): boolean {
  const shared = [...own.stands].filter(([key]) => stated.stands.has(key));
  const turned = [...own.modifiers].some(
    ([key, isPlus]) => stated.modifiers.has(key) && stated.modifiers.get(key) !== isPlus,
  );
  // What holds under a condition is compared with what else does.
  const [here, there] = own.isSaid === undefined ? [own.ifSaid, stated.ifSaid] : [own.isSaid, stated.isSaid];
  if (here === undefined || there === undefined)
    return own.isSaid === undefined && turned && shared.length === 0;
  if (shared.length > 0) {
    const isOther = shared.every(([key, isPlus]) => stated.stands.get(key) !== isPlus);
    return isOther !== turned;
  }
  const isOther = here !== there;
  if (turned) return !isOther;
  const lacks = ({ lacking }: Statement, word: Word) =>
    [...word.keys, ...word.parts].some((key) => lacking.has(key));
  for (const word of own.words) {
    if (heldBy(stated.bag, word) < 0.9) continue;
    // "Without sugar" and "contains no sugar" say the same.
    if (lacks(own, word) !== lacks(stated, word)) return !isOther;
  }
  return isOther;
}
