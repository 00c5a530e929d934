import { integrityFaults, openStore } from './open-store.ts';
import { callerOfVictim, killedCompany, productVictim } from './product.ts';
import { compare, type KillScenario } from './scenario.ts';

const batch = 40;
const { companyId, domain } = killedCompany;

function product(id: string) {
  return {
    product_id: id,
    title: `Lamp ${id}`,
    description: 'A lamp of brass.',
    url: `https://${domain}/p/${id}`,
    price: { amount: 4_900, currency: 'USD' },
    attributes: { material: 'brass' },
  };
}

const scenario: KillScenario = {
  name: 'import',
  description:
    'bulk upserts over HTTP; every product of a 200 is there with its address and its change, once',
  latestKillMs: 3_000,
  victim: productVictim,
  async drive({ victim, acknowledge, cycle }) {
    const call = await callerOfVictim(victim);
    for (let round = 0; ; round++) {
      const ids = Array.from({ length: batch }, (_, i) => `c${cycle}-${round}-${i}`);
      const { status, body } = await call('PUT', '/api/v1/products', { products: ids.map(product) });
      if (status !== 200 || body['created'] !== batch) throw new Error(`the import answered ${status}`);
      for (const id of ids) acknowledge(id);
    }
  },
  async verify({ address, acknowledged }) {
    const db = await openStore(address);
    const [products, urls, changes] = await db.read(
      companyId,
      async (sql) =>
        [
          await sql.selectFrom('product').select('product_id').where('company_id', '=', companyId).execute(),
          await sql
            .selectFrom('product_url')
            .select('product_id')
            .where('company_id', '=', companyId)
            .execute(),
          await sql.selectFrom('change').select('entity_id').where('company_id', '=', companyId).execute(),
        ] as const,
    );
    await db.close();
    const found = products.map(({ product_id }) => product_id);
    const addressed = new Set(urls.map(({ product_id }) => product_id));
    const changed = new Set(changes.map(({ entity_id }) => entity_id));
    const torn = found
      .filter((id) => !addressed.has(id) || !changed.has(id))
      .map((id) => `${id} is half-written`);
    return { ...compare(acknowledged, found), faults: [...torn, ...integrityFaults(address)] };
  },
};

export default scenario;
