import { setTimeout as sleep } from 'node:timers/promises';
import { ProductFaqsQuery } from '../../src/contract/product-faqs.ts';
import { Type } from '../../src/contract/type.ts';
import type { App } from '../../src/http/server.ts';
import { readConfig } from '../../src/platform/config/read-config.ts';
import { createApiKey } from '../../src/services/api-keys/create-api-key.ts';
import { createCompany } from '../../src/services/companies/create-company.ts';
import { companyContext } from '../../src/services/context.ts';
import { getProductFaqs } from '../../src/services/faqs/pages/get-product-faqs.ts';
import { updateSettings } from '../../src/services/settings/update-settings.ts';
import { startAisle } from '../../src/start.ts';

/**
 * The whole product in a process of its own, with one page whose FAQs are ready and, beside its routes, one that checks
 * the same key, limit and query and does nothing. Prints what the load needs, as one line of JSON.
 */
const address = JSON.parse(process.argv[2] ?? '{}') as { dataFolder: string; databaseUrl?: string };
const plenty = 1_000_000_000;
const pageUrl = 'https://bench.example/p/trailhead-2';

function addEmpty(app: App): void {
  const options = {
    config: { scope: 'faqs:read', limit: 'product-faqs' },
    schema: {
      operationId: 'empty',
      summary: 'Nothing',
      tags: ['Bench'],
      querystring: ProductFaqsQuery,
      response: { 200: Type.Object({ status: Type.String() }) },
    },
  } as const;
  app.get('/api/v1/empty', options, async () => ({ status: 'ready' }));
}

const { base, baseUrl } = await startAisle(
  {
    ...readConfig({}),
    ...address,
    ...{ port: 0, adminPort: 0, logLevel: 'error' },
    quotas: { 'product-faqs': plenty, 'send-message': plenty, search: plenty, management: plenty },
  },
  { addFurtherRoutes: addEmpty },
);
const company = await createCompany(base, { name: 'Bench', domains: ['bench.example'], enable: true });
const ctx = companyContext(base, company.companyId, { kind: 'operator' }, 'req_bench');
await updateSettings(ctx, { integrations: { ai_powered_faqs: { enabled: true } } });
const scopes = ['faqs:read', 'messages:write', 'catalog:write'];
const { secret } = await createApiKey(ctx, { name: 'bench', scopes });
const product = {
  product_id: 'NP-1042',
  title: 'Trailhead 2 Hiking Boot',
  url: pageUrl,
  categories: ['Footwear > Hiking boots'],
  price: { amount: 13_900, currency: 'USD' },
  attributes: {
    waterproof: true,
    weight_g: 540,
    upper_material: 'suede leather',
    country_of_origin: 'Portugal',
  },
};
const put = await fetch(`${baseUrl}/api/v1/products`, {
  method: 'PUT',
  headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
  body: JSON.stringify({ products: [product] }),
});
if (put.status !== 200) throw new Error(`the product was refused: ${await put.text()}`);
for (;;) {
  const faqs = await getProductFaqs(ctx, { pageUrl, locale: 'en', count: 5 });
  if (faqs.status === 'ready') {
    const listed = faqs.list.faqs.slice(0, 5).map(({ faqId, question }) => ({ faqId, question }));
    process.stdout.write(`${JSON.stringify({ baseUrl, key: secret, pageUrl, faqs: listed })}\n`);
    break;
  }
  await sleep(50);
}
