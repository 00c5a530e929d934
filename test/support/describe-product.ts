import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RouteOptions } from 'fastify';
import { openApiDocument } from '../../src/http/openapi.ts';
import { addApiRoutes } from '../../src/http/routes.ts';
import { buildServer } from '../../src/http/server.ts';
import { systemClock } from '../../src/platform/clock/clock.ts';
import { systemIds } from '../../src/platform/ids/ids.ts';
import type { BaseContext } from '../../src/services/context.ts';
import { silentLog } from './engines.ts';

export const snapshotFile = join(import.meta.dirname, '..', '..', 'openapi.json');

export type Registered = { method: string; path: string; described: boolean };

function noStore(): never {
  throw new Error('Describing the product needs no store.');
}

/** The product's OpenAPI document and every route that is registered, without a store or a port. */
export async function describeProduct(): Promise<{
  document: Record<string, unknown>;
  routes: Registered[];
}> {
  const base = { clock: systemClock, ids: systemIds, log: silentLog } as BaseContext;
  const routes: Registered[] = [];
  const note = ({ method, url, schema }: RouteOptions) => {
    const path = url.replaceAll(/:(\w+)/g, '{$1}');
    for (const one of [method].flat())
      routes.push({ method: one, path, described: schema?.operationId !== undefined });
  };
  const app = await buildServer({
    base,
    counter: {
      count: noStore,
      countFailedKey: noStore,
      countSignIn: noStore,
      countWebsite: noStore,
      quotaOf: noStore,
    },
    authenticate: noStore,
    flagBrowserUse: noStore,
    publicUrl: () => 'http://127.0.0.1:8787',
    trustedProxies: [],
    addRoutes: (to) => {
      to.addHook('onRoute', note);
      addApiRoutes(to);
    },
  });
  const document = openApiDocument(app);
  await app.close();
  return { document, routes };
}

/** The snapshot as it stands in the repository: one member per line, so that a change reads well in a diff. */
export function spellSnapshot(document: Record<string, unknown>): string {
  return `${JSON.stringify(document, null, 1)}\n`;
}

export function readSnapshot(): Record<string, unknown> {
  return JSON.parse(readFileSync(snapshotFile, 'utf8')) as Record<string, unknown>;
}
