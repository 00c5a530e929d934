import { followers } from '../../src/followers.ts';
import { type Clock, systemClock } from '../../src/platform/clock/clock.ts';
import { readConfig } from '../../src/platform/config/read-config.ts';
import type { Database } from '../../src/platform/database/database.ts';
import { systemIds } from '../../src/platform/ids/ids.ts';
import { createModels } from '../../src/platform/models/create-models.ts';
import type { BaseContext } from '../../src/services/context.ts';
import type { Indexes } from '../../src/services/indexes.ts';
import { silentLog } from './engines.ts';

/** A clock that moves only when told to. */
export function fakeClock(startMs = systemClock.nowMs()): Clock & { advance(ms: number): void } {
  let passedMs = 0;
  return {
    nowMs: () => startMs + passedMs,
    monotonicMs: () => passedMs,
    advance: (ms) => {
      passedMs += ms;
    },
  };
}

/** The machine's clock, which can be put ahead; for whole servers, whose timers go on by real time. */
export function aheadClock(): Clock & { advance(ms: number): void } {
  let aheadMs = 0;
  return {
    nowMs: () => systemClock.nowMs() + aheadMs,
    monotonicMs: () => systemClock.monotonicMs() + aheadMs,
    advance: (ms) => {
      aheadMs += ms;
    },
  };
}

function absent(what: string): () => never {
  return () => {
    throw new Error(`This test has no ${what}.`);
  };
}

/**
 * A base context over a store for tests of verbs: no queue, no network, and indexes that only note what they were told.
 */
export function testBase(
  db: Database,
  clock: Clock = systemClock,
): BaseContext & { applied: [string, number][] } {
  const applied: [string, number][] = [];
  const indexes: Indexes = {
    open: absent('index'),
    localesOf: absent('index'),
    stateOf: absent('index'),
    apply: async (companyId, changeSeq) => {
      applied.push([companyId, changeSeq]);
    },
    forget: () => undefined,
    close: async () => undefined,
  };
  return {
    db,
    indexes,
    followers,
    queue: { add: absent('queue'), complete: absent('queue'), wake: () => undefined },
    fetcher: {
      fetchPage: absent('network'),
      fetchFile: absent('network'),
      siteRules: absent('network'),
      close: async () => undefined,
    },
    models: createModels({ clock, config: readConfig({}).models }),
    secrets: { seal: absent('secret'), open: absent('secret') },
    clock,
    ids: systemIds,
    log: silentLog,
    signal: new AbortController().signal,
    applied,
  };
}
