import { as, type callersOf, openAt } from './caller.ts';
import { webSite } from './shops.ts';

/** What a flood came to, and what the shop's other visitors had of it. */
export type Flood = {
  sessions: number;
  opened: number;
  refused: number;
  /** Replies that are neither a session nor a well-formed 429. */
  wrong: number;
  others: { served: number; failed: number; p50Ms: number; p95Ms: number };
};

type Callers = ReturnType<typeof callersOf>;
const askers = 64;

function at(sorted: readonly number[], share: number): number {
  return Math.round((sorted[Math.floor(sorted.length * share)] ?? 0) * 10) / 10;
}

/** A shopper from an address of their own: opens a session, asks, reads what they asked. Returns the time of each request. */
async function shop(callers: Callers, network: number): Promise<number[] | undefined> {
  const visit = callers.at(network);
  const session = await openAt(visit, webSite);
  const own = (body?: unknown) => as(session.body['session_token'], webSite.origin, body);
  const answer = await visit(
    'POST',
    '/website/v1/messages',
    own({ query_text: `Do you ship to Norway? ${network}` }),
  );
  const history = await visit('GET', '/website/v1/messages', own());
  const isServed =
    session.status === 201 &&
    answer.status === 200 &&
    history.status === 200 &&
    (history.body['messages'] as unknown[]).length === 1;
  return isServed ? [session.ms, answer.ms, history.ms] : undefined;
}

/**
 * `sessions` sessions from one network, as fast as they go, while others shop: one after the other, each from a network of
 * its own from `first` on, until the flood is over and at least `visitors` of them have been there.
 */
export async function flood(
  callers: Callers,
  { sessions, visitors, first }: { sessions: number; visitors: number; first: number },
): Promise<Flood> {
  let [sent, opened, refused, wrong, isOver] = [0, 0, 0, 0, false];
  const attackers = Array.from({ length: askers }, async (_, i) => {
    // Other hosts of one network are one address: they cost whoever has the network nothing.
    const visit = callers.at(first, 1 + (i % 250));
    while (sent < sessions) {
      sent++;
      const { status, code, retryAfterSeconds } = await openAt(visit, webSite);
      if (status === 201) opened++;
      else if (status === 429 && code === 'rate_limited' && retryAfterSeconds >= 1 && retryAfterSeconds <= 60)
        refused++;
      else wrong++;
    }
  });
  const times: number[] = [];
  let [served, failed] = [0, 0];
  const shopping = (async () => {
    for (let i = 1; !isOver || i <= visitors; i++) {
      const took = await shop(callers, first + i);
      if (took) served++;
      else failed++;
      times.push(...(took ?? []));
    }
  })();
  await Promise.all(attackers);
  isOver = true;
  await shopping;
  times.sort((a, b) => a - b);
  const others = { served, failed, p50Ms: at(times, 0.5), p95Ms: at(times, 0.95) };
  return { sessions: sent, opened, refused, wrong, others };
}
