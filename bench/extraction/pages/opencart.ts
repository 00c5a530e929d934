import { join, type ShopPage } from '../shop-page.ts';

type Item = {
  id: number;
  name: string;
  brand: string;
  code: string;
  price: string;
  was?: string;
  ex: string;
  stock: string;
  images: readonly string[];
};

const items: readonly Item[] = [
  {
    id: 42,
    name: 'Apple Cinema 30"',
    brand: 'Apple',
    code: 'Product 15',
    price: '$110.00',
    was: '$122.00',
    ex: '$90.00',
    stock: 'In Stock',
    images: ['apple_cinema_30.jpg', 'canon_logo.jpg'],
  },
  {
    id: 30,
    name: 'EOS 5D',
    brand: 'Canon',
    code: 'product3',
    price: '$98.00',
    was: '$122.00',
    ex: '$80.00',
    stock: '2-3 Days',
    images: ['canon_eos_5d_1.jpg', 'canon_eos_5d_2.jpg'],
  },
  {
    id: 43,
    name: 'MacBook',
    brand: 'Apple',
    code: 'PRD-16',
    price: '$602.00',
    ex: '$500.00',
    stock: 'Out Of Stock',
    images: ['macbook_1.jpg', 'macbook_2.jpg', 'macbook_3.jpg'],
  },
  {
    id: 47,
    name: 'HP LP3065',
    brand: 'Hewlett-Packard',
    code: 'LP3065-NV',
    price: '$1,122.00',
    ex: '$1,000.00',
    stock: 'Pre-Order',
    images: ['hp_1.jpg'],
  },
  {
    id: 28,
    name: 'Touch HD',
    brand: 'HTC',
    code: '7741/22',
    price: '$122.00',
    ex: '$100.00',
    stock: '939',
    images: ['htc_touch_hd_1.jpg'],
  },
];

function page(item: Item): string {
  const image = (file: string, size: number) =>
    `http://cart.example/image/cache/catalog/demo/${file.replace('.jpg', `-${size}x${size}.jpg`)}`;
  return join(
    `<!DOCTYPE html><html dir="ltr" lang="en"><head><meta charset="UTF-8" /><title>${item.name}</title><link href="http://cart.example/index.php?route=product/product&amp;product_id=${item.id}" rel="canonical" /></head><body class="product-product-${item.id}">`,
    '<nav id="top"><form id="form-currency"><div class="btn-group"><button class="btn btn-link dropdown-toggle"><strong>$</strong> <span>Currency</span></button><ul class="dropdown-menu"><li><button name="EUR">€ Euro</button></li><li><button name="GBP">£ Pound Sterling</button></li><li><button name="USD">$ US Dollar</button></li></ul></div></form></nav>',
    '<header><div id="logo"><a href="http://cart.example/"><img src="http://cart.example/image/catalog/logo.png" title="Your Store" /></a></div><div id="cart"><button class="btn btn-inverse"><span id="cart-total">0 item(s) - $0.00</span></button></div></header>',
    '<div id="product-product" class="container"><ul class="breadcrumb"><li><a href="/">Home</a></li></ul><div class="row"><div id="content" class="col-sm-12"><div class="row"><div class="col-sm-8"><ul class="thumbnails">',
    ...item.images.map(
      (file, n) =>
        `<li${n ? ' class="image-additional"' : ''}><a class="thumbnail" href="${image(file, 500)}" title="${item.name}"><img src="${image(file, n ? 74 : 228)}" title="${item.name}" alt="${item.name}" /></a></li>`,
    ),
    '</ul><ul class="nav nav-tabs"><li class="active"><a href="#tab-description">Description</a></li><li><a href="#tab-review">Reviews (0)</a></li></ul><div class="tab-content"><div class="tab-pane active" id="tab-description"><p>The 30-inch display delivers 2560 x 1600 pixels. The $599 graphics card is sold separately.</p></div><div class="tab-pane" id="tab-specification"><table class="table table-bordered"><thead><tr><td colspan="2"><strong>Memory</strong></td></tr></thead><tbody><tr><td>test 1</td><td>8gb</td></tr></tbody></table></div></div></div>',
    `<div class="col-sm-4"><div class="btn-group"><button type="button" data-toggle="tooltip" title="Add to Wish List"><i class="fa fa-heart"></i></button></div><h1>${item.name}</h1><ul class="list-unstyled"><li>Brand: <a href="/brand">${item.brand}</a></li><li>Product Code: ${item.code}</li><li>Reward Points: 100</li><li>Availability: ${item.stock}</li></ul>`,
    '<ul class="list-unstyled">',
    item.was
      ? `<li><span style="text-decoration: line-through;">${item.was}</span></li><li><h2>${item.price}</h2></li>`
      : `<li><h2>${item.price}</h2></li>`,
    `<li>Ex Tax: ${item.ex}</li><li>Price in reward points: 400</li><li><hr></li><li>10 or more $88.00</li></ul>`,
    '<div id="product"><div class="form-group required"><label class="control-label">Radio</label><div class="radio"><label><input type="radio" name="option[218]" /> Small (+$12.00)</label></div><div class="radio"><label><input type="radio" /> Medium (+$24.00)</label></div></div><div class="form-group"><label class="control-label" for="input-quantity">Qty</label><input type="text" name="quantity" value="2" /><button type="button" id="button-cart" class="btn btn-primary btn-lg btn-block">Add to Cart</button></div></div></div></div>',
    '<h3>Related Products</h3><div class="row"><div class="col-xs-6"><div class="product-thumb transition"><div class="image"><a href="/iphone"><img src="http://cart.example/image/cache/catalog/demo/iphone_1-200x200.jpg" alt="iPhone" /></a></div><div class="caption"><h4><a href="/iphone">iPhone</a></h4><p class="price"><span class="price-new">$101.00</span> <span class="price-old">$123.20</span> <span class="price-tax">Ex Tax: $82.00</span></p></div></div></div></div></div></div></div>',
    '<footer><p>Powered by OpenCart<br />Your Store &copy; 2026</p></footer></body></html>',
  );
}

const available: Record<string, 'in_stock' | 'out_of_stock' | 'preorder'> = {
  'Out Of Stock': 'out_of_stock',
  'Pre-Order': 'preorder',
};

/** OpenCart's default theme: bare list items, prices with and without tax, an Add to Cart button that never goes away. */
export const opencart: readonly ShopPage[] = items.map((item) => ({
  system: 'opencart',
  url: `http://cart.example/index.php?route=product/product&product_id=${item.id}`,
  html: page(item),
  expected: {
    name: item.name,
    price: item.price.replace(/[$,]/g, ''),
    currency: 'USD',
    availability: available[item.stock] ?? 'in_stock',
    sku: item.code,
    images: item.images,
  },
}));
