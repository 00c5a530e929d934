import { forgedTokens, hs256 } from '../../support/identity-tokens.ts';
import { as, type callersOf, openAt, type Reply, type Sent, type Site, type Visiting } from './caller.ts';
import { clubSite, rivalSite, webSite } from './shops.ts';

/** One attempt: what came back, and whether it is the refusal that the contract promises. */
export type Attempt = { what: string; expected: string; got: string; held: boolean };

type Callers = ReturnType<typeof callersOf>;

const attempt = (what: string, expected: string, { status, code }: Reply): Attempt => {
  const got = `${status} ${code}`;
  return { what, expected, got, held: got === expected };
};

/** Spellings of an origin that is not the site's, though it looks like it or a careless reader takes it for it. */
const foreignOrigins = [
  'null',
  'https://visited.example.evil.example',
  'https://evilvisited.example',
  'https://visited.example.',
  'https://VISITED.example@evil.example',
  'https://visited.example:443.evil.example',
  'https://visited.example:8443',
  'http://visited.example',
  'https://www.visited.example',
  'https://visited.example/',
  'https://visited.example/shop',
  'https://visited.example?x',
  'https://visited.example#x',
  'https://visited.example\\.evil.example',
  'https://visited.example%00.evil.example',
  'https://visited.example https://evil.example',
  'https://evil.example, https://visited.example',
  'file://visited.example',
  'chrome-extension://visited.example',
  'https://xn--visted-9ya.example',
  '//visited.example',
  'visited.example',
  '*',
  '',
];

const ask = { query_text: 'Do you ship to Norway?' };

/** Every route that takes a session, with a request that would be answered. */
const routes: readonly (readonly [method: string, path: string, body?: unknown])[] = [
  ['POST', '/website/v1/messages', ask],
  ['GET', '/website/v1/messages'],
  ['GET', '/website/v1/faqs?page_url=https%3A%2F%2Fvisited.example%2Fp%2F1'],
  ['POST', '/website/v1/search', { query_text: 'boots' }],
  ['POST', '/website/v1/feedback', { message_id: 'msg_01JD8Z0M4T9R7W2K5Y6B3C1XQA', rating: 1 }],
  [
    'POST',
    '/website/v1/events',
    { events: [{ event_id: 'e', type: 'product_viewed', at: '2026-11-21T09:30:00Z', product_id: 'x' }] },
  ],
];

async function opened(visit: Visiting, site: Site, more: Record<string, unknown> = {}): Promise<Reply> {
  const reply = await openAt(visit, site, more);
  if (reply.status !== 201)
    throw new Error(`a good visitor was refused: ${reply.status} ${JSON.stringify(reply.body)}`);
  return reply;
}

async function originTricks(next: () => Visiting): Promise<Attempt[]> {
  const made: Attempt[] = [];
  const { body } = await opened(next(), webSite);
  for (const origin of foreignOrigins) {
    const site = { ...webSite, origin };
    made.push(attempt(`open with origin ${origin}`, '403 origin_not_allowed', await openAt(next(), site)));
    const sent: Sent = as(body['session_token'], origin, ask);
    const reply = await next()('POST', '/website/v1/messages', sent);
    made.push(attempt(`ask with origin ${origin}`, '401 invalid_session', reply));
  }
  const unnamed = await next()('POST', '/website/v1/session', {
    headers: {},
    body: { site_id: webSite.siteId },
  });
  made.push(attempt('open without an origin', '403 origin_not_allowed', unnamed));
  const claimed = { headers: { 'sec-fetch-site': 'same-origin' }, body: { site_id: webSite.siteId } };
  const claim = await next()('POST', '/website/v1/session', claimed);
  made.push(attempt('open as a page of the server itself', '403 origin_not_allowed', claim));
  return made;
}

/** A session is good on its own page only: not on another site of the shop, not on another shop's. */
async function replays(next: () => Visiting): Promise<Attempt[]> {
  const made: Attempt[] = [];
  const { body } = await opened(next(), webSite);
  for (const [where, origin] of [
    ['another site of the shop', clubSite.origin],
    ['another shop', rivalSite.origin],
  ] as const)
    for (const [method, path, sent] of routes)
      made.push(
        attempt(
          `${method} ${path} with a session of this site on ${where}`,
          '401 invalid_session',
          await next()(method, path, as(body['session_token'], origin, sent)),
        ),
      );
  const damaged = String(body['session_token']).replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'));
  for (const [method, path, sent] of routes)
    made.push(
      attempt(
        `${method} ${path} with a session that is one letter off`,
        '401 invalid_session',
        await next()(method, path, as(damaged, webSite.origin, sent)),
      ),
    );
  // A visitor's own secret is none elsewhere: whoever brings it there is somebody new.
  const elsewhere = await opened(next(), rivalSite, { visitor_token: body['visitor_token'] });
  const isNew = elsewhere.body['visitor_id'] !== body['visitor_id'];
  made.push({
    what: 'a visitor token on another shop',
    expected: 'a new visitor',
    got: isNew ? 'a new visitor' : 'the same',
    held: isNew,
  });
  return made;
}

/** What one visitor has asked is nobody else's: to read, to go on with, to rate. */
async function foreignThreads(next: () => Visiting, nowSeconds: number): Promise<Attempt[]> {
  const made: Attempt[] = [];
  const owner = await opened(next(), webSite);
  const reply = await next()(
    'POST',
    '/website/v1/messages',
    as(owner.body['session_token'], webSite.origin, ask),
  );
  if (reply.status !== 200) throw new Error(`a good question was refused: ${reply.status}`);
  const { thread_id: threadId, message_id: messageId } = reply.body;
  const signedIn = { identity_token: hs256(clubSite.siteId, nowSeconds) };
  const others = [
    ['another visitor', webSite, await opened(next(), webSite)],
    ['a member of another site', clubSite, await opened(next(), clubSite, signedIn)],
    ['a visitor of another shop', rivalSite, await opened(next(), rivalSite)],
  ] as const;
  for (const [who, { origin }, { body }] of others) {
    const call = (method: string, path: string, sent?: unknown) =>
      next()(method, path, as(body['session_token'], origin, sent));
    made.push(
      attempt(
        `${who} reads the thread`,
        '404 thread_not_found',
        await call('GET', `/website/v1/messages?thread_id=${threadId}`),
      ),
      attempt(
        `${who} goes on with the thread`,
        '404 thread_not_found',
        await call('POST', '/website/v1/messages', { ...ask, thread_id: threadId }),
      ),
      attempt(
        `${who} searches in the thread`,
        '404 thread_not_found',
        await call('POST', '/website/v1/search', { query_text: 'boots', thread_id: threadId }),
      ),
      attempt(
        `${who} rates the answer`,
        '404 message_not_found',
        await call('POST', '/website/v1/feedback', { message_id: messageId, rating: -1 }),
      ),
    );
  }
  return made;
}

async function forgedIdentities(next: () => Visiting, nowSeconds: number): Promise<Attempt[]> {
  const made: Attempt[] = [];
  for (const [what, identity_token] of Object.entries(forgedTokens(clubSite.siteId, nowSeconds)))
    made.push(
      attempt(
        `identity: ${what}`,
        '401 invalid_identity',
        await openAt(next(), clubSite, { identity_token }),
      ),
    );
  made.push(attempt('identity: none at all', '403 identity_required', await openAt(next(), clubSite)));
  const elsewhere = { identity_token: hs256(webSite.siteId, nowSeconds) };
  made.push(
    attempt(
      'identity: on a site that takes none',
      '401 invalid_identity',
      await openAt(next(), webSite, elsewhere),
    ),
  );
  return made;
}

/**
 * Every attempt to get at what is another's, each from an address of its own, so that no limit stands in for the refusal.
 * Begins with the network `first`.
 */
export async function runAttacks(callers: Callers, nowSeconds: number, first: number): Promise<Attempt[]> {
  let network = first;
  const next = () => callers.at(network++);
  return [
    ...(await originTricks(next)),
    ...(await replays(next)),
    ...(await foreignThreads(next, nowSeconds)),
    ...(await forgedIdentities(next, nowSeconds)),
  ];
}
