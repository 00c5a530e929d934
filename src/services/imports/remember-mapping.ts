import type { Context } from '../context.ts';
import type { ProductMapping } from './import-products.ts';
import { mappingDocument, readMapping } from './read-mapping.ts';
import { findMapping, putMapping } from './store.ts';

/** The mapping that files of this name were last imported with; `undefined` when nothing was ever said about one. */
export async function storedMapping(ctx: Context, fileName: string): Promise<ProductMapping | undefined> {
  const text = await findMapping(ctx, fileName);
  return text === undefined ? undefined : readMapping(JSON.parse(text));
}

/** Keeps a mapping for the next file of this name. */
export async function rememberMapping(
  ctx: Context,
  fileName: string,
  mapping: ProductMapping,
): Promise<void> {
  await putMapping(ctx, fileName, JSON.stringify(mappingDocument(mapping)));
}
