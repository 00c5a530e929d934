import { createAdapterFactory } from '@better-auth/core/db/adapter';
import type { Database, Sql } from '../database/database.ts';

/** The sign-in library's models and the tables that hold them (migration 0010). */
const tables: Readonly<Record<string, string>> = {
  user: 'auth_user',
  session: 'auth_session',
  account: 'auth_account',
  verification: 'auth_verification',
  twoFactor: 'auth_two_factor',
};

const timeColumn = /_(?:at|until)$/;

function columnOf(field: string): string {
  return field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

function fieldOf(column: string): string {
  return column.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

/** Times are stored as epoch milliseconds, like everywhere else. */
function storedValue(value: unknown): unknown {
  if (value instanceof Date) return value.getTime();
  return value === undefined ? null : value;
}

function toRow(data: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(data).map(([field, value]) => [columnOf(field), storedValue(value)]),
  );
}

function fromRow(row: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(row).map(([column, value]) => [
      fieldOf(column),
      timeColumn.test(column) && typeof value === 'number' ? new Date(value) : value,
    ]),
  );
}

type Condition = { field: string; operator: string; value: unknown; connector: 'AND' | 'OR' };

const operators: Readonly<Record<string, string>> = {
  eq: '=',
  ne: '!=',
  lt: '<',
  lte: '<=',
  gt: '>',
  gte: '>=',
  in: 'in',
  not_in: 'not in',
};

// The library names tables and columns at run time, so the builder cannot check them.
// biome-ignore lint/suspicious/noExplicitAny: see above
type Untyped = any;

function conditionOf(eb: Untyped, { field, operator, value }: Condition): Untyped {
  const sign = operators[operator];
  if (!sign) throw new Error(`The store of accounts has no operator ${operator}.`);
  if (value === null) return eb(columnOf(field), operator === 'ne' ? 'is not' : 'is', null);
  const stored = Array.isArray(value) ? value.map(storedValue) : storedValue(value);
  if (Array.isArray(stored) && stored.length === 0) return eb.lit(operator === 'not_in');
  return eb(columnOf(field), sign, stored);
}

function matching(where: readonly Condition[] | undefined) {
  return (eb: Untyped): Untyped => {
    const all = (where ?? []).filter(({ connector }) => connector !== 'OR');
    const any = (where ?? []).filter(({ connector }) => connector === 'OR');
    const parts = all.map((condition) => conditionOf(eb, condition));
    if (any.length > 0) parts.push(eb.or(any.map((condition) => conditionOf(eb, condition))));
    return eb.and(parts);
  };
}

function tableOf(model: string): string {
  const table = tables[model];
  if (!table) throw new Error(`The store of accounts has no model ${model}.`);
  return table;
}

/**
 * The sign-in library's rows in our own store: each call is one unit of work over unscoped tables.
 *
 * A user exists before any company, so nothing here has a company; that an e-mail is stored once is the table's rule.
 */
export function databaseAdapter(db: Database) {
  const read = <T>(work: (sql: Untyped) => Promise<T>) => db.read(null, (sql: Sql) => work(sql));
  const write = <T>(work: (sql: Untyped) => Promise<T>) => db.write(null, (sql: Sql) => work(sql));
  const first = async (sql: Untyped, model: string, where: readonly Condition[]) =>
    sql.selectFrom(tableOf(model)).selectAll().where(matching(where)).limit(1).executeTakeFirst();
  const change = (model: string, where: readonly Condition[], update: object) =>
    write(async (sql) => {
      const rows = await sql
        .updateTable(tableOf(model))
        .set(toRow(update as Record<string, unknown>))
        .where(matching(where))
        .returningAll()
        .execute();
      return rows as Record<string, unknown>[];
    });
  const remove = (model: string, where: readonly Condition[]) =>
    write(async (sql) => {
      const rows = await sql.deleteFrom(tableOf(model)).where(matching(where)).returningAll().execute();
      return rows as Record<string, unknown>[];
    });
  const adapter: Untyped = {
    create: async ({ model, data }: Untyped) =>
      write(async (sql) => {
        const row = await sql
          .insertInto(tableOf(model))
          .values(toRow(data))
          .returningAll()
          .executeTakeFirst();
        return fromRow(row);
      }),
    findOne: async ({ model, where }: Untyped) =>
      read(async (sql) => {
        const row = await first(sql, model, where);
        return row ? fromRow(row) : null;
      }),
    findMany: async ({ model, where, limit, offset, sortBy }: Untyped) =>
      read(async (sql) => {
        let query = sql.selectFrom(tableOf(model)).selectAll().where(matching(where));
        if (sortBy) query = query.orderBy(columnOf(sortBy.field), sortBy.direction);
        if (limit !== undefined) query = query.limit(limit);
        if (offset) query = query.offset(offset);
        return (await query.execute()).map(fromRow);
      }),
    count: async ({ model, where }: Untyped) =>
      read(async (sql) => {
        const counted = (eb: Untyped) => eb.fn.countAll().as('rows');
        const row = await sql
          .selectFrom(tableOf(model))
          .select(counted)
          .where(matching(where))
          .executeTakeFirst();
        return Number(row.rows);
      }),
    update: async ({ model, where, update }: Untyped) => {
      const [row] = await change(model, where, update);
      return row ? fromRow(row) : null;
    },
    updateMany: async ({ model, where, update }: Untyped) => (await change(model, where, update)).length,
    delete: async ({ model, where }: Untyped) => void (await remove(model, where)),
    deleteMany: async ({ model, where }: Untyped) => (await remove(model, where)).length,
    // One statement: of two requests with the same one-time value only one gets the row.
    consumeOne: async ({ model, where }: Untyped) => {
      const [row] = await remove(model, where);
      return row ? fromRow(row) : null;
    },
    incrementOne: async ({ model, where, increment, set }: Untyped) =>
      write(async (sql) => {
        const steps = Object.entries(increment as Record<string, number>);
        const row = await sql
          .updateTable(tableOf(model))
          .set((eb: Untyped) => ({
            ...toRow(set ?? {}),
            ...Object.fromEntries(
              steps.map(([field, by]) => {
                const column = columnOf(field);
                return [column, eb(eb.fn.coalesce(column, eb.lit(0)), '+', by)];
              }),
            ),
          }))
          .where(matching(where))
          .returningAll()
          .executeTakeFirst();
        return row ? fromRow(row) : null;
      }),
  };
  return createAdapterFactory({
    config: {
      adapterId: 'aisle',
      supportsBooleans: false,
      supportsDates: true,
      supportsJSON: false,
      supportsNumericIds: false,
      transaction: false,
    },
    adapter: () => adapter,
  });
}
