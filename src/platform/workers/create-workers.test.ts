import { afterAll, describe, expect, test } from 'vitest';
import { createWorkers } from './create-workers.ts';

const logged: string[] = [];
const note = (_fields: Record<string, unknown>, message: string) => void logged.push(message);
const log = { debug: note, info: note, warn: note, error: note };
const workers = createWorkers({ log, size: 1 });
const module = new URL('../../../test/fixtures/worker-task.ts', import.meta.url);

afterAll(() => workers.close());

describe('workers', () => {
  test('a task keeps its state between calls and shares memory', async () => {
    const session = workers.open(module);
    const shared = new SharedArrayBuffer(4);
    expect(await session.call('add', 2)).toBe(2);
    expect(await session.call('add', 3)).toBe(5);
    await session.call('write', shared);
    expect(new Uint8Array(shared)[0]).toBe(7);
    session.release();
  });

  test('tasks of one thread do not see each other, and calls run in the order they were made', async () => {
    const [one, two] = [workers.open(module), workers.open(module)];
    const results = await Promise.all([one.call('add', 1), two.call('add', 10), one.call('add', 1)]);
    expect(results).toEqual([1, 10, 2]);
    one.release();
    two.release();
  });

  test('errors come back as rejections: of a method, an unknown method, a missing module, a released task', async () => {
    const session = workers.open(module);
    await expect(session.call('fail')).rejects.toThrow('no such luck');
    await expect(session.call('nothing')).rejects.toThrow('no method nothing');
    session.release();
    await expect(session.call('add', 1)).rejects.toThrow('no method add');
    const missing = workers.open(new URL('./absent.ts', module));
    await expect(missing.call('add', 1)).rejects.toThrow();
    missing.release();
  });

  test('a thread that dies gives its calls back, and the next task gets a new one', async () => {
    const session = workers.open(module);
    await expect(session.call('die')).rejects.toThrow('The worker thread ended.');
    await expect(session.call('add', 1)).rejects.toThrow('The worker thread ended.');
    session.release();
    const next = workers.open(module);
    expect(await next.call('add', 4)).toBe(4);
    next.release();
  });

  test('an idle thread ends, and the next task has another', async () => {
    const others = createWorkers({ log, size: 1, idleMs: 1 });
    const threadOfTask = async () => {
      const session = others.open(module);
      const thread = await session.call<number>('thread');
      session.release();
      return thread;
    };
    const first = await threadOfTask();
    await expect.poll(threadOfTask, { interval: 20 }).not.toBe(first);
    await others.close();
  });

  test('close rejects what is under way and refuses more', async () => {
    const others = createWorkers({ log, size: 2 });
    const session = others.open(module);
    const waiting = expect(session.call('wait')).rejects.toThrow('The worker thread ended.');
    await session.call('add', 1);
    await others.close();
    await waiting;
    expect(() => others.open(module)).toThrow('closed');
  });
});
