import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { type Call, callerOf } from './kill/product.ts';
import type { StoreAddress } from './kill/scenario.ts';

/** The whole product in a process of its own, with the company of the kill runs and ample limits. */
export type Served = {
  baseUrl: string;
  key: string;
  call: Call;
  child: ChildProcess;
  exited: Promise<unknown>;
};

/** `fatal` is the fault point at which it kills itself; `program` is what serves it, in the manner of the usual one. */
type Serving = { fatal?: string; program?: URL };

/** Starts the product; `undefined` when it ended before it served. */
export async function serveProduct(
  address: StoreAddress,
  { fatal, program = new URL('kill/product-victim.ts', import.meta.url) }: Serving = {},
): Promise<Served | undefined> {
  const child = spawn(process.execPath, [fileURLToPath(program), JSON.stringify(address)], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ...(fatal === undefined ? {} : { AISLE_TEST_FAULT_POINT: fatal }) },
  });
  const exited = once(child, 'exit');
  const lines = createInterface({ input: child.stdout! })[Symbol.asyncIterator]();
  const line = async () => (await lines.next()).value as string | undefined;
  if ((await line()) !== 'ready') return undefined;
  const said = await line();
  if (said === undefined) return undefined;
  const { baseUrl, key } = JSON.parse(said) as { baseUrl: string; key: string };
  return { baseUrl, key, call: callerOf({ baseUrl, key }), child, exited };
}

/** As `serveProduct`, where it must start. */
export async function mustServe(address: StoreAddress): Promise<Served> {
  const served = await serveProduct(address);
  if (!served) throw new Error('The product ended before it served.');
  return served;
}

/** kill -9, and waits until it is gone. */
export async function endServed({ child, exited }: Pick<Served, 'child' | 'exited'>): Promise<void> {
  child.kill('SIGKILL');
  await exited;
}
