import type { Clock } from '../../src/platform/clock/clock.ts';
import type { Ids } from '../../src/platform/ids/ids.ts';
import { createQueue, type LocalQueue } from '../../src/platform/queue/create-queue.ts';
import type { Context } from '../../src/services/context.ts';
import { insertCompany, silentLog, type TestStore } from './engines.ts';

type Exports = Record<string, unknown>;
// biome-ignore lint/suspicious/noExplicitAny: the one type that every function is assignable to.
type AnyFunction = (...values: any[]) => unknown;
type FunctionNames<Store> = {
  [Name in keyof Store]: Store[Name] extends AnyFunction ? Name : never;
}[keyof Store];

/** What a case works with: the store's functions, the contexts of two companies of its own, a queue. */
export type ConformanceTools<Store> = {
  store: Store;
  ctx: Context;
  other: Context;
  queue: LocalQueue;
  db: TestStore['db'];
};

/** One case per function of a store: it calls the function in whatever ways matter and returns all it saw. */
export type ConformanceCases<Store> = {
  [Name in FunctionNames<Store>]: (tools: ConformanceTools<Store>) => Promise<unknown>;
};

export type Conformance = {
  store: Exports;
  cases: Record<string, (tools: ConformanceTools<Exports>) => Promise<unknown>>;
};

/** Binds the cases to their store; the compiler asks for a case for each function that the store exports. */
export function conformance<Store extends Exports>(
  store: Store,
  cases: ConformanceCases<Store>,
): Conformance {
  return { store, cases: cases as unknown as Conformance['cases'] };
}

/** A clock and ids that give both engines the same values in the same order. */
function repeatable(): { clock: Clock; ids: Ids } {
  let step = 0;
  return {
    clock: { nowMs: () => 1_700_000_000_000 + ++step, monotonicMs: () => ++step },
    ids: {
      ulid: (prefix) => `${prefix}_${String(++step).padStart(26, '0')}`,
      uuid: () => `00000000-0000-4000-8000-${String(++step).padStart(12, '0')}`,
      bytes: (count) => new Uint8Array(count).fill(++step % 256),
      random: () => 0.5,
    },
  };
}

function contextOf(
  store: TestStore,
  companyId: string,
  parts: { clock: Clock; ids: Ids; queue: LocalQueue },
): Context {
  const absent = new Proxy(
    {},
    {
      get(_target, name) {
        throw new Error(
          `A store function reached for ${String(name)} of something that is not the database.`,
        );
      },
    },
  );
  return {
    ...parts,
    companyId,
    actor: { kind: 'operator' },
    requestId: 'req_conformance',
    db: store.db,
    indexes: absent as Context['indexes'],
    followers: absent as Context['followers'],
    fetcher: absent as Context['fetcher'],
    models: absent as Context['models'],
    secrets: absent as Context['secrets'],
    log: silentLog,
    signal: new AbortController().signal,
  };
}

/** Runs one case on one engine in two companies of its own; returns what it saw and which functions it called. */
export async function runCase(
  store: TestStore,
  { noun, suite }: { noun: string; suite: Conformance },
  name: string,
): Promise<{ seen: unknown; called: Set<string> }> {
  const called = new Set<string>();
  const watched = Object.fromEntries(
    Object.entries(suite.store).map(([key, value]) => {
      if (typeof value !== 'function') return [key, value];
      const spy = (...values: unknown[]): unknown => {
        called.add(key);
        return (value as AnyFunction)(...values);
      };
      return [key, spy];
    }),
  );
  const { clock, ids } = repeatable();
  const queue = createQueue({ clock, ids });
  const [own, other] = [`com_${noun}_${name}_own`, `com_${noun}_${name}_other`];
  for (const companyId of [own, other]) await insertCompany(store.db, companyId, 1);
  const seen = await suite.cases[name]!({
    store: watched,
    ctx: contextOf(store, own, { clock, ids, queue }),
    other: contextOf(store, other, { clock, ids, queue }),
    queue,
    db: store.db,
  });
  return { seen: plain(seen), called };
}

/** Rows as plain values: the drivers differ in prototypes only. */
function plain(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plain);
  if (value instanceof Map) return plain([...value]);
  if (value instanceof Set) return plain([...value]);
  if (value instanceof Uint8Array) return [...value];
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, plain(each)]));
  return value;
}
