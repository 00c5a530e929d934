import type { Product } from '../../services/catalog/list-products.ts';
import { escapeHtml, slug } from './html.ts';

type Money = NonNullable<Product['price']>;

function priceText({ amount, currency }: Money): string {
  return new Intl.NumberFormat('en', { style: 'currency', currency }).format(amount / 100);
}

function priceOf({ price, listPrice }: Product): string {
  if (!price) return '';
  const before = listPrice && listPrice.amount > price.amount ? `<s>${priceText(listPrice)}</s>` : '';
  return `<span class="price">${priceText(price)}${before}</span>`;
}

function pathOf({ url }: Product): string {
  return `/demo${URL.parse(url ?? '')?.pathname ?? ''}`;
}

function pictureOf({ imageUrl }: Product): string {
  return `/demo${(URL.parse(imageUrl ?? '')?.pathname ?? '/i/none.jpg').replace(/\.jpg$/, '.svg')}`;
}

function tile(product: Product): string {
  return `<li><a href="${escapeHtml(pathOf(product))}"><img src="${escapeHtml(pictureOf(product))}" alt="" width="400" height="400" loading="lazy"><b>${escapeHtml(product.title)}</b>${priceOf(product)}</a></li>`;
}

const perCategory = 8;

/** The shop's first page: some products of each kind. */
export function shopView(products: readonly Product[]): string {
  const groups = Map.groupBy(products, ({ categories }) => categories[0]?.split(' > ')[0] ?? 'More');
  const sections = [...groups].map(
    ([name, members]) =>
      `<h2 id="${slug(name)}">${escapeHtml(name)}</h2><ul class="grid">${members.slice(0, perCategory).map(tile).join('')}</ul>`,
  );
  return `<div class="hero"><h1>Gear for long days outside</h1><p>Search in your own words, or ask: “waterproof boots under $150”, “do you ship to Norway?”</p></div>${sections.join('')}`;
}

function valueText(value: unknown): string {
  if (Array.isArray(value)) return value.join(', ');
  return value === true ? 'yes' : value === false ? 'no' : String(value);
}

const stockTexts: Readonly<Record<string, string>> = {
  in_stock: 'In stock',
  out_of_stock: 'Sold out',
  preorder: 'Pre-order',
  backorder: 'Back order',
  discontinued: 'Discontinued',
};

/** A product's page, with its questions where a shop would put them. */
export function productView(product: Product): string {
  const rows = Object.entries(product.attributes).map(
    ([name, value]) =>
      `<tr><th scope="row">${escapeHtml(name.replaceAll('_', ' '))}</th><td>${escapeHtml(valueText(value))}</td></tr>`,
  );
  return `<div class="product"><img src="${escapeHtml(pictureOf(product))}" alt="" width="400" height="400">
<div><p class="crumb">${escapeHtml(product.categories[0] ?? '')}</p><h1>${escapeHtml(product.title)}</h1>
<p class="price">${priceOf(product)}</p><p>${escapeHtml(product.description)}</p><p>${stockTexts[product.availability] ?? ''}</p>
<button class="buy" type="button">Add to basket</button>
<aisle-faqs></aisle-faqs>
<table>${rows.join('')}</table></div></div>`;
}

/** A page of the shop's own texts. */
export function documentView(title: string, text: string): string {
  return `<article><h1>${escapeHtml(title)}</h1>${escapeHtml(text)}</article>`;
}

/** How the same gets into another shop's pages. */
export function installView(baseUrl: string, siteId: string): string {
  const tag = `<script async src="${baseUrl}/website/aisle.js" data-site-id="${siteId}"></script>`;
  const csp = `script-src ${baseUrl}; connect-src ${baseUrl}`;
  const block = (text: string) => `<pre tabindex="0"><code>${escapeHtml(text)}</code></pre>`;
  return `<h1>Use it in your shop</h1>
<p>1. Find your company’s site id, and let the site name the origins of your pages:</p>
${block('aisle settings get <company> website.sites')}
<p>2. Put one tag into the head of your pages, with your own site id:</p>${block(tag)}
<p>3. Where questions about a product, or a search field, should stand:</p>
${block('<aisle-faqs></aisle-faqs>\n<aisle-search></aisle-search>')}
<p>Keep their places free, so that nothing moves while they load:</p>
${block('aisle-faqs { display: block; min-height: 88px }\naisle-search { display: block; min-height: 44px }')}
<p>4. Where a content security policy is in force, add to it:</p>${block(csp)}
<p>Attributes, methods, events, colours: docs/website.md of the repository.</p>`;
}
