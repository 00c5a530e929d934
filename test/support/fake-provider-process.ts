/**
 * The fake provider in a process of its own, so that neither its work nor its sockets count as the product's. As a program it
 * listens and obeys its parent; `startFakeProviderProcess` is the parent's side.
 */
import { type ChildProcess, fork } from 'node:child_process';
import {
  type FakeReply,
  type FakeRequest,
  type Fault,
  replyText,
  startFakeProvider,
} from './fake-provider.ts';

/** What the provider does from now on: a fault, or a sentence of the first block that it is shown. */
export type Behaviour = { fault: Fault } | { honestAfterMs: number };
/** How many requests came, how many connections are open, and how long the provider itself took for each since asked last. */
export type ProviderState = { requests: number; open: number; tookMs: readonly number[] };

export type FakeProviderProcess = {
  baseUrl: string;
  behave(behaviour: Behaviour): Promise<ProviderState>;
  state(): Promise<ProviderState>;
  close(): Promise<void>;
};

type Order = { id: number; behaviour?: Behaviour };
type Report = { id: number; baseUrl: string; state: ProviderState };

/** A reply of the agreed form that quotes what the prompt shows. */
function honestReply({ messages }: FakeRequest): FakeReply {
  const shown = messages.map(({ content }) => content ?? '').join('\n');
  const block = /^\[(e\d+)\] page: [^\n]*\n([^|\n]{30,}?[.!])(?=\s|$)/mu.exec(shown);
  return {
    text: block === null ? replyText('not_found', []) : replyText('answered', [[block[2]!, block[1]!]]),
  };
}

async function serve(): Promise<void> {
  const provider = await startFakeProvider();
  let reported = 0;
  process.on('message', ({ id, behaviour }: Order) => {
    if (behaviour !== undefined && 'fault' in behaviour) provider.answer(() => behaviour);
    if (behaviour !== undefined && 'honestAfterMs' in behaviour) {
      provider.answer(honestReply);
      provider.wait(behaviour.honestAfterMs);
    }
    const all = provider.tookMs();
    const state = { requests: all.length, open: provider.open(), tookMs: all.slice(reported) };
    reported = all.length;
    process.send?.({ id, baseUrl: provider.baseUrl, state } satisfies Report);
  });
  process.on('disconnect', () => process.exit(0));
  process.send?.({
    id: 0,
    baseUrl: provider.baseUrl,
    state: { requests: 0, open: 0, tookMs: [] },
  } satisfies Report);
}

function ask(child: ChildProcess, order: Order): Promise<Report> {
  return new Promise((resolve, reject) => {
    const onMessage = (report: Report) => {
      if (report.id !== order.id) return;
      child.off('message', onMessage);
      child.off('exit', onExit);
      resolve(report);
    };
    const onExit = () => reject(new Error('the fake provider has ended'));
    child.on('message', onMessage);
    child.on('exit', onExit);
    if (order.id > 0) child.send(order);
  });
}

/** Starts a provider that fails or answers as told. */
export async function startFakeProviderProcess(): Promise<FakeProviderProcess> {
  const child = fork(import.meta.filename, { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  const { baseUrl } = await ask(child, { id: 0 });
  let next = 1;
  return {
    baseUrl,
    behave: async (behaviour) => (await ask(child, { id: next++, behaviour })).state,
    state: async () => (await ask(child, { id: next++ })).state,
    close: async () => {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.disconnect();
      await ended;
    },
  };
}

if (process.argv[1] === import.meta.filename) await serve();
