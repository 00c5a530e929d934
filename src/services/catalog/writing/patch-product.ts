import type { Product } from '../../../engine/catalog/product.ts';
import { invalidRequest } from '../../../errors.ts';
import { publishChange } from '../../changes/publish-change.ts';
import { getSettings } from '../../companies/get-settings.ts';
import type { Context } from '../../context.ts';
import type { PlainObject } from '../../validation/read-fields.ts';
import { findStored } from '../find-stored.ts';
import { productNotFound } from '../product-not-found.ts';
import { readProductRecord } from '../stored-product.ts';
import { readProductEntry } from './product-operation.ts';
import { writeProductBlock } from './write-block.ts';

/**
 * `PATCH /api/v1/products/{product_id}`: a JSON Merge Patch (RFC 7396) of one record; returns it as it is then.
 *
 * Which locale: the asked one by lookup, else the company's default. Throws `product_not_found`, or `invalid_request`
 * with every fault of the patched record. The id cannot change.
 */
export async function patchProduct(
  ctx: Context,
  input: { productId: string; locale?: string; patch: PlainObject },
): Promise<Product> {
  const { productId, patch } = input;
  const stored = await findStored(ctx, productId, input.locale);
  if (!stored) throw productNotFound();
  const given = patch['product_id'];
  if (given !== undefined && given !== productId)
    throw invalidRequest([{ pointer: '/product_id', code: 'mismatch', detail: 'differs from the address' }]);
  const { deleted: _deleted, ...fields } = patch;
  const value = { ...fields, product_id: productId, locale: stored.locale };
  const { defaultLocale } = (await getSettings(ctx)).company;
  const entry = readProductEntry({ index: 0, value }, 'patch');
  const written = await writeProductBlock(ctx, [entry], { defaultLocale, nowMs: ctx.clock.nowMs() });
  const { faults } = written.results[0]!;
  if (faults?.some(({ pointer }) => pointer === '/product_id')) throw productNotFound();
  if (faults) throw invalidRequest(faults);
  if (written.changeSeq !== undefined) await publishChange(ctx, written.changeSeq);
  const patched = await findStored(ctx, productId, stored.locale);
  const product = patched && readProductRecord(ctx.log, patched);
  if (!product) throw productNotFound();
  return product;
}
