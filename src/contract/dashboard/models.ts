import { nullable } from '../fields.ts';
import { Type } from '../type.ts';

const Spent = Type.Object({
  scope: Type.String(),
  period: Type.String(),
  micros: Type.Number(),
  tokens: Type.Number(),
  calls: Type.Number(),
  most_micros: nullable(Type.Number()),
  most_tokens: nullable(Type.Number()),
});

/** Which models answer now, in the order in which they are tried, and what they have cost. Addresses of the server's own stay with its operator. */
export const ModelsInUse = Type.Object({
  ladder: Type.Array(Type.Object({ provider: Type.String(), model: Type.String(), set_by: Type.String() })),
  currency: Type.String(),
  spend: Type.Array(Spent),
});

export const ModelTests = Type.Object({
  data: Type.Array(
    Type.Object({
      provider: Type.String(),
      model: Type.String(),
      ok: Type.Boolean(),
      detail: Type.String(),
      fix: nullable(Type.String()),
      first_part_ms: nullable(Type.Number()),
      took_ms: Type.Number(),
    }),
  ),
});
