import { readStored, type StoredPlace, type VersionReader } from '../validation/read-stored.ts';
import { isNumber, isObject } from '../validation/stored-shape.ts';
import { type Company, limitPolicies } from './company.ts';

type Limits = Company['limits'];

/** Both versions have the same members; the first was written without its number. Limits are read each on their own. */
const read: VersionReader<Limits> = (stored, unreadable) => {
  if (!isObject(stored)) return undefined;
  const limits = limitPolicies.flatMap((policy) => {
    const limit = stored[policy];
    if (limit === undefined) return [];
    if (isNumber(limit) && limit >= 1) return [[policy, limit] as const];
    unreadable(policy);
    return [];
  });
  return Object.fromEntries(limits);
};

/** The limits of a company's own. One that cannot be read has the policy's default. */
export function readLimits(place: StoredPlace, column: string): Limits {
  return readStored(place, column, [read, read]) ?? {};
}

/** The column of a company's own limits. */
export function writeLimits(limits: Limits): string {
  return JSON.stringify({ v: 1, ...limits });
}
