import { type BulkEntry, type BulkResult, countEntry, emptyBulkResult } from '../../bulk/bulk-types.ts';
import { inBlocks } from '../../bulk/in-blocks.ts';
import { publishChange } from '../../changes/publish-change.ts';
import { getSettings } from '../../companies/get-settings.ts';
import type { Context } from '../../context.ts';
import { requireDiskRoom } from '../../disk-room.ts';
import { type ReadEntry, readProductEntry } from './product-operation.ts';
import { writeProductBlock } from './write-block.ts';

/**
 * Writes entries in order, block by block; each is atomic, a bad one is reported and the others proceed.
 *
 * Throws `unavailable`, with nothing written, while the disk is nearly full. When it returns, the next search on this node
 * sees all of it. An aborted `ctx.signal` stops it between blocks: what `received` counts has been written.
 */
export async function writeProducts(
  ctx: Context,
  entries: readonly BulkEntry[],
  mode: 'put' | 'patch',
): Promise<BulkResult> {
  await requireDiskRoom(ctx);
  const settings = await getSettings(ctx);
  const { defaultLocale } = settings.company;
  const result = emptyBulkResult();
  const ignored = new Set<string>();
  await inBlocks(entries, ctx, async (block) => {
    const read = block.map((entry): ReadEntry => readProductEntry(entry, mode));
    const written = await writeProductBlock(ctx, read, { defaultLocale, nowMs: ctx.clock.nowMs() });
    if (written.changeSeq !== undefined) await publishChange(ctx, written.changeSeq);
    for (const entry of written.results) countEntry(result, entry);
    for (const { ignored: names } of read) for (const name of names) ignored.add(name);
    for (const name of written.ignored) ignored.add(name);
  });
  return { ...result, ignoredFields: [...ignored] };
}
