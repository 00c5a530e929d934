import { join, type ShopPage } from '../shop-page.ts';

type Item = {
  handle: string;
  name: string;
  price: string;
  was?: string;
  stock: 'in' | 'out';
  images: readonly string[];
  sku?: string;
  text: string;
};

const items: readonly Item[] = [
  {
    handle: 'trail-bottle',
    name: 'Trail Bottle 750ml',
    price: '24.95',
    stock: 'in',
    images: ['bottle-steel.jpg', 'bottle-lid.jpg'],
    sku: 'TB750',
    text: 'Keeps cold 24 h. Add a sleeve for $6.',
  },
  {
    handle: 'camp-stove',
    name: 'Camp Stove Mini',
    price: '59.00',
    was: '79.00',
    stock: 'in',
    images: ['stove.jpg'],
    text: 'Boils a litre in 3:20.',
  },
  {
    handle: 'down-quilt',
    name: 'Down Quilt 850',
    price: '1,349.00',
    stock: 'out',
    images: ['quilt-a.jpg', 'quilt-b.jpg'],
    sku: 'DQ-850-R',
    text: 'RDS certified.',
  },
  {
    handle: 'dry-sack',
    name: 'Dry Sack 20 L',
    price: '22.50',
    was: '30.00',
    stock: 'out',
    images: ['sack.jpg'],
    text: 'Roll top.',
  },
  {
    handle: 'headlamp',
    name: 'Headlamp 400',
    price: '44.00',
    stock: 'in',
    images: ['lamp-1.jpg', 'lamp-2.jpg', 'lamp-3.jpg'],
    sku: 'HL400',
    text: 'USB-C, 400 lm.',
  },
];

function page(item: Item): string {
  const cdn = '//cdn.shopify.example/s/files/1/0001/products/';
  const product = {
    id: 11,
    title: item.name,
    handle: item.handle,
    price: Math.round(Number(item.price.replace(',', '')) * 100),
    compare_at_price: item.was ? 7900 : null,
    available: item.stock === 'in',
    variants: [
      {
        id: 12,
        title: 'Default Title',
        sku: item.sku ?? null,
        available: item.stock === 'in',
        price: Math.round(Number(item.price.replace(',', '')) * 100),
      },
    ],
  };
  return join(
    `<!doctype html><html class="no-js" lang="en"><head><title>${item.name} &ndash; Outbound Supply</title><meta charset="utf-8"></head><body class="template-product"><div id="SearchDrawer" class="search-bar drawer"></div><div class="cart-popup-wrapper cart-popup-wrapper--hidden"><h2>Just added to your cart</h2></div>`,
    '<div class="announcement-bar"><p class="announcement-bar__message">Spend $100, get free 2-day shipping</p></div>',
    `<main class="main-content js-focus-hidden" id="MainContent"><div class="product-template__container page-width" id="ProductSection-product-template"><div class="grid product-single"><div class="grid__item product-single__media-group medium-up--one-half">`,
    ...item.images.map(
      (file, n) =>
        `<div class="product-single__media-wrapper${n ? ' hide' : ''}"><img class="feature-row__image product-featured-media lazyload lazypreload" src="${cdn}${file.replace('.', '_300x300.')}?v=15" data-src="${cdn}${file.replace('.', '_{width}x.')}?v=15" data-widths="[180, 360]" alt="${item.name}"></div><noscript><img src="${cdn}${file.replace('.', '_530x@2x.')}?v=15" alt="${item.name}"></noscript>`,
    ),
    '</div><div class="grid__item medium-up--one-half"><div class="product-single__meta">',
    `<h1 class="product-single__title">${item.name}</h1><div class="product__price"><dl class="price${item.stock === 'out' ? ' price--sold-out' : ''}${item.was ? ' price--on-sale' : ''}" data-price><div class="price__pricing-group"><div class="price__regular"><dt><span class="visually-hidden visually-hidden--inline">Regular price</span></dt><dd><span class="price-item price-item--regular" data-regular-price>$${item.was ?? item.price}</span></dd></div><div class="price__sale"><dt><span class="visually-hidden visually-hidden--inline">Sale price</span></dt><dd><span class="price-item price-item--sale" data-sale-price>$${item.price}</span></dd><dt><span class="visually-hidden">Regular price</span></dt><dd><s class="price-item price-item--regular" data-regular-price>${item.was ? `$${item.was}` : ''}</s></dd></div><div class="price__badges"><span class="price__badge price__badge--sale"><span>Sale</span></span><span class="price__badge price__badge--sold-out"><span>Sold out</span></span></div></div><dl class="price__unit"><dt>Unit price</dt><dd class="price-unit-price"><span>$0.00</span><span aria-hidden="true">/</span>per</dd></dl></dl></div>`,
    `<form method="post" action="/cart/add" class="product-form product-form-product-template"><select name="id" class="product-form__variants no-js"><option value="12">Default Title${item.stock === 'out' ? ' - Sold out' : ''}</option></select><div class="product-form__item product-form__item--submit"><button type="submit" name="add" ${item.stock === 'out' ? 'aria-disabled="true" ' : ''}class="btn product-form__cart-submit"><span data-add-to-cart-text>${item.stock === 'out' ? 'Sold out' : 'Add to cart'}</span></button></div></form><div class="product-single__description rte"><p>${item.text}</p></div></div></div></div></div>`,
    `<script type="application/json" id="ProductJson-product-template">${JSON.stringify(product)}</script>`,
    `<section><h2 class="section-header">Best sellers</h2><div class="grid"><div class="product-card"><a class="grid-view-item__link" href="/products/mug"><span class="visually-hidden">Enamel Mug</span></a><img class="grid-view-item__image" src="${cdn}mug_250x250.jpg"><div class="h4 grid-view-item__title product-card__title">Enamel Mug</div><dl class="price"><dd><span class="price-item price-item--regular">$14.00</span></dd></dl></div></div></section></main><footer class="site-footer"><h4>Quick links</h4></footer></body></html>`,
  );
}

/** Shopify's older theme Debut: sold-out badges in every page, hidden unit prices, the product as plain JSON. */
export const shopifyDebut: readonly ShopPage[] = items.map((item) => ({
  system: 'shopify-debut',
  url: `https://outbound.example/products/${item.handle}`,
  html: page(item),
  expected: {
    name: item.name,
    price: item.price.replace(',', ''),
    currency: 'USD',
    availability: item.stock === 'in' ? 'in_stock' : 'out_of_stock',
    sku: item.sku ?? null,
    images: item.images,
  },
}));
