import { Worker } from 'node:worker_threads';

/** Why work on an untrusted file was ended from outside. */
export class IsolatedWorkEnded extends Error {
  readonly reason: 'too_slow' | 'too_large';

  constructor(reason: 'too_slow' | 'too_large') {
    super(reason === 'too_slow' ? 'Reading it took too long.' : 'Reading it needs too much memory.');
    this.reason = reason;
  }
}

export type IsolatedLimits = { heapMb: number; timeoutMs: number };

/** A thread of its own for files that nobody vouches for: it may die without harm, and the next call gets another. */
export type Isolated = {
  /** Runs the module's default function; what is transferred is empty here afterwards. Rejects with its error, or with `IsolatedWorkEnded` at a limit. */
  call<T>(argument: unknown, transfer?: readonly ArrayBuffer[]): Promise<T>;
  close(): Promise<void>;
};

const youngMb = 8;

const EXTENSION = import.meta.url.endsWith('.ts') ? '.ts' : '.js';

type Reply = { id: number; error?: string; result?: unknown };

/** Opens a thread for one module when it is first called; calls run one after the other. */
export function openIsolated(module: URL, { heapMb, timeoutMs }: IsolatedLimits): Isolated {
  let worker: Worker | undefined;
  let last: Promise<unknown> = Promise.resolve();
  let nextId = 1;

  function start(): Worker {
    if (worker) return worker;
    worker = new Worker(new URL(`./isolated-main${EXTENSION}`, import.meta.url), {
      workerData: { module: module.href },
      // What is read lives briefly; a larger young generation would only be memory that is not given back.
      resourceLimits: { maxOldGenerationSizeMb: heapMb, maxYoungGenerationSizeMb: youngMb },
    });
    // Its late errors have a reader.
    worker.on('error', () => undefined);
    // A thread that waits keeps no process alive.
    worker.unref();
    return worker;
  }

  async function end(): Promise<void> {
    const ended = worker;
    worker = undefined;
    await ended?.terminate();
  }

  async function once<T>(argument: unknown, transfer: readonly ArrayBuffer[]): Promise<T> {
    const thread = start();
    const id = nextId++;
    const done = Promise.withResolvers<T>();
    const timer = setTimeout(() => done.reject(new IsolatedWorkEnded('too_slow')), timeoutMs);
    const onMessage = ({ id: of, error, result }: Reply) => {
      if (of !== id) return;
      if (error === undefined) done.resolve(result as T);
      else done.reject(new Error(error));
    };
    const onError = (error: unknown) => {
      const isMemory = error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
      done.reject(isMemory ? new IsolatedWorkEnded('too_large') : error);
    };
    const onExit = () => done.reject(new IsolatedWorkEnded('too_large'));
    thread.on('message', onMessage).on('error', onError).on('exit', onExit);
    thread.ref();
    let isSound = true;
    try {
      thread.postMessage({ id, argument }, [...transfer]);
      return await done.promise;
    } catch (error) {
      isSound = !(error instanceof IsolatedWorkEnded);
      throw error;
    } finally {
      clearTimeout(timer);
      thread.off('message', onMessage).off('error', onError).off('exit', onExit);
      thread.unref();
      // A thread that hangs or has died is of no use to the next call.
      if (!isSound) await end();
    }
  }

  return {
    call<T>(argument: unknown, transfer: readonly ArrayBuffer[] = []): Promise<T> {
      const result = last.then(() => once<T>(argument, transfer));
      last = result.catch(() => undefined);
      return result;
    },
    close: end,
  };
}
