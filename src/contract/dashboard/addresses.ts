import { nullable } from '../fields.ts';
import { Type } from '../type.ts';

export const AddressBody = Type.Object({
  address: Type.String({ minLength: 1, maxLength: 2_048, pattern: '\\S' }),
});

/** Where an address leads as it was typed; `reason` when nothing of use is there. */
export const AddressLook = Type.Object({
  url: nullable(Type.String()),
  ok: Type.Boolean(),
  reason: nullable(Type.String()),
});
