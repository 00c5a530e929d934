import { readStored, type StoredPlace, type VersionReader } from '../../validation/read-stored.ts';
import { fields, isFlag, isNumber, isText, listOf, type ShapeOf } from '../../validation/stored-shape.ts';

/** How a case went, as a run keeps it. */
const isResult = fields(
  { name: isText, passed: isFlag },
  {
    query: isText,
    faults: listOf(isText),
    status: isText,
    route: isText,
    resultText: isText,
    sure: isNumber,
    isRightIfAsserted: isFlag,
    tookMs: isNumber,
  },
);
const areResults = listOf(isResult);
const isRun = fields({ cases: areResults });

export type StoredResult = ShapeOf<typeof isResult>;

/** Before versions the column was the list itself. */
const readList: VersionReader<readonly StoredResult[]> = (stored) =>
  areResults(stored) ? stored : undefined;

const read: VersionReader<readonly StoredResult[]> = (stored) => (isRun(stored) ? stored.cases : undefined);

/** How the cases of a run's row went; none when that cannot be read: its counts have columns of their own. */
export function readResults(place: StoredPlace, column: string): readonly StoredResult[] {
  return readStored(place, column, [readList, read]) ?? [];
}

/** The column of how the cases of a run went. */
export function writeResults(results: readonly StoredResult[]): string {
  return JSON.stringify({ v: 1, cases: results });
}
