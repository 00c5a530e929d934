import type { Context } from '../context.ts';
import { decodeKeyCursor, encodeKeyCursor } from '../lists/key-cursor.ts';
import type { Source } from './source.ts';
import { pageOfSources } from './store.ts';

/** A page of the company's sources, oldest first. */
export async function listSources(
  ctx: Context,
  { limit, cursor }: { limit: number; cursor?: string },
): Promise<{ sources: Source[]; nextCursor: string | null }> {
  const [after] = cursor === undefined ? [] : decodeKeyCursor(cursor, 1);
  const found = await pageOfSources(ctx, after, limit + 1);
  const sources = found.slice(0, limit);
  const last = sources.at(-1);
  return { sources, nextCursor: found.length > limit && last ? encodeKeyCursor([last.sourceId]) : null };
}
