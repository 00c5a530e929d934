import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify from 'fastify';
import { SendMessageBody } from '../src/contract/messages.ts';
import { Type } from '../src/contract/type.ts';
import { type App, buildServer } from '../src/http/server.ts';
import { systemClock as clock } from '../src/platform/clock/clock.ts';
import { migrate } from '../src/platform/database/migrate.ts';
import { openDatabase } from '../src/platform/database/open-database.ts';
import { systemIds as ids } from '../src/platform/ids/ids.ts';
import { createLimits } from '../src/platform/limits/limits.ts';
import { createLog } from '../src/platform/log/create-log.ts';
import { createMetrics } from '../src/platform/metrics/metrics.ts';
import { authenticate } from '../src/services/api-keys/authenticate.ts';
import { createApiKey } from '../src/services/api-keys/create-api-key.ts';
import { flagBrowserUse } from '../src/services/api-keys/flag-browser-use.ts';
import { createCompany } from '../src/services/companies/create-company.ts';
import { type BaseContext, companyContext } from '../src/services/context.ts';
import type { BenchSuite } from './suite.ts';
import { load } from './support/load.ts';

const rounds = 7;
const secondsPerRound = 2;
const connections = 32;
const question = JSON.stringify({ query_text: 'How long do I have to return the boots?', locale: 'en' });

/** Requests per second of one round, from a process of its own; every answer must be a 200. */
async function requestsPerSecond(url: string, key: string): Promise<number> {
  const { origin, pathname: path } = new URL(url);
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${key}` };
  const requests = [{ method: 'POST', path, headers, body: question }];
  const spec = { url: origin, requests, connections, seconds: secondsPerRound, warmUpSeconds: 0.2 };
  return (await load(spec, 200)).perSecond;
}

/** The same question and answer without keys, limits, checks, metrics or request ids. */
async function bareServer() {
  const app = fastify();
  const body = { type: 'object', required: ['query_text'], properties: { query_text: { type: 'string' } } };
  app.post<{ Body: { query_text: string } }>('/echo', { schema: { body } }, async (request) => ({
    result_text: request.body.query_text,
  }));
  return { app, url: `${await app.listen({ port: 0, host: '127.0.0.1' })}/echo` };
}

function addEcho(app: App): void {
  const options = {
    config: { scope: 'messages:write', limit: 'send-message' },
    schema: {
      operationId: 'echo',
      body: SendMessageBody,
      response: { 200: Type.Object({ result_text: Type.String() }) },
    },
  } as const;
  app.post('/api/v1/echo', options, async (request) => ({ result_text: request.body.query_text }));
}

async function guardedServer(base: BaseContext) {
  const metrics = createMetrics();
  const counter = await createLimits({ log: base.log, quotas: { 'send-message': Number.MAX_SAFE_INTEGER } });
  const app = await buildServer({
    base,
    counter,
    authenticate,
    flagBrowserUse,
    trustedProxies: [],
    publicUrl: () => 'http://127.0.0.1',
    observe: (request) => metrics.observeRequest(request),
    addRoutes: addEcho,
  });
  return { app, url: `${await app.listen({ port: 0, host: '127.0.0.1' })}/api/v1/echo` };
}

function middle(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;
}

async function measure(base: BaseContext) {
  const company = await createCompany(base, { name: 'Bench', enable: true });
  const ctx = companyContext(base, company.companyId, { kind: 'operator' }, 'req_bench');
  const { secret } = await createApiKey(ctx, { name: 'bench' });
  const bare = await bareServer();
  const guarded = await guardedServer(base);
  const pairs: { bare: number; guarded: number }[] = [];
  await requestsPerSecond(guarded.url, secret);
  for (let round = 0; round < rounds; round++)
    pairs.push({
      bare: await requestsPerSecond(bare.url, secret),
      guarded: await requestsPerSecond(guarded.url, secret),
    });
  await Promise.all([bare.app.close(), guarded.app.close()]);
  return pairs;
}

const suite: BenchSuite = {
  name: 'http-guard',
  description:
    'an authenticated, limited, checked JSON route beside a bare one: requests per second and their ratio',
  async run() {
    const dataFolder = mkdtempSync(join(tmpdir(), 'aisle-bench-'));
    const log = createLog({ level: 'error' });
    await migrate({ dataFolder, clock, log });
    const db = await openDatabase({ dataFolder, clock, ids, log });
    const base = { db, clock, ids, log, signal: new AbortController().signal } as BaseContext;
    try {
      const pairs = await measure(base);
      const ratios = pairs.map(({ bare, guarded }) => guarded / bare);
      return {
        figures: {
          bareRequestsPerSecond: middle(pairs.map(({ bare }) => bare)),
          guardedRequestsPerSecond: middle(pairs.map(({ guarded }) => guarded)),
          ratioMedian: middle(ratios),
          ratioLowest: Math.min(...ratios),
          ratioHighest: Math.max(...ratios),
          rounds,
          secondsPerRound,
          connections,
          note: `load generator on the same machine, ${availableParallelism()} cores; other work ran beside it`,
        },
      };
    } finally {
      await db.close();
      rmSync(dataFolder, { recursive: true, force: true });
    }
  },
};

export default suite;
