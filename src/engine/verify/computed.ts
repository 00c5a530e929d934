import type { VerifiableAnswer, VerifiableClaim } from './verifiable.ts';

type Step = NonNullable<VerifiableClaim['computed']>[number];

/** The number of a line of a fact sheet (`price: 139.00 USD` → 139). */
function amountOf(quote: string): number | undefined {
  const number = /^[^\s:]+: (-?\d+(?:\.\d+)?)/u.exec(quote)?.[1];
  return number === undefined ? undefined : Number(number);
}

/** What a step comes to from its sources, `undefined` where it cannot be worked out. */
function recomputed(step: Step, { sources }: VerifiableAnswer): number | undefined {
  const used = step.sources.flatMap((index) => sources[index] ?? []);
  if (used.length === 0 || used.length < step.sources.length) return undefined;
  if (step.operation === 'count') return new Set(used.map(({ sourceId }) => sourceId)).size;
  const amounts = used.map(({ quote }) => amountOf(quote));
  if (amounts.some((amount) => amount === undefined)) return undefined;
  const known = amounts as number[];
  if (step.operation === 'min') return Math.min(...known);
  if (step.operation === 'max') return Math.max(...known);
  if (step.operation === 'difference' && known.length === 2) return Math.abs(known[0]! - known[1]!);
  return undefined;
}

/** The steps of a claim that do not come to what it says. A conversion is worked out with the numbers of the text. */
export function wrongSteps(claim: VerifiableClaim, answer: VerifiableAnswer): readonly Step[] {
  return (claim.computed ?? []).filter((step) => {
    if (step.operation === 'convert') return false;
    const value = recomputed(step, answer);
    return value === undefined || Math.abs(value - step.value) > 1e-9;
  });
}

/** The values that a claim may state because they were worked out; conversions aside, they equal what it declares. */
export function computedValues(claim: VerifiableClaim): number[] {
  return (claim.computed ?? []).flatMap(({ operation, value }) =>
    operation === 'convert' ? [] : [Math.abs(value)],
  );
}
