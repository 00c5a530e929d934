import type { Tables } from '../../../platform/database/tables.ts';
import type { Context } from '../../context.ts';
import { inScope, inWriteScope } from '../../transaction.ts';
import type { PageStatus, SourcePage } from '../source.ts';

function toPage(row: Tables['source_page']): SourcePage {
  return {
    urlKey: row.url_key,
    url: row.url,
    status: row.status,
    reason: row.reason ?? undefined,
    depth: row.depth,
    runSeq: row.run_seq,
    httpStatus: row.http_status ?? undefined,
    etag: row.etag ?? undefined,
    lastModified: row.last_modified ?? undefined,
    contentHash: row.content_hash ?? undefined,
    title: row.title ?? undefined,
    fetchedAtMs: row.fetched_at ?? undefined,
    ...(row.leads_to === null ? {} : { leadsTo: row.leads_to }),
  };
}

/** Puts pages into the queue of a run; those that this run knows already stay as they are. Returns how many are new to it. */
export async function queuePages(
  tx: Context,
  sourceId: string,
  runSeq: number,
  pages: readonly { urlKey: string; url: string; depth: number }[],
): Promise<number> {
  let queued = 0;
  for (const { urlKey, url, depth } of pages) {
    const result = await inWriteScope(tx, (sql) =>
      sql
        .insertInto('source_page')
        .values({
          company_id: tx.companyId,
          source_id: sourceId,
          url_key: urlKey,
          url,
          status: 'queued',
          reason: null,
          depth,
          run_seq: runSeq,
          http_status: null,
          etag: null,
          last_modified: null,
          content_hash: null,
          title: null,
          fetched_at: null,
          leads_to: null,
        })
        .onConflict((conflict) =>
          conflict
            .columns(['company_id', 'source_id', 'url_key'])
            .doUpdateSet({ status: 'queued', run_seq: runSeq, depth, url })
            .where('source_page.run_seq', '<', runSeq),
        )
        .executeTakeFirst(),
    );
    queued += Number(result.numInsertedOrUpdatedRows ?? 0n);
  }
  return queued;
}

/** The queued pages of a run, those nearest to its beginning first. */
export async function nextPages(
  ctx: Context,
  sourceId: string,
  runSeq: number,
  limit: number,
): Promise<SourcePage[]> {
  const rows = await inScope(ctx, (sql) =>
    sql
      .selectFrom('source_page')
      .selectAll()
      .where('company_id', '=', ctx.companyId)
      .where('source_id', '=', sourceId)
      .where('status', '=', 'queued')
      .where('run_seq', '=', runSeq)
      .orderBy('depth')
      .orderBy('url_key')
      .limit(limit)
      .execute(),
  );
  return rows.map(toPage);
}

/** Stores what became of a page. */
export async function putPage(tx: Context, sourceId: string, page: SourcePage): Promise<void> {
  await inWriteScope(tx, (sql) =>
    sql
      .updateTable('source_page')
      .set({
        status: page.status,
        reason: page.reason ?? null,
        http_status: page.httpStatus ?? null,
        etag: page.etag ?? null,
        last_modified: page.lastModified ?? null,
        content_hash: page.contentHash ?? null,
        title: page.title ?? null,
        fetched_at: page.fetchedAtMs ?? null,
        leads_to: page.leadsTo ?? null,
      })
      .where('company_id', '=', tx.companyId)
      .where('source_id', '=', sourceId)
      .where('url_key', '=', page.urlKey)
      .execute(),
  );
}

/** Pages of a source after a key, of one status where it is given. */
export async function pageOfPages(
  ctx: Context,
  sourceId: string,
  page: { status?: PageStatus; after?: string; limit: number },
): Promise<SourcePage[]> {
  const rows = await inScope(ctx, (sql) => {
    let query = sql
      .selectFrom('source_page')
      .selectAll()
      .where('company_id', '=', ctx.companyId)
      .where('source_id', '=', sourceId);
    if (page.status !== undefined) query = query.where('status', '=', page.status);
    if (page.after !== undefined) query = query.where('url_key', '>', page.after);
    return query.orderBy('url_key').limit(page.limit).execute();
  });
  return rows.map(toPage);
}

/** How many pages of a run are in each state. */
export async function countPages(
  ctx: Context,
  sourceId: string,
  runSeq: number,
): Promise<Partial<Record<PageStatus, number>>> {
  const rows = await inScope(ctx, (sql) =>
    sql
      .selectFrom('source_page')
      .select(['status', (each) => each.fn.countAll().as('pages')])
      .where('company_id', '=', ctx.companyId)
      .where('source_id', '=', sourceId)
      .where('run_seq', '=', runSeq)
      .groupBy('status')
      .execute(),
  );
  return Object.fromEntries(rows.map((row) => [row.status, Number(row.pages)]));
}

/** Addresses of pages that were read in some run, and are to be looked at again. */
export async function findKnownPages(ctx: Context, sourceId: string): Promise<string[]> {
  const rows = await inScope(ctx, (sql) =>
    sql
      .selectFrom('source_page')
      .select('url')
      .where('company_id', '=', ctx.companyId)
      .where('source_id', '=', sourceId)
      .where('content_hash', 'is not', null)
      .orderBy('url_key')
      .execute(),
  );
  return rows.map((row) => row.url);
}

/** Pages of a run, those nearest to its beginning first. */
export async function findPagesOfRun(
  ctx: Context,
  sourceId: string,
  runSeq: number,
  limit: number,
): Promise<SourcePage[]> {
  const rows = await inScope(ctx, (sql) =>
    sql
      .selectFrom('source_page')
      .selectAll()
      .where('company_id', '=', ctx.companyId)
      .where('source_id', '=', sourceId)
      .where('run_seq', '=', runSeq)
      .orderBy('depth')
      .orderBy('url_key')
      .limit(limit)
      .execute(),
  );
  return rows.map(toPage);
}
