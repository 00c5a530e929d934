import type { Answer, Claim } from '../../say/answer.ts';
import { spansOf } from '../../say/render.ts';

/** Pages that a reply names to read on, at most. */
export const MOST_PAGES = 3;

/** Ids of the sources that claims cite. */
export function citedIn(claims: readonly Claim[]): ReadonlySet<string> {
  const supports = claims.flatMap(({ support }) => support.flatMap(spansOf));
  return new Set(supports.map(({ source }) => source.sourceId));
}

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
  const claims = [...first.claims, ...claimsAfter(first.claims, later.claims)];
  const cited = citedIn(claims);
  const nearest = [...(first.seeAlso ?? []), ...(later.seeAlso ?? [])].filter(
    ({ sourceId }) => !cited.has(sourceId),
  );
  const seeAlso = distinctBy(nearest, ({ sourceId }) => sourceId).slice(0, MOST_PAGES);
  return {
    ...first,
    status: first.status === 'answered' && later.status === 'answered' ? 'answered' : 'partial',
    degraded: first.degraded || later.degraded,
    locale: later.locale,
    claims,
    products: distinctBy([...first.products, ...later.products], ({ productId }) => productId),
    seeAlso,
  };
}
