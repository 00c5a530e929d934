import type { CompiledQuery } from 'kysely';
import type { Sql } from './database.ts';
import { lazyBuilder } from './single-connection.ts';

/**
 * What `work` would run, in order, without running it: for writes that need nothing of what is stored.
 *
 * Throws when a statement asks for rows. A statement's count of changed rows is unknown: it reads as none.
 */
export async function recordStatements(
  engine: 'sqlite' | 'postgres',
  work: (sql: Sql) => Promise<void>,
): Promise<CompiledQuery[]> {
  const recorded: CompiledQuery[] = [];
  let open = true;
  const sql = lazyBuilder(engine, async (query) => {
    if (!open) throw new Error('A statement was written after its batch was complete.');
    const node = query.query;
    if (node.kind === 'SelectQueryNode' || ('returning' in node && node.returning))
      throw new Error('A batch only writes; nothing can be read in it.');
    recorded.push(query);
    return { rows: [] };
  });
  await work(sql);
  open = false;
  return recorded;
}
