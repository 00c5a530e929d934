import { parse } from 'node:querystring';
import type { FieldFault } from '../../errors.ts';
import { compileShape } from './compile-shape.ts';
import type { Fault, Reader } from './faults.ts';
import type { Schema } from './schema.ts';

type Given = Readonly<Record<string, string | string[]>>;

const canonicalInteger = /^(?:0|-?[1-9][0-9]*)$/;

/** Text to value: integers only from canonical digits, booleans only as spelled in JSON. */
function convert(text: string, schema: Schema, faults: Fault[]): unknown {
  if (schema.type === 'integer') {
    if (canonicalInteger.test(text)) return Number(text);
    faults.push({ at: '', code: 'format', detail: 'must be a whole number in plain digits' });
    return undefined;
  }
  if (schema.type === 'boolean') {
    if (text === 'true' || text === 'false') return text === 'true';
    faults.push({ at: '', code: 'format', detail: 'must be true or false' });
    return undefined;
  }
  return text;
}

function readParameter(
  name: string,
  { value, schema, read, faults }: { value: unknown; schema: Schema; read: Reader; faults: FieldFault[] },
): unknown {
  const found: Fault[] = [];
  const converted = convert(String(value), schema, found);
  const result = found.length === 0 ? read(converted, found) : undefined;
  for (const { code, detail } of found) faults.push({ parameter: name, code, detail });
  return result;
}

/**
 * A reader of query strings and path parameters: a parameter given twice or with brackets is refused,
 * unknown ones are ignored, nothing is clamped.
 */
export function compileParameters(
  schema: Schema,
): (given: Given, faults: FieldFault[]) => Record<string, unknown> {
  const parameters = Object.entries(schema.properties ?? {}).map(([name, member]) => ({
    name,
    schema: member,
    read: compileShape(member),
    required: schema.required?.includes(name) ?? false,
  }));
  return (given, faults) => {
    const result: Record<string, unknown> = {};
    for (const key in given) {
      const bracket = key.indexOf('[');
      const name = bracket > 0 ? key.slice(0, bracket) : undefined;
      if (name !== undefined && parameters.some((parameter) => parameter.name === name))
        faults.push({ parameter: name, code: 'type', detail: 'must be one plain value' });
    }
    for (const { name, schema: member, read, required } of parameters) {
      const value = given[name];
      if (Array.isArray(value))
        faults.push({ parameter: name, code: 'duplicate', detail: 'must be given once' });
      else if (value !== undefined)
        result[name] = readParameter(name, { value, schema: member, read, faults });
      else if (required) faults.push({ parameter: name, code: 'required', detail: `${name} is required` });
    }
    return result;
  };
}

const mostQueries = 1_000;
const longestKept = 1_024;

/**
 * A reader of the query part `text` of an address, by the rules of `compileParameters`. What it has read without fault it gives
 * again for the same address, so the values are frozen: shops ask for the same pages over and over.
 */
export function compileQuery(
  schema: Schema,
): (url: string, text: string, faults: FieldFault[]) => Readonly<Record<string, unknown>> {
  const none = Object.freeze({});
  if (Object.keys(schema.properties ?? {}).length === 0) return () => none;
  const read = compileParameters(schema);
  const known = new Map<string, Readonly<Record<string, unknown>>>();
  return (url, text, faults) => {
    const kept = known.get(url);
    if (kept) return kept;
    const from = faults.length;
    const values = Object.freeze(read(parse(text, '&', '=', { maxKeys: 0 }) as Given, faults));
    if (faults.length === from && url.length <= longestKept) {
      if (known.size >= mostQueries) known.clear();
      known.set(url, values);
    }
    return values;
  };
}
