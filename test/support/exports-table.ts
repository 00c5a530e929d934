import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ShopField, shopFields } from '../../src/engine/language/concepts/shop-fields.ts';
import type { TableReport } from '../../src/services/imports/tables/report-table.ts';
import { between, markdownTable, readPage, root } from './documentation.ts';

const page = 'docs/exports.md';
const begin = /<!-- exports table:.*-->/;
const end = '<!-- end of exports table -->';

/** What is read out of columns beside the fields. */
const further = ['options', 'attributes'] as const;
type Row = ShopField | (typeof further)[number];

const titles: Readonly<Record<string, string>> = {
  'shopify.csv': 'Shopify',
  'shopify-2025.csv': 'Shopify, 2025 on',
  'shopify-products.json': 'Shopify `products.json`',
  'woocommerce.csv': 'WooCommerce',
  'magento2.csv': 'Magento 2',
  'prestashop.csv': 'PrestaShop',
  'bigcommerce.csv': 'BigCommerce',
  'google-feed.xml': 'Google, XML',
  'facebook.tsv': 'Facebook, TSV',
  'acp.jsonl': 'Agentic Commerce',
};

/** The exports of known systems among the fixtures, in the order of the table. */
export const exportsOfTable: readonly string[] = Object.keys(titles);

/** For each thing that is read the columns it comes from. */
function columnsOf({ columns }: Pick<TableReport, 'columns'>): Map<Row, string[]> {
  const found = new Map<Row, string[]>();
  for (const { column, readAs } of columns)
    for (const read of readAs?.split(', ') ?? []) {
      const row = (read.startsWith('attributes.') ? 'attributes' : read) as Row;
      found.set(row, [...(found.get(row) ?? []), column]);
    }
  return found;
}

/** Format by field, as the fixtures of `test/fixtures/exports` were read: which column each field came from. */
export function exportsTable(reports: ReadonlyMap<string, Pick<TableReport, 'columns'>>): string {
  const read = exportsOfTable.map((name) => columnsOf(reports.get(name) ?? { columns: [] }));
  const rows = [...shopFields, ...further].flatMap((row) => {
    if (!read.some((columns) => columns.has(row))) return [];
    const cells = read.map((columns) =>
      (columns.get(row) ?? []).map((column) => `\`${column.replaceAll('|', '\\|')}\``).join(', '),
    );
    return [[`\`${row}\``, ...cells]];
  });
  return markdownTable(['Field', ...exportsOfTable.map((name) => titles[name]!)], rows);
}

/** The table as the page has it. */
export function tableOfPage(): string {
  return between(readPage(page), begin, end);
}

/** Puts the table into the page. */
export function writeTableOfPage(table: string): void {
  const { text } = readPage(page);
  const from = begin.exec(text)![0];
  const before = text.slice(0, text.indexOf(from) + from.length);
  writeFileSync(join(root, page), `${before}\n${table}\n${text.slice(text.indexOf(end))}`);
}
