import { join, type ShopPage } from '../shop-page.ts';

type Item = {
  slug: string;
  name: string;
  price: string;
  was?: string;
  sku: string;
  isOut?: boolean;
  images: readonly string[];
  text: string;
};

const items: readonly Item[] = [
  {
    slug: 'citrus-candle',
    name: 'Citrus & Fig Candle',
    price: '28.00',
    sku: 'SQ2719034',
    images: ['candle-1.jpg', 'candle-2.jpg'],
    text: 'Soy wax, 45 hours.',
  },
  {
    slug: 'print-no-4',
    name: 'Print No. 4 (A3)',
    price: '65.00',
    was: '80.00',
    sku: 'SQ8801172',
    images: ['Print+No4.jpg'],
    text: 'Giclée on cotton rag. Frame not included.',
  },
  {
    slug: 'vase-tall',
    name: 'Tall Vase',
    price: '140.00',
    sku: 'SQ5520918',
    isOut: true,
    images: ['vase.png', 'vase-detail.png'],
    text: 'One of a kind.',
  },
  {
    slug: 'clay-workshop',
    name: 'Clay Workshop Ticket',
    price: '95.00',
    sku: 'SQ1000411',
    images: ['workshop.jpg'],
    text: 'Two hours, tools provided. Bring a friend for $50.',
  },
  {
    slug: 'bowl-set',
    name: 'Nesting Bowls, Set of 5',
    price: '210.00',
    sku: 'SQ7777001',
    images: ['bowls-a.jpg', 'bowls-b.jpg', 'bowls-c.jpg'],
    text: 'Made to stack.',
  },
];

function page(item: Item): string {
  const root = 'https://images.squarespace-cdn.example/content/v1/5a/1611/';
  const cents = Math.round(Number(item.price) * 100);
  const variants = JSON.stringify([
    {
      attributes: {},
      id: 'b1',
      sku: item.sku,
      price: item.was ? Math.round(Number(item.was) * 100) : cents,
      salePrice: item.was ? cents : 0,
      onSale: Boolean(item.was),
      unlimited: !item.isOut,
      qtyInStock: 0,
    },
  ]);
  return join(
    `<!doctype html><html lang="en-US"><head><title>${item.name} — Studio Marl</title><base href=""><link rel="canonical" href="https://marl.example/shop/p/${item.slug}"/></head><body id="collection-5f" class="tweak-product-basic-item view-item">`,
    '<header id="header" class="header"><div class="header-title-text"><a href="/">Studio Marl</a></div><a href="/cart" class="header-actions-action"><span class="cart-style-text">Cart (<span class="sqs-cart-quantity">0</span>)</span></a></header>',
    `<main id="page"><article class="ProductItem hentry${item.isOut ? ' sold-out' : ''}" data-item-id="6"><nav class="ProductItem-nav"><div class="ProductItem-nav-breadcrumb"><a href="/shop">Shop</a></div></nav><section class="ProductItem-summary"><section class="ProductItem-gallery"><div class="ProductItem-gallery-slides">`,
    ...item.images.map(
      (file) =>
        `<div class="ProductItem-gallery-slides-item"><img class="ProductItem-gallery-slides-item-image" data-src="${root}${file}" data-image="${root}${file}" data-image-dimensions="2500x1667" data-load="false" alt=""/></div>`,
    ),
    '</div><div class="ProductItem-gallery-thumbnails">',
    ...item.images.map(
      (file) =>
        `<div class="ProductItem-gallery-thumbnails-item"><img data-src="${root}${file}" data-image="${root}${file}" alt=""/><noscript><img src="${root}${file}?format=100w"/></noscript></div>`,
    ),
    `</div></section><section class="ProductItem-details"><h1 class="ProductItem-details-title" data-content-field="title">${item.name}</h1><div class="ProductItem-product-price"><div class="product-price">${item.was ? `<span class="visually-hidden v6-visually-hidden">Sale Price:</span><span class="sqs-money-native">${item.price}</span> <span class="visually-hidden v6-visually-hidden">Original Price:</span><span class="original-price"><span class="sqs-money-native">${item.was}</span></span>` : `$${item.price}`}</div></div>`,
    item.isOut && '<div class="product-mark sold-out">sold out</div>',
    item.was && '<div class="product-mark sale">sale</div>',
    `<div class="ProductItem-details-excerpt"><p>${item.text}</p></div><div class="ProductItem-details-checkout"><div class="product-variants" data-item-id="6" data-variants='${variants}'></div><div class="product-quantity-input"><div class="quantity-label">Quantity:</div><input type="number" value="1"></div><div class="sqs-add-to-cart-button-wrapper"><div class="sqs-add-to-cart-button sqs-suppress-edit-mode sqs-editable-button" role="button" data-original-label="Add To Cart"><div class="sqs-add-to-cart-button-inner">Add To Cart</div></div></div></div></section></section></article>`,
    `<section class="ProductItem-relatedProducts"><h2 class="ProductItem-relatedProducts-title">You Might Also Like</h2><div class="list-grid"><div class="grid-item"><a href="/shop/p/saucer"><img data-src="${root}saucer.jpg" alt="Saucer"/><div class="grid-title">Saucer</div><div class="grid-prices"><div class="product-price">$18.00</div></div></a></div><div class="grid-item"><img data-src="${root}ladle.jpg" alt="Ladle"/><div class="grid-title">Ladle</div><div class="product-price">$32.00</div><div class="product-mark sold-out">sold out</div></div></div></section></main>`,
    '<footer>Made with Squarespace. Gift cards from $20.</footer></body></html>',
  );
}

/** Squarespace 7.1: pictures without src, the sku only in an attribute, sale prices without a currency sign. */
export const squarespace: readonly ShopPage[] = items.map((item) => ({
  system: 'squarespace',
  url: `https://marl.example/shop/p/${item.slug}`,
  html: page(item),
  expected: {
    name: item.name,
    price: item.price,
    currency: 'USD',
    availability: item.isOut ? 'out_of_stock' : 'in_stock',
    sku: item.sku,
    images: item.images,
  },
}));
