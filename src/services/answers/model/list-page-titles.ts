import { languageOf } from '../../../engine/language/locale-lookup.ts';
import type { PageTitle } from '../../../engine/prompt/rules.ts';
import { cacheOfStore } from '../../cache-of-store.ts';
import type { Context } from '../../context.ts';
import { listDocuments } from '../../documents/list-documents.ts';

/** Of more pages than these only a search finds the right one. */
const MOST_PAGES = 60;

/** Titles change rarely, and a title that is a minute old only costs a look that finds nothing. */
const titlesOf = cacheOfStore<readonly PageTitle[]>({ maxAgeMs: 60_000, maxEntries: 2_000 });

/** The pages of the company by title, for a model to choose from; none where there are too many to list. */
export async function listPageTitles(ctx: Context, locale: string): Promise<readonly PageTitle[]> {
  const listed = await titlesOf(ctx).get(`${ctx.companyId}\n${languageOf(locale)}`, async () => {
    const { documents, nextCursor } = await listDocuments(ctx, { limit: MOST_PAGES });
    if (nextCursor !== null) return [];
    const titles = new Map<string, PageTitle>();
    for (const { documentId, title, locale: tag } of documents)
      if (!titles.has(documentId) || languageOf(tag) === languageOf(locale))
        titles.set(documentId, { documentId, title });
    return [...titles.values()];
  });
  return listed ?? [];
}
