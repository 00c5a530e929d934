import type { CrawledPage } from '../../../engine/extract/page/read-page.ts';
import { findProductByPage } from '../../catalog/find-product-by-page.ts';
import { findProducts } from '../../catalog/find-products.ts';
import { patchProducts } from '../../catalog/writing/patch-products.ts';
import { putProducts } from '../../catalog/writing/put-products.ts';
import { getSettings } from '../../companies/get-settings.ts';
import type { Context } from '../../context.ts';
import { putDocuments } from '../../documents/put-documents.ts';
import { fitProduct } from '../../imports/fit-product.ts';
import { findOwnItems, putItems } from '../items/store.ts';
import type { Run } from '../runs/run-tools.ts';
import type { SourceItem } from '../source.ts';
import { documentOfPage, localeOfPage, productOfPage } from './page-records.ts';
import { storePageFaqs } from './store-page-faqs.ts';

type Place = { url: string; urlKey: string; html: string; locale: string | undefined };

/** Whether the catalogue has the product of a page from elsewhere: what the merchant gave counts before what a page says. */
async function isInCatalogue(
  { ctx, source }: Run,
  product: Readonly<Record<string, unknown>>,
  { url, locale }: Place,
): Promise<boolean> {
  const { defaultLocale } = (await getSettings(ctx)).company;
  const own = async (productId: string) =>
    (await findOwnItems(ctx, source.sourceId, 'product', productId)).length > 0;
  const served = locale ?? defaultLocale;
  const atPage = await findProductByPage(ctx, url, served);
  if (atPage && !(await own(atPage.productId))) return true;
  const productId = String(product['product_id']);
  const [named] = await findProducts(ctx, [productId], served);
  if (!named || (await own(productId))) return false;
  if (named.url === undefined) {
    // The catalogue's own record learns where its page is.
    await patchProducts(ctx, [{ index: 0, value: { product_id: productId, url } }]);
  }
  return true;
}

async function storeProduct(ctx: Context, product: Readonly<Record<string, unknown>>): Promise<boolean> {
  const { value } = fitProduct(product);
  return (await putProducts(ctx, [{ index: 0, value }])).failed === 0;
}

/**
 * Stores what a page holds: the product it sells, unless the catalogue has it from elsewhere, or its text. It is found by the
 * next search. Returns what was stored; nothing when the page says nothing.
 */
export async function storePage(
  run: Run,
  page: CrawledPage,
  at: { url: string; urlKey: string; html: string },
): Promise<SourceItem[]> {
  const { ctx, source, runSeq } = run;
  const { locales, defaultLocale } = (await getSettings(ctx)).company;
  const place: Place = { ...at, locale: localeOfPage(page, source.options, [defaultLocale, ...locales]) };
  const items: SourceItem[] = [];
  const product = productOfPage(page, place);
  if (product && !(await isInCatalogue(run, product, place)) && (await storeProduct(ctx, product)))
    items.push({ kind: 'product', entityId: String(product['product_id']), locale: '', pageKey: at.urlKey });
  else if (page.text.trim() !== '') {
    const document = documentOfPage(page, place, source.options);
    const { failed } = await putDocuments(ctx, [{ index: 0, value: document }]);
    if (failed === 0)
      items.push({
        kind: 'document',
        entityId: String(document['document_id']),
        locale: '',
        pageKey: at.urlKey,
      });
  }
  items.push(...(await storePageFaqs(run, page.faqs, { ...place, isProduct: items[0]?.kind === 'product' })));
  await putItems(ctx, source.sourceId, runSeq, items);
  return items;
}
