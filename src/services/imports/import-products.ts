import { csvToProducts } from '../../engine/extract/csv-to-products.ts';
import { putProducts } from '../catalog/put-products.ts';
import { validateProduct } from '../catalog/validate-product.ts';
import type { Context } from '../context.ts';
import { getSettings } from '../settings/get-settings.ts';
import type { ImportFile } from './import-file.ts';
import { type ImportOptions, type ImportResult, importRecords } from './import-records.ts';
import { readRecords } from './read-records.ts';

/** Endings of files that hold products. */
export const productExtensions: readonly string[] = ['jsonl', 'ndjson', 'json', 'csv', 'tsv'];

/** Imports a file of products (JSON Lines, JSON, CSV, TSV) and adds what became of them to `total`. */
export async function importProducts(
  ctx: Context,
  file: ImportFile,
  total: ImportResult,
  options: Omit<ImportOptions, 'file'>,
): Promise<void> {
  const { currency } = (await getSettings(ctx)).company;
  const records = readRecords(file, 'products', (text) => csvToProducts(text, currency).records);
  const target = { put: putProducts, check: (value: unknown) => validateProduct(value) };
  await importRecords(ctx, target, records, total, { ...options, file: file.name });
}
