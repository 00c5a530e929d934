import type { Core } from '../shared/core.ts';
import { button, h } from '../shared/dom.ts';
import { onFollow, safeUrl } from '../shared/safe-link.ts';
import type { Texts } from '../shared/texts.ts';
import type { Product } from '../shared/wire.ts';
import { formatMoney } from './money.ts';

export const cardsCss = `.k{list-style:none;display:grid;gap:8px;margin-block:10px 0}
.k li{position:relative;display:grid;grid-template-columns:64px 1fr auto;gap:4px 12px;align-items:center;padding:8px;border:1px solid var(--b);border-radius:var(--d);background:var(--s)}
.k li:hover,.k li:focus-within{background:var(--r)}.k img,.k i{inline-size:64px;block-size:64px;object-fit:contain;border-radius:8px;background:#fff}.k i{background:var(--r)}
.k a{display:inline-block;min-block-size:24px;color:inherit;text-decoration:none;font-weight:600;overflow-wrap:anywhere}.k a:after{content:"";position:absolute;inset:0;border-radius:inherit}
.k s{color:var(--m);margin-inline-start:6px}.k small{display:block;color:var(--m)}.k button{position:relative;grid-column:2/-1;justify-self:end;border:1px solid var(--b);padding-inline:12px;background:var(--s)}.k img,.k i{grid-row:1/span 2;align-self:start}`;

function stockText(texts: Texts, { status }: Product['availability']): string {
  const known: Record<string, string> = {
    in_stock: texts.inStock,
    out_of_stock: texts.outOfStock,
    preorder: texts.preorder,
  };
  return known[status] ?? '';
}

/** A picture of the shop, or an empty place of the same size when there is none or it does not load. */
function picture(core: Core, { image_url: given }: Product): HTMLElement {
  const address = given && core.state.imageFormatter ? core.state.imageFormatter(given) : given;
  if (!address || !/^(?:https?:\/)?\//.test(address)) return h('i');
  const image = h('img', {
    src: address,
    alt: '',
    width: 64,
    height: 64,
    loading: 'lazy',
    decoding: 'async',
  });
  image.addEventListener('error', () => image.replaceWith(h('i')));
  return image;
}

function card(core: Core, texts: Texts, product: Product): HTMLLIElement {
  const {
    product_id: productId,
    title,
    price,
    list_price: listPrice,
    variant_id: variantId = null,
  } = product;
  const url = safeUrl(core, product.url);
  const name = url ? h('a', { href: url }, title) : h('b', {}, title);
  if (url) onFollow(core, name as HTMLAnchorElement, 'product_opened', { productId });
  const { cartHandler } = core.state;
  const isReduced = listPrice && price && listPrice.amount > price.amount;
  const add = async () => {
    const added = await cartHandler!({ productId, variantId, title, price });
    core.emit('product_added_to_cart', { productId, variantId });
    // A set, say: the page's function knows what else went in.
    if (Array.isArray(added)) core.emit('products_added_to_cart', { items: added });
  };
  return h(
    'li',
    {},
    picture(core, product),
    h('div', {}, name, h('small', {}, stockText(texts, product.availability))),
    price && h('div', {}, formatMoney(core, price), isReduced && h('s', {}, formatMoney(core, listPrice))),
    cartHandler &&
      product.availability.available &&
      button(texts.cart, () => void add().catch((error) => core.emit('error', { message: `${error}` })), {
        'aria-label': `${texts.cart}: ${title}`,
      }),
  );
}

/** Products as a list: picture, title that links to the page, price, stock, and a cart button when the shop has said how. */
export function productList(core: Core, texts: Texts, products: readonly Product[]): HTMLUListElement {
  for (const { product_id: productId } of products) core.emit('product_displayed', { productId });
  return h(
    'ul',
    { class: 'k', 'aria-label': texts.products, role: 'list' },
    products.map((product) => card(core, texts, product)),
  );
}
