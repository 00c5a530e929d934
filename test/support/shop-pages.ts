import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll } from 'vitest';
import type { TestAisle } from './start-aisle.ts';
import { siteOf } from './visitor.ts';
import type { WireClient } from './wire-client.ts';

export const productUrl = 'https://northpeak.example/p/trailhead-2';

export const boot = {
  product_id: 'NP-1042',
  title: 'Trailhead 2 Hiking Boot',
  url: productUrl,
  categories: ['Footwear > Hiking boots'],
  price: { amount: 13900, currency: 'USD' },
  availability: 'in_stock',
  attributes: {
    waterproof: true,
    weight_g: 540,
    upper_material: 'suede leather',
    country_of_origin: 'Portugal',
  },
};
export const returns = {
  document_id: 'returns',
  title: 'Returns and exchanges',
  url: 'https://northpeak.example/help/returns',
  content:
    'Unused items can be returned within 60 days of delivery. Return shipping is free in the EU and the US.',
};

export type ShopPage = {
  head?: string;
  body?: string;
  /** Attributes of the script tag besides the site's id. */
  attributes?: string;
  /** The page's own policy; `{aisle}` is where Aisle is served. */
  policy?: string;
  /** Other tags in place of the usual one. */
  tags?: string;
  lang?: string;
};

export type Shop = {
  readonly origin: string;
  readonly aisleUrl: string;
  readonly siteId: string;
  readonly client: WireClient;
  /** Serves a page and gives back its address. */
  put(page?: ShopPage): string;
};

/** A shop with pages on an origin of its own, whose site allows that origin. */
export function useShop(aisle: TestAisle, widget: Record<string, unknown> = {}): Shop {
  const pages = new Map<string, ShopPage>();
  let server: Server | undefined;
  let origin = '';
  let client: WireClient | undefined;
  const now = () => {
    if (!client) throw new Error('The shop exists inside tests only.');
    return client;
  };
  const render = ({ head = '', body = '', attributes = '', tags, lang = 'en' }: ShopPage) =>
    `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><title>Shop</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><link rel="canonical" href="${productUrl}">
<style>aisle-faqs{display:block;min-height:88px}aisle-search{display:block;min-height:44px}</style>${head}
${tags ?? `<script async src="${aisle.baseUrl}/website/aisle.js" data-site-id="${siteOf(now())}" ${attributes}></script>`}
</head><body>${body}</body></html>`;
  beforeAll(async () => {
    client = await aisle.newCompany({
      products: [boot],
      documents: [returns],
      settings: { integrations: { ai_powered_faqs: { enabled: true } } },
    });
    server = createServer((request, response) => {
      const page = pages.get((request.url ?? '').split('?', 1)[0]!);
      if (!page) return response.writeHead(404).end();
      const policy = page.policy?.replaceAll('{aisle}', aisle.baseUrl);
      response.writeHead(200, {
        'content-type': 'text/html; charset=utf-8',
        ...(policy ? { 'content-security-policy': policy } : {}),
      });
      response.end(render(page));
    }).listen(0, '127.0.0.1');
    await new Promise((resolve) => server?.once('listening', resolve));
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const site = { site_id: siteOf(client), name: 'Shop', origins: [origin], widget };
    const set = await client.patch('/api/v1/settings', { website: { sites: [site] } });
    if (set.status !== 200) throw new Error(set.text);
  });
  afterAll(() => {
    server?.closeAllConnections();
    server?.close();
  });
  return {
    get origin() {
      return origin;
    },
    get aisleUrl() {
      return aisle.baseUrl;
    },
    get siteId() {
      return siteOf(now());
    },
    get client() {
      return now();
    },
    put: (page = {}) => {
      const name = `/${pages.size + 1}`;
      pages.set(name, page);
      return origin + name;
    },
  };
}
