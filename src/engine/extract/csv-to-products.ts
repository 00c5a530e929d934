import { csvToRows } from './csv-to-rows.ts';
import { toGroupRecord, toProductRecord } from './group-variants.ts';
import { rowToRecord, type ShopRow } from './row-to-record.ts';
import { type ShopColumns, type ShopField, shopColumns } from './shop-columns.ts';
import type { SourceRecord } from './source-record.ts';

/** The products of a table, in the order of their first rows, and what was made of its columns. */
export type CsvProducts = {
  records: SourceRecord[];
  /** Which column was read as which field. */
  mapping: ReadonlyMap<ShopField, string>;
  attributes: readonly string[];
  ignoredColumns: readonly string[];
};

type Group = { parent?: ShopRow; variants: ShopRow[]; line: number };

/** Which product each row is a variant of; rows that are products of their own are not in it. */
function groupOfRows(rows: readonly ShopRow[]): Map<ShopRow, string> {
  const parentOfChild = new Map<string, string>();
  for (const row of rows) for (const child of row.children) if (row.id) parentOfChild.set(child, row.id);
  const groupOf = new Map<ShopRow, string>();
  for (const row of rows) {
    const named = row.group ?? (row.id === undefined ? undefined : parentOfChild.get(row.id));
    if (named !== undefined && !row.deleted) groupOf.set(row, named);
  }
  return groupOf;
}

/** Products in order: groups stand where their first row does. A parent is the row whose id is the group's. */
function grouped(rows: readonly ShopRow[]): (ShopRow | [string, Group])[] {
  const groupOf = groupOfRows(rows);
  const groupIds = new Set(groupOf.values());
  const groups = new Map<string, Group>();
  const products: (ShopRow | [string, Group])[] = [];
  for (const row of rows) {
    const isParent = row.id !== undefined && groupIds.has(row.id) && groupOf.get(row) !== row.id;
    const groupId = isParent ? row.id! : groupOf.get(row);
    if (groupId === undefined) {
      products.push(row);
      continue;
    }
    let group = groups.get(groupId);
    if (!group) {
      group = { variants: [], line: row.line };
      groups.set(groupId, group);
      products.push([groupId, group]);
    }
    if (isParent) group.parent = row;
    else group.variants.push(row);
  }
  return products;
}

function toRecord(product: ShopRow | [string, Group]): SourceRecord {
  if (!Array.isArray(product)) return { line: product.line, value: toProductRecord(product) };
  const [groupId, { parent, variants, line }] = product;
  const [only] = variants;
  // A group of one row that says nothing of its own is that product.
  if (!parent && variants.length === 1 && only && only.id === groupId && only.variantId === undefined)
    return { line, value: toProductRecord(only) };
  return { line, value: toGroupRecord(groupId, parent, variants) };
}

/** Rows of further pictures only: they name the product and nothing that is read. */
function saysNothing(row: ShopRow): boolean {
  return (
    row.title === undefined &&
    row.variantId === undefined &&
    row.price === undefined &&
    row.group !== undefined
  );
}

function requiredFaults({ fields }: ShopColumns): SourceRecord[] {
  const missing = (['id', 'title'] as const).filter((field) => !fields.has(field));
  if (missing.length === 0) return [];
  const names = missing.map((field) => (field === 'id' ? 'id (id, sku …)' : 'title (title, name …)'));
  return [{ line: 1, fault: `the header names no column for ${names.join(' and ')}` }];
}

/**
 * Reads a shop's export (CSV or TSV) as products in wire shape: columns by their usual names in several languages, prices
 * as shops write them (`ownCurrency` where none is named), rows of one group as variants, the rest as attributes.
 *
 * Rows that cannot be read are faults of their line; the others are given. Nothing is checked against the contract here.
 */
export function csvToProducts(text: string, ownCurrency: string): CsvProducts {
  const table = csvToRows(text);
  const columns = shopColumns(table.columns);
  const unusable = table.columns.length === 0 ? [] : requiredFaults(columns);
  const result = {
    mapping: columns.fields,
    attributes: columns.attributes.map(({ name }) => name),
    ignoredColumns: columns.ignored,
  };
  const faults: SourceRecord[] = [...table.faults, ...unusable];
  if (unusable.length > 0) return { ...result, records: faults };
  const rows: ShopRow[] = [];
  const optionNames = new Map<string, string>();
  for (const row of table.rows) {
    const rowFaults: string[] = [];
    const record = rowToRecord(row, columns, ownCurrency, rowFaults, optionNames);
    if (rowFaults.length > 0) faults.push({ line: row.line, fault: rowFaults.join('; ') });
    else if (!saysNothing(record)) rows.push(record);
  }
  const records = [...grouped(rows).map(toRecord), ...faults];
  return { ...result, records: records.sort((a, b) => a.line - b.line) };
}
