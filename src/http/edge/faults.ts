import type { FieldFault } from '../../errors.ts';

export type FaultCode = FieldFault['code'];

/** A fault with the place it was found at, relative to the value being read (RFC 6901, `""` = the value itself). */
export type Fault = { at: string; code: FaultCode; detail: string };

/** Reads one value from outside: gives it back cleaned, and adds to `faults` whatever is wrong with it. */
export type Reader = (value: unknown, faults: Fault[]) => unknown;

/** One reference token of a JSON pointer (RFC 6901 §3). */
export function pointerToken(key: string): string {
  return key.includes('~') || key.includes('/') ? key.replaceAll('~', '~0').replaceAll('/', '~1') : key;
}

/** Puts faults found from number `from` on below the member `key`. */
export function placeFaults(faults: Fault[], from: number, key: string): void {
  for (let i = from; i < faults.length; i++) {
    const fault = faults[i]!;
    faults[i] = { ...fault, at: `/${pointerToken(key)}${fault.at}` };
  }
}
