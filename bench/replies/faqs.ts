import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createApiKey } from '../../src/services/api-keys/create-api-key.ts';
import type { Context } from '../../src/services/context.ts';
import { getProductFaqs } from '../../src/services/faqs/get-product-faqs.ts';
import { updateSettings } from '../../src/services/settings/update-settings.ts';
import { readLines } from '../catalogues.ts';
import type { Shop } from '../grounded/open-shops.ts';
import { locales, phrases } from '../grounded/phrases.ts';
import { get, post, type Script } from './script.ts';

const demoFolder = join(import.meta.dirname, '../../examples/demo-shop');
const PAGES_OF_A_LOCALE = 7;

type Page = { url: string; title: string };

/**
 * Waits for a page to be made. Not over HTTP: how often one has to look depends on the machine, and each request counts an
 * identifier up.
 */
async function untilMade(ctx: Context, pageUrl: string, locale: string): Promise<void> {
  const isMade = async () =>
    (await getProductFaqs(ctx, { pageUrl, locale, count: 5 })).status !== 'generating';
  while (!(await isMade())) await sleep(5);
}

/** A page's questions, the answer to each, and one more question in the thread of the first. */
function pageScript(ctx: Context, key: string, { url, title }: Page, locale: string): Script {
  return {
    name: `faqs ${locale} ${url}`,
    run: async (ask) => {
      const request = get(key, '/api/v1/product-faqs', { page_url: url, locale, count: '5' });
      await untilMade(ctx, url, locale);
      const { body } = await ask(request);
      const faqs = (body['faqs'] ?? []) as readonly { faq_id: number; question: string }[];
      let threadId: unknown;
      for (const { faq_id, question } of faqs) {
        const asked = { query_text: question, faq_id, page_url: url, locale };
        const reply = await ask(post(key, '/api/v1/send_message', asked));
        threadId ??= reply.body['thread_id'];
      }
      const again = phrases[locale]!.again[0]!.replace('{b}', title);
      await ask(post(key, '/api/v1/send_message', { query_text: again, thread_id: threadId, locale }));
    },
  };
}

/** FAQs of product pages of the demo shop in every locale there is, made while they are asked for. */
export async function faqScripts({ ctx }: Shop): Promise<Script[]> {
  await updateSettings(ctx, { company: { locales } });
  const { secret } = await createApiKey(ctx, { name: 'bench' });
  return locales.flatMap((locale, nth) => {
    const language = ['de', 'es'].includes(locale) ? locale : 'en';
    const pages = readLines<Page>(join(demoFolder, `products.${language}.jsonl`));
    const step = Math.floor(pages.length / PAGES_OF_A_LOCALE);
    return Array.from({ length: PAGES_OF_A_LOCALE }, (_, i) =>
      pageScript(ctx, secret, pages[(i * step + nth) % pages.length]!, locale),
    );
  });
}
