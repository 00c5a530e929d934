import { parentPort } from 'node:worker_threads';
import type { WorkerReply, WorkerRequest } from './worker-messages.ts';

/** A task's methods by name. */
type Task = Record<string, (argument: unknown) => unknown>;

const tasks = new Map<number, Promise<Task>>();

async function startTask(module: string): Promise<Task> {
  const loaded = (await import(module)) as { default: () => Task };
  return loaded.default();
}

async function answer(request: WorkerRequest): Promise<unknown> {
  if (request.kind === 'release') {
    tasks.delete(request.session);
    return undefined;
  }
  if (request.kind === 'open') {
    const task = startTask(request.module);
    tasks.set(request.session, task);
    await task;
    return undefined;
  }
  const task = await tasks.get(request.session);
  const method = task?.[request.method];
  if (method === undefined) throw new Error(`The task has no method ${request.method}.`);
  return method(request.argument);
}

parentPort?.on('message', async ({ id, request }: { id: number; request: WorkerRequest }) => {
  const reply: WorkerReply = { id };
  try {
    reply.result = await answer(request);
  } catch (error) {
    reply.error = error instanceof Error ? error : new Error(String(error));
  }
  if (id !== 0) parentPort?.postMessage(reply);
});
