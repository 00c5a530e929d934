import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Config, readConfig } from '../src/platform/config/read-config.ts';
import { systemIds } from '../src/platform/ids/ids.ts';
import { createApiKey } from '../src/services/api-keys/create-api-key.ts';
import { createCompany } from '../src/services/companies/create-company.ts';
import { companyContext } from '../src/services/context.ts';
import { updateSettings } from '../src/services/settings/update-settings.ts';
import { startAisle } from '../src/start.ts';
import { postgresWanted, startTestServer } from './support/engines.ts';
import { createDatabase, dropDatabase } from './support/postgres.ts';
import { type WireClient, wireClient } from './support/wire-client.ts';

const pages = 10;
const requestsPerPage = 80;
const plenty = 1_000_000;

type Node = Awaited<ReturnType<typeof startAisle>>;

describe.skipIf(!postgresWanted())('two nodes on one PostgreSQL', () => {
  let nodes: Node[] = [];
  let clients: WireClient[] = [];
  let companyId = '';
  let cleanUp: (() => Promise<void>) | undefined;

  async function startNode(databaseUrl: string, folders: string[]): Promise<Node> {
    const dataFolder = mkdtempSync(join(tmpdir(), 'aisle-herd-'));
    folders.push(dataFolder);
    const quotas = { 'product-faqs': plenty, 'send-message': plenty, search: plenty, management: plenty };
    const config: Config = { ...readConfig({}), databaseUrl, dataFolder, port: 0, adminPort: 0, quotas };
    return startAisle({ ...config, logLevel: 'error' });
  }

  async function newShop(node: Node): Promise<string> {
    const company = await createCompany(node.base, { name: 'Herd', domains: ['herd.example'], enable: true });
    companyId = company.companyId;
    const ctx = companyContext(node.base, companyId, { kind: 'operator' }, 'req_herd');
    await updateSettings(ctx, { integrations: { ai_powered_faqs: { enabled: true } } });
    const scopes = ['faqs:read', 'catalog:write'];
    return (await createApiKey(ctx, { name: 'herd', scopes })).secret;
  }

  beforeAll(async () => {
    const server = await startTestServer();
    const name = `aisle_${systemIds.uuid().replaceAll('-', '')}`;
    const databaseUrl = await createDatabase(server.url, name);
    const folders: string[] = [];
    nodes = [await startNode(databaseUrl, folders), await startNode(databaseUrl, folders)];
    const key = await newShop(nodes[0]!);
    clients = nodes.map(({ baseUrl }) => wireClient({ baseUrl }, { key, companyId }, async () => key));
    cleanUp = async () => {
      for (const node of nodes) await node.close();
      await dropDatabase(server.url, name);
      server.release();
      for (const folder of folders) rmSync(folder, { recursive: true, force: true });
    };
  });
  afterAll(async () => cleanUp?.());

  test('first requests of a page are one job, however many come at once and wherever', async () => {
    const urls = Array.from({ length: pages }, (_, page) => `https://herd.example/p/${page}`);
    const products = urls.map((url, page) => ({
      product_id: `lamp-${page}`,
      title: `Lamp ${page}`,
      url,
      attributes: { material: 'brass', weight_g: 900 + page },
    }));
    expect(await clients[0]!.put('/api/v1/products', { products })).toMatchObject({
      body: { created: pages },
    });
    const path = (url: string) => `/api/v1/product-faqs?page_url=${encodeURIComponent(url)}`;
    const requests = urls.flatMap((url) =>
      Array.from({ length: requestsPerPage }, (_, i) => clients[i % 2]!.get(path(url))),
    );
    const answers = await Promise.all(requests);
    expect(answers.filter(({ status }) => status !== 202 && status !== 200)).toEqual([]);
    for (const url of urls)
      for (const client of clients)
        for (let tries = 0; ; tries++) {
          const { status, body } = await client.get(path(url));
          if (status === 200) {
            expect(body['status']).toBe('ready');
            break;
          }
          expect(tries).toBeLessThan(600);
          await sleep(25);
        }
    const jobs = await nodes[0]!.base.db.read(null, (sql) =>
      sql.selectFrom('job').select('dedupe_key').where('company_id', '=', companyId).execute(),
    );
    expect(jobs).toHaveLength(pages);
    expect(new Set(jobs.map(({ dedupe_key }) => dedupe_key)).size).toBe(pages);
  });
});
