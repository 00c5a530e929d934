import type { Answer, Claim } from '../../say/answer.ts';

/** The claims of a later reply as they follow an earlier one: on a line of their own, and nothing twice. */
function claimsAfter(earlier: readonly Claim[], later: readonly Claim[]): Claim[] {
  const said = new Set(earlier.map(({ text }) => text));
  const claims = later.filter(({ text }) => !said.has(text));
  return claims.map((claim, i) => (i === 0 ? { ...claim, before: '\n' as const } : claim));
}

function distinctBy<Value>(values: readonly Value[], idOf: (value: Value) => string): Value[] {
  return [...new Map(values.toReversed().map((value) => [idOf(value), value])).values()].toReversed();
}

/**
 * The replies to the questions of one message as one reply, in their order: asserted where all of them are. It goes by the route of
 * the first, and in the language of the last where they differ.
 */
export function joinReplies(first: Answer, later: Answer): Answer {
  const seeAlso = distinctBy(
    [...(first.seeAlso ?? []), ...(later.seeAlso ?? [])],
    ({ sourceId }) => sourceId,
  );
  return {
    ...first,
    status: first.status === 'answered' && later.status === 'answered' ? 'answered' : 'partial',
    degraded: first.degraded || later.degraded,
    locale: later.locale,
    claims: [...first.claims, ...claimsAfter(first.claims, later.claims)],
    products: distinctBy([...first.products, ...later.products], ({ productId }) => productId),
    ...(seeAlso.length > 0 ? { seeAlso } : {}),
  };
}
