import type { Compilable, CompiledQuery, QueryResult } from 'kysely';
import type { Sql } from './database.ts';
import { engineOf, runnerOf } from './single-connection.ts';
import type { Tables } from './tables.ts';

/** Stands for a value while a statement is built. */
class Placeholder {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

/**
 * A statement whose text is built once per engine and then run with the values of each run.
 *
 * For the few statements that every message runs: building one takes longer than SQLite takes to run it. `build` uses
 * `value(name)` wherever a value of the run goes.
 */
export function prepared<Values extends object, Row = unknown>(
  build: (
    sql: Sql,
    value: <Name extends keyof Values & string>(name: Name) => Values[Name],
  ) => Compilable<Row>,
): (sql: Sql, values: Values) => Promise<QueryResult<Row>> {
  const built = new Map<string, CompiledQuery<Row>>();
  return (sql, values) => {
    const engine = engineOf(sql);
    let query = built.get(engine);
    if (!query) {
      query = build(sql, (name) => new Placeholder(name) as never).compile();
      built.set(engine, query);
    }
    const parameters = query.parameters.map((parameter) =>
      parameter instanceof Placeholder ? values[parameter.name as keyof Values] : parameter,
    );
    return runnerOf(sql)({ ...query, parameters }) as Promise<QueryResult<Row>>;
  };
}

/** The insert of one row with these columns, built once per engine. */
export function preparedInsert<Table extends keyof Tables>(
  table: Table,
  columns: readonly (keyof Tables[Table] & string)[],
): (sql: Sql, row: Tables[Table]) => Promise<unknown> {
  return prepared<Tables[Table]>((sql, value) =>
    sql.insertInto(table).values(Object.fromEntries(columns.map((name) => [name, value(name)])) as never),
  );
}
