import { join, type ShopPage } from '../shop-page.ts';

type Item = {
  slug: string;
  name: string;
  price: string;
  was?: string;
  to?: string;
  sku?: string;
  stock: 'none' | 'count' | 'out' | 'backorder';
  images: readonly string[];
  tab: string;
};

const items: readonly Item[] = [
  {
    slug: 'cafetiere',
    name: 'Copper Cafetière, 8 Cup',
    price: '39.95',
    was: '54.00',
    sku: 'CAF-8C',
    stock: 'count',
    images: ['cafetiere-main.jpg', 'cafetiere-side.jpg'],
    tab: 'Holds one litre. Spare glass is £8.50.',
  },
  {
    slug: 'hoodie-logo',
    name: 'Hoodie with Logo',
    price: '45.00',
    sku: 'woo-hoodie-with-logo',
    stock: 'none',
    images: ['hoodie.jpg'],
    tab: 'Brushed fleece inside.',
  },
  {
    slug: 'vneck',
    name: 'V-Neck T-Shirt',
    price: '15.00',
    to: '20.00',
    sku: 'N/A',
    stock: 'none',
    images: ['vneck-tee.jpg', 'vnech-green.jpg', 'vnech-blue.jpg'],
    tab: 'This is a variable product.',
  },
  {
    slug: 'beard-oil',
    name: 'Cedar Beard Oil',
    price: '12.00',
    sku: '5060123456',
    stock: 'out',
    images: ['beard-oil.webp'],
    tab: 'Back in stock soon, leave your mail.',
  },
  {
    slug: 'walnut-desk',
    name: 'Walnut Standing Desk',
    price: '1,149.00',
    stock: 'backorder',
    images: ['desk-front.jpg', 'desk-top.jpg'],
    tab: 'Two-man delivery included, worth £60.',
  },
];

const money = (amount: string) =>
  `<span class="woocommerce-Price-amount amount"><bdi><span class="woocommerce-Price-currencySymbol">&pound;</span>${amount}</bdi></span>`;

function priceOf(item: Item): string {
  if (item.to) return `<p class="price">${money(item.price)} &ndash; ${money(item.to)}</p>`;
  if (!item.was) return `<p class="price">${money(item.price)}</p>`;
  return `<p class="price"><del aria-hidden="true">${money(item.was)}</del> <span class="screen-reader-text">Original price was: &pound;${item.was}.</span><ins aria-hidden="true">${money(item.price)}</ins><span class="screen-reader-text">Current price is: &pound;${item.price}.</span></p>`;
}

const stock = {
  none: '',
  count: '<p class="stock in-stock">7 in stock</p>',
  out: '<p class="stock out-of-stock">Out of stock</p>',
  backorder: '<p class="stock available-on-backorder">Available on backorder</p>',
};

function page(item: Item): string {
  const base = 'https://grocer.example/wp-content/uploads/2026/03/';
  return join(
    `<!DOCTYPE html><html lang="en-GB"><head><title>${item.name} - Grocer &amp; Sons</title><link rel="canonical" href="https://grocer.example/product/${item.slug}/" /></head>`,
    '<body class="product-template-default single single-product woocommerce woocommerce-page"><div id="page"><header id="masthead" class="site-header"><a href="https://grocer.example/"><img src="https://grocer.example/wp-content/uploads/2025/01/logo-150x50.png" class="custom-logo" alt="Grocer"></a>',
    `<ul id="site-header-cart" class="site-header-cart menu"><li><a class="cart-contents" href="https://grocer.example/cart/">${money('0.00')} <span class="count">0 items</span></a></li></ul></header>`,
    '<div class="storefront-breadcrumb"><nav class="woocommerce-breadcrumb"><a href="/">Home</a> / <a href="/c/kitchen">Kitchen</a></nav></div>',
    `<div class="site-content"><main id="main" class="site-main"><div class="woocommerce-notices-wrapper"></div><div id="product-81" class="product type-product ${item.stock === 'out' ? 'outofstock' : 'instock'}">`,
    item.was && '<span class="onsale">Sale!</span>',
    '<div class="woocommerce-product-gallery woocommerce-product-gallery--with-images images"><div class="woocommerce-product-gallery__wrapper">',
    ...item.images.map((file) => {
      const thumb = file.replace(/(\.\w+)$/, '-100x100$1');
      const middle = file.replace(/(\.\w+)$/, '-416x416$1');
      return `<div data-thumb="${base}${thumb}" class="woocommerce-product-gallery__image"><a href="${base}${file}"><img width="416" height="416" src="${base}${middle}" class="wp-post-image" alt="" data-src="${base}${file}" data-large_image="${base}${file}" data-large_image_width="801" srcset="${base}${middle} 416w, ${base}${thumb} 100w" /></a></div>`;
    }),
    `</div></div><div class="summary entry-summary"><h1 class="product_title entry-title">${item.name}</h1>`,
    '<div class="woocommerce-product-rating"><div class="star-rating" role="img" aria-label="Rated 4.50 out of 5"><span style="width:90%">Rated <strong class="rating">4.50</strong> out of 5 based on <span class="rating">2</span> customer ratings</span></div></div>',
    priceOf(item),
    '<div class="woocommerce-product-details__short-description"><p>Spend &pound;40 more to get free delivery.</p></div>',
    stock[item.stock],
    item.to &&
      '<form class="variations_form cart"><table class="variations"><tbody><tr><th class="label"><label for="size">Size</label></th><td><select id="size"><option value="">Choose an option</option><option>Large</option><option>Small</option></select></td></tr></tbody></table><div class="single_variation_wrap"><button type="submit" class="single_add_to_cart_button button alt disabled wc-variation-selection-needed">Add to basket</button></div></form>',
    !item.to &&
      item.stock !== 'out' &&
      '<form class="cart" method="post"><div class="quantity"><input type="number" class="input-text qty text" value="1"></div><button type="submit" name="add-to-cart" value="81" class="single_add_to_cart_button button alt">Add to basket</button></form>',
    `<div class="product_meta">${item.sku ? `<span class="sku_wrapper">SKU: <span class="sku">${item.sku}</span></span> ` : ''}<span class="posted_in">Category: <a href="/c/kitchen" rel="tag">Kitchen</a></span></div></div>`,
    `<div class="woocommerce-tabs wc-tabs-wrapper"><div class="woocommerce-Tabs-panel" id="tab-description"><h2>Description</h2><p>${item.tab}</p></div></div>`,
    `<section class="related products"><h2>Related products</h2><ul class="products columns-3"><li class="product type-product instock"><a href="https://grocer.example/product/kettle/" class="woocommerce-LoopProduct-link"><img src="${base}kettle-324x324.jpg" alt=""><h2 class="woocommerce-loop-product__title">Kettle</h2><span class="price">${money('29.00')}</span></a><a href="?add-to-cart=22" data-product_sku="KET-1" class="button add_to_cart_button">Add to basket</a></li><li class="product outofstock"><a href="https://grocer.example/product/pan/"><img src="${base}pan-324x324.jpg" alt=""><h2 class="woocommerce-loop-product__title">Pan</h2><span class="price"><del>${money('80.00')}</del> <ins>${money('59.00')}</ins></span></a><a class="button">Read more</a></li></ul></section>`,
    '</div></main><aside class="widget-area"><div class="widget widget_top_rated"><ul class="product_list_widget"><li><a href="/product/mug/"><span class="product-title">Mug</span></a><span class="woocommerce-Price-amount amount">&pound;9.00</span></li></ul></div></aside></div></div></body></html>',
  );
}

const available = {
  none: 'in_stock',
  count: 'in_stock',
  out: 'out_of_stock',
  backorder: 'backorder',
} as const;

/** WooCommerce, theme Storefront: hidden words about prices for screen readers, a basket in the head, related products. */
export const woocommerce: readonly ShopPage[] = items.map((item) => ({
  system: 'woocommerce',
  url: `https://grocer.example/product/${item.slug}/`,
  html: page(item),
  expected: {
    name: item.name,
    price: item.price.replace(',', ''),
    currency: 'GBP',
    availability: available[item.stock],
    sku: item.sku === 'N/A' ? null : (item.sku ?? null),
    images: item.images,
  },
}));
