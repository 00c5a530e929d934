const crockford = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** The smallest id of this kind that can have been made at `epochMs`: ids begin with their time (ULID). */
export function idAt(prefix: string, epochMs: number): string {
  let digits = '';
  for (let rest = Math.max(0, Math.floor(epochMs)), i = 0; i < 10; i++) {
    digits = crockford[rest % 32]! + digits;
    rest = Math.floor(rest / 32);
  }
  return `${prefix}_${digits}`;
}
