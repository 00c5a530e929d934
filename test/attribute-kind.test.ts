import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { useAisle } from './support/start-aisle.ts';
import type { WireClient } from './support/wire-client.ts';

const aisle = useAisle();

/** The kind of attribute is one row of `src/engine/language/concepts`, and its words in the languages' folders. */
const vacuum = (id: string, title: string, suction: string | number, name = 'suction_power') => ({
  product_id: id,
  title,
  locale: 'en',
  url: `https://northpeak.example/p/${id}`,
  price: { amount: 19_900, currency: 'EUR' },
  availability: 'in_stock',
  attributes: { [name]: suction },
});

async function faqsOf(shop: WireClient, url: string): Promise<string[]> {
  for (let tries = 0; tries < 400; tries++) {
    const { status, body } = await shop.get(`/api/v1/product-faqs?page_url=${encodeURIComponent(url)}`);
    if (status !== 202) return (body['faqs'] as { question: string }[]).map(({ question }) => question);
    await sleep(10);
  }
  throw new Error('The page stays generating.');
}

describe('suction power', () => {
  const newShop = () =>
    aisle.newCompany({
      products: [
        vacuum('nimbus', 'Nimbus Vacuum', 25_000),
        vacuum('cirrus', 'Cirrus Vacuum', 14_000),
        vacuum('stratus', 'Stratus Vacuum', 18_000),
      ],
    });

  const found = async (shop: WireClient, query_text: string, locale = 'en') => {
    const { body } = await shop.post('/api/v1/search', { query_text, locale });
    const products = body['products'] as { product_id: string }[];
    const { conditions } = body['interpreted_query'] as { conditions: unknown[] };
    return { ids: products.map(({ product_id }) => product_id), conditions: conditions.length };
  };

  test('bounds what is found, in whatever unit it is asked for', async () => {
    const shop = await newShop();
    expect(await found(shop, 'vacuum with at least 20 kPa suction')).toEqual({
      ids: ['nimbus'],
      conditions: 1,
    });
    expect((await found(shop, 'vacuum with less than 15000 pa suction')).ids).toEqual(['cirrus']);
    expect((await found(shop, 'vacuum with the strongest suction')).ids[0]).toBe('nimbus');
  });

  test('is answered, in the language of the question', async () => {
    const shop = await newShop();
    const ask = async (query_text: string, locale: string) =>
      (await shop.post('/api/v1/send_message', { query_text, locale })).body['result_text'];
    expect(await ask('How strong is the suction of the Nimbus Vacuum?', 'en')).toContain(
      'suction power: 25,000',
    );
    expect(await ask('Welche Saugkraft hat der Nimbus Vacuum?', 'de')).toContain('Saugkraft: 25.000');
  });

  test('is asked for on the page of a product, where its unit is stated', async () => {
    const shop = await aisle.newCompany({
      products: [
        vacuum('nimbus', 'Nimbus Vacuum', '25,000 Pa', 'Suction'),
        vacuum('cirrus', 'Cirrus Vacuum', 14_000),
      ],
      settings: { integrations: { ai_powered_faqs: { enabled: true } } },
    });
    const isAsked = (question: string) => /how strong is the suction/iu.test(question);
    expect((await faqsOf(shop, 'https://northpeak.example/p/nimbus')).some(isAsked)).toBe(true);
    expect((await faqsOf(shop, 'https://northpeak.example/p/cirrus')).some(isAsked)).toBe(false);
  });
});
