/** What may be bound to a statement on both engines. */
export type Parameter = string | number | null | Uint8Array;

function checkOne(value: unknown, position: number): Parameter {
  switch (typeof value) {
    case 'string':
      if (value.includes('\0')) throw new TypeError(`Parameter ${position} holds a NUL character.`);
      return value;
    case 'number':
      if (!Number.isFinite(value)) throw new TypeError(`Parameter ${position} is ${value}.`);
      if (Number.isInteger(value) && !Number.isSafeInteger(value))
        throw new TypeError(`Parameter ${position} is an integer beyond 2^53.`);
      return value;
    case 'boolean':
      return value ? 1 : 0;
    case 'object':
      if (value === null || value instanceof Uint8Array) return value;
  }
  const what = typeof value === 'object' ? (value?.constructor?.name ?? 'object') : typeof value;
  throw new TypeError(
    `Parameter ${position} is of type ${what}; only string, number, boolean, null and bytes can be stored.`,
  );
}

/**
 * Checks bound values before any driver sees them; booleans become 0/1.
 *
 * Left unchecked, `node:sqlite` takes an object in first place for a bag of named parameters and shifts the
 * others by one, and the two engines disagree about NUL and about `undefined`.
 */
export function checkParameters(values: readonly unknown[]): Parameter[] {
  return values.map((value, index) => checkOne(value, index + 1));
}
