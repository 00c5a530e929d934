import { beforeAll, describe, expect, test } from 'vitest';
import { useAisle } from './support/start-aisle.ts';
import type { WireClient } from './support/wire-client.ts';

const coat = (product_id: string, title: string, amount: number, weight: string) => ({
  ...{ product_id, title, brand: 'Larkmoor', availability: 'in_stock', locale: 'en' },
  ...{ categories: ['Outerwear > Winter coats'], price: { amount, currency: 'GBP' }, attributes: { weight } },
});
const products = [
  coat('granite', 'Granite Down Parka', 49500, '1.8 kg'),
  coat('cinder', 'Cinder Parka', 34500, '1.2 kg'),
  coat('moss', 'Moss Parka', 24500, '2.1 kg'),
  { ...coat('tee', 'Pocket Tee', 3400, '0.2 kg'), categories: ['Tops'] },
];
const documents = [
  {
    document_id: 'delivery',
    title: 'Delivery',
    content: 'Delivery by courier costs £9.90 and takes two days.',
  },
];

/** "Anything cheaper?" after a talk of one product. */
describe('others of the kind of a product', () => {
  const aisle = useAisle();
  let client: WireClient;
  beforeAll(async () => {
    client = await aisle.newCompany({ products, documents });
  });

  type Reply = {
    answer_status: string;
    result_text: string;
    thread_id: string;
    products: { product_id: string }[];
  };
  async function talk(...said: readonly string[]): Promise<Reply> {
    let reply: Reply | undefined;
    for (const query_text of said) {
      const asked = { query_text, thread_id: reply?.thread_id };
      const { status, body } = await client.post('/api/v1/send_message', asked);
      expect(status).toBe(200);
      reply = body as Reply;
    }
    return reply!;
  }
  const idsOf = ({ products: shown }: Reply) => shown.map(({ product_id }) => product_id);

  test('what is cheaper, the nearest in price first, and again cheaper than that', async () => {
    const said = ['how much is the granite parka', 'too dear, anything cheaper?'];
    expect(idsOf(await talk(...said))).toEqual(['cinder', 'moss']);
    expect(idsOf(await talk(...said, 'even cheaper'))).toEqual(['moss']);
  });

  test('nothing is cheaper than the cheapest, which is said', async () => {
    const { answer_status, result_text } = await talk('how much is the moss parka', 'anything cheaper');
    expect(answer_status).toBe('answered');
    expect(result_text).toContain('The cheapest is the Moss Parka at £245.00.');
  });

  test('others, what is below a price, and in the order of a measure', async () => {
    expect(idsOf(await talk('how much is the cinder parka', 'do you have others'))).toEqual([
      'moss',
      'granite',
    ]);
    expect(idsOf(await talk('how much is the granite parka', 'under 300'))).toEqual(['moss']);
    const { result_text } = await talk('how much is the granite parka', 'a lighter one');
    expect(result_text).toContain('the Cinder Parka comes first (1.2 kg)');
  });

  test('the cheapest of what pages tell is asked of them', async () => {
    const { result_text } = await talk(
      'how much is the granite parka',
      'what does delivery cost',
      'anything cheaper',
    );
    expect(result_text).not.toContain('Cinder');
  });
});
