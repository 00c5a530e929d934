import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { type Config, readConfig } from '../../src/platform/config/read-config.ts';
import { systemIds } from '../../src/platform/ids/ids.ts';
import { scopes as allScopes } from '../../src/services/api-keys/api-key.ts';
import { createApiKey } from '../../src/services/api-keys/create-api-key.ts';
import { createCompany } from '../../src/services/companies/create-company.ts';
import { type BaseContext, type Context, companyContext } from '../../src/services/context.ts';
import { updateSettings } from '../../src/services/settings/update-settings.ts';
import { type OtherParts, startAisle } from '../../src/start.ts';
import { startTestServer } from './engines.ts';
import { createDatabase, dropDatabase } from './postgres.ts';
import './problem-matcher.ts';
import { describeResponses } from './response-schema.ts';
import { send, type WireClient, type WireResponse, type WireTarget, wireClient } from './wire-client.ts';

export type NewTestCompany = {
  /** Records in wire names, put before the client is handed out. */
  products?: readonly unknown[];
  documents?: readonly unknown[];
  /** A merge patch of the settings, in wire names. */
  settings?: unknown;
  /** Of the client's key; all there are by default. */
  scopes?: readonly string[];
  domains?: readonly string[];
  defaultLocale?: string;
  currency?: string;
  enable?: boolean;
};

/** A running server of one test file. Its members exist inside tests and hooks only. */
export type TestAisle = {
  readonly baseUrl: string;
  readonly adminUrl: string;
  /** For verbs that have no route; give them a context with `contextOf`. */
  readonly base: BaseContext;
  readonly target: WireTarget;
  contextOf(companyId: string): Context;
  /** A fresh company with a key of its own: tests never share one. */
  newCompany(options?: NewTestCompany): Promise<WireClient>;
  /** A request without a key. */
  send(
    method: string,
    path: string,
    options?: { headers?: Record<string, string>; body?: unknown },
  ): Promise<WireResponse>;
  /** Stops the server and starts it again on the same data. */
  restart(): Promise<void>;
};

type Place = { config: Config; remove: () => Promise<void> };

const plenty = 1_000_000;

/** Which store the suites run on: AISLE_TEST_STORE=sqlite (default) or postgres. */
export function testStore(): 'sqlite' | 'postgres' {
  return process.env['AISLE_TEST_STORE'] === 'postgres' ? 'postgres' : 'sqlite';
}

async function place(overrides: Partial<Config>, store: 'sqlite' | 'postgres'): Promise<Place> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'aisle-test-'));
  const config: Config = {
    ...readConfig({}),
    dataFolder,
    port: 0,
    adminPort: 0,
    logLevel: 'error',
    quotas: { 'product-faqs': plenty, 'send-message': plenty, search: plenty, management: plenty },
    websiteQuotas: {
      'website-session-messages': plenty,
      'website-address-messages': plenty,
      'website-site-messages': plenty,
      'website-address-sessions': plenty,
      'website-address-requests': plenty,
    },
    failedKeys: plenty,
  };
  const removeFolder = () => rmSync(dataFolder, { recursive: true, force: true });
  if (store === 'sqlite') return { config: { ...config, ...overrides }, remove: async () => removeFolder() };
  const server = await startTestServer();
  const name = `aisle_${systemIds.uuid().replaceAll('-', '')}`;
  const databaseUrl = await createDatabase(server.url, name);
  const remove = async () => {
    await dropDatabase(server.url, name);
    server.release();
    removeFolder();
  };
  return { config: { ...config, databaseUrl, ...overrides }, remove };
}

async function putAll(client: WireClient, noun: 'products' | 'documents', records: readonly unknown[]) {
  if (records.length === 0) return;
  const { status, body, text } = await client.put(`/api/v1/${noun}`, { [noun]: records });
  if (status !== 200 || body['failed'] !== 0)
    throw new Error(`the ${noun} of the test were refused: ${text}`);
}

async function newTestCompany(aisle: TestAisle, options: NewTestCompany): Promise<WireClient> {
  const { domains = ['northpeak.example'], enable = true, defaultLocale, currency } = options;
  const tail = systemIds.uuid().slice(0, 13).replace('-', '');
  const { companyId } = await createCompany(aisle.base, {
    name: `Northpeak ${tail}`,
    domains,
    enable,
    ...(defaultLocale === undefined ? {} : { defaultLocale }),
    ...(currency === undefined ? {} : { currency }),
  });
  const ctx = aisle.contextOf(companyId);
  if (options.settings !== undefined) await updateSettings(ctx, options.settings);
  const newKey = async (scopes: readonly string[]) =>
    (await createApiKey(ctx, { name: 'test', scopes })).secret;
  const clientOf = async (scopes: readonly string[]) =>
    wireClient(aisle.target, { companyId, key: await newKey(scopes) }, newKey);
  if (options.products || options.documents) {
    const owner = await clientOf(allScopes);
    await putAll(owner, 'products', options.products ?? []);
    await putAll(owner, 'documents', options.documents ?? []);
  }
  return clientOf(options.scopes ?? allScopes);
}

/**
 * Starts the whole product in this process for one test file, on a free port and an empty data folder, and stops it
 * after the file (or the describe block it is called in). Every 2xx body that comes back is checked against the server's own description.
 */
export function useAisle(
  overrides: Partial<Config> = {},
  { store = testStore(), ...parts }: OtherParts & { store?: 'sqlite' | 'postgres' } = {},
): TestAisle {
  let home: Place | undefined;
  let running: Awaited<ReturnType<typeof startAisle>> | undefined;
  let target: WireTarget = { baseUrl: '' };
  const now = () => {
    if (!running) throw new Error('The server exists inside tests and hooks only.');
    return running;
  };
  const start = async () => {
    home ??= await place(overrides, store);
    running = await startAisle(home.config, parts);
    const { body } = await send({ baseUrl: running.baseUrl }, 'GET', '/openapi.json');
    target = { baseUrl: running.baseUrl, description: describeResponses(body) };
  };
  beforeAll(start);
  afterAll(async () => {
    await running?.close();
    await home?.remove();
  });
  const aisle: TestAisle = {
    get baseUrl() {
      return now().baseUrl;
    },
    get adminUrl() {
      return now().adminUrl ?? '';
    },
    get base() {
      return now().base;
    },
    get target() {
      return target;
    },
    contextOf: (companyId) =>
      companyContext(
        now().base,
        companyId,
        { kind: 'operator' },
        systemIds.ulid('req', now().base.clock.nowMs()),
      ),
    newCompany: (options = {}) => newTestCompany(aisle, options),
    send: (method, path, options) => send(target, method, path, options),
    restart: async () => {
      await now().close();
      await start();
    },
  };
  return aisle;
}
