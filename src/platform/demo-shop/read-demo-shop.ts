import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(import.meta.dirname, '../../../examples/demo-shop');
const fallback = 'en';

/** What the demo shop has in one language: its catalogue as JSON Lines, and its pages as Markdown by file name. */
export type DemoShopFiles = {
  domains: readonly string[];
  language: string;
  products: Uint8Array;
  pages: readonly { name: string; text: string }[];
};

/** The demo shop in a language, or in English where it does not speak that one. */
export function readDemoShop(wanted: string): DemoShopFiles {
  const language = existsSync(join(folder, `products.${wanted}.jsonl`)) ? wanted : fallback;
  const { domains } = JSON.parse(readFileSync(join(folder, 'company.json'), 'utf8')) as { domains: string[] };
  const pageFolder = join(folder, 'documents', language);
  return {
    domains,
    language,
    products: readFileSync(join(folder, `products.${language}.jsonl`)),
    pages: readdirSync(pageFolder)
      .filter((name) => name.endsWith('.md'))
      .sort()
      .map((name) => ({ name, text: readFileSync(join(pageFolder, name), 'utf8') })),
  };
}
