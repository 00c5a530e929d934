import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CliDeps, RunningServer } from './cli/cli-deps.ts';
import { addDashboardRoutes } from './http/dashboard/routes.ts';
import { addDemoPages } from './http/demo/demo-pages.ts';
import { addApiRoutes } from './http/routes.ts';
import { type App, buildServer } from './http/server.ts';
import { addDashboardFiles } from './http/web/dashboard-files.ts';
import { addSdkFiles } from './http/web/sdk-files.ts';
import { jobHandlers, jobSchedules } from './jobs/handlers.ts';
import { openAccounts } from './open-accounts.ts';
import { type Closers, closeAll, type OpenStore, openStore, orUndo, type StoreParts } from './open-store.ts';
import { describe as describeVariables } from './platform/config/describe.ts';
import { type Config, readConfig } from './platform/config/read-config.ts';
import { lockDataFolder } from './platform/database/lock-data-folder.ts';
import { systemIds } from './platform/ids/ids.ts';
import { createLimits } from './platform/limits/limits.ts';
import { createMetrics, type Metrics } from './platform/metrics/metrics.ts';
import { serveMetrics } from './platform/metrics/serve-metrics.ts';
import { startWorker } from './platform/queue/start-worker.ts';
import { buildWebFiles } from './platform/web-files/build-web-files.ts';
import { openWebFiles } from './platform/web-files/open-web-files.ts';
import { warmLanguages } from './services/answers/warm-languages.ts';
import { authenticate } from './services/api-keys/authenticate.ts';
import { flagBrowserUse } from './services/api-keys/flag-browser-use.ts';
import type { BaseContext } from './services/context.ts';
import { warmIndexes } from './services/indexing/warm-indexes.ts';
import { createRequestLog } from './services/request-log/create-request-log.ts';
import { claimSitesOfOldStore } from './services/settings/claim-sites-of-old-store.ts';
import { sealIdentityKeysOfOldStore } from './services/settings/seal-identity-keys.ts';

type JobKinds = ReturnType<typeof jobHandlers>;

/** The same handlers, each run counted and timed. */
function observed(kinds: JobKinds, metrics: Metrics, clock: BaseContext['clock']): JobKinds {
  const observe = ([kind, job]: [string, JobKinds[string]]): [string, JobKinds[string]] => {
    const handler: typeof job.handler = async (claimed) => {
      const startedMs = clock.monotonicMs();
      const end = (outcome: 'done' | 'retried' | 'dead') =>
        metrics.observeJob({ kind, outcome, seconds: (clock.monotonicMs() - startedMs) / 1000 });
      try {
        await job.handler(claimed);
        end('done');
      } catch (error) {
        end(claimed.attempt < claimed.maxAttempts ? 'retried' : 'dead');
        throw error;
      }
    };
    return [kind, { ...job, handler }];
  };
  return Object.fromEntries(Object.entries(kinds).map(observe));
}

function startJobs({ base, queue, log, closers }: OpenStore, metrics: Metrics, isSoleServer: boolean): void {
  const { db, clock, ids } = base;
  const worker = startWorker({
    db,
    queue,
    clock,
    ids,
    log,
    handlers: observed(jobHandlers(base), metrics, clock),
    schedules: jobSchedules,
    isSoleServer,
  });
  closers.push(() => worker.stop());
}

/** Files for browsers, as they were last built. */
function addWebFiles(app: App, base: BaseContext): void {
  const files = openWebFiles();
  addDemoPages(app, base);
  addSdkFiles(app, files);
  addDashboardFiles(app, files, () => Buffer.from(systemIds.bytes(16)).toString('base64url'));
}

async function listen(
  config: Config,
  store: OpenStore,
  metrics: Metrics,
  addFurtherRoutes: ((app: App) => void) | undefined,
): Promise<{ baseUrl: string; adminUrl: string }> {
  const { base, log, closers } = store;
  const { databaseUrl, quotas, websiteQuotas, failedKeys, trustedProxies } = config;
  const limits = await createLimits({ databaseUrl, quotas, websiteQuotas, failedKeys, log });
  closers.push(() => limits.close());
  const admin = await serveMetrics(metrics, config.adminPort);
  closers.push(() => admin.close());
  const requests = createRequestLog(base);
  closers.push(() => requests.close());
  // Port 0 is any free one: the address is known once the server listens.
  let baseUrl = `http://${config.host}:${config.port}`;
  const app = await buildServer({
    base,
    publicUrl: () => config.publicUrl ?? baseUrl,
    trustedProxies,
    counter: limits,
    accounts: openAccounts(base, config, () => config.publicUrl ?? baseUrl),
    recordRequest: requests.record,
    authenticate,
    flagBrowserUse,
    addRoutes: (to) => {
      addApiRoutes(to);
      addDashboardRoutes(to);
      addWebFiles(to, base);
      addFurtherRoutes?.(to);
    },
    observe: (request) => metrics.observeRequest(request),
  });
  closers.push(() => app.close());
  baseUrl = await app.listen({ host: config.host, port: config.port });
  return { baseUrl, adminUrl: admin.url };
}

/** Opens indexes, learns languages, and loads the library of models where there is one, in the background; closing ends it. */
function warmUp({ base, log, closers }: OpenStore): void {
  const stop = new AbortController();
  void warmIndexes(base, stop.signal).then(() => warmLanguages(base, stop.signal));
  if (base.models.config.providers.length > 0)
    base.models
      .warm()
      .catch((error: unknown) => log.error({ error }, 'The library of language models cannot be loaded.'));
  closers.push(() => stop.abort());
}

/** What tests and benches put in the place of the usual, or add to it. */
export type OtherParts = StoreParts & { addFurtherRoutes?: (app: App) => void };

/**
 * Starts the product: lock, store, migrations, indexes, jobs, then the port.
 *
 * Rejects with a sentence that says the fix when the folder is served already or a port is taken; nothing stays open then.
 */
export async function startAisle(config: Config, parts: OtherParts = {}): Promise<RunningServer> {
  const closers: Closers = [];
  const { dataFolder, databaseUrl, port, roles } = config;
  return orUndo(closers, async () => {
    const isSoleServer = databaseUrl === undefined && roles.includes('api');
    if (isSoleServer) closers.push(lockDataFolder(dataFolder, { pid: process.pid, port }));
    const store = await openStore(config, parts);
    closers.push(() => closeAll(store.closers));
    await claimSitesOfOldStore(store.base);
    await sealIdentityKeysOfOldStore(store.base);
    const metrics = createMetrics();
    if (roles.includes('worker')) startJobs(store, metrics, isSoleServer);
    const urls = roles.includes('api')
      ? await listen(config, store, metrics, parts.addFurtherRoutes)
      : { baseUrl: '', adminUrl: undefined };
    if (roles.includes('api')) warmUp(store);
    return { ...urls, base: store.base, close: () => closeAll(closers) };
  });
}

/** Builds the web files when their sources are newer. The API answers without them, so a failure is told and no more. */
async function buildOrWarn(): Promise<void> {
  try {
    await buildWebFiles();
  } catch (error) {
    const { message } = error as Error;
    process.stderr.write(`${message}\nThe API is served without them. Fix: npm ci && npm run build\n`);
  }
}

/** What the commands of the CLI may ask of the process. */
function cliDeps(): CliDeps {
  return {
    open: async () => {
      const { base, closers } = await openStore(readConfig());
      return { base, close: () => closeAll(closers) };
    },
    openScratch: async () => {
      const dataFolder = mkdtempSync(join(tmpdir(), 'aisle-scratch-'));
      const remove = () => rmSync(dataFolder, { recursive: true, force: true });
      const closers: Closers = [async () => remove()];
      return orUndo(closers, async () => {
        const store = await openStore({ ...readConfig(), dataFolder, databaseUrl: undefined });
        closers.push(() => closeAll(store.closers));
        return { base: store.base, close: () => closeAll(closers) };
      });
    },
    serve: async () => {
      const config = readConfig();
      if (config.roles.includes('api')) await buildOrWarn();
      return startAisle(config);
    },
    variables: describeVariables,
    configuration: () => {
      const { dataFolder, databaseUrl, unknownVariables, host, port, ...config } = readConfig();
      const publicUrl = config.publicUrl ?? `http://${host}:${port}`;
      return { dataFolder, isPostgres: databaseUrl !== undefined, publicUrl, unknownVariables };
    },
    inspectStore: async () => {
      const { inspectDatabase } = await import('./platform/database/inspect-database.ts');
      return inspectDatabase(readConfig());
    },
    stdout: process.stdout,
    stderr: process.stderr,
    stdin: process.stdin,
  };
}

/** Runs one command line; `aisle start`, `aisle serve`, `aisle import` … */
export async function main(argv: readonly string[]): Promise<void> {
  const { runCli } = await import('./cli/run-cli.ts');
  process.exitCode = await runCli(argv, cliDeps());
}
