import { Type } from '../../contract/type.ts';
import { AppError } from '../../errors.ts';
import type { WebFiles } from '../../services/context.ts';
import type { App } from '../server.ts';
import { immutable, sendWebFile } from './send-web-file.ts';

const page = { config: { public: true }, schema: { hide: true } } as const;

/** The script of a shop's pages is asked for again after five minutes, so that an upgrade reaches them. */
const loaderCaching = 'public, max-age=300, stale-while-revalidate=86400, stale-if-error=604800';

/** Other sites' pages load these as modules, which browsers allow with this header only. */
const forEverySite = { 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' };

function notBuilt(): AppError {
  return new AppError('not_found', 'There is no such file.');
}

/** `/website/aisle.js`, which a shop's page names, and the files that it loads later. */
export function addSdkFiles(app: App, files: WebFiles): void {
  app.get('/website/aisle.js', page, async (request, reply) => {
    const file = files.file('sdk', 'aisle.js');
    if (!file) throw notBuilt();
    return sendWebFile(request, reply.headers(forEverySite), file, loaderCaching);
  });
  const params = Type.Object({ build: Type.String(), file: Type.String() });
  const asset = { ...page, schema: { hide: true, params } } as const;
  app.get('/website/assets-:build/:file', asset, async (request, reply) => {
    const path = `assets-${request.params.build}/${request.params.file}`;
    const file = files.file('sdk', path);
    if (file) return sendWebFile(request, reply.headers(forEverySite), file, immutable);
    const successor = files.successorOf('sdk', path);
    if (!successor) throw notBuilt();
    return sendWebFile(request, reply.headers(forEverySite), successor, 'no-store');
  });
}
