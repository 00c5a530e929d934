import type { Filter } from '../types.ts';

/** Whether two filters are written alike, so that the same documents pass; sets of ids must be the same set. */
export function isSameFilter(one: Filter | undefined, other: Filter | undefined): boolean {
  return isSame(one, other);
}

function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((part, i) => isSame(part, other[i]));
  if (!isPlain(one) || !isPlain(other)) return false;
  return Object.keys({ ...one, ...other }).every((key) => isSame(one[key], other[key]));
}

function isPlain(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}
