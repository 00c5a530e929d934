import { parentPort, workerData } from 'node:worker_threads';

const { module } = workerData as { module: string };
const loaded = import(module) as Promise<{ default: (argument: unknown) => unknown }>;

parentPort?.on('message', async ({ id, argument }: { id: number; argument: unknown }) => {
  try {
    const result = await (await loaded).default(argument);
    parentPort?.postMessage({ id, result });
  } catch (error) {
    parentPort?.postMessage({ id, error: error instanceof Error ? error.message : String(error) });
  }
});
