import { AppError } from '../../errors.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { getSettings } from '../companies/get-settings.ts';
import type { Context } from '../context.ts';
import { requireDiskRoom } from '../disk-room.ts';
import { onCommitted, withTransaction } from '../transaction.ts';
import { readSource } from './read-source.ts';
import { requireSource } from './require-source.ts';
import { queueRun } from './runs/queue-run.ts';
import { noProgress, type Source, type SourceKind } from './source.ts';
import { findSourceByUrl, insertSource } from './store.ts';

/** Hears of the source in the transaction that stores it. */
export type OnStored = (tx: Context, source: Source) => Promise<void>;

/** A source that has not been read yet. */
export type NewSource = Pick<Source, 'name' | 'url' | 'urlKey' | 'options'> & { kind: SourceKind };

/** Stores a source and queues its first run. Throws `source_exists` for one of the same kind and address. */
export async function storeSource(
  ctx: Context,
  given: NewSource,
  content: Uint8Array | null = null,
  onStored?: OnStored,
): Promise<Source> {
  await requireDiskRoom(ctx);
  const nowMs = ctx.clock.nowMs();
  const sourceId = ctx.ids.ulid('src', nowMs);
  await withTransaction(ctx, async (tx) => {
    const known = await findSourceByUrl(tx, given.urlKey);
    if (known)
      throw new AppError('source_exists', `${given.name} is a source already.`, {
        members: { source_id: known.sourceId },
      });
    const source: Source = {
      ...given,
      sourceId,
      status: 'queued',
      runSeq: 0,
      progress: noProgress(),
      startedAtMs: undefined,
      finishedAtMs: undefined,
      error: undefined,
      report: undefined,
      nextRunAtMs: undefined,
      cancelledAtMs: undefined,
      createdAtMs: nowMs,
      updatedAtMs: nowMs,
    };
    await insertSource(tx, source, content);
    await queueRun(tx, sourceId);
    await onStored?.(tx, source);
    await recordAudit(tx, 'source.created', sourceId, { kind: given.kind });
    onCommitted(tx, () => ctx.queue.wake());
  });
  return requireSource(ctx, sourceId);
}

/** `POST /api/v1/sources`: a website, sitemap or feed by its address; its first run begins at once. */
export async function createSource(
  ctx: Context,
  body: Readonly<Record<string, unknown>>,
  onStored?: OnStored,
): Promise<Source> {
  const { domains } = (await getSettings(ctx)).company;
  const { kind, url, urlKey, options } = readSource(body, domains);
  return storeSource(ctx, { kind, name: url, url, urlKey, options }, null, onStored);
}
