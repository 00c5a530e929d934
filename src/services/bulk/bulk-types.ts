import type { FieldFault } from '../../errors.ts';

/** One entry of a bulk write as it was received; `fault` says why it is no object at all. */
export type BulkEntry =
  | { index: number; value: Readonly<Record<string, unknown>>; fault?: undefined }
  | { index: number; fault: Pick<FieldFault, 'code' | 'detail'> & { pointer: string } };

/** One fault of one entry; `pointer` (RFC 6901) starts at the entry. */
export type ItemError = {
  index: number;
  id?: string;
  pointer: string;
  code: FieldFault['code'];
  detail: string;
};

export type Outcome = 'created' | 'updated' | 'unchanged' | 'deleted';

/** What became of one entry. */
export type EntryResult = { index: number; id?: string } & (
  | { outcome: Outcome; faults?: undefined }
  | { outcome?: undefined; faults: readonly FieldFault[] }
);

/** What a bulk write did: `received` is the sum of the counts; `errors` may name several faults of one entry. */
export type BulkResult = Record<Outcome, number> & {
  received: number;
  failed: number;
  errors: ItemError[];
  /** Names of fields that no entry's record has, in order of first appearance. */
  ignoredFields: string[];
};

/** The result of nothing, to be added to. */
export function emptyBulkResult(): BulkResult {
  return {
    received: 0,
    created: 0,
    updated: 0,
    unchanged: 0,
    deleted: 0,
    failed: 0,
    errors: [],
    ignoredFields: [],
  };
}

/** The most faults that are spelled out; more only count. */
export const mostReportedErrors = 10_000;

/** Adds what became of one entry. */
export function countEntry(result: BulkResult, { index, id, outcome, faults }: EntryResult): void {
  result.received++;
  if (outcome) {
    result[outcome]++;
    return;
  }
  result.failed++;
  for (const { pointer = '', code, detail } of faults ?? []) {
    if (result.errors.length >= mostReportedErrors) return;
    result.errors.push({ index, ...(id === undefined ? {} : { id }), pointer, code, detail });
  }
}
