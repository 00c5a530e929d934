/** Text as it may stand in markup and in a quoted attribute. */
export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

/** What the pages of a shop that uses the SDK may load (docs/website.md): only its own files and Aisle's, no inline code. */
export const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "connect-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ');

const navigation = [
  ['Footwear', 'footwear'],
  ['Jackets & Clothing', 'jackets-clothing'],
  ['Tents', 'tents'],
  ['Backpacks', 'backpacks'],
] as const;

/** A part of an address out of a name of a category. */
export function slug(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** A whole page of the demo shop. `main` is markup, the rest is text. */
export function demoPage(page: {
  title: string;
  main: string;
  canonical?: string;
  siteId: string;
  locale: string;
}): string {
  const { title, main, canonical, siteId, locale } = page;
  const links = navigation.map(([name, path]) => `<a href="/demo#${path}">${escapeHtml(name)}</a>`).join('');
  return `<!doctype html>
<html lang="${escapeHtml(locale)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)} – Northpeak</title>
${canonical ? `<link rel="canonical" href="${escapeHtml(canonical)}">` : ''}
<link rel="icon" href="/demo/files/icon.svg">
<link rel="stylesheet" href="/demo/files/demo.css">
<script src="/demo/files/demo.js"></script>
<script async src="/website/aisle.js" data-site-id="${escapeHtml(siteId)}" data-consent="all"></script>
</head>
<body>
<header class="top"><a class="brand" href="/demo">Northpeak</a><nav aria-label="Shop">${links}<a href="/demo/help/returns">Help</a></nav>
<aisle-search></aisle-search><a class="cart" href="/demo/install">Use it in your shop</a><span class="basket" role="status" aria-label="Basket">0</span></header>
<main>${main}</main>
<footer><p>A demo shop. Nothing is for sale; questions, search and answers are real.</p></footer>
</body>
</html>
`;
}
