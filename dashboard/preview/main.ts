/**
 * A page of a shop, in outlines, with the real SDK on it. What the SDK asks of the website surface is answered here: the
 * configuration from what is being edited, questions by the dashboard's own routes, as in the playground.
 */
import type { Draft } from './draft.ts';
import { pageCss } from './page-css.ts';

type Api = {
  ready(): Promise<void>;
  remove(): void;
  open(): Promise<void>;
  openSearch(): Promise<void>;
};
type Policies = {
  createPolicy(
    name: string,
    rules: { createScriptURL(url: string): string },
  ): {
    createScriptURL(url: string): string;
  };
};
type Globals = { Aisle?: Api; trustedTypes?: Policies };

const page = window as unknown as Globals;
const loader = '/website/aisle.js';
const policy = page.trustedTypes?.createPolicy('aisle', {
  createScriptURL: (url) => {
    if (url !== loader) throw new TypeError('Only the SDK is loaded into the preview.');
    return url;
  },
});
const ask = window.fetch.bind(window);
let draft: Draft | undefined;

/** The same question to the dashboard's route, which has the API's shapes. */
function asPerson(path: string, init: RequestInit | undefined): Promise<Response> {
  const headers = { 'content-type': 'application/json', 'aisle-company': draft?.companyId ?? '' };
  const body = init?.body ?? null;
  return ask(`/dashboard/api/v1/${path}`, {
    method: body === null ? 'GET' : 'POST',
    headers,
    body,
    signal: init?.signal ?? null,
  });
}

const session = {
  session_token: 'preview',
  visitor_token: 'preview',
  visitor_id: 'preview',
  expires_at: new Date(Date.now() + 900_000).toISOString(),
};

window.fetch = (input, init) => {
  const url = new URL(input instanceof Request ? input.url : input, location.href);
  const surface = '/website/v1/';
  if (!url.pathname.startsWith(surface)) return ask(input, init);
  const path = url.pathname.slice(surface.length);
  if (path === 'config') return Promise.resolve(Response.json(draft?.config));
  if (path === 'session') return Promise.resolve(Response.json(session, { status: 201 }));
  if (path === 'messages' && init?.method === 'POST') return asPerson('send_message', init);
  if (path === 'messages') return Promise.resolve(Response.json({ thread_id: null, messages: [] }));
  if (path === 'search') return asPerson('search', init);
  url.searchParams.delete('include');
  if (path === 'faqs') return asPerson(`product-faqs${url.search}`, undefined);
  return Promise.resolve(Response.json({}));
};

/** Takes the SDK away and puts it back with what is being edited now. */
async function show(next: Draft): Promise<void> {
  page.Aisle?.remove();
  for (const old of document.querySelectorAll('script[data-site-id]')) old.remove();
  draft = next;
  const { config, locale, pageUrl, look } = next;
  document.documentElement.lang = locale;
  document.documentElement.dataset['look'] = look;
  const script = document.createElement('script');
  Object.assign(script.dataset, { siteId: config.site_id, pageUrl, locale });
  if (config.theme.mode === 'auto') script.dataset['theme'] = look;
  // The type says text; where the browser keeps Trusted Types, only what the policy has made passes.
  script.src = policy ? policy.createScriptURL(loader) : loader;
  await new Promise((resolve) => {
    script.onload = resolve;
    document.head.append(script);
  });
  if (draft !== next) return;
  await page.Aisle?.ready();
  if (next.show === 'chat') await page.Aisle?.open();
  if (next.show === 'search') await page.Aisle?.openSearch();
  document.documentElement.dataset['shown'] = next.show;
}

const sheet = new CSSStyleSheet();
sheet.replaceSync(pageCss);
document.adoptedStyleSheets = [sheet];

let showing = Promise.resolve();
addEventListener('message', (event: MessageEvent<Draft>) => {
  if (event.origin !== location.origin || event.source !== parent) return;
  // One after the other: the SDK is there once or not at all.
  showing = showing.then(() => show(event.data)).catch((error: unknown) => console.warn(error));
});
parent.postMessage('ready', location.origin);
