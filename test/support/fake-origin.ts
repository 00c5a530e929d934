import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import { type AddressInfo, Socket } from 'node:net';
import { join } from 'node:path';
import { buildConnector } from 'undici';
import { systemClock } from '../../src/platform/clock/clock.ts';
import { createFetcher, type FetcherOptions } from '../../src/platform/fetcher/create-fetcher.ts';
import type { Fetcher } from '../../src/platform/fetcher/fetcher.ts';
import { isPublicAddress } from '../../src/platform/fetcher/public-address.ts';

/** A public address that the fake name server gives out; dialling it ends at the fake origin. */
export const publicAddress = '93.184.215.14';

/** What a fake site answers; the host is the one the client asked for. */
export type Site = (request: IncomingMessage, response: ServerResponse) => void;

export type FakeNetwork = {
  fetcher: Fetcher;
  /** Addresses that a connection was asked for, `address:port`, in order. */
  dialled: string[];
  /** Every place a socket of this process really went to since the network was made. */
  sockets: string[];
  requests: { host: string; path: string }[];
  close(): Promise<void>;
};

function certificate(name: string): { key: string; cert: string } {
  const folder = join(import.meta.dirname, '..', 'fixtures', 'tls');
  const read = (kind: string) => readFileSync(join(folder, `${name}.${kind}.pem`), 'utf8');
  return { key: read('key'), cert: read('cert') };
}

function listen(server: ReturnType<typeof createServer>): Promise<number> {
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port));
  });
}

/** Notes where sockets go, whoever opens them. */
function watchSockets(into: string[]): () => void {
  const original = Socket.prototype.connect;
  Socket.prototype.connect = function (this: Socket, ...args: unknown[]) {
    const list = (Array.isArray(args[0]) ? args[0] : args) as { host?: string; port?: number }[];
    const [to] = list;
    if (to && typeof to === 'object' && to.port !== undefined) into.push(`${to.host}:${to.port}`);
    return Reflect.apply(original, this, args) as Socket;
  } as typeof original;
  return () => {
    Socket.prototype.connect = original;
  };
}

/**
 * A fetcher whose world is here: names are resolved by `resolve`, and connections to public addresses end at `site`,
 * plain on port 80, with the fixture certificate `tls` on port 443. Other addresses are noted and refused.
 */
export async function fakeNetwork(options: {
  site: Site;
  resolve: (hostname: string) => Promise<readonly string[]> | readonly string[];
  tls?: 'other-host' | 'expired';
  fetcher?: Partial<FetcherOptions>;
}): Promise<FakeNetwork> {
  const requests: FakeNetwork['requests'] = [];
  const listener: RequestListener = (request, response) => {
    requests.push({ host: request.headers.host ?? '', path: request.url ?? '' });
    options.site(request, response);
  };
  const identity = certificate(options.tls ?? 'other-host');
  const plain = createServer(listener);
  const secure = createTlsServer(identity, listener);
  const [plainPort, securePort] = [await listen(plain), await listen(secure)];
  const dialled: string[] = [];
  const sockets: string[] = [];
  const unwatch = watchSockets(sockets);
  const connect = buildConnector({ timeout: 2_000, allowH2: false, ca: identity.cert });
  const fetcher = createFetcher({
    clock: systemClock,
    contactUrl: 'https://aisle.example/bot',
    allowPrivateHosts: [],
    resolve: async (hostname) => options.resolve(hostname),
    dial: (to, callback) => {
      dialled.push(`${to.hostname}:${to.port || (to.protocol === 'https:' ? 443 : 80)}`);
      if (!isPublicAddress(to.hostname) && !options.fetcher?.allowPrivateHosts) {
        callback(new Error('A test never connects there.'), null);
        return;
      }
      const port = String(to.protocol === 'https:' ? securePort : plainPort);
      connect({ ...to, hostname: '127.0.0.1', host: '127.0.0.1', port }, callback);
    },
    ...options.fetcher,
  });
  return {
    fetcher,
    dialled,
    sockets,
    requests,
    close: async () => {
      unwatch();
      await fetcher.close();
      for (const server of [plain, secure]) {
        server.closeAllConnections();
        await new Promise((resolve) => server.close(resolve));
      }
    },
  };
}
