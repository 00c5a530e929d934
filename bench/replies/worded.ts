import { createApiKey } from '../../src/services/api-keys/create-api-key.ts';
import { findProducts } from '../../src/services/catalog/find-products.ts';
import type { Shop } from '../grounded/open-shops.ts';
import { locales, phrases } from '../grounded/phrases.ts';
import { post, type Script } from './script.ts';

const PAIRS = 3;

/** Products side by side, one more of them, and a wish, in the words of every locale, as one thread. */
export async function wordedScripts(shop: Shop): Promise<Script[]> {
  const { name, ctx, productIds } = shop;
  const { secret } = await createApiKey(ctx, { name: 'bench' });
  const scripts: Script[] = [];
  for (const [nth, locale] of locales.entries()) {
    const said = phrases[locale]!;
    for (let i = 0; i < PAIRS; i++) {
      const from = (nth * 31 + i * 17) % Math.max(1, productIds.length - 3);
      const ids = productIds.slice(from, from + 3);
      const titles = (await findProducts(ctx, ids, locale)).map(({ title }) => title);
      const [a = '', b = '', c = ''] = titles;
      const kind = c.split(' ').at(-1) ?? '';
      const fill = (pattern: string) =>
        pattern
          .replaceAll('{a}', a)
          .replaceAll('{b}', b)
          .replaceAll('{kind}', kind)
          .replaceAll('{price}', '80');
      const turns = [
        fill(said.compare[i % said.compare.length]!),
        said.again[i % said.again.length]!.replaceAll('{b}', c),
        fill(said.wish[i % said.wish.length]!),
      ];
      scripts.push({
        name: `worded ${name} ${locale} ${i}`,
        run: async (ask) => {
          let threadId: unknown;
          for (const query_text of turns) {
            const asked = { query_text, locale, thread_id: threadId };
            const { body } = await ask(post(secret, '/api/v1/send_message', asked));
            threadId = body['thread_id'] ?? threadId;
          }
        },
      });
    }
  }
  return scripts;
}
