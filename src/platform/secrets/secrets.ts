import { createCipheriv, createDecipheriv, hkdfSync } from 'node:crypto';
import { AppError } from '../../errors.ts';
import { serverSecret } from '../config/server-secret.ts';
import type { Ids } from '../ids/ids.ts';

/** Seals what must be stored and never shown, such as the keys of model providers. */
export type Secrets = {
  /** An encrypted form of `text` that only opens again for the same `purpose` (a company and a field). */
  seal(purpose: string, text: string): string;
  /** The text, or `undefined` where it was sealed with another secret, for another purpose, or is damaged. */
  open(purpose: string, sealed: string): string | undefined;
};

export type SecretsOptions = {
  /** From the operator's configuration; without one a file in the data folder holds it. */
  secret: string | undefined;
  dataFolder: string;
  /** With a database server there may be many nodes, which must share the secret: a file of one of them is no good. */
  isShared: boolean;
  ids: Pick<Ids, 'bytes'>;
};

const version = 'v1';
const ivBytes = 12;
const tagBytes = 16;

/**
 * AES-256-GCM (NIST SP 800-38D) under a key derived with HKDF (RFC 5869) from the server's secret; the purpose is
 * authenticated with it, so that a sealed text moved to another company does not open.
 *
 * `seal` throws `invalid_request` where nodes share a store and no secret is set.
 */
export function createSecrets(options: SecretsOptions): Secrets {
  let key: Buffer | undefined;
  const keyOf = (): Buffer => {
    if (options.secret === undefined && options.isShared)
      throw new AppError(
        'invalid_request',
        'The server cannot store keys: its operator has to set AISLE_SECRET first.',
      );
    key ??= Buffer.from(
      hkdfSync('sha256', serverSecret(options.dataFolder, options.secret), '', 'aisle stored keys', 32),
    );
    return key;
  };
  return {
    seal(purpose, text) {
      const iv = options.ids.bytes(ivBytes);
      const cipher = createCipheriv('aes-256-gcm', keyOf(), iv).setAAD(Buffer.from(purpose));
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return `${version}.${Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url')}`;
    },
    open(purpose, sealed) {
      const [made, body = ''] = sealed.split('.');
      const bytes = Buffer.from(body, 'base64url');
      if (made !== version || bytes.length < ivBytes + tagBytes) return undefined;
      const decipher = createDecipheriv('aes-256-gcm', keyOf(), bytes.subarray(0, ivBytes))
        .setAAD(Buffer.from(purpose))
        .setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
      try {
        const text = decipher.update(bytes.subarray(ivBytes + tagBytes), undefined, 'utf8');
        return text + decipher.final('utf8');
      } catch {
        // What the tag does not fit was sealed by another secret, or for something else.
        return undefined;
      }
    },
  };
}
