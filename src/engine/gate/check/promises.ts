import type { CallKind, PromiseKind } from '../../language/gate-words.ts';
import { isWithinAny, type Span } from '../../text/characters/span.ts';
import { without } from '../../text/characters/without.ts';
import { type GateLexicon, gateLexiconOf } from '../gate-lexicon.ts';
import type { PreparedEvidence } from '../open-gate.ts';
import { comparable, hasAny, spansOf } from '../read/phrase-spans.ts';
import { heldBy } from '../read/words.ts';
import type { GateReason } from '../types.ts';
import { clauseOf, type GateClaim, reasonAt, wordsBeside } from './claim.ts';
import { hasCapitalNouns } from './names.ts';

/** Stock and the like as records write it. */
const TYPED: Partial<Record<PromiseKind | CallKind, RegExp>> = {
  stock: /\bin stock\b/u,
  free: /(?<![\p{N}.,])0(?:[.,]00?)?\s?(?:\p{Sc}|[a-z]{3}\b)|\p{Sc}\s?0(?:[.,]00?)?(?![\p{N}.,])/u,
};

/** Promises that go further than others: they must be of just what the clause speaks of. */
const FAR: ReadonlySet<PromiseKind | CallKind> = new Set([
  'always',
  'forever',
  'all',
  'best',
  'safe',
  'soon',
  'pay',
  'install',
  'reveal',
]);
/** The least share of a clause's other words that must stand where such a promise or call stands. */
const NEAR_IT = 0.6;

/** Finds promises and calls on the shopper for which no cited evidence is fit: reviews never are. */
export function checkPromises(claim: GateClaim): GateReason[] {
  const { gate, lower } = claim;
  const fit = claim.cited.filter(({ evidence }) => evidence.trust !== 'review');
  const reasons: GateReason[] = [];
  const { promises = {}, calls = {}, privatives, privativeEndings = '' } = gate.lexicon;
  const polite = spansOf(lower, gate.lexicon.courtesy);
  const bare = without(lower, spansOf(lower, privatives));
  const isHeld = (kind: PromiseKind | CallKind, span: Span, listOf: ListOf) =>
    fit.some((evidence) => stands(claim, { kind, span, listOf, evidence }));
  for (const kind of Object.keys(promises) as PromiseKind[])
    for (const span of spansOf(bare, promises[kind])) {
      if (kind === 'free' && isEnding(bare, span, privativeEndings)) continue;
      // "Feel free" and "ask a doctor" promise nothing.
      if (isWithinAny(span, polite) || (isDenied(claim, span) && kind !== 'free')) continue;
      if (!isHeld(kind, span, (lexicon) => lexicon.promises?.[kind]))
        reasons.push(reasonAt(claim, 'commitment', span, 'no cited evidence promises this'));
    }
  for (const kind of Object.keys(calls) as CallKind[])
    for (const span of spansOf(lower, calls[kind])) {
      // Who states a number or a mail address invites to use it; that it is stated is looked at elsewhere.
      if (isCallDenied(claim, span) || (kind === 'contact' && claim.addresses.length > 0)) continue;
      // "Buy it from us" sends nobody away.
      if (
        kind === 'leave' &&
        spansOf(lower.slice(span.end), gate.lexicon.us).some(({ start }) => start === 1)
      )
        continue;
      if (!isHeld(kind, span, (lexicon) => lexicon.calls?.[kind]))
        reasons.push(reasonAt(claim, 'conduct', span, 'no cited evidence asks the shopper to do this'));
    }
  return [...reasons, ...checkActs(claim)];
}

/** Finds what the speaker says to have done or to be able to do, though no assistant is: "I can cancel it for you". */
function checkActs(claim: GateClaim): GateReason[] {
  const { gate, lower, text } = claim;
  const { speaker, acts } = gate.lexicon;
  if (/[?？؟]\s*$/u.test(text) || !hasAny(lower, speaker)) return [];
  return claim.statements.flatMap((own) => {
    const clause = lower.slice(own.start, own.end);
    if (own.isSaid !== true || !hasAny(clause, speaker) || !hasAny(clause, acts)) return [];
    return [reasonAt(claim, 'commitment', own, 'no assistant can do this')];
  });
}

/** "Sugar-free" promises nothing. */
function isEnding(lower: string, { start, end }: Span, endings: string): boolean {
  return (
    lower[start - 1] === '-' ||
    endings.split('|').some((ending) => ending !== '' && lower.slice(start, end) === `-${ending}`)
  );
}

function isDenied(claim: GateClaim, span: Span): boolean {
  return clauseOf(claim, span)?.isSaid === false;
}

/**
 * Whether a call is one not to do something. With a capital amid a clause it is a sentence of its own without a mark before it
 * ("no detergent Buy …"), and what is denied there is another matter.
 */
function isCallDenied(claim: GateClaim, span: Span): boolean {
  const clause = clauseOf(claim, span);
  if (clause?.isSaid !== false) return false;
  const { text, lower, gate } = claim;
  const isAmid = text.slice(clause.start, span.start).trim() !== '';
  // Where nouns have capitals, one word with a capital may be a noun: "keine Überweisung".
  const isCapital = /^\p{Lu}/u.test(text.slice(span.start, span.end));
  const isVerb =
    isCapital && (!hasCapitalNouns(gate.language) || lower.slice(span.start, span.end).includes(' '));
  return !(isAmid && isVerb) || hasAny(lower.slice(span.start, clause.end), gate.lexicon.negators);
}

type ListOf = (lexicon: GateLexicon) => string | undefined;

/** Whether evidence says the like of a phrase at a place that also holds enough of the clause around it. */
function stands(
  claim: GateClaim,
  {
    kind,
    span,
    listOf,
    evidence: { parts, lexicon },
  }: { kind: PromiseKind | CallKind; span: Span; listOf: ListOf; evidence: PreparedEvidence },
): boolean {
  const words = wordsBeside(claim, span);
  return parts.some(({ text, bag, context }) => {
    const lower = comparable(text);
    const isThere =
      hasAny(lower, listOf(lexicon)) ||
      hasAny(lower, listOf(gateLexiconOf('en'))) ||
      (TYPED[kind]?.test(lower.replaceAll('_', ' ')) ?? false);
    if (!isThere) return false;
    const held = words.reduce(
      (sum, word) => sum + Math.max(heldBy(bag, word), 0.7 * heldBy(context, word)),
      0,
    );
    return held >= (FAR.has(kind) ? NEAR_IT : 0) * words.length;
  });
}
