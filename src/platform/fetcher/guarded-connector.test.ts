import type { buildConnector } from 'undici';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { BlockedAddress, guardedConnector } from './guarded-connector.ts';

type Options = Pick<buildConnector.Options, 'hostname' | 'port' | 'protocol'>;
type Dialled = { host: string | undefined; hostname: string; servername: string | undefined };

const socket = {} as Parameters<buildConnector.Callback>[1];

/** Connects through the guard; `refuses` are the addresses that do not answer. */
async function connect(
  options: Options,
  answers: readonly string[] | Error,
  { listed = [], refuses = [] }: { listed?: readonly string[]; refuses?: readonly string[] } = {},
) {
  const dialled: Dialled[] = [];
  const asked: string[] = [];
  const connector = guardedConnector({
    listed: new Set(listed),
    resolve: async (hostname) => {
      asked.push(hostname);
      if (answers instanceof Error) throw answers;
      return answers;
    },
    dial: (given, callback) => {
      const { host, hostname, servername } = given;
      dialled.push({ host, hostname, servername });
      if (refuses.includes(hostname)) callback(new Error(`refused by ${hostname}`), null);
      else callback(null, socket as never);
    },
  });
  const [error, opened] = await new Promise<Parameters<buildConnector.Callback>>((resolve) => {
    connector(options as buildConnector.Options, (...result: Parameters<buildConnector.Callback>) =>
      resolve(result),
    );
  });
  return { error, opened, dialled, asked };
}

const shop = { hostname: 'shop.example', port: '', protocol: 'https:' };
const many = (count: number) => Array.from({ length: count }, (_, i) => `8.8.${i}.8`);

describe('the socket goes to an address that was checked', () => {
  test('by its number, with the name for the certificate', async () => {
    const { error, opened, dialled } = await connect(shop, ['8.8.8.8']);
    expect([error, opened]).toEqual([null, socket]);
    expect(dialled).toEqual([{ host: '8.8.8.8', hostname: '8.8.8.8', servername: 'shop.example' }]);
  });

  test('without a name for the certificate where there is none: http, and literals, which are not resolved', async () => {
    const plain = await connect({ ...shop, protocol: 'http:' }, ['8.8.8.8']);
    expect(plain.dialled).toEqual([{ host: '8.8.8.8', hostname: '8.8.8.8', servername: undefined }]);
    const literal = await connect({ ...shop, hostname: '[2606:4700::1111]' }, new Error('asked'));
    expect(literal.dialled).toEqual([
      { host: '2606:4700::1111', hostname: '2606:4700::1111', servername: undefined },
    ]);
    expect(literal.asked).toEqual([]);
  });

  test('the next one when one does not answer, three at most; the last error is told', async () => {
    const second = await connect(shop, many(4), { refuses: ['8.8.0.8'] });
    expect(second.dialled.map(({ host }) => host)).toEqual(['8.8.0.8', '8.8.1.8']);
    expect(second.opened).toBe(socket);
    const none = await connect(shop, many(4), { refuses: many(4) });
    expect(none.dialled).toHaveLength(3);
    expect(none.error?.message).toBe('refused by 8.8.2.8');
  });
});

describe('nothing is dialled', () => {
  test.each([
    ['to a private address', ['10.0.0.1']],
    ['when one of several is private', ['8.8.8.8', '127.0.0.1']],
    ['when there is no address', []],
    ['when there are more than 32', many(33)],
  ])('%s', async (_, answers) => {
    const { error, dialled } = await connect(shop, answers);
    expect(error).toBeInstanceOf(BlockedAddress);
    expect(dialled).toEqual([]);
  });

  test('to a private literal, in brackets too', async () => {
    for (const hostname of ['127.0.0.1', '[::1]', '[::ffff:10.0.0.1]'])
      expect((await connect({ ...shop, hostname }, [])).error).toBeInstanceOf(BlockedAddress);
  });

  test('when the name cannot be resolved; the error is passed on', async () => {
    const { error, dialled } = await connect(shop, new Error('no such name'));
    expect(error?.message).toBe('no such name');
    expect(dialled).toEqual([]);
  });
});

test('32 addresses are still a shop', async () => {
  expect((await connect(shop, many(32))).opened).toBe(socket);
});

test('a listed host may be private, on its port where one is written', async () => {
  const wiki = { hostname: 'wiki.intranet', port: '', protocol: 'https:' };
  const isOpen = async (options: Options, ...listed: string[]) =>
    (await connect(options, ['10.0.0.5'], { listed })).opened === socket;
  expect(await isOpen(wiki, 'wiki.intranet')).toBe(true);
  expect(await isOpen(wiki, 'wiki.intranet:443')).toBe(true);
  expect(await isOpen(wiki, 'wiki.intranet:80')).toBe(false);
  expect(await isOpen({ ...wiki, protocol: 'http:' }, 'wiki.intranet:80')).toBe(true);
  expect(await isOpen({ ...wiki, port: '8080' }, 'wiki.intranet:8080')).toBe(true);
  expect(await isOpen({ ...wiki, port: '8080' }, 'wiki.intranet:443')).toBe(false);
  // What is listed may have any number of addresses but none.
  expect((await connect(wiki, [], { listed: ['wiki.intranet'] })).error).toBeInstanceOf(BlockedAddress);
});

describe('a name that takes its time', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  function connecting(resolve: () => Promise<readonly string[]>) {
    vi.useFakeTimers();
    const ended: (Error | null)[] = [];
    const dial = (_options: unknown, callback: buildConnector.Callback) => callback(null, socket as never);
    const connector = guardedConnector({ listed: new Set(), resolve, dial });
    connector(shop as buildConnector.Options, (...[error]) => void ended.push(error));
    return ended;
  }

  test('is given up after 5 s', async () => {
    const ended = connecting(() => new Promise(() => undefined));
    await vi.advanceTimersByTimeAsync(4_999);
    expect(ended).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(ended).toMatchObject([{ message: 'The name was not resolved in time.' }]);
  });

  test('leaves no timer behind when it is there', async () => {
    const ended = connecting(async () => ['8.8.8.8']);
    await vi.advanceTimersByTimeAsync(1);
    expect(ended).toEqual([null]);
    expect(vi.getTimerCount()).toBe(0);
  });
});
