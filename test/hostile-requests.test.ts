import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { beforeAll, describe, expect, test } from 'vitest';
import type { ErrorCode } from '../src/errors.ts';
import { findApiKeys } from '../src/services/api-keys/find-api-keys.ts';
import { revokeApiKey } from '../src/services/api-keys/revoke-api-key.ts';
import { rawRequest, sendRaw } from './support/raw-socket.ts';
import { useAisle } from './support/start-aisle.ts';
import { testData } from './support/test-data.ts';
import type { WireResponse } from './support/wire-client.ts';

type Case = {
  id: string;
  method: string;
  path: string;
  headers: Record<string, string | null>;
  body?: unknown;
  body_text?: string;
  status: number[];
  code?: string;
  expect?: Record<string, unknown>;
  why: string;
};

const folder = testData('hostile-requests');
const cases: Case[] = folder
  ? gunzipSync(readFileSync(join(folder, 'cases.jsonl.gz')))
      .toString('utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Case)
  : [];

const aisle = useAisle();
const keys = { KEY: '', REVOKED_KEY: '' };

beforeAll(async () => {
  const shop = await aisle.newCompany({
    domains: ['shop.example'],
    settings: { integrations: { ai_powered_faqs: { enabled: true } } },
  });
  const { key: revoked } = await shop.withScopes('messages:write');
  const ctx = aisle.contextOf(shop.companyId);
  const [stored] = await findApiKeys(ctx, revoked.slice(0, 17));
  await revokeApiKey(ctx, stored!);
  Object.assign(keys, { KEY: shop.key, REVOKED_KEY: revoked });
});

function fill(text: string): string {
  return text.replaceAll('{{KEY}}', keys.KEY).replaceAll('{{REVOKED_KEY}}', keys.REVOKED_KEY);
}

/** The bytes of a case, as its file's README says. Address parts are percent-encoded already. */
function bytesOf({ method, path, headers, body, body_text: text }: Case): string {
  const all: Record<string, string> = { authorization: `Bearer ${keys.KEY}` };
  for (const [name, value] of Object.entries(headers))
    if (value === null) delete all[name];
    else all[name] = fill(value);
  const payload = text ?? (body === undefined ? undefined : JSON.stringify(body));
  return rawRequest(method, path, all, payload);
}

function judge(response: WireResponse, { status, code, expect: members, why, method }: Case): void {
  expect(status, `${why}: ${response.status} ${response.text.slice(0, 500)}`).toContain(response.status);
  if (code !== undefined) expect(response).toBeProblem(response.status, code as ErrorCode);
  else if (response.status >= 400 && method !== 'HEAD')
    expect(response).toBeProblem(response.status, response.body['code'] as ErrorCode);
  if (members) expect(response.body).toMatchObject(members);
  if (response.status === 405) expect(response.headers['allow']).toBeTruthy();
}

describe.skipIf(!folder)('hostile requests', () => {
  test('the set is whole', () => expect(cases).toHaveLength(222));

  test.each(cases)('$id $method $why', async (one) => {
    judge(await sendRaw(aisle.baseUrl, bytesOf(one)), one);
    const plain: Record<string, unknown> = {};
    expect([plain['isAdmin'], plain['polluted']]).toEqual([undefined, undefined]);
  });
});
