import { BlockList, BlocksQuery, ConflictList, UnquotedList } from '../../contract/dashboard/knowledge.ts';
import { findConflicts, type Side } from '../../services/documents/find-conflicts.ts';
import { findUnquoted } from '../../services/documents/find-unquoted.ts';
import { listBlocks } from '../../services/documents/list-blocks.ts';
import type { App } from '../server.ts';
import { sessionRoute } from './session-route.ts';

const knowledge = { who: 'member', grant: 'knowledge' } as const;

function wireSide({ documentId, url, ...side }: Side) {
  return { document_id: documentId, url: url ?? null, ...side };
}

/** What the pages of a company contradict each other in, and how a page stands in the index. */
export function addKnowledge(app: App): void {
  const conflicts = sessionRoute(knowledge, { response: ConflictList });
  app.get('/dashboard/api/knowledge/conflicts', conflicts, async ({ context: ctx }) => {
    const found = await findConflicts(ctx);
    const data = found.map(({ locale, sides, winner }) => ({
      locale,
      sides: sides.map(wireSide),
      winner: winner ?? null,
    }));
    return { data };
  });
  const unquoted = sessionRoute(knowledge, { response: UnquotedList });
  app.get('/dashboard/api/knowledge/unquoted', unquoted, async ({ context: ctx }) => {
    const found = await findUnquoted(ctx);
    return { data: found.map(({ documentId, ...rest }) => ({ document_id: documentId, ...rest })) };
  });
  const blocks = sessionRoute(knowledge, { querystring: BlocksQuery, response: BlockList });
  app.get('/dashboard/api/knowledge/blocks', blocks, async ({ context: ctx, query }) => {
    const { document_id: documentId, locale } = query;
    const found = await listBlocks(ctx, { documentId, ...(locale === undefined ? {} : { locale }) });
    return { data: found.map(({ seq, headingPath, text }) => ({ seq, heading: headingPath, text })) };
  });
}
