// Aisle in a React application: one component loads the script, others are the elements as they are.
import { useEffect, useRef } from 'react';

type Props = { baseUrl: string; siteId: string; identityToken?: string; consent?: 'all' | 'none' };

/** Put it once near the root of the application; it brings the chat launcher and the keyboard shortcut of the search. */
export function Aisle({ baseUrl, siteId, identityToken, consent = 'none' }: Props): null {
  useEffect(() => {
    const script = document.createElement('script');
    let isGone = false;
    const leave = () => {
      window.Aisle?.remove();
      script.remove();
    };
    script.async = true;
    script.src = `${baseUrl}/website/aisle.js`;
    Object.assign(script.dataset, { siteId, consent });
    // In strict mode React takes the component away and back before a script of the first time has come.
    script.onload = () => isGone && leave();
    const timer = setTimeout(() => document.head.append(script));
    return () => {
      isGone = true;
      clearTimeout(timer);
      leave();
    };
  }, [baseUrl, siteId, consent]);
  useEffect(() => {
    if (!identityToken) return;
    window.AisleQueue = window.AisleQueue ?? [];
    window.AisleQueue.push(['identify', identityToken]);
  }, [identityToken]);
  return null;
}

/** The questions of the product page that the visitor is on, or of the page that is named. */
export function AisleFaqs({ pageUrl, count }: { pageUrl?: string; count?: number }) {
  const host = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const block = document.createElement('aisle-faqs');
    if (pageUrl) block.dataset['pageUrl'] = pageUrl;
    if (count) block.dataset['count'] = String(count);
    host.current?.replaceChildren(block);
  }, [pageUrl, count]);
  return <div ref={host} style={{ minHeight: 88 }} />;
}
