import { Agent, request } from 'node:http';
import { systemClock as clock } from '../../../src/platform/clock/clock.ts';

export type Reply = {
  status: number;
  code: string;
  retryAfterSeconds: number;
  body: Record<string, unknown>;
  ms: number;
};
export type Sent = { headers: Record<string, string>; body?: unknown };

/** A browser at an address of its own: the loopback network has 16 million, and the server sees which one calls. */
export type Visiting = (method: string, path: string, sent: Sent) => Promise<Reply>;

/**
 * Calls from the addresses 127.x.y.z: each `network` is a /24 of its own, as far as the server can tell. One agent per
 * address keeps its connections, as a browser does.
 */
export function callersOf(baseUrl: string) {
  const agents: Agent[] = [];
  const at = (network: number, host = 1): Visiting => {
    const localAddress = `127.${1 + (network >> 8)}.${network & 255}.${host}`;
    const agent = new Agent({ keepAlive: true, maxSockets: 64 });
    agents.push(agent);
    return (method, path, { headers, body }) => {
      const startedMs = clock.monotonicMs();
      const text = body === undefined ? undefined : JSON.stringify(body);
      return new Promise((resolve, reject) => {
        const options = {
          method,
          agent,
          localAddress,
          headers: { ...headers, ...(text === undefined ? {} : { 'content-type': 'application/json' }) },
        };
        const sent = request(`${baseUrl}${path}`, options, (response) => {
          let said = '';
          response.setEncoding('utf8').on('data', (chunk: string) => (said += chunk));
          response.on('error', reject).on('end', () => {
            const read = JSON.parse(said) as Record<string, unknown>;
            resolve({
              status: response.statusCode ?? 0,
              code: String(read['code'] ?? ''),
              retryAfterSeconds: Number(response.headers['retry-after'] ?? 0),
              body: read,
              ms: clock.monotonicMs() - startedMs,
            });
          });
        });
        sent.on('error', reject).end(text);
      });
    };
  };
  return {
    at,
    close: () => {
      for (const agent of agents) agent.destroy();
    },
  };
}

export type Site = { siteId: string; origin: string };

/** Opens a session on a site. */
export function openAt(
  visit: Visiting,
  { siteId, origin }: Site,
  more: Record<string, unknown> = {},
): Promise<Reply> {
  return visit('POST', '/website/v1/session', { headers: { origin }, body: { site_id: siteId, ...more } });
}

/** Calls as a page of that origin with that session. */
export function as(token: unknown, origin: string, body?: unknown): Sent {
  return {
    headers: { origin, authorization: `Bearer ${token}` },
    ...(body === undefined ? {} : { body }),
  };
}
