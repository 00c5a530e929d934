import { afterEach, expect, test } from 'vitest';
import { useAisle } from './support/start-aisle.ts';

const aisle = useAisle();
const lamp = {
  product_id: 'lamp',
  title: 'Brass Lamp',
  url: 'https://northpeak.example/p/lamp',
  attributes: { material: 'brass', weight_g: 900 },
};

afterEach(() => setRoom(undefined));

/** Puts another disk under the store. */
function setRoom(room: { freeBytes: number; totalBytes: number } | undefined): void {
  aisle.base.db.room = async () => room;
}

test('a nearly full disk refuses imports with nothing written; questions and reads go on', async () => {
  const shop = await aisle.newCompany({ products: [lamp] });
  setRoom({ freeBytes: 4, totalBytes: 100 });
  const refused = await shop.put('/api/v1/products', { products: [{ ...lamp, product_id: 'other' }] });
  expect(refused).toBeProblem(503, 'unavailable');
  expect(refused.headers['retry-after']).toBe(String(refused.body['retry_after_seconds']));
  const documents = [{ document_id: 'd', title: 'Returns', content: 'Within 60 days.' }];
  expect(await shop.put('/api/v1/documents', { documents })).toBeProblem(503, 'unavailable');
  expect(await aisle.send('GET', '/readyz')).toMatchObject({
    status: 200,
    body: { status: 'ready', disk_low: true },
  });
  expect(
    (await shop.post('/api/v1/send_message', { query_text: 'What is the Brass Lamp made of?' })).status,
  ).toBe(200);
  setRoom({ freeBytes: 6, totalBytes: 100 });
  expect((await aisle.send('GET', '/readyz')).body).toEqual({ status: 'ready' });
  expect((await shop.get('/api/v1/products')).body['data']).toHaveLength(1);
  expect((await shop.put('/api/v1/documents', { documents })).status).toBe(200);
});

test('on a large disk 2 GiB are enough, however small their share', async () => {
  const shop = await aisle.newCompany();
  setRoom({ freeBytes: 2 * 2 ** 30, totalBytes: 2 ** 42 });
  expect((await shop.put('/api/v1/products', { products: [lamp] })).status).toBe(200);
});
