import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { postgresWanted } from './support/engines.ts';
import { useAisle } from './support/start-aisle.ts';
import type { WireClient, WireResponse } from './support/wire-client.ts';

const readers = 50;
const prices = [14_000, 14_200, 14_500];
const pageUrl = 'https://northpeak.example/p/trailhead-2';
const boot = {
  product_id: 'NP-1042',
  title: 'Trailhead 2 Hiking Boot',
  url: pageUrl,
  price: { amount: 13_900, currency: 'USD' },
  attributes: { waterproof: true, weight_g: 540, upper_material: 'suede leather' },
};
const path = `/api/v1/product-faqs?count=10&page_url=${encodeURIComponent(pageUrl)}`;

type Listed = { faq_id: number; question: string };

/** Every price that an answer shows, on its cards and in its words, in cents. */
function pricesOf({ body }: WireResponse): number[] {
  const cards = (body['products'] as { price: { amount: number } | null }[]).flatMap(
    ({ price }) => price?.amount ?? [],
  );
  const words = [...String(body['result_text']).matchAll(/\$(\d+)\.(\d\d)/gu)];
  return [...cards, ...words.map(([, units, cents]) => Number(units) * 100 + Number(cents))];
}

function suite(store: 'sqlite' | 'postgres'): void {
  const aisle = useAisle({}, { store });

  async function listed(shop: WireClient): Promise<{ faqs: Listed[]; generatedAt: unknown }> {
    for (let tries = 0; tries < 1_000; tries++) {
      const { status, body } = await shop.get(path);
      if (status === 200) return { faqs: body['faqs'] as Listed[], generatedAt: body['generated_at'] };
      await sleep(20);
    }
    throw new Error('The page stays generating.');
  }

  const ask = (shop: WireClient, { faq_id, question }: Listed) =>
    shop.post('/api/v1/send_message', { query_text: question, faq_id });

  test('while 50 clients read, no answer shows an old price once the update is answered', async () => {
    const shop = await aisle.newCompany({
      products: [boot],
      settings: { integrations: { ai_powered_faqs: { enabled: true } } },
    });
    const written = { question: 'Is it worth its price?', answer: 'It costs {price}.', page_url: pageUrl };
    await listed(shop);
    await shop.post('/api/v1/faqs', written);
    const before = await listed(shop);
    expect(before.faqs[0]!.question).toBe(written.question);
    let current = 13_900;
    let isOver = false;
    const answers = await Promise.all(before.faqs.map((faq) => ask(shop, faq)));
    const texts = answers.map(({ body }) => String(body['result_text']));
    const wrong: string[] = [];
    let looked = 0;
    const reading = Array.from({ length: readers }, async (_, reader) => {
      for (let turn = reader; !isOver; turn++) {
        const i = turn % before.faqs.length;
        const least = current;
        const answer = await ask(shop, before.faqs[i]!);
        const shown = pricesOf(answer);
        if (shown.length > 0) looked++;
        for (const price of shown) if (price < least) wrong.push(`${price} after ${least}: ${texts[i]}`);
        // What states no price is the same answer, word for word.
        if (!texts[i]!.includes('$') && answer.body['result_text'] !== texts[i]) wrong.push(texts[i]!);
      }
    });
    for (const amount of prices) {
      const patch = { products: [{ product_id: 'NP-1042', price: { amount, currency: 'USD' } }] };
      expect((await shop.patch('/api/v1/products', patch)).status).toBe(200);
      current = amount;
      const seen = looked;
      await expect.poll(() => looked - seen, { timeout: 20_000 }).toBeGreaterThan(readers);
    }
    isOver = true;
    await Promise.all(reading);
    expect(wrong).toEqual([]);
    expect(await listed(shop)).toEqual(before);
    expect((await ask(shop, before.faqs[0]!)).body['result_text']).toBe('It costs $145.00.');
  });
}

describe('on sqlite', () => suite('sqlite'));
describe.skipIf(!postgresWanted())('on postgres', () => suite('postgres'));
