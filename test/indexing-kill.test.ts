import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createCompany } from '../src/services/companies/create-company.ts';
import { testBase } from './support/base-context.ts';
import { testStore } from './support/engines.ts';
import { answersOf, indexFolder, testIndexes } from './support/indexing.ts';

const store = testStore('sqlite');
const queries = ['lamp', 'lamp 3', 'run 1 block', 'run 4 more words', 'block 12'];

/** Writes until killed, some time after `blocks` blocks were acknowledged; returns how many were in the end. */
async function writeAndKill(folder: string, companyId: string, run: number, blocks: number): Promise<number> {
  const script = join(import.meta.dirname, 'fixtures/write-products.ts');
  const child = spawn(process.execPath, [script, store.address.dataFolder!, folder, companyId, String(run)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let lines = 0;
  const reached = new Promise<void>((resolve, reject) => {
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      lines += text.split('\n').length - 1;
      if (lines > blocks) resolve();
    });
    child.once('exit', (code) => reject(new Error(`The writer ended by itself: ${code}.`)));
  });
  await reached;
  await sleep((run * 37) % 90);
  child.kill('SIGKILL');
  await once(child, 'close');
  return lines - 1;
}

test('after kill −9 in the middle of writes, seals, merges and flushes, the files give what a fresh build gives', async () => {
  const { folder, remove } = indexFolder();
  try {
    const { companyId } = await createCompany(testBase(store.db), { name: 'Killed' });
    let opened = 0;
    let written = 0;
    for (let run = 0; run < 4; run++) {
      written += await writeAndKill(folder, companyId, run, 4 + 3 * run);
      const survivor = testIndexes({ db: store.db, folder });
      const fresh = testIndexes({ db: store.db });
      await survivor.open(companyId, 'product', 'en');
      await survivor.idle();
      expect(await answersOf(survivor, companyId, queries)).toEqual(
        await answersOf(fresh, companyId, queries),
      );
      expect(survivor.warnings).toEqual([]);
      opened += survivor.filesFound;
      await fresh.close();
      await survivor.close();
    }
    expect(written).toBeGreaterThanOrEqual(4 + 7 + 10 + 13);
    expect(opened).toBeGreaterThan(0);
  } finally {
    remove();
  }
}, 120_000);
