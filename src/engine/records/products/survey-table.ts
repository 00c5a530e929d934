import { listIn } from '../../text/values/list-in.ts';
import { type DecimalMark, decimalMarkOf } from '../cells/parse-price.ts';
import { type ColumnMapping, type GivenMapping, mapColumns } from '../columns/map-columns.ts';
import type { TableRow } from '../files/table-row.ts';
import type { SourceRecord } from '../source-record.ts';
import { createGroupIndexer, type GroupIndex } from './group-index.ts';

/** What one reading of a table told about it. */
export type ProductTable = {
  mapping: ColumnMapping;
  groups: GroupIndex;
  decimalMark: DecimalMark | undefined;
  rows: number;
  /** How many rows have text in a column. */
  filled: ReadonlyMap<string, number>;
  /** A cell of each column. */
  examples: ReadonlyMap<string, string>;
};

/** Rows by which columns are judged. */
const sampledRows = 1_000;
const sampledCells = 200;

/**
 * Reads a table once, row by row, to learn how its columns are to be read and which rows make one product. Keeps the first
 * 1,000 rows until they are judged, afterwards ids only.
 */
export function createSurvey(given: GivenMapping): {
  look(row: TableRow, columns: readonly string[]): void;
  finish(columns: readonly string[]): ProductTable;
} {
  const filled = new Map<string, number>();
  const samples = new Map<string, string[]>();
  let waiting: TableRow[] | undefined = [];
  let mapping: ColumnMapping | undefined;
  let indexer: ReturnType<typeof createGroupIndexer> | undefined;
  let rows = 0;

  const decide = (columns: readonly string[]) => {
    mapping = mapColumns(columns, samples, given);
    indexer = createGroupIndexer(mapping);
    for (const row of waiting ?? []) indexer.look(row);
    waiting = undefined;
  };

  return {
    look(row, columns) {
      rows++;
      for (const [column, cell] of row.cells) {
        filled.set(column, (filled.get(column) ?? 0) + 1);
        if (!waiting) continue;
        const cells = listIn(samples, column);
        if (cells.length < sampledCells) cells.push(cell);
      }
      if (!waiting) indexer!.look(row);
      else if (waiting.push(row) >= sampledRows) decide(columns);
    },
    finish(columns) {
      if (waiting) decide(columns);
      const groups = indexer!.finish();
      const prices = (['price', 'sale_price', 'list_price'] as const).flatMap(
        (field) => samples.get(mapping!.fields.get(field) ?? '') ?? [],
      );
      const examples = new Map([...samples].map(([column, cells]) => [column, cells[0] ?? '']));
      return { mapping: mapping!, groups, decimalMark: decimalMarkOf(prices), rows, filled, examples };
    },
  };
}

/** Why a table cannot be read as products: nothing in it names them. */
export function columnsWithoutId(
  { mapping }: Pick<ProductTable, 'mapping'>,
  columns: readonly string[],
): SourceRecord | undefined {
  if (columns.length === 0) return undefined;
  const missing = (['product_id', 'title'] as const).filter((field) => !mapping.fields.has(field));
  if (missing.length === 0) return undefined;
  const names = missing.map((field) => (field === 'product_id' ? 'id (id, sku …)' : 'title (title, name …)'));
  return { line: 1, fault: `the header names no column for ${names.join(' and ')}` };
}
