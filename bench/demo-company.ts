/** The demo shop in a store of its own, for suites that ask the whole product. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadDemoShop } from '../src/cli/start/load-demo-shop.ts';
import { readConfig } from '../src/platform/config/read-config.ts';
import { type Context, companyContext } from '../src/services/context.ts';
import { startAisle } from '../src/start.ts';

/** Runs `work` with a server that has a freshly loaded demo company, and removes everything afterwards. */
export async function withDemoServer<T>(
  work: (aisle: Awaited<ReturnType<typeof startAisle>>) => Promise<T>,
): Promise<T> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'aisle-bench-'));
  const aisle = await startAisle({ ...readConfig({}), dataFolder, port: 0, adminPort: 0, logLevel: 'error' });
  try {
    await loadDemoShop(aisle.base);
    return await work(aisle);
  } finally {
    await aisle.close();
    rmSync(dataFolder, { recursive: true, force: true });
  }
}

/** Runs `work` with the context of the demo company. */
export async function withDemoCompany<T>(work: (ctx: Context) => Promise<T>): Promise<T> {
  return withDemoServer(({ base }) =>
    work(companyContext(base, 'co_northpeak', { kind: 'operator' }, 'req_bench')),
  );
}
