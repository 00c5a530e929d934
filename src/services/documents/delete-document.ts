import { recordAudit } from '../audit/record-audit.ts';
import { publishChange } from '../changes/publish-change.ts';
import type { Context } from '../context.ts';
import { withTransaction } from '../transaction.ts';
import { canonicalLocale } from '../validation/locale.ts';
import { documentNotFound } from './document-not-found.ts';
import { writeDocumentBlock } from './write-block.ts';

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
  const { documentId } = input;
  const locale = input.locale === undefined ? undefined : (canonicalLocale(input.locale) ?? input.locale);
  const changeSeq = await withTransaction(ctx, async (tx) => {
    const written = await writeDocumentBlock(tx, [
      { index: 0, ignored: [], operation: { kind: 'delete', documentId, locale } },
    ]);
    if (written.changeSeq === undefined) throw documentNotFound();
    await recordAudit(tx, 'document.deleted', documentId, { locale: locale ?? null });
    return written.changeSeq;
  });
  await publishChange(ctx, changeSeq);
}
