import type { FieldFault } from '../../errors.ts';

/** A value, or every fault of it; `ignored` names the fields that are not part of the record. */
export type Checked<T> =
  | { ok: true; value: T; ignored: readonly string[] }
  | { ok: false; faults: FieldFault[]; ignored: readonly string[] };
