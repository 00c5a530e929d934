import { expect, test } from 'vitest';
import type { LocalIndexes } from '../src/services/indexing/create-indexes.ts';
import { useAisle } from './support/start-aisle.ts';

const aisle = useAisle();

const COUNT = 21_000;
const BLOCK = 1_000;

/** Rows as another process leaves them that imports beside the server: no write of this one has built an index of them. */
async function importBeside(companyId: string): Promise<void> {
  const record = (i: number) =>
    JSON.stringify({
      productId: `p${i}`,
      locale: 'en',
      title: i === COUNT - 1 ? 'Brass lantern' : `Lamp ${i}`,
      description: '',
      categories: [],
      availability: 'in_stock',
      attributes: {},
      variants: [],
      updatedAtMs: 1,
    });
  for (let from = 0; from < COUNT; from += BLOCK) {
    const rows = Array.from({ length: BLOCK }, (_, i) => ({
      company_id: companyId,
      product_id: `p${from + i}`,
      locale: 'en',
      record: record(from + i),
      record_hash: '',
      updated_at: 1,
      stored_at: 1,
    }));
    await aisle.base.db.write(companyId, (sql) => sql.insertInto('product').values(rows).execute());
  }
}

test('while a large index is being built replies are degraded and deny nothing; from disk it is whole at once', async () => {
  const client = await aisle.newCompany();
  await importBeside(client.companyId);
  const headers = { authorization: `Bearer ${client.key}` };
  const search = async (query_text: string, more = {}) => {
    const reply = await aisle.send('POST', '/api/v1/search', { headers, body: { query_text, ...more } });
    expect(reply.status).toBe(200);
    return reply.body as Record<string, unknown>;
  };

  const early = await search('brass zebra', { filters: { attributes: { colour: 'red' } } });
  expect(early).toMatchObject({ degraded: true });
  expect(early['result_text']).not.toContain('do not carry');

  await (aisle.base.indexes as LocalIndexes).idle();
  const whole = await search('zebra');
  expect(whole).toMatchObject({ degraded: false, answer_status: 'not_found' });
  expect(whole['result_text']).toContain('We do not carry');
  expect(await search('lamp', { answer: false })).toMatchObject({ total: COUNT - 1 });

  await aisle.restart();
  expect(await search('brass lantern', { answer: false })).toMatchObject({
    degraded: false,
    products: [{ product_id: `p${COUNT - 1}` }],
  });
});
