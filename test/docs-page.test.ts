import { describe, expect, test } from 'vitest';
import { problems } from '../src/http/problems.ts';
import { hasBrowser, launchChromium } from './support/chromium.ts';
import { useHttpApp } from './support/http-app.ts';
import { send } from './support/wire-client.ts';

const http = useHttpApp();

describe('documentation', () => {
  test('the page and its script come from this server and may load from nowhere else', async () => {
    const page = await send(http.target, 'GET', '/docs');
    expect(page.status).toBe(200);
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(page.headers['content-security-policy']).toContain("default-src 'none'");
    expect(page.text).toContain('/docs/scalar.js');
    expect(page.text).not.toMatch(/(?:src|href)="(?:https?:)?\/\//);
    const script = await send(http.target, 'GET', '/docs/scalar.js');
    expect(script.headers['content-type']).toBe('text/javascript; charset=utf-8');
    expect(script.text.length).toBeGreaterThan(100_000);
    const again = await send(http.target, 'GET', '/docs/scalar.js', {
      headers: { 'if-none-match': script.headers['etag']! },
    });
    expect(again).toMatchObject({ status: 304, text: '' });
  });

  test.each(Object.keys(problems))('the page of %s says meaning, cause and fix', async (code) => {
    const page = await send(http.target, 'GET', `/docs/problems/${code}`);
    expect(page.status).toBe(200);
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
    for (const part of ['Meaning', 'Cause', 'Fix']) expect(page.text).toContain(`<h2>${part}</h2>`);
  });

  test('unknown codes, names of object members among them, have no page', async () => {
    for (const code of ['nonsense', 'constructor', '__proto__', '%3Cscript%3E'])
      expect(await send(http.target, 'GET', `/docs/problems/${code}`)).toBeProblem(404, 'not_found');
  });

  test('openapi.json answers a repeated request without a body', async () => {
    const first = await send(http.target, 'GET', '/openapi.json');
    expect(first.body['openapi']).toBe('3.1.0');
    const again = await send(http.target, 'GET', '/openapi.json', {
      headers: { 'if-none-match': first.headers['etag']! },
    });
    expect(again).toMatchObject({ status: 304, text: '' });
  });
});

describe.skipIf(!hasBrowser)('in a browser', () => {
  test('the reference renders, and nothing is asked of another host', async () => {
    const browser = await launchChromium();
    try {
      const page = await browser.newPage();
      const asked: string[] = [];
      const faults: string[] = [];
      page.on('request', (request) => asked.push(request.url()));
      page.on('pageerror', (error) => faults.push(error.message));
      await page.goto(`${http.baseUrl}/docs`, { waitUntil: 'networkidle' });
      await page
        .getByText('Whether the process is alive')
        .first()
        .waitFor({ state: 'attached', timeout: 40_000 });
      const elsewhere = asked.filter(
        (url) => !/^(?:data|blob):/.test(url) && !url.startsWith(`${http.baseUrl}/`),
      );
      expect(elsewhere).toEqual([]);
      expect(asked).toContain(`${http.baseUrl}/openapi.json`);
      expect(faults).toEqual([]);
    } finally {
      await browser.close();
    }
  }, 60_000);
});
