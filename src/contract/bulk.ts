import { Type } from './type.ts';

/** What became of a bulk request: a bad item is an error of that item, the others proceed. */
export const BulkResult = Type.Object(
  {
    received: Type.Integer({ minimum: 0 }),
    created: Type.Integer({ minimum: 0 }),
    updated: Type.Integer({ minimum: 0 }),
    unchanged: Type.Integer({ minimum: 0 }),
    deleted: Type.Integer({ minimum: 0 }),
    failed: Type.Integer({ minimum: 0 }),
    errors: Type.Array(
      Type.Object({
        index: Type.Integer({ minimum: 0, description: 'Place in the request, from 0.' }),
        id: Type.Union([Type.String(), Type.Null()]),
        pointer: Type.String({ description: 'RFC 6901 pointer into the item.' }),
        code: Type.String(),
        detail: Type.String(),
      }),
    ),
    ignored_fields: Type.Array(Type.String(), { description: 'Names of members that no record has.' }),
  },
  {
    title: 'BulkResult',
    examples: [
      {
        received: 4,
        created: 1,
        updated: 1,
        unchanged: 1,
        deleted: 0,
        failed: 1,
        errors: [
          {
            index: 3,
            id: 'NP-1077',
            pointer: '/price/amount',
            code: 'type',
            detail: 'must be an integer in minor units',
          },
        ],
        ignored_fields: ['colour'],
      },
    ],
  },
);
