import type { ShopField } from '../../language/concepts/shop-fields.ts';
import type { ColumnMapping } from '../columns/map-columns.ts';
import type { TableRow } from '../files/table-row.ts';
import type { CellNote } from '../source-record.ts';

/** Reads a row's cell by what its column means; `note` says what was wrong with it. */
export type ReadCell = {
  (field: ShopField): string | undefined;
  /** The cell as it stands, also where it says that there is nothing. */
  raw(field: ShopField): string | undefined;
  /** Notes that the field's cell was not read as it stands. */
  note(field: ShopField, reason: string): void;
  readonly notes: readonly CellNote[];
};

/** What is written where nothing is meant. */
const blanks = /^(?:null|none|undefined|nan|n\/a|\\n)$/i;
const longestNoted = 60;

/** A reader of one row by the meaning of its columns. Cells that only say that there is nothing are absent. */
export function cellReader(row: TableRow, { fields }: ColumnMapping): ReadCell {
  const notes: CellNote[] = [];
  const raw = (field: ShopField) => {
    const column = fields.get(field);
    return column === undefined ? undefined : row.cells.get(column);
  };
  const read = (field: ShopField) => {
    const cell = raw(field);
    return cell === undefined || blanks.test(cell) ? undefined : cell;
  };
  const note = (field: ShopField, reason: string) => {
    const column = fields.get(field) ?? field;
    const cell = row.cells.get(column);
    notes.push({ column, reason, ...(cell === undefined ? {} : { cell: cell.slice(0, longestNoted) }) });
  };
  return Object.assign(read, { raw, note, notes });
}
