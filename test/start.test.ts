import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const binary = join(import.meta.dirname, '../bin/aisle.js');
const folder = mkdtempSync(join(tmpdir(), 'aisle-start-'));

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (typeof address !== 'object' || !address) throw new Error('no port');
  return address.port;
}

type Started = { child: ChildProcess; stdout: string; exitCode: Promise<number | null> };

/** Runs `aisle start` until it has said that it is ready, or has ended. */
async function start(port: number): Promise<Started & { stderr: string }> {
  const env = {
    ...process.env,
    AISLE_DATA: folder,
    AISLE_PORT: String(port),
    AISLE_ADMIN_PORT: '0',
    AISLE_LOG_LEVEL: 'error',
  };
  const child = spawn(process.execPath, [binary, 'start'], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  const said = { stdout: '', stderr: '' };
  child.stdout.on('data', (chunk) => (said.stdout += String(chunk)));
  child.stderr.on('data', (chunk) => (said.stderr += String(chunk)));
  const exitCode = once(child, 'exit').then(([code]) => code as number | null);
  while (child.exitCode === null && !/Aisle is ready[\s\S]*\n$/.test(said.stdout)) await sleep(25);
  return { child, exitCode, ...said };
}

/** What curl would send: address, headers and body of a printed line. */
function readCurl(line: string): { url: string; init: RequestInit } {
  const headers = Object.fromEntries(
    [...line.matchAll(/-H "([^:]+): ([^"]+)"/g)].map((match) => [match[1]!, match[2]!]),
  );
  const body = /-d '([^']+)'/.exec(line)?.[1];
  const url = /(http:\/\/[^"\s]+)"?$/.exec(line)?.[1];
  if (url === undefined) throw new Error(`no address in: ${line}`);
  return { url, init: body === undefined ? { headers } : { method: 'POST', headers, body } };
}

async function run(line: string): Promise<{ status: number; body: Record<string, unknown> }> {
  const { url, init } = readCurl(line);
  const response = await fetch(url, init);
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

describe('a first start on an empty folder', () => {
  let first: Started;
  let port = 0;
  const line = (name: string) => first.stdout.split('\n').find((text) => text.startsWith(`  ${name} `)) ?? '';

  beforeAll(async () => {
    port = await freePort();
    first = await start(port);
  }, 120_000);
  afterAll(async () => {
    first.child.kill('SIGTERM');
    expect(await first.exitCode).toBe(0);
    rmSync(folder, { recursive: true, force: true });
  }, 40_000);

  test('prints the address, the shop and a key, once', () => {
    expect(line('API')).toContain(`http://127.0.0.1:${port}`);
    expect(line('Demo shop')).toMatch(/Northpeak: \d{3} products, \d{2} pages/);
    expect(line('API key')).toMatch(/aisle_sk_[0-9A-Za-z]{49}/);
  });

  test('the printed question is answered with a sentence of the shop’s pages', async () => {
    const { status, body } = await run(line('Ask'));
    expect(status).toBe(200);
    expect(body).toMatchObject({ engine: 'embedded', locale: 'en' });
    expect(body['answer_status']).toMatch(/^(?:answered|partial)$/u);
    expect(body['result_text']).toContain('60 days');
    expect(body['sources']).toContainEqual(
      expect.objectContaining({
        source_id: expect.stringMatching(/^document:(returns|faq)$/),
        quote: expect.stringContaining('60 days'),
      }),
    );
  });

  test('the printed search finds the waterproof boot under the price', async () => {
    const { status, body } = await run(line('Search'));
    expect(status).toBe(200);
    const products = body['products'] as { product_id: string; price: { amount: number } }[];
    expect(products.slice(0, 3).map(({ product_id }) => product_id)).toContain('NP-1042');
    expect(products.every(({ price }) => price.amount < 15_000)).toBe(true);
    expect(body['result_text']).toContain('Trailhead 2 Hiking Boot');
  });

  test('the printed page gets its FAQs after being polled as told', async () => {
    let answer = await run(line('FAQs'));
    expect(answer.status).toBe(202);
    for (let polls = 0; answer.status === 202 && polls < 20; polls++) {
      await sleep(1_000 * Number(answer.body['retry_after_seconds']));
      answer = await run(line('FAQs'));
    }
    expect(answer.body['status']).toBe('ready');
    expect(answer.body['faqs']).toHaveLength(5);
  }, 90_000);

  test('the demo pages may use the website surface, under a strict policy', async () => {
    const baseUrl = `http://127.0.0.1:${port}`;
    const pages = ['/demo', '/demo/p/trailhead-2', '/demo/help/returns', '/demo/install'];
    for (const path of pages) {
      const page = await fetch(baseUrl + path);
      expect(page.status, path).toBe(200);
      expect(page.headers.get('content-security-policy')).toContain("require-trusted-types-for 'script'");
      expect(await page.text()).toContain('data-site-id="st_northpeak_demo"');
    }
    const picture = await fetch(`${baseUrl}/demo/i/np-1042.svg`);
    expect(picture.headers.get('content-type')).toBe('image/svg+xml');
    for (const path of ['/demo/p/none', '/demo/%3Cscript%3E'])
      expect((await fetch(baseUrl + path)).status).toBe(404);
    const config = await fetch(`${baseUrl}/website/v1/config?site_id=st_northpeak_demo`, {
      headers: { origin: baseUrl },
    });
    expect(await config.json()).toMatchObject({ name: 'Northpeak', features: { faq: true, chat: true } });
  });

  test('a second server on the folder is refused with who holds it', async () => {
    const second = await start(await freePort());
    expect(await second.exitCode).toBe(4);
    expect(second.stderr.split('\n')).toEqual([
      'The data folder is served already.',
      expect.stringContaining(`${folder} is in use by the process ${first.child.pid}, which serves port`),
      expect.stringMatching(
        new RegExp(
          `^Fix: kill ${first.child.pid} and start again, or .*AISLE_DATA=\\S+ AISLE_PORT=\\d+ `,
          'u',
        ),
      ),
      '',
    ]);
  });
});
