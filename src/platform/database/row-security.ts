import type { ClientBase } from 'pg';
import type { Migration } from './migration-files.ts';
import { APPLICATION_ROLE } from './postgres-pool.ts';

const POLICY = 'company_scope';

/** Names of the tables whose definition carries an "Unscoped:" line, with the reason it gives. */
export function unscopedTables(migrations: readonly Pick<Migration, 'text'>[]): Map<string, string> {
  const reasons = new Map<string, string>();
  for (const { text } of migrations)
    for (const [, table, body] of text.matchAll(/create table (?:if not exists )?(\w+) \(([\s\S]*?)\n\)/g)) {
      const reason = /-- Unscoped: (.+)/.exec(body!)?.[1];
      if (reason) reasons.set(table!, reason);
    }
  return reasons;
}

/** Tables with `company_id` and no "Unscoped:" line whose rows are not behind the wall (see `secureRows`), by name. */
export async function unguardedTables(client: ClientBase, unscoped: ReadonlySet<string>): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select c.relname as name
     from pg_class c join pg_attribute a on a.attrelid = c.oid
     where c.relkind in ('r', 'p') and a.attname = 'company_id' and not a.attisdropped
       and c.relnamespace = current_schema()::regnamespace
       and not (c.relrowsecurity and c.relforcerowsecurity
         and exists (select 1 from pg_policy p where p.polrelid = c.oid and p.polname = '${POLICY}'))
     order by c.relname`,
  );
  return rows.map(({ name }) => name).filter((name) => !unscoped.has(name));
}

/**
 * Puts the company wall on every table that has `company_id` and no "Unscoped:" line: row-level security, forced on the
 * owner too, that compares the row's company with the setting of the transaction.
 */
export async function secureRows(client: ClientBase, unscoped: ReadonlySet<string>): Promise<void> {
  for (const name of await unguardedTables(client, unscoped)) {
    const setting = "current_setting('app.company_id', true)";
    await client.query(
      `alter table "${name}" enable row level security;
       alter table "${name}" force row level security;
       drop policy if exists ${POLICY} on "${name}";
       create policy ${POLICY} on "${name}" using (company_id = ${setting}) with check (company_id = ${setting})`,
    );
  }
}

/**
 * Makes the role that a login which bypasses row-level security steps down to, and lets it use the tables.
 * A login that cannot bypass is held by the forced policies and needs no such role.
 */
export async function grantApplicationRole(client: ClientBase): Promise<void> {
  const { rows } = await client.query<{ bypasses: boolean; schema: string }>(
    `select rolsuper or rolbypassrls as bypasses, quote_ident(current_schema()) as schema
     from pg_roles where rolname = session_user`,
  );
  if (!rows[0]?.bypasses) return;
  const { schema } = rows[0];
  await client.query(
    `do $$ begin
       create role ${APPLICATION_ROLE} nologin;
     exception when duplicate_object or unique_violation then null;
     end $$;
     do $$ begin
       if not pg_has_role(session_user, '${APPLICATION_ROLE}', 'member') then
         execute format('grant ${APPLICATION_ROLE} to %I', session_user);
       end if;
     end $$;
     grant usage on schema ${schema} to ${APPLICATION_ROLE};
     grant select, insert, update, delete on all tables in schema ${schema} to ${APPLICATION_ROLE}`,
  );
}
