import type TypeBox from 'typebox';

/**
 * The part of TypeBox that contract schemas use, with TypeBox's types and the same JSON Schema as its result.
 *
 * TypeBox itself is some 300 modules and takes 150 ms to load; at run time a contract is plain JSON Schema, so these
 * few functions are enough (`type.test.ts` compares the two).
 */
type Builder = Pick<
  typeof TypeBox,
  | 'Object'
  | 'Record'
  | 'Array'
  | 'Union'
  | 'Optional'
  | 'Literal'
  | 'String'
  | 'Integer'
  | 'Number'
  | 'Boolean'
  | 'Null'
  | 'Unknown'
>;

type Schema = Record<string, unknown>;

const optional = new WeakSet<Schema>();

function simple(type: string) {
  return (options: Schema = {}): Schema => ({ type, ...options });
}

function object(properties: Record<string, Schema>, options: Schema = {}): Schema {
  const required = Object.keys(properties).filter((key) => !optional.has(properties[key]!));
  return { type: 'object', ...(required.length > 0 ? { required } : {}), properties, ...options };
}

function optionalOf(schema: Schema): Schema {
  const copy = { ...schema };
  optional.add(copy);
  return copy;
}

const builder = {
  Object: object,
  Record: (_key: Schema, value: Schema, options: Schema = {}) => ({
    type: 'object',
    patternProperties: { '^.*$': value },
    ...options,
  }),
  Array: (items: Schema, options: Schema = {}) => ({ type: 'array', items, ...options }),
  Union: (anyOf: Schema[], options: Schema = {}) => ({ anyOf, ...options }),
  Optional: optionalOf,
  Literal: (value: unknown, options: Schema = {}) => ({ type: typeof value, const: value, ...options }),
  String: simple('string'),
  Integer: simple('integer'),
  Number: simple('number'),
  Boolean: simple('boolean'),
  Null: simple('null'),
  Unknown: (options: Schema = {}) => ({ ...options }),
};

/** Makes contract schemas; import the types of values with `import type { Static } from 'typebox'`. */
export const Type = builder as unknown as Builder;
