import { join, type ShopPage } from '../shop-page.ts';

type Item = {
  slug: string;
  brand: string;
  name: string;
  price: string;
  msrp?: string;
  was?: string;
  sku: string;
  button: 'Add to Cart' | 'Pre-Order Now' | 'out';
  images: readonly string[];
};

const items: readonly Item[] = [
  {
    slug: 'fog-linen-chambray-towel',
    brand: 'OFS',
    name: '[Sample] Fog Linen Chambray Towel - Beige Stripe',
    price: '$49.00',
    sku: 'SLCTBS',
    button: 'Add to Cart',
    images: ['146/372/foglinenbeigestripetowel1b.jpg', '146/371/foglinenbeigestripetowel2b.jpg'],
  },
  {
    slug: 'orbit-terrarium',
    brand: 'Common Good',
    name: 'Orbit Terrarium - Large',
    price: '$89.10',
    msrp: '$120.00',
    was: '$109.00',
    sku: 'OTL',
    button: 'Add to Cart',
    images: ['171/385/roundterrariumlarge.jpg'],
  },
  {
    slug: 'able-brewing-system',
    brand: 'Sagaform',
    name: 'Able Brewing System',
    price: '$225.00',
    sku: 'ABS',
    button: 'out',
    images: [
      '208/399/ablebrewingsystem1.jpg',
      '208/398/ablebrewingsystem2.jpg',
      '208/397/ablebrewingsystem3.jpg',
    ],
  },
  {
    slug: 'tiered-wire-basket',
    brand: 'Common Good',
    name: 'Tiered Wire Basket',
    price: '$119.95',
    msrp: '$150.00',
    sku: 'TWB-3',
    button: 'Add to Cart',
    images: ['203/392/tieredbasket2.jpg'],
  },
  {
    slug: 'field-radio',
    brand: 'Ardent',
    name: 'Field Radio MK II',
    price: '$1,299.50',
    sku: 'ARD/FR-2',
    button: 'Pre-Order Now',
    images: ['300/500/radio_front.jpg', '300/501/radio_dial.jpg'],
  },
];

const cdn = 'https://cdn11.bigcommerce.example/s-abc/images/stencil/';

function card(id: string, name: string, price: string): string {
  return `<li class="product"><article class="card" data-entity-id="${id}"><figure class="card-figure"><a href="/${id}/"><div class="card-img-container"><img src="${cdn}500x659/products/${id}/9/${id}.jpg?c=1" alt="${name}" class="card-image lazyload"></div></a><figcaption class="card-figcaption"><button class="button button--small card-figcaption-button quickview">Quick view</button><a href="/cart.php?action=add&product_id=${id}" class="button button--small">Add to Cart</a></figcaption></figure><div class="card-body"><h3 class="card-title"><a href="/${id}/">${name}</a></h3><div class="card-text" data-test-info-type="price"><div class="price-section price-section--withoutTax rrp-price--withoutTax" style="display: none;">MSRP: <span data-product-rrp-price-without-tax class="price price--rrp"></span></div><div class="price-section price-section--withoutTax"><span data-product-price-without-tax class="price price--withoutTax">${price}</span></div></div></div></article></li>`;
}

function page(item: Item): string {
  const isOut = item.button === 'out';
  return join(
    `<!DOCTYPE html><html class="no-js" lang="en"><head><title>${item.name} - Cornerstone Goods</title><link rel='canonical' href='https://stone.example/${item.slug}/' /><meta name='platform' content='bigcommerce.stencil' /></head><body>`,
    '<header class="header" role="banner"><nav class="navUser"><ul><li><a href="/giftcertificates.php">Gift Certificates</a></li><li><a href="/cart.php">Cart <span class="countPill cart-quantity"></span></a></li></ul></nav><h1 class="header-logo"><a href="https://stone.example/"><img class="header-logo-image" src="https://cdn11.bigcommerce.example/s-abc/images/stencil/250x100/logo_1.png" alt="Cornerstone Goods"></a></h1></header>',
    '<div class="banners" data-banner-location="top"><div data-event-type="promotion"><p>Orders over $99.00 ship free. 15% off with code FALL</p></div></div>',
    '<div class="body"><div class="container"><ul class="breadcrumbs"><li class="breadcrumb"><a href="/"><span>Home</span></a></li><li class="breadcrumb"><a href="/bath/"><span>Bath</span></a></li></ul><div><div class="productView">',
    '<section class="productView-images" data-image-gallery>',
    ...item.images
      .slice(0, 1)
      .map(
        (path) =>
          `<figure class="productView-image" data-image-gallery-main data-zoom-image="${cdn}1280x1280/products/${path}?c=1"><div class="productView-img-container"><a href="${cdn}1280x1280/products/${path}?c=1" target="_blank"><img src="${cdn}500x659/products/${path}?c=1" alt="${item.name}" class="productView-image--default" data-main-image></a></div></figure>`,
      ),
    '<ul class="productView-thumbnails">',
    ...item.images.map(
      (path) =>
        `<li class="productView-thumbnail"><a class="productView-thumbnail-link" href="${cdn}1280x1280/products/${path}?c=1" data-image-gallery-item data-image-gallery-new-image-url="${cdn}500x659/products/${path}?c=1"><img class="lazyload" data-sizes="auto" src="${cdn}50x50/products/${path}?c=1" data-src="${cdn}50x50/products/${path}?c=1" alt=""></a></li>`,
    ),
    `</ul></section><section class="productView-details product-data"><div class="productView-product"><h1 class="productView-title">${item.name}</h1><h2 class="productView-brand"><a href="/brands/x"><span>${item.brand}</span></a></h2><div class="productView-price">`,
    `<div class="price-section price-section--withoutTax rrp-price--withoutTax"${item.msrp ? '' : ' style="display: none;"'}>MSRP: <span data-product-rrp-price-without-tax class="price price--rrp">${item.msrp ?? ''}</span></div>`,
    `<div class="price-section price-section--withoutTax non-sale-price--withoutTax"${item.was ? '' : ' style="display: none;"'}>Was: <span data-product-non-sale-price-without-tax class="price price--non-sale">${item.was ?? ''}</span></div>`,
    `<div class="price-section price-section--withoutTax"><span class="price-label">${item.was ? 'Now:' : ''}</span><span data-product-price-without-tax class="price price--withoutTax">${item.price}</span></div>`,
    item.msrp &&
      '<div class="price-section price-section--saving"><span class="price">(You save</span> <span data-product-price-saved class="price price--saving">$30.90</span><span class="price">)</span></div>',
    `</div><div class="productView-rating"><span>(No reviews yet)</span><a class="productView-reviewLink--new">Write a Review</a></div><dl class="productView-info"><dt class="productView-info-name sku-label">SKU:</dt><dd class="productView-info-value" data-product-sku>${item.sku}</dd><dt class="productView-info-name upc-label">UPC:</dt><dd class="productView-info-value" data-product-upc>012345678905</dd><dt class="productView-info-name">Availability:</dt><dd class="productView-info-value">Usually ships in 24 hours</dd><dt class="productView-info-name">Shipping:</dt><dd class="productView-info-value">$10.00 (Fixed shipping cost)</dd></dl></div></section>`,
    '<section class="productView-details product-options"><div class="productView-options"><form class="form" method="post" action="https://stone.example/cart.php">',
    isOut
      ? '<div class="alertBox alertBox--error productAttributes-message"><div class="alertBox-column alertBox-message"><p>Out of stock</p></div></div>'
      : `<div class="form-field form-field--stock u-hiddenVisually"><label class="form-label">Current Stock:<span data-product-stock></span></label></div><div class="form-field form-field--increments"><label>Quantity:</label><button class="button button--icon" data-action="dec"><span class="is-srOnly">Decrease Quantity</span></button><input type="tel" value="1"></div><input id="form-action-addToCart" data-wait-message="Adding to cart…" class="button button--primary" type="submit" value="${item.button}">`,
    '</form></div></section><article class="productView-description"><ul class="tabs"><li class="tab is-active"><a>Description</a></li></ul><div class="tab-content is-active" id="tab-description"><p>Made by people who care. Add a gift box for $5 at checkout.</p></div></article></div>',
    `<div class="tab-content has-jsContent" id="tab-related"><ul class="productGrid">${card('77', 'Smith Journal 13', '$25.00')}${card('80', 'Dustpan & Brush', '$34.95')}</ul></div></div></div></div>`,
    '<footer class="footer"><article class="footer-info-col"><h3>Info</h3><address>1 Main St<br>Austin, TX 78701</address><p>Call us at 512-555-0100</p></article></footer></body></html>',
  );
}

const available = { 'Add to Cart': 'in_stock', 'Pre-Order Now': 'preorder', out: 'out_of_stock' } as const;

/** BigCommerce, theme Cornerstone: MSRP and "was" prices, empty hidden rows, the shop's name as a second h1. */
export const bigcommerce: readonly ShopPage[] = items.map((item) => ({
  system: 'bigcommerce',
  url: `https://stone.example/${item.slug}/`,
  html: page(item),
  expected: {
    name: item.name,
    price: item.price.replace(/[$,]/g, ''),
    currency: 'USD',
    availability: available[item.button],
    sku: item.sku,
    images: item.images.map((path) => `products/${path}`),
  },
}));
