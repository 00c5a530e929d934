import type { ColumnMapping } from '../columns/map-columns.ts';
import type { TableRow } from '../files/table-row.ts';
import { cellReader } from '../rows/read-cells.ts';
import { readIds } from '../rows/read-row.ts';
import { emptyRowMemory } from '../rows/shop-row.ts';
import { idHash } from './id-hash.ts';

/** Which rows make one product, known before they are read a second time. */
export type GroupIndex = {
  /** The product a row belongs to; `undefined` when the row is one by itself. */
  groupOf(row: { id: string | undefined; group: string | undefined }): string | undefined;
  /** Which row, counted from 1, is the last of a product. */
  lastRowOf(group: string): number | undefined;
  /** Ids that more than one product has. */
  repeatedIds: number;
};

/** `sku=H-S,size=S|sku=H-M,size=M`: the rows that a row says are its variants. */
function childrenOf(cell: string | undefined): string[] {
  if (cell === undefined) return [];
  return [...cell.matchAll(/(?:^|\|)\s*sku=([^,|]+)/g)].map((child) => child[1]!.trim());
}

/** `id:12`, as one export names a parent by its number, is the product 12. */
function withoutMark(named: string): string {
  return named.replace(/^id:/, '');
}

/**
 * Learns from one reading of a table which rows make one product: those of one group id, those that name their parent by
 * its id or SKU, and those that a parent lists. Keeps ids only, never rows.
 */
export function createGroupIndexer(mapping: ColumnMapping): {
  look(row: TableRow): void;
  finish(): GroupIndex;
} {
  const hasParents = mapping.fields.has('parent') || mapping.fields.has('children');
  const memory = emptyRowMemory();
  const lastRow = new Map<string, number>();
  /** A row that may be a parent, by whatever others may call it. */
  const byName = new Map<string, { id: string; at: number }>();
  const parentOfChild = new Map<string, string>();
  /** Of ids, some 50 MB for a million. */
  const seen = new Set<number>();
  let repeatedIds = 0;
  let at = 0;

  function learnParent(id: string, sku: string | undefined, children: readonly string[]): void {
    const known = { id, at };
    byName.set(id, known);
    byName.set(`id:${id}`, known);
    if (sku !== undefined && !byName.has(sku)) byName.set(sku, known);
    for (const child of children) parentOfChild.set(child, id);
  }

  return {
    look(row) {
      at++;
      const cells = cellReader(row, mapping);
      const { id, sku, group } = readIds(cells, mapping, memory);
      if (group !== undefined) lastRow.set(hasParents ? group : withoutMark(group), at);
      else if (id !== undefined && cells('store_view') === undefined) {
        const hash = idHash(id);
        if (seen.has(hash)) repeatedIds++;
        seen.add(hash);
      }
      if (hasParents && id !== undefined) learnParent(id, sku, childrenOf(cells('children')));
    },
    finish() {
      // Names need no second table where nothing is called by two.
      const groups = hasParents ? new Map<string, number>() : lastRow;
      const nameOf = (named: string) => byName.get(named)?.id ?? withoutMark(named);
      const extend = (group: string, line: number) =>
        groups.set(group, Math.max(line, groups.get(group) ?? 0));
      if (hasParents) for (const [named, row] of lastRow) extend(nameOf(named), row);
      for (const [child, parent] of parentOfChild) {
        const row = byName.get(child)?.at;
        if (row !== undefined) extend(parent, row);
      }
      for (const group of groups.keys()) {
        const parent = byName.get(group);
        if (parent) extend(group, parent.at);
      }
      if (hasParents) lastRow.clear();
      return {
        repeatedIds,
        lastRowOf: (group) => groups.get(group),
        groupOf: ({ id, group }) => {
          if (group !== undefined) return nameOf(group);
          if (id === undefined) return undefined;
          const parent = parentOfChild.get(id);
          if (parent !== undefined && groups.has(parent)) return parent;
          return hasParents && groups.has(id) ? id : undefined;
        },
      };
    },
  };
}
