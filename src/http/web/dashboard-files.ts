import { Type } from '../../contract/type.ts';
import { AppError } from '../../errors.ts';
import type { WebFiles } from '../../services/context.ts';
import type { App } from '../server.ts';
import { immutable, sendWebFile } from './send-web-file.ts';

const page = { config: { public: true }, schema: { hide: true } } as const;

/** Stands in the built page where a response's own number goes (`html.cspNonce` of the Vite project). */
const noncePlaceholder = '__NONCE__';

/** Only own scripts run, only own addresses are asked, and no text becomes markup but through the application's own policy. */
function policyOf(nonce: string): string {
  return [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: https:",
    "font-src 'self'",
    "connect-src 'self'",
    // The preview of the widget.
    "frame-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types aisle default',
  ].join('; ');
}

/** The page in which the widget is tried out stands in a frame of the dashboard, and only there. */
function previewPolicyOf(nonce: string): string {
  return [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: https:",
    "connect-src 'self'",
    "form-action 'none'",
    "base-uri 'none'",
    "frame-ancestors 'self'",
    "require-trusted-types-for 'script'",
    'trusted-types aisle',
  ].join('; ');
}

/** The dashboard: one page for all its addresses, and its files under `/dashboard/assets`. */
export function addDashboardFiles(app: App, files: WebFiles, newNonce: () => string): void {
  if (!files.file('dashboard', 'index.html')) return;
  const addPage = (path: string, name: string, policy: typeof policyOf) =>
    app.get(path, page, async (request, reply) => {
      const isApi = (request.raw.url ?? '').startsWith('/dashboard/api/');
      const html = isApi ? undefined : files.file('dashboard', name)?.bytes.toString('utf8');
      if (html === undefined) throw new AppError('not_found', 'There is no such route.');
      const nonce = newNonce();
      reply
        .header('content-security-policy', policy(nonce))
        .header('referrer-policy', 'same-origin')
        .header('cross-origin-opener-policy', 'same-origin')
        .header('cache-control', 'no-store')
        .type('text/html; charset=utf-8');
      return reply.send(html.replaceAll(noncePlaceholder, nonce));
    });
  addPage('/dashboard', 'index.html', policyOf);
  addPage('/dashboard/*', 'index.html', policyOf);
  addPage('/dashboard/preview', 'preview.html', previewPolicyOf);
  const asset = { ...page, schema: { hide: true, params: Type.Object({ file: Type.String() }) } } as const;
  app.get('/dashboard/assets/:file', asset, async (request, reply) => {
    const file = files.file('dashboard', `assets/${request.params.file}`);
    if (!file) throw new AppError('not_found', 'There is no such file.');
    return sendWebFile(request, reply, file, immutable);
  });
}
