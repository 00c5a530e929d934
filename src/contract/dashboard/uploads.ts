import { nullable, Time } from '../fields.ts';
import { Type } from '../type.ts';

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
  ignored_fields: Type.Array(Type.String()),
  failure: nullable(Type.String()),
  started_at: Time,
});
export const UploadList = Type.Object({ data: Type.Array(UploadRow) });
export const UploadQuery = Type.Object({
  file: Type.String({ format: 'identifier', minLength: 1, maxLength: 255 }),
  dry_run: Type.Optional(Type.Union([Type.Literal('true'), Type.Literal('false')])),
});
export const UploadParams = Type.Object({
  upload_id: Type.String({ format: 'identifier', minLength: 1, maxLength: 64 }),
});
