import type { Context } from '../context.ts';
import type { ProductMapping } from './import-products.ts';
import { findMapping, putMapping } from './store.ts';
import { readStoredMapping, writeStoredMapping } from './stored-mapping.ts';

/** The mapping that files of this name were last imported with; `undefined` when nothing that can be read was ever said about one. */
export async function storedMapping(ctx: Context, fileName: string): Promise<ProductMapping | undefined> {
  const text = await findMapping(ctx, fileName);
  const place = { log: ctx.log, column: 'import_mapping.mapping', id: fileName };
  return text === undefined ? undefined : readStoredMapping(place, text);
}

/** Keeps a mapping for the next file of this name. */
export async function rememberMapping(
  ctx: Context,
  fileName: string,
  mapping: ProductMapping,
): Promise<void> {
  await putMapping(ctx, fileName, writeStoredMapping(mapping));
}
