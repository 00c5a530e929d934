/** What the pool asks of a thread. */
export type WorkerRequest =
  | { kind: 'open'; session: number; module: string }
  | { kind: 'call'; session: number; method: string; argument: unknown }
  | { kind: 'release'; session: number };

/** A thread's reply to the request of that id; `error` is set when it failed. */
export type WorkerReply = { id: number; error?: Error; result?: unknown };
