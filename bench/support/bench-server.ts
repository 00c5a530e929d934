import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Config, readConfig } from '../../src/platform/config/read-config.ts';
import { type OtherParts, startAisle } from '../../src/start.ts';

type Server = Awaited<ReturnType<typeof startAisle>>;

/** Runs `work` with the whole product on a store of its own, without limits, and removes everything afterwards. */
export async function withServer<T>(
  work: (server: Server) => Promise<T>,
  overrides: Partial<Config> = {},
  parts: OtherParts = {},
): Promise<T> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'aisle-bench-'));
  const plenty = Number.MAX_SAFE_INTEGER;
  const quotas = { 'product-faqs': plenty, 'send-message': plenty, search: plenty, management: plenty };
  const server = await startAisle(
    {
      ...readConfig({}),
      ...{ dataFolder, port: 0, adminPort: 0, logLevel: 'error' as const, quotas },
      ...overrides,
    },
    parts,
  );
  try {
    return await work(server);
  } finally {
    await server.close();
    rmSync(dataFolder, { recursive: true, force: true });
  }
}
