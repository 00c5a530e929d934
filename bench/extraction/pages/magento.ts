import { join, type ShopPage } from '../shop-page.ts';

type Item = {
  key: string;
  name: string;
  price: string;
  was?: string;
  low?: boolean;
  sku: string;
  isOut?: boolean;
  images: readonly string[];
};

const items: readonly Item[] = [
  {
    key: 'driven-backpack',
    name: 'Driven Backpack XL',
    price: '36.00',
    sku: '24-WB03X',
    images: ['/w/b/wb03-purple-0.jpg', '/w/b/wb03-purple-0_alt1.jpg'],
  },
  {
    key: 'sol-tank',
    name: 'Sol Training Tank',
    price: '18.20',
    was: '26.00',
    sku: 'MT-09-GRN',
    images: ['/m/t/mt09-green_main.jpg'],
  },
  {
    key: 'yoga-kit',
    name: 'Complete Yoga Kit',
    price: '61.00',
    low: true,
    sku: '24-WG080',
    images: ['/l/u/luma-yoga-kit-2.jpg'],
  },
  {
    key: 'gym-bag',
    name: 'Endeavor Gym Bag',
    price: '1,033.00',
    sku: '24WB06',
    isOut: true,
    images: ['/w/b/wb06-red-0.jpg', '/w/b/wb06-red-0_alt1.jpg', '/w/b/wb06-red-0_alt2.jpg'],
  },
  {
    key: 'fitness-watch',
    name: 'Pulse Fitness Watch',
    price: '92.00',
    was: '104.00',
    sku: 'WATCH_02 B',
    images: ['/w/g/wg02-bk-0.jpg'],
  },
];

const root = 'https://luma.example/media/catalog/product/cache/11ac2/';

function amount(value: string, type: string, id: string): string {
  return `<span class="price-container price-${type} tax weee"><span id="${id}" data-price-amount="${value.replace(',', '')}" data-price-type="${type}" class="price-wrapper "><span class="price">$${value}</span></span></span>`;
}

function priceBox(item: Item): string {
  if (item.low)
    return `<div class="price-box price-configured_price"><p class="price-from"><span class="price-label">From</span>${amount(item.price, 'minPrice', 'from-1')}</p><p class="price-to"><span class="price-label">To</span>${amount('77.00', 'maxPrice', 'to-1')}</p></div>`;
  if (item.was)
    return `<div class="price-box price-final_price" data-role="priceBox" data-product-id="8"><span class="special-price"><span class="price-container"><span class="price-label">Special Price</span>${amount(item.price, 'finalPrice', 'product-price-8')}</span></span><span class="old-price"><span class="price-label">Regular Price</span>${amount(item.was, 'oldPrice', 'old-price-8')}</span></div>`;
  return `<div class="price-box price-final_price" data-role="priceBox">${amount(item.price, 'finalPrice', 'product-price-8')}</div>`;
}

function page(item: Item): string {
  const gallery = {
    '[data-gallery-role=gallery-placeholder]': {
      'mage/gallery/gallery': {
        mixins: ['magnifier/magnify'],
        data: item.images.map((path, n) => ({
          thumb: `${root}t${path}`,
          img: `${root}m${path}`,
          full: `${root}f${path}`,
          caption: item.name,
          position: String(n),
          isMain: n === 0,
          type: 'image',
        })),
      },
    },
  };
  return join(
    `<!doctype html><html lang="en"><head><meta charset="utf-8"/><title>${item.name}</title><meta name="title" content="${item.name}"/></head><body class="catalog-product-view product-${item.key} page-layout-1column"><div class="page-wrapper">`,
    '<header class="page-header"><div class="panel wrapper"><ul class="header links"><li class="greet welcome">Default welcome msg!</li><li><a href="/customer/account/login">Sign In</a></li></ul></div><a class="logo" href="https://luma.example/"><img src="https://luma.example/static/frontend/logo.svg" alt=""/></a><div class="minicart-wrapper"><span class="counter-number">0</span></div></header>',
    '<div class="breadcrumbs"></div><main id="maincontent" class="page-main"><div class="columns"><div class="column main"><div class="product-info-main">',
    `<div class="page-title-wrapper product"><h1 class="page-title"><span class="base" data-ui-id="page-title-wrapper">${item.name}</span></h1></div>`,
    '<div class="product-reviews-summary"><div class="rating-summary"><span class="label"><span>Rating:</span></span><div class="rating-result" title="80%"><span style="width:80%"><span>80%</span></span></div></div><a class="action view" href="#reviews">3&nbsp;<span>Reviews</span></a></div>',
    `<div class="product-info-price">${priceBox(item)}<div class="product-info-stock-sku"><div class="stock ${item.isOut ? 'unavailable' : 'available'}" title="Availability"><span>${item.isOut ? 'Out of stock' : 'In stock'}</span></div><div class="product attribute sku"><strong class="type">SKU</strong><div class="value">${item.sku}</div></div></div></div>`,
    '<div class="prices-tier"><p>Buy 5 for <span class="price">$29.90</span> each and save 9%</p></div>',
    !item.isOut &&
      '<div class="product-add-form"><form method="post" id="product_addtocart_form"><div class="field qty"><label class="label" for="qty"><span>Qty</span></label><input type="number" name="qty" id="qty" value="1"/></div><button type="submit" title="Add to Cart" class="action primary tocart" id="product-addtocart-button" disabled><span>Add to Cart</span></button></form></div>',
    item.isOut &&
      '<div class="product alert stock"><a href="/productalert/add/stock" class="action alert">Notify me when this product is in stock</a></div>',
    '<div class="product-social-links"><a href="#" class="action towishlist"><span>Add to Wish List</span></a><a class="action tocompare"><span>Add to Compare</span></a></div></div>',
    `<div class="product media"><div class="gallery-placeholder _block-content-loading" data-gallery-role="gallery-placeholder"><img alt="main product photo" class="gallery-placeholder__image" src="${root}m${item.images[0]}"/></div><script type="text/x-magento-init">${JSON.stringify(gallery)}</script></div>`,
    '<div class="product info detailed"><div class="data item title active"><a>Details</a></div><div class="data item content" id="description"><p>It\'s everything you need for a day out, and costs less than a $150 rival.</p></div><div id="additional"><table class="data table additional-attributes"><tbody><tr><th class="col label">Activity</th><td class="col data">Gym, Yoga</td></tr><tr><th class="col label">Material</th><td class="col data">Nylon</td></tr></tbody></table></div></div>',
    `<div class="block related"><div class="block-title title"><strong>Related Products</strong></div><div class="products list items product-items"><div class="item product product-item"><a href="https://luma.example/joust.html" class="product photo product-item-photo"><img class="product-image-photo" src="${root}s/m/b/mb01-blue-0.jpg" loading="lazy" alt="Joust"/></a><strong class="product name product-item-name"><a class="product-item-link" href="https://luma.example/joust.html">Joust Duffle Bag</a></strong>${amount('34.00', 'finalPrice', 'product-price-1')}<div class="stock unavailable"><span>Out of stock</span></div></div><div class="item product product-item"><img class="product-image-photo" src="${root}s/m/b/mb04-black-0.jpg" alt=""/><a class="product-item-link" href="https://luma.example/strive.html">Strive Shoulder Pack</a>${amount('32.00', 'finalPrice', 'product-price-2')}</div></div></div>`,
    '</div></div></main><footer class="page-footer"><small class="copyright"><span>Copyright &copy; 2013-present Magento</span></small></footer></div></body></html>',
  );
}

/** Magento 2, theme Luma: pictures only in the gallery's initial data, tier prices, a buy button disabled until scripts run. */
export const magento: readonly ShopPage[] = items.map((item) => ({
  system: 'magento',
  url: `https://luma.example/${item.key}.html`,
  html: page(item),
  expected: {
    name: item.name,
    price: item.price.replace(',', ''),
    currency: 'USD',
    availability: item.isOut ? 'out_of_stock' : 'in_stock',
    sku: item.sku,
    images: item.images.map((path) => path.slice(path.lastIndexOf('/') + 1)),
  },
}));
