import { beforeAll, describe, expect, test } from 'vitest';
import { useAisle } from './support/start-aisle.ts';
import type { WireClient } from './support/wire-client.ts';

const seller = { brand: 'Brackwell', availability: 'in_stock', locale: 'en' };
const price = (amount: number) => ({ price: { amount, currency: 'GBP' } });
const kettles = [
  {
    ...{ product_id: 'tempo', title: 'Brackwell Tempo Variable Temperature Kettle', ...price(6900) },
    attributes: { capacity: '1.7 L', weight: '1.3 kg', noise: '71 dB', keep_warm: '30 min' },
  },
  {
    ...{ product_id: 'hush', title: 'Brackwell Hush Kettle', ...price(5400) },
    attributes: { capacity: '1.5 L', weight_g: 1100, noise: '58 dB' },
  },
  {
    ...{ product_id: 'jug', title: 'Rowan Glass Jug', ...price(900), brand: 'Rowan' },
    attributes: { capacity: '0.9 L' },
  },
].map((product) => ({ ...seller, categories: ['Kitchen'], ...product }));
const pages = [
  {
    document_id: 'delivery',
    title: 'Delivery',
    content: 'The cheapest delivery is by parcel box: £2.50. A courier brings it home for £4.90.',
  },
];

/** A list in the order that was asked for, and two products of which one is to be chosen. */
describe('what is first of a list, and a choice of two', () => {
  const aisle = useAisle();
  let client: WireClient;
  beforeAll(async () => {
    client = await aisle.newCompany({ products: kettles, documents: pages });
  });

  type Reply = {
    answer_status: string;
    result_text: string;
    thread_id: string;
    products: { product_id: string }[];
  };
  const ask = async (query_text: string, thread_id?: string) => {
    const { status, body } = await client.post('/api/v1/send_message', { query_text, thread_id });
    expect(status).toBe(200);
    return body as Reply;
  };
  const idsOf = ({ products }: Reply) => products.map(({ product_id }) => product_id);

  test('the cheapest of a kind is said, and the thread goes on from it', async () => {
    const first = await ask('cheapest kettle');
    expect([first.answer_status, idsOf(first)[0]]).toEqual(['answered', 'hush']);
    expect(first.result_text).toContain('The cheapest is the Brackwell Hush Kettle at £54.00.');
    expect((await ask('how loud is it', first.thread_id)).result_text).toContain('58 dB');
  });

  test('the lightest, whatever unit each is weighed in', async () => {
    const { answer_status, result_text } = await ask('lightest kettle');
    expect(answer_status).toBe('answered');
    expect(result_text).toContain('Brackwell Hush Kettle comes first (1100 g)');
  });

  test('the cheapest of what pages are about is no list', async () => {
    const { result_text } = await ask('what is the cheapest delivery');
    expect(result_text).toContain('£2.50');
    expect(result_text).not.toContain('Kettle');
  });

  test('of two that are named the row that is asked for', async () => {
    const { answer_status, result_text } = await ask('tempo or hush, which is quieter');
    expect(answer_status).toBe('answered');
    expect(result_text).toContain(
      'Brackwell Tempo Variable Temperature Kettle – 71 dB; Brackwell Hush Kettle – 58 dB',
    );
  });

  test('what was just shown is compared on, however each names its field', async () => {
    const first = await ask('hush or tempo for my mum');
    const then = await ask('and which is lighter', first.thread_id);
    expect(then.answer_status).toBe('answered');
    expect(then.result_text).toContain('1.3 kg');
    expect(then.result_text).toContain('1100 g');
    expect(idsOf(then).toSorted()).toEqual(['hush', 'tempo']);
  });

  test('of two that are named, where no row is asked for, what is known of both', async () => {
    const reply = await ask('hush or tempo for my mum');
    expect([reply.answer_status, idsOf(reply).toSorted()]).toEqual(['partial', ['hush', 'tempo']]);
    expect(reply.result_text).toMatch(/Tempo/u);
    expect(reply.result_text).toMatch(/Hush/u);
  });

  test('two that are joined are not compared unless that is asked', async () => {
    const { result_text } = await ask('do you ship the hush and the tempo with the parcel box');
    expect(result_text).toContain('parcel box');
  });
});
