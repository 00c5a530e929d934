import { Time } from '../fields.ts';
import { listPageOf, listParameters } from '../lists.ts';
import { Type } from '../type.ts';

export const AuditEntry = Type.Object({
  audit_id: Type.String(),
  actor: Type.String(),
  actor_name: Type.String(),
  action: Type.String(),
  target: Type.String(),
  details: Type.Record(Type.String(), Type.Unknown()),
  created_at: Time,
});

export const AuditList = listPageOf(AuditEntry);
export const AuditQuery = Type.Object({
  ...listParameters,
  action: Type.Optional(Type.String({ format: 'identifier', minLength: 1, maxLength: 64 })),
});
