import type { TextField } from '../language/column-words.ts';
import { wordsOfAll } from '../language/pack.ts';
import { columnKey } from './columns/column-key.ts';
import { csvToRows } from './files/csv-to-rows.ts';
import type { SourceRecord } from './source-record.ts';

const fields: readonly TextField[] = [
  'document_id',
  'title',
  'content',
  'url',
  'locale',
  'trust',
  'content_type',
];

/** The names of a field, those of the first language first. */
function namesOf(field: TextField): readonly string[] {
  return [...wordsOfAll('columns', ({ texts }) => texts?.[field])];
}

/** Columns of text that tables of products have too. */
const ofProducts = new Set(['body', 'html']);

/** Whether only a table of texts has a column of this key. */
export function isOfTexts(key: string): boolean {
  return namesOf('content').includes(key) && !ofProducts.has(key);
}

/** Which column holds which field, by the first alias that the header has. */
function fieldColumns(columns: readonly string[]): [string, string][] {
  const byKey = new Map(columns.map((column) => [columnKey(column), column]));
  return fields.flatMap((field): [string, string][] => {
    const column = namesOf(field)
      .map((name) => byKey.get(name))
      .find((found) => found !== undefined);
    return column === undefined ? [] : [[field, column]];
  });
}

/**
 * Reads a table of texts (id, title or question, content or answer …) as documents in wire shape.
 *
 * Rows that cannot be read are faults of their line; nothing is checked against the contract here.
 */
export function csvToDocuments(text: string): SourceRecord[] {
  const table = csvToRows(text);
  const found = fieldColumns(table.columns);
  const missing = ['document_id', 'title', 'content'].filter(
    (name) => !found.some(([field]) => field === name),
  );
  if (table.columns.length > 0 && missing.length > 0)
    return [...table.faults, { line: 1, fault: `the header names no column for ${missing.join(', ')}` }];
  const records = table.rows.map(
    ({ line, cells }): SourceRecord => ({
      line,
      value: Object.fromEntries(
        found.flatMap(([field, column]) => (cells.has(column) ? [[field, cells.get(column)]] : [])),
      ),
    }),
  );
  return [...records, ...table.faults].sort((a, b) => a.line - b.line);
}
