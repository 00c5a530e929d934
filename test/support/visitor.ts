import type { TestAisle } from './start-aisle.ts';
import type { WireClient, WireResponse } from './wire-client.ts';

/** A page of a shop with an open session, as a browser on `origin` would send its requests. */
export type Visitor = {
  sessionToken: string;
  visitorToken: string;
  get(path: string, headers?: Record<string, string>): Promise<WireResponse>;
  post(path: string, body: unknown, headers?: Record<string, string>): Promise<WireResponse>;
};

export const shopOrigin = 'https://northpeak.example';

/** The id of the site that a company was made with. */
export function siteOf(shop: WireClient): string {
  return `st_${shop.companyId.replace(/^co_/, '')}_web`;
}

export function openSession(
  aisle: TestAisle,
  siteId: string,
  body: Record<string, unknown> = {},
  headers: Record<string, string> = { origin: shopOrigin },
): Promise<WireResponse> {
  return aisle.send('POST', '/website/v1/session', { headers, body: { site_id: siteId, ...body } });
}

/** Opens a session and gives back its visitor. */
export async function newVisitor(
  aisle: TestAisle,
  siteId: string,
  body: Record<string, unknown> = {},
  origin = shopOrigin,
): Promise<Visitor> {
  const opened = await openSession(aisle, siteId, body, { origin });
  if (opened.status !== 201) throw new Error(`no session: ${opened.text}`);
  const sessionToken = String(opened.body['session_token']);
  const own = { authorization: `Bearer ${sessionToken}`, origin };
  return {
    sessionToken,
    visitorToken: String(opened.body['visitor_token']),
    get: (path, headers = {}) => aisle.send('GET', path, { headers: { ...own, ...headers } }),
    post: (path, sent, headers = {}) =>
      aisle.send('POST', path, { headers: { ...own, ...headers }, body: sent }),
  };
}
