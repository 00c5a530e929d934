import type { ColumnMapping } from '../columns/map-columns.ts';
import type { TableRow } from '../files/table-row.ts';
import { readRow } from '../rows/read-row.ts';
import { emptyRowMemory, type RowSettings, type ShopRow } from '../rows/shop-row.ts';
import type { LeftOut, SourceRecord } from '../source-record.ts';
import type { GroupIndex } from './group-index.ts';
import { toGroupRecord, toProductRecord } from './group-variants.ts';

type Group = { line: number; rows: ShopRow[] };

const mostImages = 20;

/** Why a product is kept from shoppers, by the row that stands for it. */
function leftOutOf(row: ShopRow): LeftOut | undefined {
  return row.leftOut ?? (row.isHidden ? 'hidden' : undefined);
}

function gone(id: string | undefined, row: ShopRow, line: number, leftOut: LeftOut): SourceRecord {
  const locale = row.locale === undefined ? {} : { locale: row.locale };
  return { line, leftOut, value: { product_id: id, deleted: true, ...locale } };
}

function recordOfRow(row: ShopRow): SourceRecord {
  const leftOut = leftOutOf(row);
  if (leftOut === 'other_store_view') return { line: row.line, leftOut, value: {} };
  if (leftOut !== undefined) return gone(row.id, row, row.line, leftOut);
  return { line: row.line, value: toProductRecord(row), notes: row.notes };
}

/** The row that speaks for its product: the one that others name as theirs, or that of an export that says so. */
function parentOf(groupId: string, rows: readonly ShopRow[], mapping: ColumnMapping): ShopRow | undefined {
  const isOwn = (row: ShopRow) => row.id === groupId && row.variantId === undefined;
  if (mapping.format === 'shopify') return undefined;
  if (mapping.format.startsWith('bigcommerce')) return rows.find((row) => row.id === groupId);
  return rows.find(
    (row) => isOwn(row) && (row.group === undefined || rows.length > 1) && row.group !== groupId,
  );
}

/** A product whose only form says nothing of its own is that form. */
function isSingle(only: ShopRow | undefined, groupId: string, parent: ShopRow | undefined): only is ShopRow {
  if (!only || parent || Object.keys(only.options).length > 0) return false;
  return only.id === groupId;
}

/** What a whole product says in its first row only. */
function leftOutOfGroup(parent: ShopRow | undefined, rows: readonly ShopRow[]): LeftOut | undefined {
  if (parent) return leftOutOf(parent);
  const speaking = rows.find((row) => row.title !== undefined) ?? rows[0];
  const first = speaking?.leftOut;
  return first !== undefined && rows.every((row) => row.leftOut !== undefined || row.title === undefined)
    ? first
    : undefined;
}

function recordOfGroup(groupId: string, { line, rows: all }: Group, mapping: ColumnMapping): SourceRecord {
  const rows = all.filter(({ leftOut }) => leftOut !== 'other_store_view');
  if (rows.length === 0) return { line, leftOut: 'other_store_view', value: {} };
  const parent = parentOf(groupId, rows, mapping);
  const leftOut = leftOutOfGroup(parent, rows);
  if (leftOut !== undefined) return gone(groupId, rows[0]!, line, leftOut);
  const notes = rows.flatMap((row) => row.notes);
  const own = [...(parent?.images ?? []), ...rows.flatMap((row) => row.images)];
  const images = [...new Set([...own, ...rows.flatMap((row) => row.variantImage ?? [])])];
  const forms = rows.filter((row) => row !== parent && !row.saysNothing && row.leftOut === undefined);
  const shown = images.slice(0, mostImages);
  const [only] = forms;
  if (forms.length === 1 && isSingle(only, groupId, parent))
    return { line, notes, value: toProductRecord({ ...only, id: groupId, images: shown }) };
  if (forms.length === 0) {
    const speaking = parent ?? rows.find((row) => row.title !== undefined) ?? rows[0]!;
    const hadForms = rows.some((row) => row !== parent && !row.saysNothing);
    // A parent all of whose variants are unpublished cannot be bought.
    if (hadForms && parent) return gone(groupId, parent, line, 'unpublished');
    return { line, notes, value: toProductRecord({ ...speaking, id: groupId, images: shown }) };
  }
  return { line, notes, value: toGroupRecord(groupId, parent, forms, shown) };
}

/**
 * Makes products of rows as they come: a row that is one by itself at once, those of one product when the last of them has
 * come (`groups` knows it). Holds only rows whose product is not complete.
 */
export function createAssembler(
  mapping: ColumnMapping,
  settings: RowSettings,
  groups: GroupIndex,
): { add(row: TableRow): SourceRecord | undefined; rest(): SourceRecord[] } {
  const memory = emptyRowMemory();
  const open = new Map<string, Group>();
  let at = 0;
  return {
    add(tableRow) {
      at++;
      const row = readRow(tableRow, mapping, settings, memory);
      const groupId = row.deleted ? undefined : groups.groupOf(row);
      if (groupId === undefined) return recordOfRow(row);
      const group = open.get(groupId) ?? { line: row.line, rows: [] };
      group.rows.push(row);
      open.set(groupId, group);
      if (at < (groups.lastRowOf(groupId) ?? Number.POSITIVE_INFINITY)) return undefined;
      open.delete(groupId);
      return recordOfGroup(groupId, group, mapping);
    },
    rest: () => {
      const records = [...open].map(([groupId, group]) => recordOfGroup(groupId, group, mapping));
      open.clear();
      return records;
    },
  };
}
