import { join, type ShopPage } from '../shop-page.ts';

type Item = {
  slug: string;
  name: string;
  price: string;
  shown: string;
  was?: string;
  reference: string;
  stock: 'in' | 'last' | 'out' | 'order';
  images: readonly string[];
  text: string;
};

const items: readonly Item[] = [
  {
    slug: '1-1-t-shirt-colibri',
    name: 'T-shirt imprimé colibri',
    price: '22.94',
    shown: '22,94&nbsp;€',
    was: '28,68&nbsp;€',
    reference: 'demo_1',
    stock: 'in',
    images: ['2-large_default/hummingbird.jpg', '1-large_default/hummingbird.jpg'],
    text: 'Coton doux, coupe droite.',
  },
  {
    slug: '6-mug-ourson',
    name: 'Mug L’aventure vous attend',
    price: '14.28',
    shown: '14,28 €',
    reference: 'demo_11',
    stock: 'last',
    images: ['6-large_default/mug.jpg'],
    text: 'Livraison offerte dès 49 € d’achat.',
  },
  {
    slug: '19-fauteuil-rotin',
    name: 'Fauteuil en rotin « Biarritz »',
    price: '1249.00',
    shown: '1&#8239;249,00&nbsp;€',
    reference: 'FR-0019',
    stock: 'order',
    images: ['44-large_default/fauteuil.jpg', '45-large_default/fauteuil.jpg'],
    text: 'Fabriqué à la commande, payez en 3 x 416,33 €.',
  },
  {
    slug: '23-lampe-opaline',
    name: 'Lampe à poser opaline',
    price: '79.90',
    shown: '79,90 €',
    reference: 'LAMP-OPA',
    stock: 'out',
    images: ['51-large_default/lampe.jpg'],
    text: 'Ampoule E27 vendue séparément (6,50 €).',
  },
  {
    slug: '24-plaid-mohair',
    name: 'Plaid mohair 130 × 200',
    price: '119.00',
    shown: '119,00 €',
    was: '170,00 €',
    reference: 'PL130200',
    stock: 'in',
    images: ['60-large_default/plaid.jpg', '61-large_default/plaid.jpg', '62-large_default/plaid.jpg'],
    text: 'Tissé en Écosse.',
  },
];

const stock = {
  in: '<span id="product-availability" class="js-product-availability"><i class="material-icons rtl-no-flip product-available">&#xE5CA;</i> En stock</span>',
  last: '<span id="product-availability"><i class="material-icons product-last-items">&#xE002;</i> Derniers articles en stock</span>',
  out: '<span id="product-availability"><i class="material-icons product-unavailable">&#xE14B;</i> Rupture de stock</span>',
  order:
    '<span id="product-availability"></span><span class="delivery-information">Expédié sous 3 semaines</span>',
};

function miniature(name: string, price: string, image: string): string {
  return `<article class="product-miniature js-product-miniature"><div class="thumbnail-container"><a href="https://maison.example/fr/deco/${image}.html" class="thumbnail product-thumbnail"><img src="https://maison.example/${image}-home_default/x.jpg" loading="lazy" alt="${name}"></a><h3 class="h3 product-title"><a href="https://maison.example/fr/deco/${image}.html">${name}</a></h3><div class="product-price-and-shipping"><span class="regular-price" aria-label="Prix de base">45,00 €</span><span class="discount-percentage discount-product">-20%</span><span class="price" aria-label="Prix">${price}</span></div></div></article>`;
}

function page(item: Item): string {
  return join(
    `<!doctype html><html lang="fr-FR"><head><meta charset="utf-8"><title>${item.name}</title><meta name="description" content="${item.text}"></head><body id="product" class="lang-fr country-fr currency-eur layout-full-width page-product"><main>`,
    '<header id="header"><div id="contact-link">Appelez-nous : <span>01 23 45 67 89</span></div><div class="blockcart cart-preview"><span class="cart-products-count">(0)</span></div></header>',
    '<section id="wrapper"><nav class="breadcrumb"><ol><li><a href="https://maison.example/fr/"><span>Accueil</span></a></li></ol></nav><section id="main"><div class="row product-container"><div class="col-md-6"><section class="page-content" id="content"><ul class="product-flags"><li class="product-flag new">Nouveau</li></ul>',
    `<div class="images-container"><div class="product-cover"><img class="js-qv-product-cover img-fluid" src="https://maison.example/${item.images[0]}" alt="${item.name}" loading="lazy" width="800" height="800"></div><div class="js-qv-mask mask"><ul class="product-images js-qv-product-images">`,
    ...item.images.map(
      (path) =>
        `<li class="thumb-container"><img class="thumb js-thumb" data-image-medium-src="https://maison.example/${path.replace('large', 'medium')}" data-image-large-src="https://maison.example/${path}" src="https://maison.example/${path.replace('large', 'small')}" alt="" loading="lazy"></li>`,
    ),
    `</ul></div></div></section></div><div class="col-md-6"><h1 class="h1">${item.name}</h1><div class="product-prices">`,
    item.was && `<div class="product-discount"><span class="regular-price">${item.was}</span></div>`,
    `<div class="product-price h5${item.was ? ' has-discount' : ''}"><div class="current-price"><span class="current-price-value" content="${item.price}">${item.shown}</span>${item.was ? '<span class="discount discount-percentage">Économisez 20%</span>' : ''}</div></div><div class="tax-shipping-delivery-label">TTC</div></div>`,
    `<div class="product-information"><div class="product-description"><p>${item.text}</p></div><div class="product-actions"><form action="https://maison.example/fr/panier" method="post"><div class="product-add-to-cart"><span class="control-label">Quantité</span><div class="product-quantity"><div class="add"><button class="btn btn-primary add-to-cart" data-button-action="add-to-cart" type="submit"${item.stock === 'out' ? ' disabled' : ''}><i class="material-icons shopping-cart">&#xE547;</i> Ajouter au panier</button></div></div>${stock[item.stock]}</div></form></div></div>`,
    `<div class="tabs"><div class="tab-pane" id="product-details"><div class="product-manufacturer"><label class="label">Marque</label><span><a href="/fr/brand/1">Studio Design</a></span></div><div class="product-reference"><label class="label">Référence </label><span>${item.reference}</span></div><section class="product-features"><p class="h6">Fiche technique</p><dl class="data-sheet"><dt class="name">Composition</dt><dd class="value">Coton</dd></dl></section></div></div></div></div>`,
    `<section class="product-accessories"><p class="h5">Vous aimerez aussi</p><div class="products">${miniature('Coussin renard', '18,90 €', '21')}${miniature('Affiche cadre', '34,80 €', '33')}</div></section></section></section>`,
    '<footer id="footer"><p>Frais de port : 5,90 €. Retours sous 14 jours.</p></footer></main></body></html>',
  );
}

const available = { in: 'in_stock', last: 'in_stock', out: 'out_of_stock', order: 'in_stock' } as const;

/** PrestaShop, theme Classic in French: narrow spaces in prices, stock texts, instalments. */
export const prestashopFr: readonly ShopPage[] = items.map((item) => ({
  system: 'prestashop-fr',
  url: `https://maison.example/fr/deco/${item.slug}.html`,
  html: page(item),
  expected: {
    name: item.name,
    price: item.price,
    currency: 'EUR',
    availability: available[item.stock],
    sku: item.reference,
    images: item.images.map((path) => path.replace('-large_default', '')),
  },
}));
