import { describe, expect, test } from 'vitest';
import { forEachStore } from '../support/engines.ts';
import jobs from './kill/jobs.ts';
import { openStore } from './kill/open-store.ts';
import rows from './kill/rows.ts';
import { holds, runCycles } from './kill/run-cycles.ts';
import { compare, type KillScenario } from './kill/scenario.ts';

/** Of several processes in a row, each of which has to start and be looked after, on a machine with other work. */
const longestMs = 120_000;

/** A program that acknowledges too early; the harness must see what it loses, or its green runs would mean nothing. */
const control: KillScenario = {
  name: 'early',
  description: 'promises each row before it is written',
  victim: (address, cycle) => ({
    program: new URL('kill/early-victim.ts', import.meta.url),
    args: [JSON.stringify(address), String(cycle)],
  }),
  async verify({ address, acknowledged }) {
    const db = await openStore(address);
    const found = await db.read('early', (sql) =>
      sql.selectFrom('snapshot').select('hash').where('company_id', '=', 'early').execute(),
    );
    await db.close();
    return {
      ...compare(
        acknowledged,
        found.map(({ hash }) => hash),
      ),
      faults: [],
    };
  },
};

forEachStore((_engine, store) => {
  describe('kill -9 under load (short form of test/faults/kill.ts)', () => {
    test.each([rows, jobs])(
      '$name: $description',
      async (scenario) => {
        let step = 0;
        const random = () => [0.9, 0.3, 0.6][step++ % 3]!;
        const result = await runCycles(scenario, { address: store.address, cycles: 3, random });
        expect(result).toMatchObject({ lost: 0, duplicated: 0, faults: 0 });
        expect(holds(result)).toBe(true);
      },
      longestMs,
    );

    test(
      'the control, which promises too early, is caught',
      async () => {
        const result = await runCycles(control, { address: store.address, cycles: 2, random: () => 0.5 });
        expect(result.lost).toBeGreaterThan(0);
        expect(holds(result)).toBe(false);
      },
      longestMs,
    );
  });
});
