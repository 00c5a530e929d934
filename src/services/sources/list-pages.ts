import type { Context } from '../context.ts';
import { decodeKeyCursor, encodeKeyCursor } from '../lists/key-cursor.ts';
import { pageOfPages } from './pages/store.ts';
import { requireSource } from './require-source.ts';
import type { PageStatus, SourcePage } from './source.ts';

/** A page of the pages of a source, by address; of one status where it is asked for. Throws `source_not_found`. */
export async function listPages(
  ctx: Context,
  input: { sourceId: string; status?: PageStatus; limit: number; cursor?: string },
): Promise<{ pages: SourcePage[]; nextCursor: string | null }> {
  const { sourceId, status, limit, cursor } = input;
  await requireSource(ctx, sourceId);
  const [after] = cursor === undefined ? [] : decodeKeyCursor(cursor, 1);
  const found = await pageOfPages(ctx, sourceId, {
    ...(status === undefined ? {} : { status }),
    ...(after === undefined ? {} : { after }),
    limit: limit + 1,
  });
  const pages = found.slice(0, limit);
  const last = pages.at(-1);
  return { pages, nextCursor: found.length > limit && last ? encodeKeyCursor([last.urlKey]) : null };
}
