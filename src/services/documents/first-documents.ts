import type { Context } from '../context.ts';
import { type DocumentKey, pageOfDocuments, type StoredDocument } from './store.ts';

const mostDocuments = 2_000;
const perPage = 100;

/** The company's pages, of many the first 2,000 by id and locale: for whoever looks them all through. */
export async function firstDocuments(ctx: Context): Promise<StoredDocument[]> {
  const all: StoredDocument[] = [];
  for (let after: DocumentKey | undefined; all.length < mostDocuments; ) {
    const page = await pageOfDocuments(ctx, { ...(after ? { after } : {}), limit: perPage });
    all.push(...page);
    after = page.at(-1);
    if (page.length < perPage) break;
  }
  return all;
}
