import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type App, buildServer } from '../src/http/server.ts';
import { addDashboardFiles } from '../src/http/web/dashboard-files.ts';
import { addSdkFiles } from '../src/http/web/sdk-files.ts';
import { openWebFiles } from '../src/platform/web-files/open-web-files.ts';
import { isStale, webProjects } from '../src/platform/web-files/web-projects.ts';
import { useHttpApp } from './support/http-app.ts';
import { useAisle } from './support/start-aisle.ts';

const immutable = 'public, max-age=31536000, immutable';
const folder = mkdtempSync(join(tmpdir(), 'aisle-web-'));
const http = useHttpApp();
let app: App;

function put(path: string, text: string): void {
  mkdirSync(join(folder, path, '..'), { recursive: true });
  writeFileSync(join(folder, path), text);
}

beforeAll(async () => {
  put('sdk/aisle.js', 'loader()');
  put('sdk/assets-abcd1234/faqs.js', 'faqs()');
  writeFileSync(join(folder, 'sdk/assets-abcd1234/faqs.js.gz'), gzipSync('faqs()'));
  put('sdk/.built-from', 'secret');
  put('dashboard/index.html', '<script nonce="__NONCE__" src="/dashboard/assets/main-00000000.js"></script>');
  put('dashboard/assets/main-00000000.js', 'main()');
  put(
    'dashboard/preview.html',
    '<script nonce="__NONCE__" src="/dashboard/assets/preview-00000000.js"></script>',
  );
  const files = openWebFiles((project) => join(folder, project));
  let nonces = 0;
  app = await buildServer({
    base: http.base,
    counter: {
      count: () => Promise.reject(),
      countFailedKey: () => Promise.reject(),
      countSignIn: () => Promise.reject(),
      quotaOf: () => 1,
      countWebsite: () => Promise.reject(),
    },
    authenticate: () => undefined,
    flagBrowserUse: async () => undefined,
    publicUrl: () => 'http://aisle.test',
    trustedProxies: [],
    addRoutes: (to) => {
      addSdkFiles(to, files);
      addDashboardFiles(to, files, () => `nonce${++nonces}`);
    },
  });
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = {}) =>
  app.inject({ method: 'GET', url, headers });

describe('files of the website SDK', () => {
  test('any site may load them; names with a hash are kept for ever, the loader is not', async () => {
    const loader = await get('/website/aisle.js');
    expect(loader).toMatchObject({ statusCode: 200, body: 'loader()' });
    expect(loader.headers['access-control-allow-origin']).toBe('*');
    expect(loader.headers['cache-control']).toMatch(/^public, max-age=300\b/);
    const asset = await get('/website/assets-abcd1234/faqs.js');
    expect(asset).toMatchObject({ statusCode: 200, body: 'faqs()' });
    expect(asset.headers).toMatchObject({ 'cache-control': immutable, 'access-control-allow-origin': '*' });
    expect(asset.headers['content-type']).toBe('text/javascript; charset=utf-8');
  });

  test('what the browser has is not sent again, what it can unpack is sent packed', async () => {
    const first = await get('/website/assets-abcd1234/faqs.js', { 'accept-encoding': 'gzip, br' });
    expect(first.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'Accept-Encoding' });
    expect(gunzipSync(first.rawPayload).toString()).toBe('faqs()');
    const again = await get('/website/assets-abcd1234/faqs.js', {
      'if-none-match': String(first.headers['etag']),
    });
    expect(again).toMatchObject({ statusCode: 304, body: '' });
  });

  test('a page from before an upgrade gets what stands in the place of its file, and does not keep it', async () => {
    const successor = await get('/website/assets-00009999/faqs.js');
    expect(successor).toMatchObject({ statusCode: 200, body: 'faqs()' });
    expect(successor.headers['cache-control']).toBe('no-store');
  });

  test('nothing else of the folder can be had', async () => {
    const paths = [
      'other-abcd1234.js',
      'faqs-abcd1234.js.gz',
      '..%2F.built-from',
      '..%2F..%2Fdashboard%2Findex.html',
    ];
    for (const path of paths)
      expect((await get(`/website/assets-abcd1234/${path}`)).statusCode, path).toBe(404);
    expect((await get('/website/.built-from')).statusCode).toBe(404);
  });
});

describe('files of the dashboard', () => {
  test('every address below /dashboard is the page, under a strict policy with its own number', async () => {
    const [first, second] = [await get('/dashboard'), await get('/dashboard/settings/team')];
    for (const page of [first, second]) {
      expect(page.statusCode).toBe(200);
      const policy = String(page.headers['content-security-policy']);
      const nonce = /nonce="([^"]+)"/.exec(page.body)?.[1];
      expect(policy).toContain(`script-src 'self' 'nonce-${nonce}'`);
      for (const part of [
        "default-src 'none'",
        "frame-ancestors 'none'",
        "require-trusted-types-for 'script'",
      ])
        expect(policy).toContain(part);
      expect(policy).not.toContain('unsafe');
      expect(page.headers['cache-control']).toBe('no-store');
    }
    expect(first.body).not.toBe(second.body);
  });

  test('the preview of the widget stands in a frame of the dashboard and in no other', async () => {
    const [page, preview] = [await get('/dashboard'), await get('/dashboard/preview')];
    const policyIn = ({ headers }: typeof page) => String(headers['content-security-policy']);
    expect(policyIn(page)).toContain("frame-src 'self'");
    expect(policyIn(page)).toContain("frame-ancestors 'none'");
    expect(policyIn(preview)).toContain("frame-ancestors 'self'");
    expect(policyIn(preview)).toContain("require-trusted-types-for 'script'");
    expect(policyIn(preview)).not.toContain('unsafe');
    expect(preview.body).not.toContain('__NONCE__');
    expect(preview.headers['cache-control']).toBe('no-store');
  });

  test('assets are kept for ever; addresses of the interface that are none stay problems', async () => {
    const asset = await get('/dashboard/assets/main-00000000.js');
    expect(asset).toMatchObject({ statusCode: 200, body: 'main()' });
    expect(asset.headers['cache-control']).toBe(immutable);
    expect((await get('/dashboard/assets/none.js')).statusCode).toBe(404);
    const unknown = await get('/dashboard/api/none');
    expect(unknown.statusCode).toBe(404);
    expect(unknown.headers['content-type']).toContain('application/problem+json');
  });
});

describe('what is built', () => {
  const aisle = useAisle();

  test('comes from the sources as they are now, and is served', async () => {
    expect(webProjects().map(({ name }) => name)).toContain('sdk');
    expect(webProjects().filter(isStale)).toEqual([]);
    const response = await fetch(`${aisle.baseUrl}/website/aisle.js`, {
      headers: { 'accept-encoding': 'br' },
    });
    expect(response.status).toBe(200);
    const file = openWebFiles().file('sdk', 'aisle.js');
    expect(brotliDecompressSync(file?.brotli ?? Buffer.alloc(0))).toEqual(file?.bytes);
  });
});
