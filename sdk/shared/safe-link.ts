import type { Core } from './core.ts';

function isOfShop(host: string, pattern: string): boolean {
  if (pattern.startsWith('*.')) return host.endsWith(pattern.slice(1));
  return host === pattern || host === `www.${pattern}`;
}

/**
 * The address if it may be linked to: http or https, on a host of the shop or of the page itself. Answers are data; an
 * address in one is no reason to send a shopper elsewhere.
 */
export function safeUrl(core: Core, text: string | null | undefined): string | undefined {
  if (!text) return undefined;
  let url: URL;
  try {
    url = new URL(text);
  } catch {
    return undefined;
  }
  if (!/^https?:$/.test(url.protocol) || url.username !== '') return undefined;
  const isOwn = url.host === location.host || core.config.link_hosts.some((host) => isOfShop(url.host, host));
  return isOwn ? url.href : undefined;
}

/** Makes a link tell the page about itself; the page may take over, as single-page apps do. */
export function onFollow(
  core: Core,
  link: HTMLAnchorElement,
  type: string,
  data: Record<string, unknown>,
): void {
  link.addEventListener('click', (event) => {
    core.emit(type, { ...data, url: link.href });
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
    if (isPlain && core.state.linkHandler && core.state.linkHandler(link.href) !== false)
      event.preventDefault();
  });
}
