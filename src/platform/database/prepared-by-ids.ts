import type { Compilable, QueryResult } from 'kysely';
import type { Sql } from './database.ts';
import { prepared } from './prepared.ts';

type ValueOf<Values extends object> = <Name extends keyof Values & string>(name: Name) => Values[Name];

/**
 * As `prepared`, for a statement that asks for a list of ids; of 1, 2, 4 … 512 ids, so that few texts are ever built.
 * `build` puts `ids` where the list goes. The places that are left ask for the last id again.
 */
export function preparedByIds<Values extends object, Row = unknown>(
  build: (sql: Sql, value: ValueOf<Values>, ids: readonly string[]) => Compilable<Row>,
): (sql: Sql, values: Values, ids: readonly string[]) => Promise<QueryResult<Row>> {
  const bySize = new Map<number, ReturnType<typeof ofSize>>();
  const ofSize = (size: number) => {
    const names = Array.from({ length: size }, (_, i) => `id${i}`);
    return prepared<Values & Record<string, string>, Row>((sql, value) =>
      build(
        sql,
        value as ValueOf<Values>,
        names.map((name) => value(name) as string),
      ),
    );
  };
  return (sql, values, ids) => {
    const size = 2 ** Math.ceil(Math.log2(ids.length));
    const run = bySize.get(size) ?? ofSize(size);
    bySize.set(size, run);
    const named = Array.from({ length: size }, (_, i) => [`id${i}`, ids[Math.min(i, ids.length - 1)]!]);
    return run(sql, { ...values, ...Object.fromEntries(named) });
  };
}
