import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Log } from '../log/log.ts';
import type { WorkerReply, WorkerRequest } from './worker-messages.ts';

/**
 * One task of a module in a worker thread. A task module default-exports a function that makes a task:
 * an object of methods whose state lives in the thread until the session is released.
 */
export type WorkerSession = {
  /** Runs a method in the thread; its arguments and result are copied, `SharedArrayBuffer`s shared. Rejects with its error. */
  call<T>(method: string, argument?: unknown): Promise<T>;
  /** Forgets the task. Calls under way still finish. */
  release(): void;
};

/** A few threads for work that must not hold up requests: index builds and merges. */
export type Workers = {
  readonly size: number;
  /** Starts a task of the module in the thread with the fewest tasks. */
  open(module: URL): WorkerSession;
  /** Ends all threads; what is under way rejects. */
  close(): Promise<void>;
};

type Pending = { resolve: (value: unknown) => void; reject: (error: Error) => void };

type Thread = {
  worker: Worker;
  sessions: number;
  pending: Map<number, Pending>;
  dead: boolean;
  idle?: NodeJS.Timeout;
};

/** A thread without tasks for this long is ended: what its work took of memory is given back. */
const IDLE_MS = 10_000;

const EXTENSION = import.meta.url.endsWith('.ts') ? '.ts' : '.js';

/**
 * Threads are started when first needed: cores − 1 unless `size` is given, at least one; an idle one keeps no process
 * alive and is ended after 10 s.
 */
export function createWorkers({
  log,
  size = Math.max(1, availableParallelism() - 1),
  idleMs = IDLE_MS,
}: {
  log: Log;
  size?: number;
  idleMs?: number;
}): Workers {
  const threads: Thread[] = [];
  let nextId = 1;
  let closed = false;

  function pick(): Thread {
    if (closed) throw new Error('The workers are closed.');
    const idlest = threads.toSorted((a, b) => a.sessions - b.sessions)[0];
    if (idlest !== undefined && (idlest.sessions === 0 || threads.length >= size)) return idlest;
    const thread = startThread(log, (ended) => threads.splice(threads.indexOf(ended), 1));
    threads.push(thread);
    return thread;
  }

  function endWhenIdle(thread: Thread): void {
    clearTimeout(thread.idle);
    thread.idle = setTimeout(() => {
      if (thread.dead) return;
      if (thread.pending.size > 0) return endWhenIdle(thread);
      thread.dead = true;
      threads.splice(threads.indexOf(thread), 1);
      void thread.worker.terminate();
    }, idleMs);
    thread.idle.unref();
  }

  function open(module: URL): WorkerSession {
    const thread = pick();
    const session = nextId++;
    thread.sessions++;
    clearTimeout(thread.idle);
    const send = <T>(request: WorkerRequest): Promise<T> => ask<T>(thread, nextId++, request);
    const opened = send<void>({ kind: 'open', session, module: module.href });
    // Each call waits for it and reports its failure.
    opened.catch(() => undefined);
    let released = false;
    return {
      async call<T>(method: string, argument?: unknown): Promise<T> {
        await opened;
        return send<T>({ kind: 'call', session, method, argument });
      },
      release() {
        if (released) return;
        released = true;
        thread.sessions--;
        if (!thread.dead) thread.worker.postMessage({ id: 0, request: { kind: 'release', session } });
        if (thread.sessions === 0) endWhenIdle(thread);
      },
    };
  }

  return {
    size,
    open,
    async close() {
      closed = true;
      await Promise.all(threads.map(({ worker }) => worker.terminate()));
    },
  };
}

function ask<T>(thread: Thread, id: number, request: WorkerRequest): Promise<T> {
  if (thread.dead) return Promise.reject(new Error('The worker thread ended.'));
  return new Promise<T>((resolve, reject) => {
    thread.pending.set(id, { resolve: resolve as (value: unknown) => void, reject });
    // A process stays alive for a call under way, but not for a thread that has nothing to do.
    thread.worker.ref();
    thread.worker.postMessage({ id, request });
  });
}

function startThread(log: Log, onEnd: (thread: Thread) => void): Thread {
  const worker = new Worker(new URL(`./worker-main${EXTENSION}`, import.meta.url));
  const thread: Thread = { worker, sessions: 0, pending: new Map(), dead: false };
  worker.unref();
  worker.on('message', ({ id, error, result }: WorkerReply) => {
    const pending = thread.pending.get(id);
    thread.pending.delete(id);
    if (thread.pending.size === 0) worker.unref();
    if (error === undefined) pending?.resolve(result);
    else pending?.reject(error);
  });
  const end = (cause: unknown) => {
    if (thread.dead) return;
    thread.dead = true;
    onEnd(thread);
    for (const { reject } of thread.pending.values())
      reject(new Error('The worker thread ended.', { cause }));
    thread.pending.clear();
  };
  worker.on('error', (error) => {
    log.error({ err: error }, 'A worker thread failed; its tasks are given back.');
    end(error);
  });
  worker.on('exit', (code) => end(`exit ${code}`));
  return thread;
}
