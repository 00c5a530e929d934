import type { SearchOutcome } from '../search/search-types.ts';
import type { SearchExpectation } from './eval-suite.ts';

function isPart(part: unknown, whole: unknown): boolean {
  if (typeof part !== 'object' || part === null) return part === whole;
  if (typeof whole !== 'object' || whole === null) return false;
  return Object.entries(part).every(([key, value]) => isPart(value, (whole as Record<string, unknown>)[key]));
}

/** Products of the main list that a price of the query rules out. */
function violations({ products, interpretedQuery }: SearchOutcome): string[] {
  const price = interpretedQuery.filters['price'] as { gte?: number; lte?: number } | undefined;
  return products.flatMap(({ productId, price: own }) => {
    const amount = own?.amount;
    if (price === undefined || amount === undefined) return [];
    const isOutside = amount > (price.lte ?? Number.POSITIVE_INFINITY) || amount < (price.gte ?? 0);
    return isOutside ? [`${productId} violates the price`] : [];
  });
}

/** What is wrong with a search, as short phrases; empty when it meets the expectation. */
export function checkSearch(outcome: SearchOutcome, expect: SearchExpectation): string[] {
  const violating = violations(outcome);
  const faults = violating.length > expect.violations ? violating : [];
  const ranks = new Map(outcome.products.map(({ productId }, i) => [productId, i + 1]));
  for (const [id, worst] of Object.entries(expect.mustRank)) {
    const rank = ranks.get(id);
    if (rank === undefined || rank > worst)
      faults.push(`${id} is at rank ${rank ?? 'none'}, not ${worst} or better`);
  }
  for (const id of expect.mustNotRank) if (ranks.has(id)) faults.push(`${id} is listed`);
  if (!isPart(expect.filters, outcome.interpretedQuery.filters))
    faults.push(`filters are ${JSON.stringify(outcome.interpretedQuery.filters)}`);
  const status = outcome.answer?.status;
  if (expect.status && (status === undefined || !expect.status.includes(status)))
    faults.push(`status is ${status}`);
  return faults;
}
