import { heldPages, readPages } from '../../bench/extraction/shop-pages.ts';
import { html, type Page } from './shop-site.ts';

/** A page of the shop and what must become of it: its state, or the reason it is left out. */
export type WholePage = Page & { ends: string };

const departments = 10;
const perKind = { jsonLd: 150, microdata: 30, rdfa: 30 };

function product(kind: keyof typeof perKind, i: number): { name: string; sku: string; price: string } {
  return { name: `Oak stool ${kind} ${i}`, sku: `${kind.toUpperCase()}-${i}`, price: `${30 + i}.00` };
}

function productHtml(kind: keyof typeof perKind, i: number): Page {
  const { name, sku, price } = product(kind, i);
  const prose = '<p>A stool of oak that is sanded by hand and oiled twice before it leaves us.</p>';
  if (kind === 'jsonLd') {
    const data = {
      '@context': 'https://schema.org',
      '@type': 'Product',
      name,
      sku,
      offers: { '@type': 'Offer', price, priceCurrency: 'EUR', availability: 'https://schema.org/InStock' },
    };
    return html(name, prose, `<script type="application/ld+json">${JSON.stringify(data)}</script>`);
  }
  if (kind === 'microdata')
    return html(
      name,
      `<div itemscope itemtype="https://schema.org/Product"><b itemprop="name">${name}</b><i itemprop="sku">${sku}</i><div itemprop="offers" itemscope itemtype="https://schema.org/Offer"><meta itemprop="priceCurrency" content="EUR"><span itemprop="price" content="${price}">${price} €</span><link itemprop="availability" href="https://schema.org/InStock"></div></div>${prose}`,
    );
  return html(
    name,
    `<div vocab="https://schema.org/" typeof="Product"><b property="name">${name}</b><i property="sku">${sku}</i><div property="offers" typeof="Offer"><meta property="priceCurrency" content="EUR"><span property="price" content="${price}">${price} €</span></div></div>${prose}`,
  );
}

/** Pages that show a product and say nothing of it in structured data, each under an address of its own. */
export const plainProducts = [...readPages, ...heldPages].flatMap((page, i) =>
  page.expected?.sku == null
    ? []
    : [{ path: `/plain/${page.system}-${i}`, html: page.html, sku: page.expected.sku }],
);

/** Numbers of every product with structured data. */
export const structuredSkus = (Object.keys(perKind) as (keyof typeof perKind)[]).flatMap((kind) =>
  Array.from({ length: perKind[kind] }, (_, i) => product(kind, i).sku),
);

function policies(): [string, WholePage][] {
  const texts: readonly (readonly [string, string, string])[] = [
    ['/help/returns', 'Returns', '<p>You may send a stool back within 45 days of delivery.</p>'],
    ['/help/shipping', 'Shipping', '<p>We deliver to Iceland in nine days.</p>'],
    ['/help/warranty', 'Warranty', '<p>Every stool carries a warranty of twelve years.</p>'],
    ['/help/payment', 'Payment', '<p>You can pay by invoice once you have ordered twice.</p>'],
    ['/about', 'About us', '<p>Our workshop was founded in 1961 by two sisters.</p>'],
    [
      '/contact',
      'Contact',
      '<p><a href="tel:+431234567">+43 1 234567</a></p><p>Phone: +43 1 234567</p><p>Monday to Friday 9:00 to 18:00</p>',
    ],
  ];
  return texts.map(([path, title, body]) => [path, { ...html(title, body), ends: 'indexed' }]);
}

const questions =
  '<details><summary>Do you engrave names into a stool?</summary><p>Yes, up to twelve letters, for 15 euros.</p></details><details><summary>Are the stools stackable?</summary><p>Only the round ones stack, up to six high.</p></details>';

/** Every page of the shop by its path with what must become of it; `pdf` is the text of its guide. */
export function wholeShop(origin: string, pdf: string): Map<string, WholePage> {
  const pages = new Map<string, WholePage>(policies());
  const paths: string[] = [];
  for (const kind of Object.keys(perKind) as (keyof typeof perKind)[])
    for (let i = 0; i < perKind[kind]; i++) {
      pages.set(`/p/${kind}-${i}`, { ...productHtml(kind, i), ends: 'indexed' });
      paths.push(`/p/${kind}-${i}`);
    }
  for (const { path, html: body } of plainProducts) {
    pages.set(path, { body, ends: 'indexed' });
    paths.push(path);
  }
  const links = (all: readonly string[]) => all.map((path) => `<a href="${path}">${path}</a>`).join(' ');
  const shares = Array.from({ length: departments }, (_, d) => paths.filter((_, i) => i % departments === d));
  for (const [d, share] of shares.entries())
    pages.set(`/c/${d}`, {
      ...html(`Department ${d}`, `${links(share)}<p>Phone: +43 1 234567</p>`),
      ends: 'indexed',
    });
  pages.set('/faq', { ...html('Questions', questions), ends: 'indexed' });
  pages.set('/guide.pdf', { body: pdf, type: 'application/pdf', ends: 'indexed' });
  pages.set('/latin', {
    body: '<html><head><title>Latin</title></head><body><main><p>The word for coffee house is caf\u00c3\u00a9 and it is written so.</p></main></body></html>',
    ends: 'indexed',
  });
  pages.set('/moved', { body: '', status: 301, headers: { location: '/help/returns' }, ends: 'redirect' });
  pages.set('/loop-b', { body: '', status: 302, headers: { location: '/loop-a' }, ends: '' });
  pages.set('/loop-a', {
    body: '',
    status: 302,
    headers: { location: '/loop-b' },
    ends: 'too_many_redirects',
  });
  for (let n = 0; n < 100; n++)
    pages.set(`/chain/${n}`, {
      body: '',
      status: 302,
      headers: { location: `/chain/${n + 1}` },
      ends: n === 0 ? 'too_many_redirects' : '',
    });
  pages.set('/same', {
    ...html('Same', '<p>Twice.</p>', `<link rel="canonical" href="${origin}/help/shipping">`),
    ends: 'canonical',
  });
  pages.set('/inside', {
    ...html('Inside', '<p>Not for searching.</p>', '<meta name="robots" content="noindex">'),
    ends: 'noindex',
  });
  pages.set('/app', {
    body: '<html><body><div id="root"></div><script src="/a.js"></script></body></html>',
    ends: 'needs_javascript',
  });
  pages.set('/members/list', { ...html('Members', '<p>Nobody reads this.</p>'), ends: 'blocked_by_robots' });
  pages.set('/broken', { body: 'oops', status: 500, ends: 'http_error' });
  pages.set('/cut', { body: `<html><body><p>${'half '.repeat(50)}`, isCut: true, ends: 'unreachable' });
  pages.set('/film', { body: 'x', type: 'video/mp4', ends: 'unsupported_content' });
  for (let n = 0; n < 4; n++)
    pages.set(`/slow/${n}`, {
      ...html(`Slow ${n}`, `<p>This page number ${n} takes its time.</p>`),
      delayMs: 700,
      ends: 'indexed',
    });
  pages.set('/empty-lead', {
    ...html('Lead', '<a href="/unreached">x</a>', '<meta name="robots" content="nofollow">'),
    ends: 'indexed',
  });
  const special = [
    '/faq',
    '/guide.pdf',
    '/latin',
    '/moved',
    '/loop-a',
    '/chain/0',
    '/same',
    '/inside',
    '/app',
    '/members/list',
    '/broken',
    '/cut',
    '/film',
    '/slow/0',
    '/slow/1',
    '/slow/2',
    '/slow/3',
    '/empty-lead',
    '/calendar/2026/1/1',
    '/missing',
    '/cart',
    '/photo.jpg',
  ];
  const departmentsOf = shares.map((_, d) => `/c/${d}?utm_source=home&sid=${d}`);
  pages.set('/', {
    ...html('Oak stools', links([...departmentsOf, ...policies().map(([path]) => path), ...special])),
    ends: 'indexed',
  });
  for (let day = 1; day <= 300; day++)
    pages.set(`/calendar/2026/1/${day}`, {
      ...html(`Day ${day}`, `<p>Nothing on day ${day}.</p><a href="/calendar/2026/1/${day + 1}">next</a>`),
      ends: '',
    });
  pages.set('/robots.txt', { body: 'User-agent: *\nDisallow: /members/\n', type: 'text/plain', ends: '' });
  return pages;
}
