import { partOf } from '../../engine/language/pack.ts';
import type { Context } from '../context.ts';
import { putDocuments } from '../documents/put-documents.ts';
import type { Settings } from '../settings-schema/settings.ts';

const documentId = 'contact-of-the-shop';

/** The order in which a shop's ways to be reached are said. */
const ways = ['phone', 'email', 'address', 'openingHours'] as const;

/**
 * Makes what the merchant confirmed of how the shop is reached a text that answers quote, in the default language; takes it away
 * when nothing is left.
 */
export async function publishContact(ctx: Context, { company, contact }: Settings): Promise<void> {
  const names = (partOf(company.defaultLocale, 'labels')?.contact ?? partOf('en', 'labels')?.contact)!;
  const lines = ways.flatMap((way) => (contact[way] ? [`${names[way]}: ${contact[way]}`] : []));
  const value =
    lines.length === 0
      ? { document_id: documentId, deleted: true }
      : {
          document_id: documentId,
          title: names.title,
          content: lines.join('\n\n'),
          content_type: 'text/plain',
          trust: 'policy',
          locale: company.defaultLocale,
        };
  await putDocuments(ctx, [{ index: 0, value }]);
}
