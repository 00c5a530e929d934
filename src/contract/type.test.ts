import TypeBox from 'typebox';
import { expect, test } from 'vitest';
import { Type } from './type.ts';

type Maker = typeof Type;

/** One schema that uses every function of the builder. */
function everything(T: Maker) {
  return T.Object(
    {
      text: T.String({ minLength: 1, maxLength: 9, description: 'd' }),
      count: T.Optional(T.Integer({ minimum: 1 })),
      share: T.Number(),
      flag: T.Boolean({ default: true }),
      kind: T.Union([T.Literal('a'), T.Literal(2), T.Null()], { description: 'u' }),
      list: T.Array(T.Unknown(), { maxItems: 3 }),
      map: T.Optional(T.Record(T.String(), T.String(), { maxProperties: 2 })),
      inner: T.Object({ nothing: T.Optional(T.Null()) }),
    },
    { title: 'Everything' },
  );
}

test('gives the same JSON Schema as TypeBox', () => {
  const own = JSON.parse(JSON.stringify(everything(Type)));
  const original = JSON.parse(JSON.stringify(everything(TypeBox as unknown as Maker)));
  expect(own).toEqual(original);
});
