import { afterReply } from '../../../engine/answer/reply/after-reply.ts';
import type { ConversationMemory } from '../../../engine/question/memory.ts';
import { emptyMemory } from '../../../engine/question/memory.ts';
import { kept } from '../../../memo/kept.ts';
import { oncePer } from '../../../memo/once-per.ts';
import type { Context } from '../../context.ts';
import { type Reply, runOnce } from '../../idempotency/run-once.ts';
import { type CursorBinding, encodeCursor } from '../../search/listing/cursor.ts';
import { checkFilters } from '../../search/query/caller-filters.ts';
import { countQuery } from '../../search/query-counts/count-query.ts';
import type { FoundOutcome } from '../../search/recent-outcomes.ts';
import { searchCatalog } from '../../search/search-catalog.ts';
import type { SearchInput, SearchOutcome } from '../../search/search-types.ts';
import { withTransaction } from '../../transaction.ts';
import { findOwnThread } from '../find-own-thread.ts';
import { type ConversationInput, converse, type Exchange } from './converse.ts';

export type ThreadSearchInput = Omit<ConversationInput, 'operation' | 'check'> &
  Omit<SearchInput, 'memory' | 'withAnswer'> & { answer: boolean };

/** A search to spell on the wire; `exchange` when it was stored in a thread. */
export type SpelledSearch = {
  outcome: SearchOutcome;
  nextCursor: string | null;
  threadId: string | null;
  exchange?: Exchange<FoundOutcome>;
  tookMs: number;
};

/**
 * `POST /api/v1/search`, from any channel: with an answer the exchange is stored in a thread like any other; a ranked
 * list only (`answer: false`) and the further pages of a list store nothing and may still refine what a thread holds.
 */
export async function searchInThread(
  ctx: Context,
  input: ThreadSearchInput,
  spell: (search: SpelledSearch) => string,
): Promise<Reply> {
  const startMs = ctx.clock.monotonicMs();
  const tookMs = (): number => Math.round(ctx.clock.monotonicMs() - startMs);
  checkFilters(input.filters);
  if (!input.answer || input.cursor !== undefined) return searchOnly(ctx, input, spell, tookMs);
  return converse(
    ctx,
    { ...input, operation: 'search' },
    async (thread) => {
      const found = await searchCatalog(ctx, { ...input, memory: thread.memory, withAnswer: true });
      const { outcome } = found;
      const memory = memoriesAfter(outcome)(input.queryText);
      return {
        answer: outcome.answer!,
        memory,
        trace: outcome.trace,
        snapshots: outcome.snapshots,
        record: (tx: Context) =>
          countQuery(tx, { queryText: input.queryText, locale: input.locale, total: outcome.total }),
        value: found,
      };
    },
    (exchange) => {
      const { outcome } = exchange.value;
      const nextCursor = cursorOf(ctx, input, exchange.value);
      return spell({ outcome, nextCursor, threadId: exchange.thread.threadId, exchange, tookMs: tookMs() });
    },
  );
}

/** Beside outcomes that are recalled: the memory of every thread that begins with the search is the same. */
const memoriesAfter = oncePer((outcome: SearchOutcome) =>
  kept({ most: 4, longest: 10_000 }, (question) =>
    afterReply(outcome.memory, { question, pieces: [], productIds: [] }),
  ),
);

async function searchOnly(
  ctx: Context,
  input: ThreadSearchInput,
  spell: (search: SpelledSearch) => string,
  tookMs: () => number,
): Promise<Reply> {
  return runOnce(ctx, input.idempotency, async (keep) => {
    const { threadId = null } = input;
    const memory = await memoryOf(ctx, input);
    const found = await searchCatalog(ctx, { ...input, memory, withAnswer: input.answer });
    const nextCursor = cursorOf(ctx, input, found);
    const body = spell({ outcome: found.outcome, nextCursor, threadId, tookMs: tookMs() });
    if (input.idempotency) await withTransaction(ctx, (tx) => keep(tx, { status: 200, body }));
    return { status: 200, body, replayed: false };
  });
}

/** The cursor of the next page, valid from now. */
function cursorOf(ctx: Context, input: CursorBinding, { next }: FoundOutcome): string | null {
  return next === undefined ? null : encodeCursor(next, ctx.companyId, input, ctx.clock.nowMs());
}

/** The memory of the thread that is refined, read only. Throws `thread_not_found`, as a stored search would. */
async function memoryOf(ctx: Context, input: ThreadSearchInput): Promise<ConversationMemory> {
  const { threadId } = input;
  return threadId === undefined ? emptyMemory : (await findOwnThread(ctx, { ...input, threadId })).memory;
}
