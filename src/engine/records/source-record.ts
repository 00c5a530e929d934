/** Why a cell was not read as it stands; the rest of its row was. */
export type CellNote = { column: string; reason: string; cell?: string };

/** Why a record is kept from shoppers: the shop itself does not show it. */
export type LeftOut = 'draft' | 'archived' | 'hidden' | 'unpublished' | 'expired' | 'other_store_view';

/** One record of a file in wire names, or why the lines from `line` (counted from 1) on gave none. */
export type SourceRecord =
  | {
      line: number;
      value: Readonly<Record<string, unknown>>;
      fault?: undefined;
      notes?: readonly CellNote[];
      /** Then `value` deletes what may be stored of it. */
      leftOut?: LeftOut;
    }
  | { line: number; value?: undefined; fault: string; notes?: undefined; leftOut?: undefined };
