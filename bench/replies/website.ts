import type { Script } from './script.ts';

const origin = 'https://northpeak.example';
const siteId = 'st_northpeak_web';

const visits: readonly (readonly [locale: string, ...says: readonly string[]])[] = [
  ['en', 'How long do I have to return boots?', 'and if I have worn them?', 'do you ship to Norway?'],
  ['en', 'waterproof boots under $150', 'something lighter', 'compare the first two'],
  ['de', 'Wie lange kann ich zurückgeben?', 'und wer zahlt das?', 'danke'],
  ['es', '¿Cuánto tarda el envío?', '¿y a Canarias?'],
  ['fr', 'bonjour', 'puis-je payer en trois fois ?'],
];

/** What a page with the widget asks for: its configuration, a session, then messages, a search and the history. */
export function websiteScripts(): Script[] {
  return visits.map(([locale, ...says], at) => ({
    name: `website ${at}`,
    run: async (ask) => {
      const config = new URLSearchParams({ site_id: siteId, locale });
      await ask({ path: `/website/v1/config?${config}`, headers: { origin } });
      const opened = await ask({
        method: 'POST',
        path: '/website/v1/session',
        headers: { origin },
        body: { site_id: siteId },
      });
      const headers = { origin, authorization: `Bearer ${String(opened.body['session_token'])}` };
      let threadId: unknown;
      for (const query_text of says) {
        const body = { query_text, locale, thread_id: threadId };
        const reply = await ask({ method: 'POST', path: '/website/v1/messages', headers, body });
        threadId = reply.body['thread_id'] ?? threadId;
      }
      const body = { query_text: says[0], locale };
      await ask({ method: 'POST', path: '/website/v1/search', headers, body });
      await ask({
        path: `/website/v1/messages?${new URLSearchParams({ thread_id: String(threadId) })}`,
        headers,
      });
    },
  }));
}
