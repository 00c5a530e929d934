import { normalizeInput } from '../../services/edge/normalize-input.ts';
import type { Fault } from './faults.ts';

/** The deepest nesting of any body; the body itself is 1 (dependencies trap 16). */
export const deepestBody = 16;

/**
 * Copies free-form JSON: strings and keys normalised, objects without prototype.
 *
 * Anything nested deeper than a body may be is left out: `checkDepth` has refused the request already.
 */
export function copyFreeForm(value: unknown, depth = 1): unknown {
  if (typeof value === 'string') return normalizeInput(value);
  if (value === null || typeof value !== 'object') return value;
  if (depth > deepestBody) return null;
  if (Array.isArray(value)) return value.map((item) => copyFreeForm(item, depth + 1));
  const copy: Record<string, unknown> = Object.create(null);
  for (const [key, member] of Object.entries(value))
    copy[normalizeInput(key)] = copyFreeForm(member, depth + 1);
  return copy;
}

const metadataDepth = 3;
const metadataKeys = 50;
const metadataBytes = 16 * 1024;

/** Depth and number of keys of a JSON value; stops one level below `deepest`. */
function measure(value: unknown, deepest: number): { depth: number; keys: number } {
  if (value === null || typeof value !== 'object') return { depth: 0, keys: 0 };
  let depth = 1;
  let keys = Array.isArray(value) ? 0 : Object.keys(value).length;
  if (deepest === 0) return { depth, keys };
  for (const member of Object.values(value)) {
    const inner = measure(member, deepest - 1);
    depth = Math.max(depth, inner.depth + 1);
    keys += inner.keys;
  }
  return { depth, keys };
}

/** Reads `user_metadata`: an object, nesting ≤ 3, ≤ 50 keys in all, ≤ 16 KiB as JSON. */
export function readMetadata(value: unknown, faults: Fault[]): unknown {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) {
    faults.push({ at: '', code: 'type', detail: 'must be an object' });
    return value;
  }
  const { depth, keys } = measure(value, metadataDepth);
  if (keys > metadataKeys)
    faults.push({ at: '', code: 'too_many', detail: `must have at most ${metadataKeys} keys in all` });
  if (depth > metadataDepth) {
    faults.push({ at: '', code: 'too_deep', detail: `must be nested at most ${metadataDepth} deep` });
    return value;
  }
  if (new TextEncoder().encode(JSON.stringify(value)).length > metadataBytes)
    faults.push({ at: '', code: 'too_long', detail: `must be at most ${metadataBytes} bytes as JSON` });
  return copyFreeForm(value);
}
