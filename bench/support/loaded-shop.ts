import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Product } from '../../src/engine/catalog/product.ts';
import { newWorkplace, residentMbOf, type Workplace } from './product-server.ts';
import { serverEnvironment, serverFlags } from './server-flags.ts';
import { wireProductLine } from './wire-product.ts';

export const shopDomain = 'icecat.example';

/** The catalogue again under other ids until there are enough, so that sizes and words are those of a real shop. */
export function multiplied(products: readonly Product[], wanted: number): Product[] {
  return Array.from({ length: wanted }, (_, i) => {
    const product = products[i % products.length]!;
    const copy = Math.floor(i / products.length);
    return copy === 0 ? product : { ...product, productId: `${product.productId}-${copy}` };
  });
}

/** A data folder with a shop in it and a key for its public operations; kept in `folder` for the next run when given. */
export type LoadedShop = { place: Workplace; key: string };

/** Imports products, and documents as lines of JSON, with the commands an operator has. */
export async function importShop(
  products: readonly Product[],
  documents: readonly string[],
  folder?: string,
): Promise<LoadedShop> {
  if (folder !== undefined) mkdirSync(folder, { recursive: true });
  const place = newWorkplace(folder);
  const keyFile = join(place.folder, 'bench-key');
  if (existsSync(keyFile)) return { place, key: readFileSync(keyFile, 'utf8') };
  const id = 'co_icecat';
  await place.aisle('company', 'create', 'Icecat', '--id', id, '--domain', shopDomain, '--enable');
  const { stdout } = await place.aisle('key', 'create', id, '--name', 'bench');
  const lines: [string, readonly string[]][] = [
    ['products', products.map((product) => wireProductLine(product, shopDomain))],
    ['documents', documents],
  ];
  for (const [noun, records] of lines) {
    if (records.length === 0) continue;
    const file = join(place.folder, `${noun}.jsonl`);
    writeFileSync(file, records.join('\n'));
    await place.aisle('import', noun, id, file, '--json');
  }
  writeFileSync(keyFile, stdout.trim());
  return { place, key: stdout.trim() };
}

/** The product on a loaded folder, with a route beside it that checks the same and does nothing. */
export type ServedShop = {
  baseUrl: string;
  residentMb(): number;
  stop(): Promise<void>;
};

/** Resident memory while something ran, in MiB: one reading may be 50 MB beside the next. */
type ResidentMb = { median: number; highest: number; last: number; readings: number };

const READING_MS = 500;

/** Reads the resident memory of a server twice a second until told to stop. */
export function watchResident(served: ServedShop): { stop(): ResidentMb } {
  const readings: number[] = [];
  const read = () => readings.push(served.residentMb());
  const timer = setInterval(read, READING_MS).unref();
  return {
    stop: () => {
      clearInterval(timer);
      read();
      const ascending = readings.toSorted((a, b) => a - b);
      return {
        median: ascending[Math.floor(ascending.length / 2)]!,
        highest: ascending.at(-1)!,
        last: readings.at(-1)!,
        readings: readings.length,
      };
    },
  };
}

const program = fileURLToPath(new URL('shop-server.ts', import.meta.url));

/** Serves a shop in a process of its own and waits until its whole index answers. */
export async function serveShop({ place, key }: LoadedShop): Promise<ServedShop> {
  const child: ChildProcess = spawn(process.execPath, [...serverFlags, program, place.folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: serverEnvironment,
  });
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const lines = createInterface({ input: child.stdout! })[Symbol.asyncIterator]();
  const { value } = await lines.next();
  if (value === undefined) throw new Error('the server ended before it said where it serves');
  const baseUrl = value as string;
  const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' };
  const body = JSON.stringify({ query_text: 'laptop', answer: false });
  for (const startedMs = performance.now(); ; await sleep(250)) {
    const reply = await fetch(`${baseUrl}/api/v1/search`, { method: 'POST', headers, body });
    if (!((await reply.json()) as { degraded: boolean }).degraded) break;
    if (performance.now() - startedMs > 600_000) throw new Error('the index was not built in ten minutes');
  }
  return {
    baseUrl,
    residentMb: () => residentMbOf(child.pid ?? 0),
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
