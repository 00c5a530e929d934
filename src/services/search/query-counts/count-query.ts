import { foldForMatch } from '../../../engine/text/characters/normalize.ts';
import { maySayPersonalData } from '../../../engine/text/phrases/personal-data.ts';
import { kept } from '../../../memo/kept.ts';
import type { Context } from '../../context.ts';
import { addQueryCount } from '../store.ts';

const DAY_MS = 86_400_000;
/** Longer questions are conversation, not queries that anyone repeats. */
const LONGEST_COUNTED = 120;

type Counted = Pick<Parameters<typeof addQueryCount>[1], 'queryKey' | 'queryText'>;

/** Under what a query is counted, if it is: see `countQuery`. Popular ones come again and again. */
const countedAs = kept({ most: 2_000, longest: 2 * LONGEST_COUNTED }, (text): Counted | 'not counted' => {
  if (text.length > 2 * LONGEST_COUNTED) return 'not counted';
  const queryKey = foldForMatch(text);
  const queryText = text.replace(/\s+/gu, ' ').trim();
  const isLeftOut = queryKey === '' || queryKey.length > LONGEST_COUNTED || maySayPersonalData(queryText);
  return isLeftOut ? 'not counted' : { queryKey, queryText: queryText.slice(0, LONGEST_COUNTED) };
});

/** The day of a time, counted from 1970-01-01 UTC. */
export function dayOf(timeMs: number): number {
  return Math.floor(timeMs / DAY_MS);
}

/**
 * Counts one search of the day by its folded text, in the transaction that stores the exchange.
 *
 * Counts belong to no conversation and outlive its erasure, so texts that may say something of a person are not kept.
 */
export async function countQuery(
  tx: Context,
  search: { queryText: string; locale: string; total: number },
): Promise<void> {
  const counted = countedAs(search.queryText);
  if (counted === 'not counted') return;
  await addQueryCount(tx, {
    day: dayOf(tx.clock.nowMs()),
    locale: search.locale,
    ...counted,
    foundNothing: search.total === 0,
  });
}
