import { integrityFaults, openStore } from './open-store.ts';
import { compare, type KillScenario } from './scenario.ts';

const scenario: KillScenario = {
  name: 'rows',
  description: 'sixteen concurrent writers sharing commits; a pair of rows per write, both or neither',
  victim: (address, cycle) => ({
    program: new URL('rows-victim.ts', import.meta.url),
    args: [JSON.stringify(address), String(cycle)],
  }),
  async verify({ address, acknowledged }) {
    const db = await openStore(address);
    const rows = await db.read('rows', (sql) =>
      sql.selectFrom('snapshot').select(['hash', 'source_id']).where('company_id', '=', 'rows').execute(),
    );
    await db.close();
    const of = (source: string) =>
      rows.filter(({ source_id }) => source_id === source).map(({ hash }) => hash);
    const [first, second] = [of('first'), new Set(of('second'))];
    const halves = first.filter((id) => !second.has(id)).map((id) => `half of ${id} is there`);
    if (first.length !== second.size) halves.push(`${first.length} first and ${second.size} second rows`);
    return { ...compare(acknowledged, first), faults: [...halves, ...integrityFaults(address)] };
  },
};

export default scenario;
