import { describe, expect, test } from 'vitest';
import { encodeCursor } from '../src/services/search/cursor.ts';
import { useAisle } from './support/start-aisle.ts';

const aisle = useAisle();
const listOnly = { answer: false };

const mugs = Array.from({ length: 12 }, (_, i) => ({
  product_id: `MUG-${i + 1}`,
  title: `Enamel Mug ${i + 1}`,
  price: { amount: 1_000 + i, currency: 'USD' },
}));

describe('a cursor that a caller makes up', () => {
  const asked = { queryText: 'mug', locale: 'en', filters: {}, limit: 10, facets: [] } as const;

  test.each([
    ['far behind the end', 'relevance', 999_999_999_999_999, 0],
    ['far behind the end of a sorted list', 'price_asc', 999_999_999_999_999, 0],
    ['far behind the end of a list that has changed', 'relevance', 999_999_999_999_999, 1],
    ['a thousand million on', 'relevance', 1_000_000_000, 0],
  ] as const)(
    '%s is answered from the list, which is no longer for it',
    async (_what, sort, offset, older) => {
      const client = await aisle.newCompany({ products: mugs });
      const body = { query_text: 'mug', sort, ...listOnly };
      const first = await client.post('/api/v1/search', body);
      const changeSeq = Number(String(first.body['next_cursor']).slice(32).split('.')[1]) - older;
      const position = { offset, changeSeq, seen: '' };
      const cursor = encodeCursor(position, client.companyId, { ...asked, sort }, Date.now());
      const { status, body: reply } = await client.post('/api/v1/search', { ...body, cursor });
      expect(status).toBe(200);
      expect(reply).toMatchObject({ total: 12, products: { length: older === 0 ? 0 : 10 } });
    },
  );
});
