import type { Sql } from '../../platform/database/database.ts';
import type { Tables } from '../../platform/database/tables.ts';
import type { Log } from '../../platform/log/log.ts';
import type { BaseContext, Context } from '../context.ts';
import { readStoredSettings, writeStoredSettings } from '../settings-schema/stored-settings.ts';
import { inScope, inWriteScope } from '../transaction.ts';
import type { Company } from './company.ts';
import { readLimits, writeLimits } from './stored-limits.ts';

function toCompany(log: Log, row: Tables['company']): Company {
  const accessEnabled = row.access_enabled === 1;
  return {
    companyId: row.company_id,
    name: row.name,
    accessEnabled,
    settings: readStoredSettings(
      row.settings,
      { companyId: row.company_id, name: row.name, accessEnabled },
      log,
    ),
    limits: readLimits({ log, column: 'company.limits', id: row.company_id }, row.limits),
    changeSeq: row.change_seq,
    createdAtMs: row.created_at,
    updatedAtMs: row.updated_at,
  };
}

async function selectCompany(log: Log, sql: Sql, companyId: string): Promise<Company | undefined> {
  const row = await sql
    .selectFrom('company')
    .selectAll()
    .where('company_id', '=', companyId)
    .executeTakeFirst();
  return row && toCompany(log, row);
}

/** The company of that id as it is stored now, or `undefined`. */
export async function loadCompany(base: BaseContext, companyId: string): Promise<Company | undefined> {
  return base.db.read(null, (sql) => selectCompany(base.log, sql, companyId));
}

/** The context's own company, read inside its transaction. */
export async function loadOwnCompany(tx: Context): Promise<Company | undefined> {
  return inScope(tx, (sql) => selectCompany(tx.log, sql, tx.companyId));
}

/** The context's own company, locked until its transaction ends: the update takes the row lock on both engines. */
export async function lockOwnCompany(tx: Context): Promise<Company | undefined> {
  const row = await inWriteScope(tx, (sql) =>
    sql
      .updateTable('company')
      .set({ updated_at: tx.clock.nowMs() })
      .where('company_id', '=', tx.companyId)
      .returningAll()
      .executeTakeFirst(),
  );
  return row && toCompany(tx.log, row);
}

/** All companies, by id. */
export async function loadCompanies(base: BaseContext): Promise<Company[]> {
  const rows = await base.db.read(null, (sql) =>
    sql.selectFrom('company').selectAll().orderBy('company_id').execute(),
  );
  return rows.map((row) => toCompany(base.log, row));
}

/** Stores a new company; false, and nothing stored, when the id is taken. */
export async function insertCompany(tx: Context, company: Company): Promise<boolean> {
  const inserted = await inWriteScope(tx, (sql) =>
    sql
      .insertInto('company')
      .values({
        company_id: company.companyId,
        name: company.name,
        access_enabled: company.accessEnabled ? 1 : 0,
        settings: writeStoredSettings(company.settings),
        limits: writeLimits(company.limits),
        change_seq: company.changeSeq,
        created_at: company.createdAtMs,
        updated_at: company.updatedAtMs,
      })
      .onConflict((conflict) => conflict.column('company_id').doNothing())
      .returning('company_id')
      .executeTakeFirst(),
  );
  return inserted !== undefined;
}

/** Replaces everything an operator or admin may change on the context's company. */
export async function updateCompany(tx: Context, company: Company): Promise<void> {
  await inWriteScope(tx, (sql) =>
    sql
      .updateTable('company')
      .set({
        name: company.settings.company.name,
        access_enabled: company.accessEnabled ? 1 : 0,
        settings: writeStoredSettings(company.settings),
        limits: writeLimits(company.limits),
      })
      .where('company_id', '=', tx.companyId)
      .execute(),
  );
}

/** Raises the context's change number by `count` and returns the new one; the row lock puts commits in this order. */
export async function raiseChangeSeq(tx: Context, count: number): Promise<number> {
  const row = await inWriteScope(tx, (sql) =>
    sql
      .updateTable('company')
      .set((company) => ({ change_seq: company('change_seq', '+', count) }))
      .where('company_id', '=', tx.companyId)
      .returning('change_seq')
      .executeTakeFirstOrThrow(),
  );
  return row.change_seq;
}
