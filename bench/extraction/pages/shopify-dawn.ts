import { join, type ShopPage } from '../shop-page.ts';

type Item = {
  handle: string;
  name: string;
  vendor: string;
  price: string;
  was?: string;
  from?: boolean;
  sku?: string;
  stock: 'in' | 'low' | 'out' | 'pre';
  images: readonly string[];
  text: string;
};

const items: readonly Item[] = [
  {
    handle: 'linen-apron',
    name: 'Linen Cross-Back Apron',
    vendor: 'Hearthside',
    price: '48.00',
    sku: 'LCA-001-OAT',
    stock: 'in',
    images: ['apron-front.jpg', 'apron-back.jpg'],
    text: 'Washed linen, two deep pockets. Fits sizes XS to XL. Our $10 repair kit keeps it going for years.',
  },
  {
    handle: 'stoneware-mug',
    name: 'Stoneware Mug 12 oz',
    vendor: 'Hearthside',
    price: '19.50',
    was: '26.00',
    sku: 'SWM-12',
    stock: 'low',
    images: ['mug-glaze.jpg'],
    text: 'Thrown by hand in small batches. Dishwasher safe.',
  },
  {
    handle: 'merino-beanie',
    name: 'Merino Beanie',
    vendor: 'North & Pine',
    price: '34.00',
    stock: 'out',
    images: ['beanie_1.png', 'beanie_2.png', 'beanie_3.png'],
    text: 'Was our bestseller last winter. Free returns within 30 days on orders over $50.',
  },
  {
    handle: 'weekender',
    name: 'Waxed Canvas Weekender',
    vendor: 'North & Pine',
    price: '189.00',
    was: '225.00',
    from: true,
    sku: 'WCW-OLV',
    stock: 'in',
    images: ['weekender-olive.jpg', 'weekender-inside.jpg'],
    text: 'Carries 38 liters. Brass zips, lifetime repair.',
  },
  {
    handle: 'field-notes-set',
    name: 'Field Notes Set of 3',
    vendor: 'Paperworks',
    price: '1,020.00',
    sku: 'FN/3-2026',
    stock: 'pre',
    images: ['notes.jpg'],
    text: 'Letterpress covers. Ships when the next batch leaves the bindery in March.',
  },
];

const related = [
  ['cotton-tea-towel', 'Cotton Tea Towel', '14.00'],
  ['oak-board', 'Oak Serving Board', '62.00'],
  ['wool-throw', 'Wool Throw', '129.00'],
] as const;

function price(amount: string, was: string | undefined, from = false): string {
  const shown = `${from ? 'From ' : ''}$${amount} USD`;
  return `<div class="price price--large${was ? ' price--on-sale' : ''} price--show-badge">
  <div class="price__container"><div class="price__regular"><span class="visually-hidden visually-hidden--inline">Regular price</span>
  <span class="price-item price-item--regular">${was ? `$${was} USD` : shown}</span></div>
  <div class="price__sale"><span class="visually-hidden visually-hidden--inline">Regular price</span><span><s class="price-item price-item--regular">${was ? `$${was} USD` : ''}</s></span>
  <span class="visually-hidden visually-hidden--inline">Sale price</span><span class="price-item price-item--sale price-item--last">${shown}</span></div>
  <small class="unit-price caption hidden"><span class="visually-hidden">Unit price</span><span class="price-item price-item--last"><span></span><span aria-hidden="true">/</span><span class="visually-hidden">&nbsp;per&nbsp;</span></span></small></div>
  ${was ? '<span class="badge price__badge-sale color-scheme-5">Sale</span>' : ''}</div>`;
}

function card([handle, name, amount]: readonly [string, string, string]): string {
  return `<li class="grid__item"><div class="card-wrapper product-card-wrapper"><div class="card__media"><img srcset="//hearth.example/cdn/shop/files/${handle}.jpg?v=17&width=165 165w" src="//hearth.example/cdn/shop/files/${handle}.jpg?v=17&width=533" alt="${name}" loading="lazy"></div>
  <h3 class="card__heading h5"><a href="/products/${handle}?pr_prod_strat=e5_desc" class="full-unstyled-link">${name}</a></h3>${price(amount, undefined)}</div></li>`;
}

function page(item: Item): string {
  const label = item.stock === 'out' ? 'Sold out' : item.stock === 'pre' ? 'Pre-order' : 'Add to cart';
  return join(
    `<!doctype html><html class="no-js" lang="en"><head><meta charset="utf-8"><title>${item.name} &ndash; Hearthside Goods</title><link rel="canonical" href="https://hearth.example/products/${item.handle}"><meta name="description" content="${item.text}">`,
    '<style>.price__sale{display:none}.price--on-sale .price__regular{display:none}.price--on-sale .price__sale{display:block}</style></head><body class="gradient">',
    '<div class="announcement-bar"><p>Free shipping on orders over $75</p></div><cart-drawer class="drawer is-empty"><h2>Your cart is empty</h2><div class="totals"><h2 class="totals__total">Estimated total</h2><p class="totals__total-value">$0.00 USD</p></div></cart-drawer>',
    '<header><a href="/"><img src="//hearth.example/cdn/shop/files/logo.png?v=1&width=120" alt="Hearthside Goods"></a><nav><a href="/collections/all">Catalog</a><a href="/pages/about">About</a></nav></header>',
    '<main id="MainContent"><section class="shopify-section section"><div class="product product--large product--thumbnail_slider grid"><div class="grid__item product__media-wrapper"><media-gallery><ul class="product__media-list">',
    ...item.images.map(
      (file, n) =>
        `<li class="product__media-item grid__item slider__slide"><modal-opener><div class="product__media media"><img src="//hearth.example/cdn/shop/files/${file}?v=1699&amp;width=1946" alt="${item.name}" srcset="//hearth.example/cdn/shop/files/${file}?v=1699&amp;width=246 246w, //hearth.example/cdn/shop/files/${file}?v=1699&amp;width=1946 1946w" width="1946" height="1946"${n ? ' loading="lazy"' : ''}></div></modal-opener></li>`,
    ),
    '</ul><ul class="thumbnail-list">',
    ...item.images.map(
      (file) =>
        `<li class="thumbnail-list__item"><button class="thumbnail"><img src="//hearth.example/cdn/shop/files/${file}?v=1699&width=416" alt="Load image in gallery view"></button></li>`,
    ),
    '</ul></media-gallery></div><div class="product__info-wrapper grid__item"><section class="product__info-container">',
    `<p class="product__text caption-with-letter-spacing">${item.vendor}</p><div class="product__title"><h1>${item.name}</h1><a href="/products/${item.handle}" class="product__title"><h2 class="h1">${item.name}</h2></a></div>`,
    item.sku &&
      `<p class="product__sku no-js-hidden" role="status"><span class="visually-hidden">SKU:</span>${item.sku}</p>`,
    `<div id="price-template" role="status">${price(item.price, item.was, item.from)}</div><div class="product__tax caption rte">Taxes included. <a href="/policies/shipping-policy">Shipping</a> calculated at checkout.</div>`,
    item.stock === 'low' && '<p class="product__inventory"><svg></svg>Low stock: 4 left</p>',
    item.from &&
      '<variant-selects><fieldset class="product-form__input product-form__input--pill"><legend class="form__label">Size</legend><input type="radio" name="Size" value="Small" checked><label>Small<span class="visually-hidden label-unavailable">Variant sold out or unavailable</span></label><input type="radio" name="Size" value="Large"><label>Large<span class="visually-hidden label-unavailable">Variant sold out or unavailable</span></label></fieldset></variant-selects>',
    `<product-form><form method="post" action="/cart/add"><div class="quantity"><input class="quantity__input" type="number" value="1"></div><button type="submit" name="add" class="product-form__submit button button--full-width"${item.stock === 'out' ? ' disabled' : ''}><span>${label}</span><span class="sold-out-message hidden">Sold out</span></button></form></product-form>`,
    '<pickup-availability class="product__pickup-availabilities" hidden></pickup-availability>',
    `<div class="product__description rte"><p>${item.text}</p></div></section></div></div></section>`,
    `<section class="section"><product-recommendations><h2 class="related-products__heading">You may also like</h2><ul class="grid product-grid">${related.map(card).join('')}</ul></product-recommendations></section></main>`,
    '<footer><p>&copy; 2026 Hearthside Goods. Gift cards from $25.</p></footer></body></html>',
  );
}

/** Shopify, theme Dawn, without its JSON-LD: both prices in the page, one hidden by the style sheet. */
export const shopifyDawn: readonly ShopPage[] = [
  ...items.map((item) => ({
    system: 'shopify-dawn',
    url: `https://hearth.example/products/${item.handle}`,
    html: page(item),
    expected: {
      name: item.name,
      price: item.price.replace(',', ''),
      currency: 'USD',
      availability: item.stock === 'out' ? 'out_of_stock' : item.stock === 'pre' ? 'preorder' : 'in_stock',
      sku: item.sku ?? null,
      images: item.images,
    } as const,
  })),
  {
    system: 'shopify-dawn',
    url: 'https://hearth.example/collections/all',
    html: `<!doctype html><html lang="en"><head><title>All products &ndash; Hearthside Goods</title></head><body><main><h1>Products</h1><p>12 products</p><ul class="grid product-grid">${related.map(card).join('')}</ul></main></body></html>`,
    expected: undefined,
  },
];
