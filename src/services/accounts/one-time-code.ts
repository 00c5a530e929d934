import type { Ids } from '../../platform/ids/ids.ts';

const alphabet = 'ABCDEFGHJKMNPQRSTVWXYZabcdefghjkmnpqrstvwxyz0123456789';

/** A code for a link: 32 characters that cannot be mistaken for one another, about 180 random bits. */
export function oneTimeCode(ids: Ids): string {
  let code = '';
  // Bytes from 216 on would favour the first characters and are drawn again.
  while (code.length < 32)
    for (const byte of ids.bytes(40)) if (byte < 216 && code.length < 32) code += alphabet[byte % 54];
  return code;
}
