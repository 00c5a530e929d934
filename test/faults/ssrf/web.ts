import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer as createPlain, type IncomingMessage, type ServerResponse } from 'node:http';
import { createServer as createSecure } from 'node:https';
import { join } from 'node:path';
import { createSecureContext } from 'node:tls';

/** What one host answers at a path; `undefined` gives a plain page. */
export type Reply = (request: IncomingMessage, response: ServerResponse) => void;

const tls = join(import.meta.dirname, '../../fixtures/tls');

function identity(name: string): { key: string; cert: string } {
  return {
    key: readFileSync(join(tls, `${name}.key.pem`), 'utf8'),
    cert: readFileSync(join(tls, `${name}.cert.pem`), 'utf8'),
  };
}

/** Serves every address of the namespace on ports 80 and 443 and hears of each connection that comes in. */
export async function startWeb(
  replies: ReadonlyMap<string, Reply>,
  onConnection: (address: string, port: number) => void,
): Promise<{ close(): void }> {
  const listener = (request: IncomingMessage, response: ServerResponse) => {
    const reply =
      replies.get(`${request.headers.host}${request.url}`) ?? replies.get(request.headers.host ?? '');
    if (reply) reply(request, response);
    else if (request.url === '/robots.txt') response.writeHead(404).end();
    else response.setHeader('content-type', 'text/html').end('<h1>A page</h1><p>What anybody may read.</p>');
  };
  const expired = createSecureContext(identity('expired'));
  const plain = createPlain(listener);
  const secure = createSecure(
    {
      ...identity('other-host'),
      SNICallback: (name, done) => done(null, name === 'expired.example' ? expired : undefined),
    },
    listener,
  );
  for (const server of [plain, secure])
    server.on('connection', ({ localAddress = '', localPort = 0 }) =>
      onConnection(localAddress.replace(/^::ffff:(?=\d+\.)/, ''), localPort),
    );
  plain.listen(80, '::');
  secure.listen(443, '::');
  await Promise.all([once(plain, 'listening'), once(secure, 'listening')]);
  return {
    close: () => {
      for (const server of [plain, secure]) {
        server.closeAllConnections();
        server.close();
      }
    },
  };
}
