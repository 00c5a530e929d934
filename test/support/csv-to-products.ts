import type { GivenMapping } from '../../src/engine/records/columns/map-columns.ts';
import { csvToRows } from '../../src/engine/records/files/csv-to-rows.ts';
import { createAssembler } from '../../src/engine/records/products/assemble-products.ts';
import {
  columnsWithoutId,
  createSurvey,
  type ProductTable,
} from '../../src/engine/records/products/survey-table.ts';
import type { RowSettings } from '../../src/engine/records/rows/shop-row.ts';
import type { SourceRecord } from '../../src/engine/records/source-record.ts';

/**
 * Reads a shop's export (CSV or TSV) as products in wire shape, all at once: what the import does with files of any size.
 *
 * Rows that cannot be read are faults of their line; the others are given. Nothing is checked against the contract here.
 */
export function csvToProducts(
  text: string,
  settings: RowSettings,
  given: GivenMapping = {},
): { records: SourceRecord[]; table: ProductTable } {
  const { columns, rows, faults } = csvToRows(text);
  const survey = createSurvey(given);
  for (const row of rows) survey.look(row, columns);
  const table = survey.finish(columns);
  const unusable = columnsWithoutId(table, columns);
  if (unusable) return { table, records: [...faults, unusable] };
  const assembler = createAssembler(
    table.mapping,
    { ...settings, decimalMark: table.decimalMark },
    table.groups,
  );
  const records = rows.flatMap((row) => assembler.add(row) ?? []);
  const all = [...records, ...assembler.rest(), ...faults];
  return { table, records: all.sort((a, b) => a.line - b.line) };
}
