import { createHmac, generateKeyPairSync, sign as signWith } from 'node:crypto';

/** With what the backends of the tests' shops sign. */
export const identitySecret = 'a shared secret of the backend, 32+';
const pair = generateKeyPairSync('ed25519');
export const identityPublicKey = pair.publicKey.export({ type: 'spki', format: 'pem' }).toString();
export const identityPrivateKey = pair.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();

const base64 = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

type Parts = { header?: Record<string, unknown>; claims?: Record<string, unknown>; key?: string };

/** A token of the user u-77 that is good for an hour, unless its parts say otherwise. */
export function hs256(siteId: string, nowSeconds: number, parts: Parts = {}): string {
  const { header = {}, claims = {}, key = identitySecret } = parts;
  const payload = { aud: siteId, sub: 'u-77', exp: nowSeconds + 3_600, ...claims };
  const text = `${base64({ alg: 'HS256', typ: 'JWT', ...header })}.${base64(payload)}`;
  return `${text}.${createHmac('sha256', key).update(text).digest('base64url')}`;
}

/** The same, signed with the private half of the key pair. */
export function eddsa(siteId: string, nowSeconds: number): string {
  const claims = { aud: siteId, sub: 'u-77', exp: nowSeconds + 600 };
  const text = `${base64({ alg: 'EdDSA' })}.${base64(claims)}`;
  return `${text}.${signWith(null, Buffer.from(text), pair.privateKey).toString('base64url')}`;
}

/** Tokens that a site which takes HS256 with the secret must refuse, by what is wrong with them. */
export function forgedTokens(siteId: string, nowSeconds: number): Record<string, string> {
  const made = (parts: Parts) => hs256(siteId, nowSeconds, parts);
  const [head = '', body = '', signature = ''] = hs256(siteId, nowSeconds).split('.');
  return {
    'no algorithm': `${base64({ alg: 'none' })}.${base64({ aud: siteId, sub: 'u', exp: nowSeconds + 60 })}.`,
    'no algorithm, oddly spelled': `${base64({ alg: 'nOnE' })}.${body}.`,
    'no algorithm, signed': made({ header: { alg: 'none' } }),
    'the signature cut off': `${head}.${body}.`,
    'the signature of another text': `${head}.${base64({ aud: siteId, sub: 'u-1', exp: nowSeconds + 60 })}.${signature}`,
    'the public key as secret': made({ key: identityPublicKey }),
    'another algorithm': eddsa(siteId, nowSeconds),
    'HS384 named': made({ header: { alg: 'HS384' } }),
    'a list of algorithms': made({ header: { alg: ['HS256'] } }),
    'another secret': made({ key: 'another secret of 32 characters!!' }),
    'an empty secret': `${head}.${body}.${createHmac('sha256', '').update(`${head}.${body}`).digest('base64url')}`,
    expired: made({ claims: { exp: nowSeconds - 61 } }),
    'valid for too long': made({ claims: { exp: nowSeconds + 25 * 3_600 } }),
    'without an end': made({ claims: { exp: undefined } }),
    'an end that is text': made({ claims: { exp: '9999999999' } }),
    'for another site': made({ claims: { aud: 'st_other' } }),
    'for no site': made({ claims: { aud: undefined } }),
    'for nobody': made({ claims: { sub: undefined } }),
    'with an empty subject': made({ claims: { sub: '' } }),
    'not valid yet': made({ claims: { nbf: nowSeconds + 600 } }),
    'a key id with a path': made({ header: { kid: '../../dev/null' }, key: '\u0000' }),
    'a key of its own': made({ header: { jwk: { kty: 'oct', k: 'eA' } }, key: 'x' }),
    'a key from an address': made({ header: { jku: 'https://evil.example/keys' }, key: 'x' }),
    'an unknown critical member': made({ header: { crit: ['x'], x: 1 } }),
    'no token': 'x.y.z',
    'one part': 'eyJhbGciOiJIUzI1NiJ9',
  };
}
