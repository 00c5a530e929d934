import { findDisputes, type PlacedSentence } from '../../engine/knowledge/disputes.ts';
import { sentences } from '../../engine/text/sentences/sentences.ts';
import type { Context } from '../context.ts';
import { firstDocuments } from './first-documents.ts';
import type { StoredDocument } from './store.ts';

const mostConflicts = 100;
const trustRank = ['review', 'crawled', 'catalog', 'policy'];

/** What one page says of it. */
export type Side = Pick<StoredDocument, 'documentId' | 'title' | 'trust'> & { url?: string; text: string };

/** Two pages that say the same with other numbers; `winner` is the one that is trusted more, if either is. */
export type Conflict = { locale: string; sides: readonly [Side, Side]; winner?: 0 | 1 };

/** Without the bars of a table's row. */
function shown(text: string): string {
  return text.replace(/^[\s|]+|[\s|]+$/g, '');
}

function conflictsIn(locale: string, documents: readonly StoredDocument[]): Conflict[] {
  const byId = new Map(documents.map((document) => [document.documentId, document]));
  const statements = documents.flatMap(({ documentId, text }): PlacedSentence[] =>
    sentences(text, locale).map(({ start, end }) => ({
      place: documentId,
      text: shown(text.slice(start, end)),
    })),
  );
  const sideOf = ({ place, text }: PlacedSentence): Side => {
    const { documentId, title, trust, url } = byId.get(place)!;
    return { documentId, title, trust, text, ...(url === undefined ? {} : { url }) };
  };
  return findDisputes(statements).map(([i, j]) => {
    const sides = [sideOf(statements[i]!), sideOf(statements[j]!)] as const;
    const [a, b] = sides.map(({ trust }) => trustRank.indexOf(trust)) as [number, number];
    return { locale, sides, ...(a === b ? {} : { winner: a > b ? 0 : 1 }) };
  });
}

/**
 * What the company's pages contradict each other in, language by language, as far as they say the same in nearly the same
 * words with other numbers. Of many pages the first 2,000 by id are looked at.
 */
export async function findConflicts(ctx: Context): Promise<Conflict[]> {
  const all = await firstDocuments(ctx);
  return [...Map.groupBy(all, ({ locale }) => locale)]
    .flatMap(([locale, documents]) => conflictsIn(locale, documents))
    .slice(0, mostConflicts);
}
