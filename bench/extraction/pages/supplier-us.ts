import { join, type ShopPage } from '../shop-page.ts';

type Item = {
  item: string;
  mpn: string;
  name: string;
  price: string;
  unit: string;
  was?: string;
  stock: string;
  state: 'in_stock' | 'out_of_stock' | 'backorder';
  button: string;
  image: string;
};

const items: readonly Item[] = [
  {
    item: '1EJD7',
    mpn: 'DW-4523',
    name: 'Hex Key Set, 13 Pieces, Long Arm',
    price: '18.47',
    unit: '/ each',
    stock: 'In stock: ships today',
    state: 'in_stock',
    button: 'Add to Cart',
    image: 'hexkeys',
  },
  {
    item: '5LW92',
    mpn: 'GL-100-M',
    name: 'Nitrile Gloves, Powder Free, M, PK100',
    price: '12.35',
    unit: '/ pkg. of 100',
    was: '15.10',
    stock: '1,240 Available',
    state: 'in_stock',
    button: 'Add to Cart',
    image: 'gloves',
  },
  {
    item: '46A881',
    mpn: 'CP-9000',
    name: 'Reciprocating Air Compressor 5 hp',
    price: '2,349.00',
    unit: '/ each',
    stock: 'Backordered. Expected ship date 01/12/2027',
    state: 'backorder',
    button: 'Add to Cart',
    image: 'compressor',
  },
  {
    item: '33TT01',
    mpn: 'BL-LED-2',
    name: 'LED High Bay Light, 150 W',
    price: '139.99',
    unit: '/ each',
    stock: 'This item has been discontinued and is no longer available.',
    state: 'out_of_stock',
    button: 'View Alternatives',
    image: 'highbay',
  },
  {
    item: '7XY-221',
    mpn: '88.201',
    name: 'Ball Valve, Brass, 1/2 in',
    price: '9.08',
    unit: 'ea.',
    stock: 'Temporarily out of stock',
    state: 'out_of_stock',
    button: 'Notify Me',
    image: 'valve',
  },
];

function page(item: Item): string {
  return join(
    `<!DOCTYPE html><html lang="en"><head><title>${item.name} - ${item.item} - Fastline Supply</title><meta name="description" content="Order ${item.name} at Fastline."></head><body><div class="util-nav">Call 1-800-555-0199 | Minimum order $25</div><header><a href="/"><img alt="Fastline" src="/assets/fastline.svg"/></a><a href="/cart">Cart $0.00</a></header>`,
    `<main role="main"><div class="pdp"><div class="pdp-head"><span class="brand">DAYTON WORKS</span><h1 class="pdp-title">${item.name}</h1><ul class="pdp-ids"><li><span>Item #</span> <strong>${item.item}</strong></li><li><span>Mfr. Model #</span> <strong>${item.mpn}</strong></li><li><span>UNSPSC #</span> <strong>27111710</strong></li><li>Catalog Page # 1201</li></ul></div>`,
    `<div class="pdp-media"><img id="mainImg" src="https://img.fastline.example/is/image/fl/${item.image}_AS01?$mdmain$" alt="${item.name}"/><button><img src="https://img.fastline.example/is/image/fl/${item.image}_AS01?$smthumb$" alt=""/></button><button><img src="https://img.fastline.example/is/image/fl/${item.image}_AS02?$smthumb$" alt=""/></button></div>`,
    `<div class="pdp-buy"><div class="pricing">${item.was ? `<span class="label">Web Price</span>` : '<span class="label">Price</span>'} <span class="price-val">$${item.price}</span> <span class="uom">${item.unit}</span>${item.was ? ` <span class="reg">Reg. $${item.was}</span>` : ''}</div><div class="avail">${item.stock}</div><label>Qty <input value="1"/></label><button class="cta">${item.button}</button><div class="ship">Shipping Weight 1.4 lbs. Ships free with orders over $150.</div></div>`,
    '<table class="specs"><caption>Technical Specs</caption><tr><td>Item</td><td>Hex Key Set</td></tr><tr><td>Length</td><td>6 1/2 in</td></tr><tr><td>Replacement cost</td><td>$4.10</td></tr></table></div>',
    '<section class="also"><h2>Frequently bought together</h2><div class="tile"><img src="https://img.fastline.example/is/image/fl/oil_AS01?$smthumb$" alt="Oil"/><a href="/p/9">Cutting Oil, 16 oz</a><div>Item # 2HH40</div><div class="price-val">$11.20</div><button>Add to Cart</button></div><div class="tile"><a href="/p/10">Tap Set</a><div class="price-val">$74.00</div></div></section></main><footer>© Fastline Supply</footer></body></html>',
  );
}

/** An American supplier: item and model numbers side by side, unit prices, pictures without a file ending. */
export const supplierUs: readonly ShopPage[] = items.map((item) => ({
  system: 'supplier-us',
  url: `https://fastline.example/product/${item.item}`,
  html: page(item),
  expected: {
    name: item.name,
    price: item.price.replace(',', ''),
    currency: 'USD',
    availability: item.state,
    sku: item.item,
    images: [`${item.image}_AS01`, `${item.image}_AS02`],
  },
}));
