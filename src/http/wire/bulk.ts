import type { BulkResult } from '../../services/bulk/bulk-types.ts';

/** What became of a bulk request, in wire names. */
export function wireBulkResult(result: BulkResult) {
  const { received, created, updated, unchanged, deleted, failed, errors, ignoredFields } = result;
  return {
    received,
    created,
    updated,
    unchanged,
    deleted,
    failed,
    errors: errors.map(({ index, id, pointer, code, detail }) => ({
      index,
      id: id ?? null,
      pointer,
      code,
      detail,
    })),
    ignored_fields: ignoredFields,
  };
}
