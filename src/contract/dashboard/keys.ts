import { nullable, Time } from '../fields.ts';
import { Type } from '../type.ts';

/** A key as it may be shown; the key itself is in no store. */
export const ApiKey = Type.Object({
  key_id: Type.String(),
  name: Type.String(),
  prefix: Type.String(),
  last4: Type.String(),
  scopes: Type.Array(Type.String()),
  created_by: Type.String(),
  created_at: Time,
  expires_at: nullable(Time),
  last_used_at: nullable(Time),
  revoked_at: nullable(Time),
  browser_seen_at: nullable(Time),
  requests_7d: Type.Integer(),
});

export const ApiKeyList = Type.Object({ data: Type.Array(ApiKey), scopes: Type.Array(Type.String()) });

export const NewKeyBody = Type.Object({
  name: Type.String({ minLength: 1, maxLength: 200, pattern: '\\S' }),
  scopes: Type.Optional(Type.Array(Type.String({ maxLength: 64 }))),
  expires_at: Type.Optional(Time),
});

/** `secret` is the key itself: it is sent this once and kept nowhere. */
export const CreatedKey = Type.Object({ key: ApiKey, secret: Type.String() });

export const KeyParams = Type.Object({
  key_id: Type.String({ format: 'identifier', minLength: 1, maxLength: 64 }),
});
export const RotateBody = Type.Object({ overlap_hours: Type.Integer({ minimum: 0, maximum: 168 }) });
