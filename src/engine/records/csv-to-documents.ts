import { columnKey } from './columns/column-key.ts';
import { csvToRows } from './files/csv-to-rows.ts';
import type { SourceRecord } from './source-record.ts';

const aliases: Readonly<Record<string, readonly string[]>> = {
  document_id: ['document_id', 'id', 'slug', 'key'],
  title: ['title', 'question', 'name', 'heading', 'frage', 'titel', 'pregunta'],
  content: ['content', 'text', 'body', 'answer', 'html', 'antwort', 'inhalt', 'respuesta'],
  url: ['url', 'link', 'page_url'],
  locale: ['locale', 'language', 'lang'],
  trust: ['trust'],
  content_type: ['content_type', 'format'],
};

/** Which column holds which field, by the first alias that the header has. */
function fieldColumns(columns: readonly string[]): [string, string][] {
  const byKey = new Map(columns.map((column) => [columnKey(column), column]));
  return Object.entries(aliases).flatMap(([field, names]): [string, string][] => {
    const column = names.map((name) => byKey.get(name)).find((found) => found !== undefined);
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
  const fields = fieldColumns(table.columns);
  const missing = ['document_id', 'title', 'content'].filter(
    (name) => !fields.some(([field]) => field === name),
  );
  if (table.columns.length > 0 && missing.length > 0)
    return [...table.faults, { line: 1, fault: `the header names no column for ${missing.join(', ')}` }];
  const records = table.rows.map(
    ({ line, cells }): SourceRecord => ({
      line,
      value: Object.fromEntries(
        fields.flatMap(([field, column]) => (cells.has(column) ? [[field, cells.get(column)]] : [])),
      ),
    }),
  );
  return [...records, ...table.faults].sort((a, b) => a.line - b.line);
}
