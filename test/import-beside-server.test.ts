import { spawn } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { testStore, useAisle } from './support/start-aisle.ts';

// The server's own folder is removed with it; on PostgreSQL the command would need the address of its database.
const dataFolder = mkdtempSync(join(tmpdir(), 'aisle-beside-'));
const aisle = useAisle(testStore() === 'sqlite' ? { dataFolder } : {});

/** Waiting ends when it holds; the bound only ends a test that never will. */
const patiently = { timeout: 20_000 };

function runAisle(...words: string[]): Promise<{ code: number | null; stdout: string; stderr: string }> {
  const child = spawn(process.execPath, [join(import.meta.dirname, '../bin/aisle.js'), ...words], {
    env: { ...process.env, AISLE_DATA: dataFolder, AISLE_LOG_LEVEL: 'error' },
  });
  let [stdout, stderr] = ['', ''];
  child.stdout.on('data', (text: Buffer) => {
    stdout += text.toString();
  });
  child.stderr.on('data', (text: Buffer) => {
    stderr += text.toString();
  });
  return new Promise((resolve) => {
    child.on('close', (code) => resolve({ code, stdout, stderr }));
  });
}

describe.skipIf(testStore() !== 'sqlite')('commands beside a running server', () => {
  test('an import of another process is searchable and answered from, while the server goes on', async () => {
    const shop = await aisle.newCompany();
    const products = Array.from({ length: 3_000 }, (_, i) => ({
      product_id: `p${i}`,
      title: `Garden gnome ${i}`,
    }));
    const file = join(dataFolder, 'gnomes.jsonl');
    writeFileSync(file, products.map((product) => JSON.stringify(product)).join('\n'));
    const search = async (query_text: string) =>
      (await shop.post('/api/v1/search', { query_text, answer: false })).body;
    expect((await search('gnome'))['total']).toBe(0);
    const running = runAisle('import', 'products', shop.companyId, file, '--json');
    const own: number[] = [];
    let done = false;
    const watch = (async () => {
      for (let i = 0; !done; i++) {
        const put = await shop.put('/api/v1/products', {
          products: [{ product_id: `own${i}`, title: `Own thing ${i}` }],
        });
        own.push(put.status);
      }
    })();
    const { code, stdout, stderr } = await running;
    done = true;
    await watch;
    expect(code, stderr).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({ created: 3_000, failed: 0 });
    expect(own.length).toBeGreaterThan(0);
    expect(own.every((status) => status === 200)).toBe(true);
    await expect.poll(async () => (await search('garden gnome'))['total'], patiently).toBe(3_000);
  });

  test('a price that another process changed is in the next search, also one that was asked before', async () => {
    const shop = await aisle.newCompany();
    const product = {
      product_id: 'lamp',
      title: 'Brass desk lamp',
      price: { amount: 4_900, currency: 'USD' },
    };
    await shop.put('/api/v1/products', { products: [product] });
    const search = async (answer: boolean) =>
      (await shop.post('/api/v1/search', { query_text: 'brass lamp', answer })).text;
    const before = [await search(false), await search(false), await search(true), await search(true)];
    expect(before.every((text) => text.includes('"amount":4900'))).toBe(true);
    const file = join(dataFolder, 'lamp.jsonl');
    writeFileSync(file, JSON.stringify({ ...product, price: { amount: 3_900, currency: 'USD' } }));
    expect((await runAisle('import', 'products', shop.companyId, file)).code).toBe(0);
    for (const text of [await search(false), await search(true)]) {
      expect(text).toContain('"amount":3900');
      expect(text).not.toContain('4900');
    }
    await shop.patch('/api/v1/products/lamp', { price: { amount: 2_900, currency: 'USD' } });
    for (const text of [await search(false), await search(true)]) {
      expect(text).toContain('"amount":2900');
      expect(text).not.toContain('3900');
    }
  });

  test('a key revoked and a setting changed by a command hold on the server', async () => {
    const shop = await aisle.newCompany();
    const path = 'integrations.ai_powered_faqs.enabled';
    expect((await runAisle('settings', 'set', shop.companyId, path, 'true')).stdout).toBe('true\n');
    const enabled = async () => {
      const { body } = await shop.get('/api/v1/settings');
      return (body['integrations'] as { ai_powered_faqs: { enabled: boolean } }).ai_powered_faqs.enabled;
    };
    await expect.poll(enabled, patiently).toBe(true);
    const { stdout: key } = await runAisle('key', 'create', shop.companyId, '--name', 'x', '--scopes', 'all');
    const status = async () =>
      (await aisle.send('GET', '/api/v1/settings', { headers: { authorization: `Bearer ${key.trim()}` } }))
        .status;
    await expect.poll(status, patiently).toBe(200);
    expect((await runAisle('key', 'revoke', key.slice(0, 17), '--yes')).code).toBe(0);
    await expect.poll(status, patiently).toBe(401);
  });

  test('a second server on the folder is refused, and names the first', async () => {
    const second = await runAisle('serve');
    expect(second.code).toBe(4);
    expect(second.stderr).toContain(`the process ${process.pid}`);
  });
});
