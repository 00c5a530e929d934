import { setTimeout as sleep } from 'node:timers/promises';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { useAisle } from './support/start-aisle.ts';
import type { WireClient } from './support/wire-client.ts';

const aisle = useAisle();
const page = 'https://northpeak.example/p/kit';

/** Every value carries a number that occurs nowhere else, so that an answer shows where it comes from. */
const fields = {
  material: (n: number) => `canvas ${n}`,
  weight: (n: number) => `${n} g`,
  dimensions: (n: number) => `${n} x 20 cm`,
  country_of_origin: (n: number) => `Plant ${n}`,
};
const sentences = [
  (n: number) => `Comes with ${n} spare hooks.`,
  (n: number) => `Runs ${n} hours on one battery.`,
  (n: number) => `Compatible with rail ${n} and its holder.`,
  (n: number) => `Holds up to ${n} kg of tools.`,
];

type Kit = { attributes: Record<string, string>; description: string };

let next = 100;
const fresh = () => next++;

function kitOf(names: readonly string[], said: readonly number[]): Kit {
  const attributes = Object.fromEntries(
    names.map((name) => [name, fields[name as keyof typeof fields](fresh())]),
  );
  return { attributes, description: said.map((i) => sentences[i]!(fresh())).join(' ') };
}

async function put(shop: WireClient, kit: Kit): Promise<void> {
  const product = { product_id: 'KIT', title: 'Workbench Kit', url: page, ...kit };
  const { status, body } = await shop.put('/api/v1/products', { products: [product] });
  expect({ status, failed: body['failed'] }).toEqual({ status: 200, failed: 0 });
}

type Listed = { faq_id: number; question: string };

async function listed(shop: WireClient): Promise<Listed[]> {
  for (let tries = 0; tries < 400; tries++) {
    const { status, body } = await shop.get(
      `/api/v1/product-faqs?count=10&page_url=${encodeURIComponent(page)}`,
    );
    if (status !== 202) return body['faqs'] as Listed[];
    await sleep(10);
  }
  throw new Error('The page stays generating.');
}

const numbersIn = (text: string) => text.match(/\d{3,}/gu) ?? [];

test('after any edit of the product no FAQ answer states a value that it no longer has', async () => {
  const names = fc.subarray(Object.keys(fields));
  const said = fc.subarray([0, 1, 2, 3]);
  const edits = fc.array(fc.record({ names, said, waits: fc.boolean() }), { minLength: 2, maxLength: 4 });
  let answers = 0;
  await fc.assert(
    fc.asyncProperty(edits, async (rounds) => {
      const shop = await aisle.newCompany({
        settings: { integrations: { ai_powered_faqs: { enabled: true } } },
      });
      await put(shop, kitOf(Object.keys(fields), [0, 1, 2, 3]));
      const known = new Map((await listed(shop)).map((faq) => [faq.faq_id, faq]));
      expect(known.size).toBeGreaterThan(4);
      for (const round of rounds) {
        const kit = kitOf(round.names, round.said);
        await put(shop, kit);
        if (round.waits) for (const faq of await listed(shop)) known.set(faq.faq_id, faq);
        const current = new Set(numbersIn(JSON.stringify(kit)));
        for (const { faq_id, question } of known.values()) {
          const { status, body } = await shop.post('/api/v1/send_message', { query_text: question, faq_id });
          expect([200, 410]).toContain(status);
          if (status === 410) continue;
          answers++;
          const stated = numbersIn(body['result_text'] as string);
          expect(stated.filter((number) => !current.has(number))).toEqual([]);
        }
      }
    }),
    { numRuns: 5, seed: 20261121 },
  );
  expect(answers).toBeGreaterThan(20);
});
