import type { Context } from '../context.ts';
import { decodeKeyCursor, encodeKeyCursor } from '../lists/key-cursor.ts';
import type { LoggedRequest, RequestFilter } from './request-log.ts';
import { selectRequests } from './store.ts';

/**
 * A page of the company's requests, newest first; `after` (a request id) gives only what has come since. Throws
 * `invalid_request` for a forged cursor.
 */
export async function listRequests(
  ctx: Context,
  input: { filter: RequestFilter; limit: number; cursor?: string | undefined; after?: string | undefined },
): Promise<{ requests: LoggedRequest[]; nextCursor: string | null }> {
  const before = input.cursor === undefined ? undefined : decodeKeyCursor(input.cursor, 1)[0];
  const { filter, limit, after } = input;
  const rows = await selectRequests(ctx, { ...filter, before, after, limit: limit + 1 });
  const requests = rows.slice(0, limit);
  const last = requests.at(-1);
  return { requests, nextCursor: rows.length > limit && last ? encodeKeyCursor([last.requestId]) : null };
}
