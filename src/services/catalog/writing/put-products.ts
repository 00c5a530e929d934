import type { BulkEntry, BulkResult } from '../../bulk/bulk-types.ts';
import type { Context } from '../../context.ts';
import { writeProducts } from './write-products.ts';

/** `PUT /api/v1/products`: each entry replaces the record of its id and locale, or deletes it with `"deleted": true`. */
export async function putProducts(ctx: Context, entries: readonly BulkEntry[]): Promise<BulkResult> {
  return writeProducts(ctx, entries, 'put');
}
