import { Type } from '../../contract/type.ts';
import { AppError } from '../../errors.ts';
import { findProductByPage } from '../../services/catalog/find-product-by-page.ts';
import { findProducts } from '../../services/catalog/find-products.ts';
import { listProducts, type Product } from '../../services/catalog/list-products.ts';
import { readCompany } from '../../services/companies/read-company.ts';
import { type BaseContext, type Context, companyContext } from '../../services/context.ts';
import { demoCompanyId, demoSiteId } from '../../services/demo/demo-company.ts';
import { findDocumentByPage } from '../../services/documents/find-document-by-page.ts';
import type { App } from '../server.ts';
import { demoCss, demoJs, icon, productPicture } from './files.ts';
import { demoPage, policy } from './html.ts';
import { documentView, installView, productView, shopView } from './views.ts';

const page = { config: { public: true }, schema: { hide: true } } as const;
const shopUrl = 'https://northpeak.example';
const mostProducts = 100;

function noDemo(): AppError {
  return new AppError('not_found', 'This server has no such page of a demo shop.');
}

async function demoContext(base: BaseContext, requestId: string): Promise<Context> {
  const company = await readCompany(base, demoCompanyId);
  if (!company?.settings.website.sites.some(({ siteId }) => siteId === demoSiteId)) throw noDemo();
  return companyContext(base, demoCompanyId, { kind: 'operator' }, requestId);
}

async function allProducts(ctx: Context): Promise<Product[]> {
  const products: Product[] = [];
  let cursor: string | undefined;
  do {
    const found = await listProducts(ctx, {
      locale: 'en',
      limit: mostProducts,
      ...(cursor ? { cursor } : {}),
    });
    products.push(...found.products);
    cursor = found.nextCursor ?? undefined;
  } while (cursor);
  return products;
}

type Made = { title: string; main: string; canonical?: string };

/** Whatever of the shop lies at this path: a product, or one of its texts. */
async function pageAt(ctx: Context, path: string): Promise<Made> {
  const canonical = `${shopUrl}/${path}`;
  const product = await findProductByPage(ctx, canonical, 'en');
  if (product) return { title: product.title, main: productView(product), canonical };
  const document = await findDocumentByPage(ctx, canonical, 'en');
  if (document)
    return { title: document.title, main: documentView(document.title, document.text), canonical };
  throw noDemo();
}

function addFiles(app: App, base: BaseContext): void {
  const files: readonly (readonly [string, string, string])[] = [
    ['/demo/files/demo.css', 'text/css; charset=utf-8', demoCss],
    ['/demo/files/demo.js', 'text/javascript; charset=utf-8', demoJs],
    ['/demo/files/icon.svg', 'image/svg+xml', icon],
  ];
  for (const [path, mediaType, text] of files)
    app.get(path, page, async (_request, reply) =>
      reply.header('cache-control', 'no-cache').type(mediaType).send(text),
    );
  const picture = { ...page, schema: { hide: true, params: Type.Object({ name: Type.String() }) } } as const;
  app.get('/demo/i/:name', picture, async (request, reply) => {
    const ctx = await demoContext(base, request.id);
    const productId = request.params.name.replace(/\.svg$/, '').toUpperCase();
    const [product] = await findProducts(ctx, [productId], 'en');
    const category = product?.categories[0] ?? '';
    reply.header('cache-control', 'public, max-age=86400').type('image/svg+xml');
    return reply.send(productPicture(productId, category));
  });
}

/** The demo shop: pages that use all surfaces, under the policy that docs/website.md asks of a strict shop. */
export function addDemoPages(app: App, base: BaseContext): void {
  addFiles(app, base);
  const show = (path: string, make: (ctx: Context, path: string) => Promise<Made>) =>
    app.get(path, page, async (request, reply) => {
      const ctx = await demoContext(base, request.id);
      const asked = (request.raw.url ?? '').split('?', 1)[0]!.slice('/demo/'.length);
      const made = await make(ctx, asked);
      reply.header('content-security-policy', policy).header('cache-control', 'no-store');
      return reply
        .type('text/html; charset=utf-8')
        .send(demoPage({ ...made, siteId: demoSiteId, locale: 'en' }));
    });
  show('/demo', async (ctx) => ({ title: 'Shop', main: shopView(await allProducts(ctx)) }));
  show('/demo/install', async () => ({
    title: 'Use it in your shop',
    main: installView(app.publicUrl, 'st_…'),
  }));
  show('/demo/*', pageAt);
}
