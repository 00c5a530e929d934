import { shopFormats } from '../../../engine/records/columns/shop-formats.ts';
import type { ProductTable } from '../../../engine/records/products/survey-table.ts';
import type { TableKind } from './table-kind.ts';

/** How one column was read; `read_as` is a field, `attributes.<name>`, `options` or nothing. */
export type ColumnReport = {
  column: string;
  readAs: string | null;
  /** Rows that have text in it, 0 to 1. */
  filled: number;
  example: string;
  /** Why it was chosen, where its name did not tell. */
  guess?: string;
};

/** How a table was read, and some of its products. */
export type TableReport = {
  file: string;
  kind: TableKind;
  format: string;
  rows: number;
  columns: ColumnReport[];
  /** Products in wire names, the first of the file that are shown. */
  samples: Readonly<Record<string, unknown>>[];
  /** Things about the table as a whole that somebody should look at. */
  warnings: TableWarning[];
};

/** What is odd about a table; `missing` names what no column gives, for who can say how it is put right where they are. */
export type TableWarning = { text: string; missing?: 'price' | 'image_url' | 'url' };

const longestExample = 80;

function readAsOf(table: ProductTable): Map<string, string> {
  const { fields, attributes, options } = table.mapping;
  const readAs = new Map<string, string>();
  for (const { column, name } of attributes) readAs.set(column, `attributes.${name}`);
  for (const { nameColumn, valueColumn } of options)
    for (const column of [nameColumn, valueColumn]) readAs.set(column, 'options');
  for (const [field, column] of fields)
    readAs.set(column, readAs.has(column) ? `${readAs.get(column)}, ${field}` : field);
  return readAs;
}

function warningsOf(table: ProductTable): TableWarning[] {
  const { fields, format } = table.mapping;
  const share = (field: 'price' | 'image_url' | 'url') =>
    (table.filled.get(fields.get(field) ?? '') ?? 0) / Math.max(1, table.rows);
  const warnings: TableWarning[] = [];
  if (table.groups.repeatedIds > 0)
    warnings.push({
      text: `${table.groups.repeatedIds} rows repeat an id that came before; the last one stands.`,
    });
  if (!fields.has('price')) warnings.push({ text: 'No column gives a price.', missing: 'price' });
  else if (share('price') === 0) warnings.push({ text: 'The column of prices is empty.' });
  if (!fields.has('image_url')) warnings.push({ text: 'No column gives a picture.', missing: 'image_url' });
  if (!fields.has('url') && format !== 'table')
    warnings.push({ text: "No column gives a page's address.", missing: 'url' });
  if (format === 'prestashop' && /excl/i.test(fields.get('price') ?? ''))
    warnings.push({
      text: 'The prices are without tax; export the column with tax to quote what shoppers pay.',
    });
  return warnings;
}

/** What is said of a table before anything of it is written. */
export function reportTable(
  file: string,
  kind: TableKind,
  columns: readonly string[],
  table: ProductTable,
): TableReport {
  const readAs = readAsOf(table);
  const guesses = new Map(table.mapping.guesses.map(({ column, why }) => [column, why]));
  return {
    file,
    kind,
    format: shopFormats.find(({ name }) => name === table.mapping.format)?.label ?? 'table',
    rows: table.rows,
    columns: columns
      .filter((column) => column !== '')
      .map((column) => ({
        column,
        readAs: readAs.get(column) ?? null,
        filled: table.rows === 0 ? 0 : (table.filled.get(column) ?? 0) / table.rows,
        example: (table.examples.get(column) ?? '').replace(/\s+/g, ' ').slice(0, longestExample),
        ...(guesses.has(column) ? { guess: guesses.get(column)! } : {}),
      })),
    samples: [],
    warnings: warningsOf(table),
  };
}

/** How a column was read, in wire names. */
export function columnDocument({ column, readAs, filled, example, guess }: ColumnReport) {
  return {
    column,
    read_as: readAs,
    filled: Math.round(filled * 1000) / 1000,
    example,
    guess: guess ?? null,
  };
}

/** How tables were read, in wire names. */
export function tablesDocument(tables: readonly TableReport[]) {
  return tables.map(({ file, format, rows, columns, samples, warnings }) => ({
    file,
    format,
    rows,
    columns: columns.map(columnDocument),
    samples: [...samples],
    warnings: warnings.map(({ text }) => text),
  }));
}
