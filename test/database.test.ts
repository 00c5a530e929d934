import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { sql as raw } from 'kysely';
import { describe, expect, test } from 'vitest';
import type { AppError } from '../src/errors.ts';
import { systemClock } from '../src/platform/clock/clock.ts';
import type { Database, Sql } from '../src/platform/database/database.ts';
import { databaseFile } from '../src/platform/database/open-sqlite.ts';
import { forEachStore } from './support/engines.ts';

const bulkWriter = fileURLToPath(new URL('support/bulk-writer-process.ts', import.meta.url));

const snapshot = (companyId: string, hash: string, text = 'text') => ({
  company_id: companyId,
  hash,
  source_id: 'source',
  text,
  created_at: 1,
});

const put = (sql: Sql, companyId: string, hash: string, text?: string) =>
  sql
    .insertInto('snapshot')
    .values(snapshot(companyId, hash, text))
    .execute();

async function hashes(db: Database, companyId: string): Promise<string[]> {
  const rows = await db.read(companyId, (sql) =>
    sql.selectFrom('snapshot').select('hash').where('company_id', '=', companyId).orderBy('hash').execute(),
  );
  return rows.map(({ hash }) => hash);
}

/** Another process that holds the write lock of a SQLite file for so long; resolves once it holds it. */
async function holdWriteLock(file: string, forMs: number) {
  const program = `
    const { DatabaseSync } = require('node:sqlite');
    const db = new DatabaseSync(${JSON.stringify(file)}, { timeout: 5000 });
    db.exec('begin immediate');
    console.log('held');
    setTimeout(() => { db.exec('commit'); db.close(); }, ${forMs});`;
  const child = spawn(process.execPath, ['-e', program], { stdio: ['ignore', 'pipe', 'inherit'] });
  const exited = once(child, 'exit');
  await once(child.stdout, 'data');
  return { kill: () => child.kill(), exited };
}

forEachStore((engine, store) => {
  describe('a unit of work', () => {
    test('is read back as it was written: text, whole numbers up to 2^53, nothing, empty text', async () => {
      const companyId = await store.newCompany();
      const value = {
        company_id: companyId,
        name: 'Ä 灯 👩🏽‍🚀 "quoted" \\ %_',
        access_enabled: 0,
        settings: '',
        change_seq: Number.MAX_SAFE_INTEGER,
      };
      await store.db.write(companyId, (sql) =>
        sql.updateTable('company').set(value).where('company_id', '=', companyId).execute(),
      );
      const row = await store.db.read(companyId, (sql) =>
        sql.selectFrom('company').selectAll().where('company_id', '=', companyId).executeTakeFirstOrThrow(),
      );
      expect(row).toMatchObject(value);
    });

    test('keeps bytes and fractions as they are', async () => {
      const bytes = new Uint8Array([0, 1, 254, 255]);
      const row = await store.db.read(null, async (sql) => {
        const types = engine === 'sqlite' ? ['blob', 'real'] : ['bytea', 'double precision'];
        const query = raw<{ bytes: Uint8Array; fraction: number }>`select
          cast(${bytes} as ${raw.raw(types[0]!)}) as bytes, cast(${0.1} as ${raw.raw(types[1]!)}) as fraction`;
        return (await query.execute(sql)).rows[0]!;
      });
      expect(Array.from(row.bytes)).toEqual([0, 1, 254, 255]);
      expect(row.fraction).toBe(0.1);
    });

    test.each([['first'], ['later']])(
      'refuses an object as %s value and stores nothing',
      async (position) => {
        const companyId = await store.newCompany();
        const wrong = new Date(0) as unknown as string;
        const row = snapshot(companyId, 'h');
        const bad =
          position === 'first'
            ? { company_id: wrong, hash: 'h', source_id: 's', text: 't', created_at: 1 }
            : { ...row, created_at: wrong as unknown as number };
        await expect(
          store.db.write(companyId, (sql) => sql.insertInto('snapshot').values(bad).execute()),
        ).rejects.toThrow(TypeError);
        expect(await hashes(store.db, companyId)).toEqual([]);
      },
    );

    test('that rejects leaves nothing behind', async () => {
      const companyId = await store.newCompany();
      const failing = store.db.write(companyId, async (sql) => {
        await put(sql, companyId, 'a');
        throw new Error('changed my mind');
      });
      await expect(failing).rejects.toThrow('changed my mind');
      expect(await hashes(store.db, companyId)).toEqual([]);
    });

    test('with a failed statement is undone even when the error was caught', async () => {
      const companyId = await store.newCompany();
      await store.db.write(companyId, (sql) => put(sql, companyId, 'a'));
      const failing = store.db.write(companyId, async (sql) => {
        await put(sql, companyId, 'b');
        await put(sql, companyId, 'a').catch(() => undefined);
      });
      await expect(failing).rejects.toThrow(/undone/);
      expect(await hashes(store.db, companyId)).toEqual(['a']);
      const goingOn = store.db.write(companyId, async (sql) => {
        await put(sql, companyId, 'a').catch(() => undefined);
        await put(sql, companyId, 'c');
      });
      await expect(goingOn).rejects.toThrow(/undone/);
      expect(await hashes(store.db, companyId)).toEqual(['a']);
    });

    test('refuses any use of the outer handle inside it, at once', async () => {
      const { db } = store;
      const inside = [() => db.read('c', async () => 1), () => db.write('c', async () => 1)];
      for (const outer of [db.read, db.write])
        for (const inner of inside)
          await expect(outer.call(db, 'c', () => inner())).rejects.toThrow(/inside a unit of work/);
      expect(await db.read('c', async () => 'still works')).toBe('still works');
    });

    test('lets work that it started go on with units of its own after it ended', async () => {
      const { db } = store;
      let later: Promise<string> | undefined;
      const ended = Promise.withResolvers<void>();
      await db.read('c', async () => {
        later = ended.promise.then(() => db.read('c', async () => 'later'));
      });
      ended.resolve();
      expect(await later).toBe('later');
    });

    test('takes its builder back when it ends', async () => {
      const { db } = store;
      let kept: Sql | undefined;
      await db.write('c', async (sql) => {
        kept = sql;
      });
      const statement = () => kept!.selectFrom('counter').select('name').execute();
      await expect(statement()).rejects.toThrow(/outside the unit of work/);
      if (engine === 'sqlite')
        await expect(db.read('c', statement)).rejects.toThrow(/outside the unit of work/);
    });

    test('never begins a transaction from the builder', async () => {
      await expect(store.db.write('c', (sql) => sql.transaction().execute(async () => 1))).rejects.toThrow(
        /begun by db\.write/,
      );
    });

    test('that reads cannot write', async () => {
      const companyId = await store.newCompany();
      await expect(store.db.read(companyId, (sql) => put(sql, companyId, 'a'))).rejects.toThrow();
      expect(await hashes(store.db, companyId)).toEqual([]);
    });
  });

  describe('many writers at once', () => {
    test('each keeps its own outcome though they share commits', async () => {
      const companyId = await store.newCompany();
      const outcomes = await Promise.allSettled(
        Array.from({ length: 90 }, (_, i) =>
          store.db.write(companyId, async (sql) => {
            await put(sql, companyId, `n${String(i).padStart(2, '0')}`);
            if (i % 3 === 0) throw new Error(`no ${i}`);
            if (i % 7 === 0) await put(sql, companyId, `n${String(i).padStart(2, '0')}`);
            return i;
          }),
        ),
      );
      const kept = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []));
      expect(kept).toEqual(Array.from({ length: 90 }, (_, i) => i).filter((i) => i % 3 !== 0 && i % 7 !== 0));
      expect(await hashes(store.db, companyId)).toEqual(kept.map((i) => `n${String(i).padStart(2, '0')}`));
    });

    test('a counter loses no step', async () => {
      const companyId = await store.newCompany();
      const step = () =>
        store.db.write(companyId, (sql) =>
          sql
            .updateTable('company')
            .set(({ eb }) => ({ change_seq: eb('change_seq', '+', 1) }))
            .where('company_id', '=', companyId)
            .returning('change_seq')
            .executeTakeFirstOrThrow(),
        );
      const seen = await Promise.all(Array.from({ length: 200 }, step));
      expect(seen.map(({ change_seq }) => change_seq).sort((a, b) => a - b)).toEqual(
        Array.from({ length: 200 }, (_, i) => i + 1),
      );
    });
  });

  describe('a reader', () => {
    test('sees a commit at once and nothing before it', async () => {
      const companyId = await store.newCompany();
      const inside = Promise.withResolvers<void>();
      const go = Promise.withResolvers<void>();
      const writing = store.db.write(companyId, async (sql) => {
        await put(sql, companyId, 'a');
        inside.resolve();
        await go.promise;
      });
      await inside.promise;
      expect(await hashes(store.db, companyId)).toEqual([]);
      go.resolve();
      await writing;
      expect(await hashes(store.db, companyId)).toEqual(['a']);
    });

    test('of another handle sees it too, and is told', async () => {
      const companyId = await store.newCompany();
      const other = await store.open();
      try {
        const told = new Promise<void>((resolve) => other.onForeignCommit(resolve));
        await store.db.write(companyId, async (sql) => {
          await put(sql, companyId, 'a');
          await sql
            .updateTable('company')
            .set({ change_seq: 1 })
            .where('company_id', '=', companyId)
            .execute();
        });
        expect(await hashes(other, companyId)).toEqual(['a']);
        await told;
      } finally {
        await other.close();
      }
    });

    test('knows by a version that nothing was committed, where the engine tells without a query', async () => {
      const companyId = await store.newCompany();
      const other = await store.open();
      try {
        const seen = [store.db.version()];
        const look = () => seen.push(store.db.version());
        await hashes(store.db, companyId);
        look();
        await store.db.write(companyId, (sql) => put(sql, companyId, 'a'));
        look();
        await other.write(companyId, (sql) => put(sql, companyId, 'b'));
        look();
        const [first, same, afterOwn, afterOther] = seen;
        if (engine === 'postgres') expect(seen).toEqual([undefined, undefined, undefined, undefined]);
        else {
          expect(same).toBe(first);
          expect(new Set([first, afterOwn, afterOther]).size).toBe(3);
        }
      } finally {
        await other.close();
      }
    });

    test('opened for reading only refuses to write', async () => {
      const companyId = await store.newCompany();
      const reader = await store.open({ readOnly: true });
      try {
        await expect(reader.write(companyId, async () => 1)).rejects.toThrow(/reading only/);
        expect(await hashes(reader, companyId)).toEqual([]);
        await reader.ping();
      } finally {
        await reader.close();
      }
    });
  });

  test('beside another process that writes block after block, every write and read gets its turn', async () => {
    const companyId = await store.newCompany();
    const bulk = spawn(process.execPath, [bulkWriter, JSON.stringify(store.address)], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const exited = once(bulk, 'exit');
    let blocks = 0;
    bulk.stdout.on('data', (chunk: Buffer) => {
      blocks += chunk.length;
    });
    await once(bulk.stdout, 'data');
    const before = blocks;
    const names: string[] = [];
    // Until both have had their turn: a fast machine is through 150 writes before the other's next block is told.
    while (names.length < 150 || blocks === before) {
      const name = `w${String(names.length).padStart(5, '0')}`;
      await store.db.write(companyId, (sql) => put(sql, companyId, name));
      names.push(name);
    }
    expect(await hashes(store.db, companyId)).toEqual(names);
    bulk.kill('SIGKILL');
    await exited;
  });

  if (engine === 'sqlite') {
    describe('while another process holds the write lock', () => {
      test('a write waits without blocking the event loop, and then happens', async () => {
        const companyId = await store.newCompany();
        const child = await holdWriteLock(databaseFile(store.address.dataFolder!), 3_000);
        let turns = 0;
        const ticking = setInterval(() => turns++, 10);
        await store.db.write(companyId, (sql) => put(sql, companyId, 'a'));
        clearInterval(ticking);
        expect(turns).toBeGreaterThan(50);
        expect(await hashes(store.db, companyId)).toEqual(['a']);
        await child.exited;
      });

      test('reads go on, and a write gives up after 5 s with a 503', async () => {
        const companyId = await store.newCompany();
        let offsetMs = 0;
        // Each look at the clock is a second later, so that five seconds pass in a moment.
        const hasty = { ...systemClock, monotonicMs: () => (offsetMs += 1_000) };
        const db = await store.open({ clock: hasty });
        const child = await holdWriteLock(databaseFile(store.address.dataFolder!), 60_000);
        try {
          const refused = await db
            .write(companyId, (sql) => put(sql, companyId, 'a'))
            .catch((error: AppError) => error);
          expect(refused).toMatchObject({ code: 'unavailable', members: { retry_after_seconds: 1 } });
          expect(await hashes(db, companyId)).toEqual([]);
        } finally {
          child.kill();
          await child.exited;
        }
        await db.write(companyId, (sql) => put(sql, companyId, 'b'));
        expect(await hashes(db, companyId)).toEqual(['b']);
        await db.close();
      });
    });
  }
});
