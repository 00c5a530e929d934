import { type FieldFault, invalidRequest } from '../../errors.ts';
import { sha256Hex } from '../../platform/ids/hash.ts';
import type { Ids } from '../../platform/ids/ids.ts';
import { actorText, recordAudit } from '../audit/record-audit.ts';
import type { Context } from '../context.ts';
import { withTransaction } from '../transaction.ts';
import { type FieldPlace, fault, readRequiredText } from '../validation/read-fields.ts';
import { type ApiKey, type ApiKeyScope, scopes as allScopes, defaultScopes } from './api-key.ts';
import { displayPrefix, keyDigits, spellKey } from './key-format.ts';
import { insertKey } from './store.ts';

export type NewApiKey = { name: string; scopes?: readonly string[]; expiresAtMs?: number };

/** `secret` is the key itself: it is returned this once and kept nowhere. */
export type CreatedApiKey = { key: ApiKey; secret: string };

const longestName = 200;

/** Uniform digits 0–61: bytes from 248 on would favour the first digits and are drawn again. */
function randomDigits(ids: Ids): number[] {
  const digits: number[] = [];
  while (digits.length < keyDigits)
    for (const byte of ids.bytes(keyDigits - digits.length)) if (byte < 248) digits.push(byte % 62);
  return digits;
}

function readScopes(given: readonly string[], faults: FieldFault[]): ApiKeyScope[] {
  const at: FieldPlace = { pointer: '/scopes', faults };
  if (given.length === 0) fault(at, 'required', 'name at least one scope');
  const known = allScopes.filter((scope) => given.includes(scope));
  const unknown = given.filter((scope) => !allScopes.some((known) => known === scope));
  for (const scope of unknown)
    fault(at, 'format', `"${scope}" is no scope; there are ${allScopes.join(', ')}`);
  return known;
}

/**
 * Makes a key of the context's company. A key may be made before the company is enabled; it works from then on.
 *
 * Throws `invalid_request` with every fault: name, scopes, an expiry that is not in the future.
 */
export async function createApiKey(ctx: Context, input: NewApiKey): Promise<CreatedApiKey> {
  const faults: FieldFault[] = [];
  const nowMs = ctx.clock.nowMs();
  const name = readRequiredText(input.name, { pointer: '/name', faults }, longestName);
  const scopes = readScopes(input.scopes ?? defaultScopes, faults);
  if (input.expiresAtMs !== undefined && input.expiresAtMs <= nowMs)
    fault({ pointer: '/expires_at', faults }, 'range', 'must be in the future');
  if (name === undefined || faults.length > 0) throw invalidRequest(faults);
  const secret = spellKey(randomDigits(ctx.ids));
  const key: ApiKey = {
    keyId: ctx.ids.ulid('key', nowMs),
    companyId: ctx.companyId,
    prefix: displayPrefix(secret),
    last4: secret.slice(-4),
    name,
    scopes,
    createdBy: actorText(ctx.actor),
    createdAtMs: nowMs,
    ...(input.expiresAtMs === undefined ? {} : { expiresAtMs: input.expiresAtMs }),
  };
  await withTransaction(ctx, async (tx) => {
    await insertKey(tx, { ...key, keyHash: sha256Hex(secret) });
    await recordAudit(tx, 'api_key.created', key.keyId, { prefix: key.prefix, scopes });
  });
  return { key, secret };
}
