import { type Fault, placeFaults, type Reader } from './faults.ts';
import { copyFreeForm, readMetadata } from './read-any.ts';
import { objectReader } from './read-object.ts';
import { stringReader } from './read-string.ts';
import { unionReader } from './read-union.ts';
import type { Schema } from './schema.ts';

/** Keywords that say nothing about a value, or that a reader handles. Any other keyword stops the start. */
const knownKeywords = new Set([
  ...['type', 'const', 'enum', 'anyOf', 'items', 'minItems', 'maxItems', 'minimum', 'maximum', 'properties'],
  ...['required', 'patternProperties', 'additionalProperties', 'maxProperties', 'propertyNames', 'readOnly'],
  ...['minLength', 'maxLength', 'pattern', 'format', 'x-user-metadata'],
  ...['title', 'description', 'examples', 'example', 'default', 'deprecated', 'writeOnly', '$comment'],
]);

function requireKnownKeywords(schema: Schema): void {
  for (const keyword of Object.keys(schema))
    if (!knownKeywords.has(keyword)) throw new Error(`a contract schema uses the unknown keyword ${keyword}`);
}

function numberReader(schema: Schema): Reader {
  const { minimum = Number.NEGATIVE_INFINITY, maximum = Number.POSITIVE_INFINITY } = schema;
  const isInteger = schema.type === 'integer';
  const fits = isInteger ? Number.isInteger : Number.isFinite;
  const highest = isInteger ? Math.min(maximum, Number.MAX_SAFE_INTEGER) : maximum;
  const lowest = isInteger ? Math.max(minimum, Number.MIN_SAFE_INTEGER) : minimum;
  return (value, faults) => {
    if (typeof value !== 'number' || (!fits(value) && Number.isFinite(value)))
      faults.push({ at: '', code: 'type', detail: isInteger ? 'must be an integer' : 'must be a number' });
    else if (!Number.isFinite(value) || value < lowest || value > highest)
      faults.push({ at: '', code: 'range', detail: rangeDetail(lowest, highest) });
    return value;
  };
}

function rangeDetail(lowest: number, highest: number): string {
  if (highest === Number.POSITIVE_INFINITY)
    return lowest === Number.NEGATIVE_INFINITY ? 'must be a finite number' : `must be at least ${lowest}`;
  return lowest <= Number.MIN_SAFE_INTEGER
    ? `must be at most ${highest}`
    : `must be from ${lowest} to ${highest}`;
}

function arrayReader(schema: Schema): Reader {
  const { minItems = 0, maxItems = Number.POSITIVE_INFINITY } = schema;
  const readItem = compileShape(schema.items ?? {});
  return (value, faults) => {
    if (!Array.isArray(value)) {
      faults.push({ at: '', code: 'type', detail: 'must be an array' });
      return value;
    }
    if (value.length > maxItems) {
      faults.push({ at: '', code: 'too_many', detail: `must have at most ${maxItems} items` });
      return value;
    }
    if (value.length < minItems)
      faults.push({ at: '', code: 'range', detail: `must have at least ${minItems} items` });
    return value.map((item, index) => {
      const from = faults.length;
      const read = readItem(item, faults);
      if (faults.length > from) placeFaults(faults, from, String(index));
      return read;
    });
  };
}

function oneOfReader(allowed: readonly unknown[]): Reader {
  const detail = `must be one of ${allowed.map((value) => JSON.stringify(value)).join(', ')}`;
  const types = new Set(allowed.map((value) => typeof value));
  return (value, faults) => {
    if (!allowed.includes(value))
      faults.push({ at: '', code: types.has(typeof value) ? 'format' : 'type', detail });
    return value;
  };
}

const booleanReader: Reader = (value, faults) => {
  if (typeof value !== 'boolean') faults.push({ at: '', code: 'type', detail: 'must be true or false' });
  return value;
};

const nullReader: Reader = (value, faults) => {
  if (value !== null) faults.push({ at: '', code: 'type', detail: 'must be null' });
  return value;
};

/**
 * Turns a contract schema into the function that reads a value of it: strict (nothing is coerced, unknown members
 * are left out), all faults at once, free text normalised, `null` in an optional member left out.
 *
 * Throws at start-up on a keyword it does not know, so that no rule of the contract goes unchecked.
 */
export function compileShape(schema: Schema): Reader {
  requireKnownKeywords(schema);
  if (schema['x-user-metadata']) return readMetadata;
  if (schema.anyOf) return unionReader(schema.anyOf, compileShape);
  if ('const' in schema) return oneOfReader([schema.const]);
  if (schema.enum) return oneOfReader(schema.enum);
  switch (schema.type) {
    case 'string':
      return stringReader(schema);
    case 'integer':
    case 'number':
      return numberReader(schema);
    case 'boolean':
      return booleanReader;
    case 'null':
      return nullReader;
    case 'array':
      return arrayReader(schema);
    case 'object':
      return objectReader(schema, compileShape);
    case undefined:
      return (value: unknown, _faults: Fault[]) => copyFreeForm(value);
    default:
      throw new Error(`a contract schema uses the unknown type ${schema.type}`);
  }
}
