import { SearchBody } from '../../src/contract/search.ts';
import { Type } from '../../src/contract/type.ts';
import type { App } from '../../src/http/server.ts';
import { readConfig } from '../../src/platform/config/read-config.ts';
import { startAisle } from '../../src/start.ts';

/** The whole product on the data folder given, and beside its routes one that checks a search and does nothing. Prints its address. */
const dataFolder = process.argv[2] ?? '';
const plenty = Number.MAX_SAFE_INTEGER;

function addEmpty(app: App): void {
  const options = {
    config: { scope: 'search:read', limit: 'search' },
    schema: {
      operationId: 'empty',
      summary: 'Nothing',
      tags: ['Bench'],
      body: SearchBody,
      response: { 200: Type.Object({ status: Type.String() }) },
    },
  } as const;
  app.post('/api/v1/empty', options, async () => ({ status: 'ready' }));
}

const { baseUrl, close } = await startAisle(
  {
    ...readConfig({}),
    ...{ dataFolder, port: 0, adminPort: 0, logLevel: 'error' },
    quotas: { 'product-faqs': plenty, 'send-message': plenty, search: plenty, management: plenty },
  },
  { addFurtherRoutes: addEmpty },
);
process.stdout.write(`${baseUrl}\n`);
process.once('SIGTERM', () => void close().then(() => process.exit(0)));
