import { EventEmitter } from 'node:events';
import type { IncomingMessage } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { describe, expect, test } from 'vitest';
import type { Authenticated } from '../services/api-keys/authenticate.ts';
import { abortSignalOf, type GuardDeps, guardOf, rateLimited } from './guard.ts';

class TestSocket extends EventEmitter {
  destroyed = false;
}

const requestOn = (socket: TestSocket) => ({ socket }) as unknown as IncomingMessage;

describe('work for a caller', () => {
  test('ends when the caller goes away, and not before; all requests of a connection share that', () => {
    const [socket, other] = [new TestSocket(), new TestSocket()];
    const signal = abortSignalOf(requestOn(socket));
    expect(abortSignalOf(requestOn(socket))).toBe(signal);
    expect(abortSignalOf(requestOn(other))).not.toBe(signal);
    expect(signal.aborted).toBe(false);
    socket.emit('close');
    expect(signal.aborted).toBe(true);
    expect(abortSignalOf(requestOn(other)).aborted).toBe(false);
  });

  test('of a connection that is gone already ends at once', () => {
    const socket = new TestSocket();
    socket.destroyed = true;
    expect(abortSignalOf(requestOn(socket)).aborted).toBe(true);
  });
});

test.each([
  [0, 1],
  [1, 1],
  [1_000, 1],
  [1_001, 2],
  [60_000, 60],
])('who may not go on for %i ms is told to wait %i s: never too few', (resetMs, seconds) => {
  expect(rateLimited('Too many.', resetMs).members).toEqual({ retry_after_seconds: seconds });
});

const caller = { companyId: 'co_a', keyId: 'key_1', scopes: ['faqs:read'], accessEnabled: true, limits: {} };

function guarded(flagBrowserUse: GuardDeps['flagBrowserUse'] = async () => undefined) {
  const told: unknown[] = [];
  const asked: string[] = [];
  const admitted: FastifyRequest[] = [];
  const state = { policy: 'search', quota: 9, remaining: 8, allowed: true, resetMs: 60_000 };
  const deps = {
    base: {
      clock: { nowMs: () => 0, monotonicMs: () => 0 },
      log: { warn: (fields: unknown) => told.push(fields) },
    },
    drain: { draining: false },
    counter: { count: () => state },
    authenticate: (_base: unknown, key: string) => {
      asked.push(key);
      return caller as unknown as Authenticated;
    },
    flagBrowserUse,
  } as unknown as GuardDeps;
  const guard = guardOf(deps, { scope: 'faqs:read', limit: 'search' });
  const reply = { header: () => reply } as unknown as FastifyReply;
  const ask = (headers: Record<string, string>, done: () => void = () => undefined) => {
    const all = { authorization: 'Bearer x', ...headers };
    const raw = { socket: new TestSocket(), rawHeaders: Object.entries(all).flat() };
    const request = { id: 'req_1', headers: all, raw } as unknown as FastifyRequest;
    admitted.push(request);
    return guard(request, reply, done);
  };
  return { ask, asked, told, admitted };
}

describe('a request', () => {
  test('that announces no body goes on at once; one that does waits until what is no HTTP was refused', async () => {
    const { ask, asked } = guarded();
    let isThrough = false;
    void ask({}, () => {
      isThrough = true;
    });
    expect([isThrough, asked]).toEqual([true, ['x']]);
    const waiting = ask({ 'content-length': '5' });
    expect(asked).toEqual(['x']);
    await waiting;
    expect(asked).toEqual(['x', 'x']);
  });

  test('is for the company of its key, whatever it says itself, and ends with its connection', () => {
    const { ask, admitted } = guarded();
    void ask({ 'x-company-id': 'co_b' });
    const [{ context, raw }] = admitted as [FastifyRequest];
    expect(context).toMatchObject({
      companyId: 'co_a',
      requestId: 'req_1',
      actor: { kind: 'api_key', keyId: 'key_1', scopes: ['faqs:read'] },
    });
    raw.socket.emit('close');
    expect(context.signal.aborted).toBe(true);
  });

  test('may have any one other header, of whatever length its name is', () => {
    const { ask } = guarded();
    let through = 0;
    void ask({ 'if-none-match': '"a"' }, () => {
      through++;
    });
    expect(through).toBe(1);
  });

  test('of a browser is refused although that cannot be noted, and the log says so', async () => {
    const { ask, told } = guarded(() => Promise.reject(new Error('the store is away')));
    expect(() => ask({ origin: 'https://shop.example' })).toThrow(
      expect.objectContaining({ code: 'browser_use_forbidden' }),
    );
    await expect.poll(() => told).toMatchObject([{ request_id: 'req_1', key_id: 'key_1' }]);
  });
});
