import type { TSchema } from 'typebox';
import { nullable } from './fields.ts';
import { Type } from './type.ts';

/** Query parameters of every list. */
export const listParameters = {
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: 20 })),
  cursor: Type.Optional(
    Type.String({
      format: 'identifier',
      minLength: 1,
      maxLength: 2_048,
      description: 'next_cursor of the page before.',
    }),
  ),
};

/** One page of a list. */
export const listPageOf = <T extends TSchema>(item: T) =>
  Type.Object({ data: Type.Array(item), next_cursor: nullable(Type.String()) });
