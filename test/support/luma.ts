import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { testData } from './test-data.ts';

type LumaProduct = {
  product_id: string;
  title: string;
  variants: { sku: string; attributes: Record<string, unknown> }[];
};

/** The CSV exports of magento-luma and the products they are known to hold; `undefined` where the data is not there. */
export function lumaExport(): { files: string[]; products: LumaProduct[] } | undefined {
  const folder = testData('magento-luma');
  if (folder === undefined) return undefined;
  const files = readdirSync(join(folder, 'csv')).map((name) => join(folder, 'csv', name));
  const products = gunzipSync(readFileSync(join(folder, 'products.jsonl.gz')))
    .toString('utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as LumaProduct);
  return { files, products };
}
