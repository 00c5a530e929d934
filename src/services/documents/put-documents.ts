import { type BulkEntry, type BulkResult, countEntry, emptyBulkResult } from '../bulk/bulk-types.ts';
import { inBlocks } from '../bulk/in-blocks.ts';
import { publishChange } from '../changes/publish-change.ts';
import { getSettings } from '../companies/get-settings.ts';
import type { Context } from '../context.ts';
import { requireDiskRoom } from '../disk-room.ts';
import { readDocumentEntry } from './document-operation.ts';
import { writeDocumentBlock } from './write-block.ts';

function contentBytes(entry: BulkEntry): number {
  const content = entry.fault ? undefined : entry.value['content'];
  return typeof content === 'string' ? content.length : 0;
}

/**
 * `PUT /api/v1/documents`: each entry replaces the document of its id and locale, or deletes it with `"deleted": true`.
 *
 * Each is atomic, a bad one is reported and the others proceed; a repeated one is `unchanged` and confirmed as of now.
 * Throws `unavailable`, with nothing written, while the disk is nearly full. When it returns, the next question on this
 * node is answered from all of it. An aborted `ctx.signal` stops it between blocks: what `received` counts has been written.
 */
export async function putDocuments(ctx: Context, entries: readonly BulkEntry[]): Promise<BulkResult> {
  await requireDiskRoom(ctx);
  const { defaultLocale } = (await getSettings(ctx)).company;
  const result = emptyBulkResult();
  const ignored = new Set<string>();
  await inBlocks(
    entries,
    ctx,
    async (block) => {
      const read = block.map((entry) => readDocumentEntry(entry, defaultLocale));
      const written = await writeDocumentBlock(ctx, read);
      if (written.changeSeq !== undefined) await publishChange(ctx, written.changeSeq);
      for (const entry of written.results) countEntry(result, entry);
      for (const { ignored: names } of read) for (const name of names) ignored.add(name);
    },
    contentBytes,
  );
  return { ...result, ignoredFields: [...ignored] };
}
