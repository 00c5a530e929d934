import { normalizeInput } from '../../services/edge/normalize-input.ts';
import { type Fault, placeFaults, pointerToken, type Reader } from './faults.ts';
import type { Compile, Schema } from './schema.ts';

type Member = { key: string; read: Reader; required: boolean; nullable: boolean; readOnly: boolean };

function acceptsNull(schema: Schema): boolean {
  if (schema.anyOf) return schema.anyOf.some(acceptsNull);
  if (schema.enum) return schema.enum.includes(null);
  return schema.type === 'null' || (schema.type === undefined && !('const' in schema));
}

function isObject(value: unknown): value is Record<string, unknown> {
  return value !== null && typeof value === 'object' && !Array.isArray(value);
}

function membersOf(schema: Schema, compile: Compile): Member[] {
  return Object.entries(schema.properties ?? {}).map(([key, member]) => ({
    key,
    read: compile(member),
    required: schema.required?.includes(key) ?? false,
    nullable: acceptsNull(member),
    readOnly: member.readOnly ?? false,
  }));
}

function readMember(
  member: Member,
  source: Record<string, unknown>,
  target: Record<string, unknown>,
  faults: Fault[],
) {
  const { key } = member;
  const value = Object.hasOwn(source, key) ? source[key] : undefined;
  if (value === undefined || (value === null && !member.nullable && !member.required)) {
    if (member.required) faults.push({ at: `/${key}`, code: 'required', detail: `${key} is required` });
    return;
  }
  if (member.readOnly) {
    faults.push({ at: `/${key}`, code: 'read_only', detail: `${key} cannot be changed` });
    return;
  }
  const from = faults.length;
  target[key] = member.read(value, faults);
  if (faults.length > from) placeFaults(faults, from, key);
}

/** Objects with any keys of the caller's: kept without prototype, so that `__proto__` and the like are plain data. */
function mapReader(schema: Schema, compile: Compile): Reader {
  const pattern = Object.keys(schema.patternProperties ?? {})[0];
  const extra = typeof schema.additionalProperties === 'object' ? schema.additionalProperties : {};
  const memberSchema = pattern === undefined ? extra : schema.patternProperties![pattern]!;
  const read = compile(memberSchema);
  const nullable = acceptsNull(memberSchema);
  const { maxProperties = Number.POSITIVE_INFINITY } = schema;
  const longestName = schema.propertyNames?.maxLength ?? Number.POSITIVE_INFINITY;
  return (value, faults) => {
    if (!isObject(value)) {
      faults.push({ at: '', code: 'type', detail: 'must be an object' });
      return value;
    }
    const keys = Object.keys(value);
    if (keys.length > maxProperties) {
      faults.push({ at: '', code: 'too_many', detail: `must have at most ${maxProperties} members` });
      return value;
    }
    const copy: Record<string, unknown> = Object.create(null);
    for (const key of keys) {
      const member = value[key];
      if (member === null && !nullable) continue;
      const from = faults.length;
      if (key.length > longestName)
        faults.push({
          at: '',
          code: 'too_long',
          detail: `the name must be at most ${longestName} characters`,
        });
      copy[normalizeInput(key)] = read(member, faults);
      if (faults.length > from) placeFaults(faults, from, key);
    }
    return copy;
  };
}

const MOST_REFUSED = 10;

function refuseOthers(value: object, members: readonly Member[], faults: Fault[]): void {
  const known = members.map(({ key }) => key);
  const others = Object.keys(value).filter((key) => !known.includes(key));
  for (const key of others.slice(0, MOST_REFUSED))
    faults.push({
      at: `/${pointerToken(key)}`,
      code: 'mismatch',
      detail: `must be one of ${known.join(', ')}`,
    });
}

/** A reader of objects: declared members only, each read by its own schema; or a map when none are declared. */
export function objectReader(schema: Schema, compile: Compile): Reader {
  if (!schema.properties) return mapReader(schema, compile);
  const members = membersOf(schema, compile);
  return (value, faults) => {
    if (!isObject(value)) {
      faults.push({ at: '', code: 'type', detail: 'must be an object' });
      return value;
    }
    const target: Record<string, unknown> = {};
    for (const member of members) readMember(member, value, target, faults);
    if (schema.additionalProperties === false) refuseOthers(value, members, faults);
    return target;
  };
}
