import { ApiKeyList, CreatedKey, KeyParams, NewKeyBody, RotateBody } from '../../contract/dashboard/keys.ts';
import { AppError } from '../../errors.ts';
import { type ApiKey, scopes } from '../../services/api-keys/api-key.ts';
import { createApiKey } from '../../services/api-keys/create-api-key.ts';
import { findApiKeys } from '../../services/api-keys/find-api-keys.ts';
import { listApiKeys } from '../../services/api-keys/list-api-keys.ts';
import { revokeApiKey } from '../../services/api-keys/revoke-api-key.ts';
import { rotateApiKey } from '../../services/api-keys/rotate-api-key.ts';
import { readOwnCompany } from '../../services/companies/read-own-company.ts';
import type { Context } from '../../services/context.ts';
import { listMembers } from '../../services/members/list-members.ts';
import { countByKey } from '../../services/request-log/count-by-key.ts';
import type { App } from '../server.ts';
import { wireTime, wireTimeOrNull } from '../wire/time.ts';
import { sessionRoute } from './session-route.ts';

const admin = { who: 'admin' } as const;
const weekMs = 7 * 86_400_000;

/** Names of people in the place of their ids. */
async function nameActors(ctx: Context): Promise<(actor: string) => string> {
  const { members } = await listMembers(ctx);
  const names = new Map(members.map((member) => [`user:${member.userId}`, member.name]));
  return (actor) => names.get(actor) ?? actor;
}

function wireKey(key: ApiKey, nameOf: (actor: string) => string, requests: number) {
  return {
    key_id: key.keyId,
    name: key.name,
    prefix: key.prefix,
    last4: key.last4,
    scopes: [...key.scopes],
    created_by: nameOf(key.createdBy),
    created_at: wireTime(key.createdAtMs),
    expires_at: wireTimeOrNull(key.expiresAtMs),
    last_used_at: wireTimeOrNull(key.lastUsedAtMs),
    revoked_at: wireTimeOrNull(key.revokedAtMs),
    browser_seen_at: wireTimeOrNull(key.browserSeenAtMs),
    requests_7d: requests,
  };
}

async function oneKey(ctx: Context, keyId: string) {
  const [key] = await findApiKeys(ctx, keyId);
  if (key?.keyId !== keyId) throw new AppError('key_not_found', 'There is no such API key.');
  return key;
}

/** Until the operator has enabled the company, keys are made by the command line only. */
async function requireEnabled(ctx: Context): Promise<void> {
  const company = await readOwnCompany(ctx);
  if (!company?.accessEnabled)
    throw new AppError('access_not_enabled', 'Who runs this server has not enabled this company yet.');
}

/** API keys of the company; its admins only. */
export function addKeys(app: App): void {
  app.get('/dashboard/api/keys', sessionRoute(admin, { response: ApiKeyList }), async ({ context: ctx }) => {
    const [keys, nameOf] = [await listApiKeys(ctx), await nameActors(ctx)];
    const counts = await countByKey(ctx, ctx.clock.nowMs() - weekMs);
    const data = keys.map((key) => wireKey(key, nameOf, counts.get(key.keyId) ?? 0)).reverse();
    return { data, scopes: [...scopes] };
  });
  const create = sessionRoute(admin, { body: NewKeyBody, response: CreatedKey });
  app.post('/dashboard/api/keys', create, async ({ context: ctx, body }) => {
    await requireEnabled(ctx);
    const { name, scopes: wanted, expires_at: expiresAt } = body;
    const { key, secret } = await createApiKey(ctx, {
      name,
      ...(wanted ? { scopes: wanted } : {}),
      ...(expiresAt === undefined ? {} : { expiresAtMs: Date.parse(expiresAt) }),
    });
    return { key: wireKey(key, await nameActors(ctx), 0), secret };
  });
  const rotate = sessionRoute(admin, { params: KeyParams, body: RotateBody, response: CreatedKey });
  app.post('/dashboard/api/keys/:key_id/rotate', rotate, async ({ context: ctx, params, body }) => {
    await requireEnabled(ctx);
    const old = await oneKey(ctx, params.key_id);
    const { key, secret } = await rotateApiKey(ctx, old, body.overlap_hours * 3_600_000);
    return { key: wireKey(key, await nameActors(ctx), 0), secret };
  });
  const revoke = sessionRoute(admin, { params: KeyParams });
  app.delete('/dashboard/api/keys/:key_id', revoke, async ({ context: ctx, params }, reply) => {
    await revokeApiKey(ctx, await oneKey(ctx, params.key_id));
    return reply.code(204).send(null);
  });
}
