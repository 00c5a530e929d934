import type { BulkEntry, BulkResult } from '../../bulk/bulk-types.ts';
import type { Context } from '../../context.ts';
import { writeProducts } from './write-products.ts';

/** `PATCH /api/v1/products`: each entry is a JSON Merge Patch (RFC 7396) of the record of its id; an unknown id is its fault. */
export async function patchProducts(ctx: Context, entries: readonly BulkEntry[]): Promise<BulkResult> {
  return writeProducts(ctx, entries, 'patch');
}
