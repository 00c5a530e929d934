import { recordAudit } from '../audit/record-audit.ts';
import type { Context } from '../context.ts';
import { publishChange } from '../indexing/publish-change.ts';
import { withTransaction } from '../transaction.ts';
import { documentNotFound } from './document-not-found.ts';
import { writeBlock } from './write-block.ts';

/**
 * Takes a document out of every answer at once: all its locales, or the one that is given. Texts that stored answers cite
 * stay readable under their hash.
 *
 * Throws `document_not_found`.
 */
export async function deleteDocument(
  ctx: Context,
  input: { documentId: string; locale?: string },
): Promise<void> {
  const changeSeq = await withTransaction(ctx, async (tx) => {
    const written = await writeBlock(tx, [
      { index: 0, ignored: [], operation: { kind: 'delete', ...input } },
    ]);
    if (written.changeSeq === undefined) throw documentNotFound();
    await recordAudit(tx, 'document.deleted', input.documentId, { locale: input.locale ?? null });
    return written.changeSeq;
  });
  await publishChange(ctx, changeSeq);
}
