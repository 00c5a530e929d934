/** A record without the fields that have no value, so that spreading it over another leaves the other's own. */
export function withoutAbsent<T extends object>(record: T): T {
  return Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined)) as T;
}
