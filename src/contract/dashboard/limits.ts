import { nullable } from '../fields.ts';
import { Type } from '../type.ts';

export const LimitList = Type.Object({
  data: Type.Array(
    Type.Object({ policy: Type.String(), per_minute: Type.Integer(), is_default: Type.Boolean() }),
  ),
});

export const FaqPageCounts = Type.Object({
  data: Type.Array(
    Type.Object({ state: Type.String(), reason: nullable(Type.String()), pages: Type.Integer() }),
  ),
});
