import type { BaseContext } from '../context.ts';
import { fetchFailure } from './runs/run-feed.ts';

/** What is at an address: where it leads after redirects, or why it cannot be read. */
export type AddressLook = { url: string; ok: true } | { url: string | undefined; ok: false; reason: string };

const mostMs = 10_000;

/** The addresses that somebody may mean who typed `text`: without a scheme the safe one is tried first. */
function meant(text: string): string[] {
  const typed = text.trim();
  const given = /^[a-z][a-z0-9+.-]*:\/\//i.test(typed) ? [typed] : [`https://${typed}`, `http://${typed}`];
  return given.flatMap((each) => {
    const url = URL.parse(each);
    const isWeb = url && /^https?:$/.test(url.protocol) && url.username === '' && url.hostname !== '';
    return isWeb ? [url.href] : [];
  });
}

/**
 * Looks whether a shop's address can be read, through the guarded door and with respect to its robots.txt. Never throws
 * for what was typed or for what the other side does; nothing is stored.
 */
export async function checkAddress(
  { fetcher, signal }: Pick<BaseContext, 'fetcher' | 'signal'>,
  text: string,
): Promise<AddressLook> {
  const urls = meant(text);
  const within = AbortSignal.any([signal, AbortSignal.timeout(mostMs)]);
  let reason = 'This is no address of a website. Write it as in your browser, such as shop.example';
  for (const url of urls) {
    const fetched = await fetcher.fetchPage(url, { signal: within, checkRobots: true });
    if (fetched.ok) return { url: fetched.page.url, ok: true };
    reason = fetchFailure(fetched).message;
  }
  return { url: urls[0], ok: false, reason };
}
