import { BulkResult } from '../../contract/bulk.ts';
import {
  ProductDeleteQuery,
  ProductList,
  ProductParams,
  ProductPatch,
  ProductPatchesBody,
  ProductQuery,
  ProductsBody,
  ProductsQuery,
  StoredProduct,
} from '../../contract/products.ts';
import { getProduct } from '../../services/catalog/get-product.ts';
import { listProducts } from '../../services/catalog/list-products.ts';
import { toProductDocument } from '../../services/catalog/product-document.ts';
import { deleteProduct } from '../../services/catalog/writing/delete-product.ts';
import { patchProduct } from '../../services/catalog/writing/patch-product.ts';
import { patchProducts } from '../../services/catalog/writing/patch-products.ts';
import { putProducts } from '../../services/catalog/writing/put-products.ts';
import type { App } from '../server.ts';
import { wireBulkResult } from '../wire/bulk.ts';

const tags = ['Catalogue'];
const read = { scope: 'search:read', limit: 'management' } as const;
const write = { scope: 'catalog:write', limit: 'management' } as const;

function addBulk(app: App): void {
  const put = {
    config: { ...write, bulk: 'products' },
    schema: {
      operationId: 'putProducts',
      summary: 'Add or replace products',
      tags,
      body: ProductsBody,
      response: { 200: BulkResult },
    },
  } as const;
  app.put('/api/v1/products', put, async ({ context: ctx, bulkItems }) =>
    wireBulkResult(await putProducts(ctx, bulkItems)),
  );
  const patch = {
    config: { ...write, bulk: 'products' },
    schema: {
      operationId: 'patchProducts',
      summary: 'Merge changes into products (price and stock push)',
      tags,
      body: ProductPatchesBody,
      response: { 200: BulkResult },
    },
  } as const;
  app.patch('/api/v1/products', patch, async ({ context: ctx, bulkItems }) =>
    wireBulkResult(await patchProducts(ctx, bulkItems)),
  );
}

function addReads(app: App): void {
  const list = {
    config: read,
    schema: {
      operationId: 'listProducts',
      summary: 'List products',
      tags,
      querystring: ProductsQuery,
      response: { 200: ProductList },
    },
  } as const;
  app.get('/api/v1/products', list, async ({ context: ctx, query }) => {
    const { limit = 20, locale, cursor } = query;
    const page = await listProducts(ctx, { limit, locale, cursor });
    return { data: page.products.map(toProductDocument), next_cursor: page.nextCursor };
  });
  const get = {
    config: read,
    schema: {
      operationId: 'getProduct',
      summary: 'Read one product with the text that answers cite',
      tags,
      params: ProductParams,
      querystring: ProductQuery,
      response: { 200: StoredProduct },
    },
  } as const;
  app.get('/api/v1/products/:product_id', get, async ({ context: ctx, params, query }) => {
    const { locale, hash } = query;
    const found = await getProduct(ctx, { productId: params.product_id, locale, hash });
    return { ...toProductDocument(found.product), fact_sheet: found.factSheet, hash: found.hash };
  });
}

function addWrites(app: App): void {
  const patch = {
    config: { ...write, bodyAsReceived: true },
    schema: {
      operationId: 'patchProduct',
      summary: 'Merge changes into one product',
      tags,
      params: ProductParams,
      querystring: ProductDeleteQuery,
      body: ProductPatch,
      response: { 200: StoredProduct },
    },
  } as const;
  app.patch('/api/v1/products/:product_id', patch, async (request) => {
    const { context: ctx, params, query, receivedBody } = request;
    const product = await patchProduct(ctx, {
      productId: params.product_id,
      locale: query.locale,
      patch: receivedBody ?? {},
    });
    return toProductDocument(product);
  });
  const remove = {
    config: write,
    schema: {
      operationId: 'deleteProduct',
      summary: 'Take a product out of every answer, in all languages or one',
      tags,
      params: ProductParams,
      querystring: ProductDeleteQuery,
      response: { 204: { type: 'null', description: 'Deleted' } },
    },
  } as const;
  app.delete('/api/v1/products/:product_id', remove, async ({ context: ctx, params, query }, reply) => {
    await deleteProduct(ctx, { productId: params.product_id, locale: query.locale });
    return reply.code(204).send(null);
  });
}

/** The catalogue in wire names; the verbs decide everything. */
export function addProducts(app: App): void {
  addBulk(app);
  addReads(app);
  addWrites(app);
}
