import { nullable, Time } from '../fields.ts';
import { Type } from '../type.ts';

const Table = Type.Object({
  file: Type.String(),
  format: Type.String(),
  rows: Type.Integer(),
  columns: Type.Array(
    Type.Object({
      column: Type.String(),
      read_as: nullable(Type.String()),
      filled: Type.Number(),
      example: Type.String(),
      guess: nullable(Type.String()),
    }),
  ),
  samples: Type.Array(Type.Record(Type.String(), Type.Unknown())),
  warnings: Type.Array(Type.String()),
});

export const UploadRow = Type.Object({
  upload_id: Type.String(),
  kind: Type.String(),
  file_name: Type.String(),
  state: Type.String(),
  dry_run: Type.Boolean(),
  progress: Type.Number(),
  received: Type.Integer(),
  created: Type.Integer(),
  updated: Type.Integer(),
  unchanged: Type.Integer(),
  failed: Type.Integer(),
  errors: Type.Array(Type.Object({ line: Type.Integer(), pointer: Type.String(), detail: Type.String() })),
  tables: Type.Array(Table),
  ignored_fields: Type.Array(Type.String()),
  failure: nullable(Type.String()),
  started_at: Time,
});
export const UploadList = Type.Object({
  data: Type.Array(UploadRow),
  /** What a column of a table may be said to be. */
  mapping_targets: Type.Array(Type.String()),
});
export const UploadQuery = Type.Object({
  file: Type.String({ format: 'identifier', minLength: 1, maxLength: 255 }),
  /** JSON: what the columns of a table are, by their names, and how addresses are made (`ColumnMapping` of sources). */
  mapping: Type.Optional(Type.String({ maxLength: 20_000 })),
  dry_run: Type.Optional(Type.Union([Type.Literal('true'), Type.Literal('false')])),
});
export const UploadParams = Type.Object({
  upload_id: Type.String({ format: 'identifier', minLength: 1, maxLength: 64 }),
});
