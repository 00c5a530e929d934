import { en } from '../lexicon/en.ts';
import type { CallKind, PromiseKind } from '../lexicon/lexicon.ts';
import type { PreparedEvidence } from '../open-gate.ts';
import { type Claim, reasonAt } from '../read/claim.ts';
import { comparable, hasAny, type Span, spansOf, without } from '../read/phrase-spans.ts';
import type { GateReason } from '../types.ts';

/** Stock and the like as records write it. */
const TYPED: Partial<Record<PromiseKind, RegExp>> = {
  stock: /\bin[_ ]stock\b/u,
  free: /(?<![\p{N}.,])0(?:[.,]00?)?\s?(?:\p{Sc}|[A-Z]{3}\b)|\p{Sc}\s?0(?:[.,]00?)?(?![\p{N}.,])/u,
};

/** Promises and calls on the shopper for which no cited evidence is fit: reviews never are. */
export function checkPromises(claim: Claim): GateReason[] {
  const { gate, lower } = claim;
  const fit = claim.cited.filter(({ evidence }) => evidence.trust !== 'review');
  const reasons: GateReason[] = [];
  const { promises, calls, privatives, privativeEndings } = gate.lexicon;
  const bare = without(lower, spansOf(lower, privatives));
  for (const kind of Object.keys(promises) as PromiseKind[])
    for (const span of spansOf(bare, promises[kind])) {
      if (kind === 'free' && isEnding(bare, span, privativeEndings)) continue;
      if (isDenied(claim, span) && kind !== 'free') continue;
      if (fit.some((evidence) => promisesToo(evidence, kind))) continue;
      reasons.push(reasonAt(claim, 'commitment', span, 'no cited evidence promises this'));
    }
  for (const kind of Object.keys(calls) as CallKind[])
    for (const span of spansOf(lower, calls[kind]))
      if (!isDenied(claim, span) && !fit.some((evidence) => callsToo(evidence, kind)))
        reasons.push(reasonAt(claim, 'conduct', span, 'no cited evidence asks the shopper to do this'));
  return reasons;
}

/** "Sugar-free" promises nothing. */
function isEnding(lower: string, { start, end }: Span, endings: string): boolean {
  return (
    lower[start - 1] === '-' ||
    endings.split('|').some((ending) => ending !== '' && lower.slice(start, end) === `-${ending}`)
  );
}

function isDenied({ statements }: Claim, { start }: Span): boolean {
  return statements.some(
    (statement) => statement.isSaid === false && start >= statement.start && start < statement.end,
  );
}

function promisesToo({ said, lexicon }: PreparedEvidence, kind: PromiseKind): boolean {
  const lower = comparable(said);
  return (
    hasAny(lower, lexicon.promises[kind]) ||
    hasAny(lower, en.promises[kind]) ||
    (TYPED[kind]?.test(said) ?? false)
  );
}

function callsToo({ said, lexicon }: PreparedEvidence, kind: CallKind): boolean {
  const lower = comparable(said);
  return hasAny(lower, lexicon.calls[kind]) || hasAny(lower, en.calls[kind]);
}
