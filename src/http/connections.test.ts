import { EventEmitter } from 'node:events';
import type { Server } from 'node:http';
import { describe, expect, test } from 'vitest';
import type { BaseContext } from '../services/context.ts';
import { guardConnections } from './connections.ts';

class FakeSocket extends EventEmitter {
  destroyed = false;
  readonly remoteAddress: string;

  constructor(remoteAddress: string) {
    super();
    this.remoteAddress = remoteAddress;
  }

  destroy(): void {
    this.destroyed = true;
    this.emit('close');
  }
}

function open(server: EventEmitter, address: string, count: number): FakeSocket[] {
  return Array.from({ length: count }, () => {
    const socket = new FakeSocket(address);
    server.emit('connection', socket);
    return socket;
  });
}

function guarded(trustedProxies: string[] = []): EventEmitter {
  const server = new EventEmitter();
  guardConnections(server as Server, { base: {} as BaseContext, publicUrl: () => '', trustedProxies });
  return server;
}

const refused = (sockets: FakeSocket[]) => sockets.filter(({ destroyed }) => destroyed).length;

describe('connections per address', () => {
  test('512 of one address, each address for itself; closed ones make room', () => {
    const server = guarded();
    const first = open(server, '203.0.113.1', 520);
    expect(refused(first)).toBe(8);
    expect(refused(open(server, '203.0.113.2', 10))).toBe(0);
    for (const socket of first.slice(0, 100)) socket.destroy();
    expect(refused(open(server, '203.0.113.1', 101))).toBe(1);
  });

  test('loopback, and everything behind configured proxies, is not counted', () => {
    expect(refused(open(guarded(), '127.0.0.1', 2_000))).toBe(0);
    expect(refused(open(guarded(), '::ffff:127.0.0.1', 2_000))).toBe(0);
    expect(refused(open(guarded(['10.0.0.0/8']), '10.1.2.3', 2_000))).toBe(0);
  });
});
