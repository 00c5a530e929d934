import { createPublicKey } from 'node:crypto';
import { errors, importSPKI, jwtVerify } from 'jose';

/** With what a shop's backend signs: a shared secret of at least 32 characters, or the public half of a key pair (PEM). */
export type IdentityKey = { algorithm: 'HS256' | 'EdDSA'; key: string };

const clockSkewSeconds = 60;
const longestSeconds = 24 * 60 * 60;

/**
 * Who a token (RFC 7519) names, or `undefined` unless it is signed with exactly this algorithm and key, is meant for
 * `audience`, and runs out within 24 h. Clocks may differ by 60 s. Nothing of the token's own header chooses a key.
 */
export async function verifyIdentityToken(
  token: string,
  { algorithm, key }: IdentityKey,
  { audience, nowMs }: { audience: string; nowMs: number },
): Promise<string | undefined> {
  try {
    const secret = algorithm === 'HS256' ? new TextEncoder().encode(key) : await importSPKI(key, 'EdDSA');
    const { payload } = await jwtVerify(token, secret, {
      algorithms: [algorithm],
      audience,
      clockTolerance: clockSkewSeconds,
      currentDate: new Date(nowMs),
      requiredClaims: ['exp', 'sub', 'aud'],
    });
    const { sub, exp = 0 } = payload;
    if (exp > nowMs / 1000 + longestSeconds + clockSkewSeconds) return undefined;
    // biome-ignore lint/suspicious/noControlCharactersInRegex: ids are printable everywhere else too.
    return sub && sub.length <= 128 && !/[\u0000-\u001f\u007f]/.test(sub) ? sub : undefined;
  } catch (error) {
    if (error instanceof errors.JOSEError || error instanceof TypeError) return undefined;
    throw error;
  }
}

/** Whether a text can be the key of that algorithm. */
export function isIdentityKey({ algorithm, key }: IdentityKey): boolean {
  if (algorithm === 'HS256') return key.length >= 32;
  try {
    return !key.includes('PRIVATE') && createPublicKey(key).asymmetricKeyType === 'ed25519';
  } catch {
    return false;
  }
}
