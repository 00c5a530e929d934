/** One record of a file in wire names, or why the lines from `line` (counted from 1) on gave none. */
export type SourceRecord =
  | { line: number; value: Readonly<Record<string, unknown>>; fault?: undefined }
  | { line: number; value?: undefined; fault: string };
