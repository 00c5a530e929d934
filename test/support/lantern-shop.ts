import { html, productPage, serveSite } from './shop-site.ts';

const filler =
  'Write to us when something is not clear: whoever answers has the lantern on the table and looks at it with you.';

/** A shop of `products` lanterns and `pages` help pages, all linked from its first page, answering after `delayMs`. */
export function serveLanterns(shop: { products: number; pages: number; delayMs?: number }) {
  const { products, pages, delayMs = 0 } = shop;
  const site = new Map<string, ReturnType<typeof html>>();
  const paths = [
    ...Array.from({ length: products }, (_, i) => `/p/${i}`),
    ...Array.from({ length: pages }, (_, i) => `/help/${i}`),
  ];
  site.set('/', html('Lanterns', paths.map((path) => `<a href="${path}">${path}</a>`).join(' ')));
  for (let i = 0; i < products; i++) site.set(`/p/${i}`, productPage(i, `${20 + i}.50`, true));
  site.set(
    '/help/0',
    html(
      'Returns',
      `<p>You can return a lantern within 45 days of delivery, free of charge.</p><p>${filler}</p>`,
    ),
  );
  for (let i = 1; i < pages; i++)
    site.set(
      `/help/${i}`,
      html(
        `Care of wick number ${i}`,
        `<p>Wick number ${i} is trimmed to ${i + 3} millimetres before it is lit for the first time.</p><p>${filler}</p>`,
      ),
    );
  return serveSite(site, delayMs);
}
