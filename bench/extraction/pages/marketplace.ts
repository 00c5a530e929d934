import { join, type ShopPage } from '../shop-page.ts';

type Item = {
  asin: string;
  name: string;
  price: string;
  list?: string;
  stock: string;
  state: 'in_stock' | 'out_of_stock';
  images: readonly string[];
};

const items: readonly Item[] = [
  {
    asin: 'B0AAAA1111',
    name: 'Voltex 65W USB-C Charger, Foldable GaN Wall Plug, Black',
    price: '29.99',
    list: '39.99',
    stock: 'In Stock',
    state: 'in_stock',
    images: ['61aaAA1.jpg', '71bbBB2.jpg'],
  },
  {
    asin: 'B0BBBB2222',
    name: 'Quiet Air Purifier for Bedroom, H13 HEPA',
    price: '1,089.00',
    stock: 'Only 5 left in stock - order soon.',
    state: 'in_stock',
    images: ['81ccCC3.jpg'],
  },
  {
    asin: 'B0CCCC3333',
    name: 'Bamboo Drawer Dividers (4 Pack)',
    price: '24.49',
    list: '32.00',
    stock: 'In Stock',
    state: 'in_stock',
    images: ['91ddDD4.jpg', '91eeEE5.jpg', '91ffFF6.jpg'],
  },
  {
    asin: 'B0DDDD4444',
    name: 'Retro Desk Fan 8 Inch',
    price: '',
    stock: 'Currently unavailable. We don’t know when or if this item will be back in stock.',
    state: 'out_of_stock',
    images: ['51ggGG7.jpg'],
  },
  {
    asin: 'B0EEEE5555',
    name: 'Cast Iron Trivet, Round',
    price: '18.00',
    stock: 'Usually ships within 2 to 3 days',
    state: 'in_stock',
    images: ['41hhHH8.jpg'],
  },
];

function aPrice(amount: string, kind = ''): string {
  const [whole = '', cents = ''] = amount.split('.');
  return `<span class="a-price ${kind}" data-a-size="xl"><span class="a-offscreen">$${amount}</span><span aria-hidden="true"><span class="a-price-symbol">$</span><span class="a-price-whole">${whole}<span class="a-price-decimal">.</span></span><span class="a-price-fraction">${cents}</span></span></span>`;
}

function page(item: Item): string {
  const img = (file: string, mod: string) =>
    `https://m.media.example/images/I/${file.replace('.jpg', `.${mod}.jpg`)}`;
  return join(
    `<!doctype html><html lang="en-us"><head><title>Bazaar.example: ${item.name} : Home</title><meta name="title" content="Bazaar.example: ${item.name}"></head><body><div id="navbar"><span id="nav-global-location">Deliver to New York</span><span id="nav-cart-count">0</span></div><div id="dp" class="en_US"><div id="leftCol"><div id="imageBlock"><div id="altImages"><ul>`,
    ...item.images.map(
      (file) => `<li class="item imageThumbnail"><img alt="" src="${img(file, '_AC_US40_')}"></li>`,
    ),
    `</ul></div><div id="imgTagWrapperId" class="imgTagWrapper"><img alt="${item.name}" src="${img(item.images[0] ?? '', '_AC_SX342_')}" data-old-hires="${img(item.images[0] ?? '', '_AC_SL1500_')}" class="a-dynamic-image" id="landingImage" data-a-dynamic-image='{"${img(item.images[0] ?? '', '_AC_SX342_')}":[342,342],"${img(item.images[0] ?? '', '_AC_SX679_')}":[679,679]}'></div></div></div>`,
    `<div id="centerCol"><div id="titleSection"><h1 id="title" class="a-size-large a-spacing-none"><span id="productTitle" class="a-size-large product-title-word-break">        ${item.name}       </span></h1></div><a id="bylineInfo">Visit the Voltex Store</a><div id="averageCustomerReviews"><span class="a-icon-alt">4.6 out of 5 stars</span> <span id="acrCustomerReviewText">12,873 ratings</span></div>`,
    item.price &&
      `<div id="corePriceDisplay_desktop_feature_div"><span class="savingsPercentage">-25%</span>${aPrice(item.price, 'priceToPay')}${item.list ? `<span class="a-size-small a-color-secondary">List Price: <span class="a-price a-text-price" data-a-strike="true"><span class="a-offscreen">$${item.list}</span><span aria-hidden="true">$${item.list}</span></span></span>` : ''}</div>`,
    '<div id="feature-bullets"><ul><li>Charges two devices. Comparable chargers cost $60 and more.</li><li>24-month warranty</li></ul></div></div>',
    `<div id="rightCol"><div id="buybox">${item.price ? aPrice(item.price) : ''}<div id="deliveryBlockMessage">FREE delivery Tuesday on orders over $35 shipped by Bazaar</div><div id="availability"><span class="a-size-medium a-color-success"> ${item.stock} </span></div>`,
    item.state === 'in_stock' &&
      '<span class="a-declarative">Quantity: <select id="quantity"><option>1</option></select></span><span id="submit.add-to-cart"><input id="add-to-cart-button" name="submit.add-to-cart" title="Add to Shopping Cart" type="button" value="Add to cart"></span><span id="submit.buy-now"><input id="buy-now-button" type="button" value="Buy Now"></span>',
    `</div></div><div id="sims"><h2>Customers who viewed this item also viewed</h2><ol class="a-carousel"><li class="a-carousel-card"><a href="/dp/B0ZZ1"><img src="${img('99zz.jpg', '_AC_UL165_')}" alt="Other charger"><div>Other charger 30W</div></a>${aPrice('15.99')}<span>In Stock</span></li><li class="a-carousel-card"><a href="/dp/B0ZZ2">Cable</a>${aPrice('7.49')}</li></ol></div>`,
    `<div id="prodDetails"><table id="productDetails_detailBullets_sections1"><tr><th>ASIN</th><td>${item.asin}</td></tr><tr><th>Item model number</th><td>VX-65-B</td></tr><tr><th>Customer Reviews</th><td>4.6 out of 5 stars</td></tr><tr><th>Date First Available</th><td>May 4, 2025</td></tr></table></div></div><div id="navFooter">Conditions of Use</div></body></html>`,
  );
}

/** A marketplace: each price twice for screen readers, cut in pieces, sku under another name, no price when unavailable. */
export const marketplace: readonly ShopPage[] = items.map((item) => ({
  system: 'marketplace',
  url: `https://bazaar.example/dp/${item.asin}`,
  html: page(item),
  expected: {
    name: item.name,
    price: item.price === '' ? null : item.price.replace(',', ''),
    currency: item.price === '' ? null : 'USD',
    availability: item.state,
    sku: item.asin,
    images: item.images,
  },
}));
