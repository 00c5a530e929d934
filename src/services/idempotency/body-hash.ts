import { sha256Hex } from '../../platform/ids/hash.ts';

function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  const members = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
  return `{${members.map(([name, member]) => `${JSON.stringify(name)}:${canonical(member)}`).join(',')}}`;
}

/** SHA-256 of a JSON value with sorted member names: the same for two spellings of the same body. */
export function bodyHash(body: unknown): string {
  return sha256Hex(canonical(body));
}
