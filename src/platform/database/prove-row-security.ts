import { sql as raw } from 'kysely';
import type { Database } from './database.ts';

/** Thrown to undo the transaction with what it has shown. */
class Undone extends Error {
  readonly hidden: boolean;

  constructor(hidden: boolean) {
    super('The planted row is undone.');
    this.hidden = hidden;
  }
}

/**
 * Whether PostgreSQL hides a row of one company from another when the statement names none; undefined on SQLite.
 *
 * The row is planted in the audit table, looked for in the scope of another company, and rolled back: nothing stays.
 */
export async function proveRowSecurity(db: Database, auditId: string): Promise<boolean | undefined> {
  if (db.engine === 'sqlite') return undefined;
  const [own, other] = ['doctor', 'doctor_other'];
  try {
    return await db.write(own, async (sql) => {
      await sql
        .insertInto('audit')
        .values({
          audit_id: auditId,
          company_id: own,
          actor: 'operator',
          action: 'doctor.checked',
          target: 'store',
          details: '{}',
          created_at: 0,
        })
        .execute();
      const find = () =>
        sql.selectFrom('audit').select('audit_id').where('audit_id', '=', auditId).executeTakeFirst();
      // Without this, a row that was never there would count as hidden.
      if ((await find()) === undefined) throw new Error('The planted row cannot be seen by its own company.');
      await raw`select set_config('app.company_id', ${other}, true)`.execute(sql);
      throw new Undone((await find()) === undefined);
    });
  } catch (error) {
    if (error instanceof Undone) return error.hidden;
    throw error;
  }
}
