import type { Fault, Reader } from './faults.ts';
import type { Compile, Schema } from './schema.ts';

type JsonType = 'string' | 'number' | 'boolean' | 'null' | 'array' | 'object';

function typeOf(value: unknown): JsonType | undefined {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  const type = typeof value;
  return type === 'string' || type === 'number' || type === 'boolean' || type === 'object' ? type : undefined;
}

function typesOf(schema: Schema): readonly (JsonType | undefined)[] {
  if (schema.anyOf) return schema.anyOf.flatMap(typesOf);
  if ('const' in schema) return [typeOf(schema.const)];
  if (schema.enum) return schema.enum.map(typeOf);
  if (schema.type === 'integer') return ['number'];
  return [schema.type as JsonType | undefined];
}

const names: Record<JsonType, string> = {
  string: 'a string',
  number: 'a number',
  boolean: 'true or false',
  null: 'null',
  array: 'an array',
  object: 'an object',
};

/** Unions of constants are one list of allowed values. */
function constantsOf(variants: readonly Schema[]): readonly unknown[] | undefined {
  return variants.every((variant) => 'const' in variant)
    ? variants.map((variant) => variant.const)
    : undefined;
}

/** A reader of unions: the variants whose type fits are tried in order; the faults reported are those of the last. */
export function unionReader(variants: readonly Schema[], compile: Compile): Reader {
  const constants = constantsOf(variants);
  if (constants) return compile({ enum: constants });
  const readers = variants.map((variant) => ({ types: typesOf(variant), read: compile(variant) }));
  const allowed = [...new Set(readers.flatMap((reader) => reader.types))];
  const detail = `must be ${allowed.map((type) => (type ? names[type] : 'JSON')).join(' or ')}`;
  return (value, faults) => {
    const type = typeOf(value);
    const fitting = readers.filter((reader) => reader.types.includes(type));
    let found: Fault[] = [{ at: '', code: 'type', detail }];
    for (const { read } of fitting) {
      found = [];
      const result = read(value, found);
      if (found.length === 0) return result;
    }
    faults.push(...found);
    return value;
  };
}
