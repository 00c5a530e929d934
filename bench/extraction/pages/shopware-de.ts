import { join, type ShopPage } from '../shop-page.ts';

type Item = {
  slug: string;
  name: string;
  shown: string;
  price: string;
  list?: string;
  number: string;
  delivery: string;
  isOut?: boolean;
  images: readonly string[];
};

const items: readonly Item[] = [
  {
    slug: 'Wanderstiefel-Alpin/SW10012',
    name: 'Wanderstiefel Alpin GTX',
    shown: '189,95 €*',
    price: '189.95',
    list: '219,95 €*',
    number: 'SW10012',
    delivery:
      '<p class="delivery-information delivery-available"><span class="delivery-status-indicator bg-success"></span>Sofort verfügbar, Lieferzeit: 1-3 Tage</p>',
    images: ['01/ab/stiefel-1.jpg', '01/ac/stiefel-2.jpg'],
  },
  {
    slug: 'Espressomaschine-Dora/ESP-77',
    name: 'Espressomaschine Dora',
    shown: '1.299,00 €*',
    price: '1299.00',
    number: 'ESP-77.1',
    delivery:
      '<p class="delivery-information delivery-restock"><span class="delivery-status-indicator bg-warning"></span>Verfügbar ab 14. Dezember 2026</p>',
    images: ['02/aa/dora.webp'],
  },
  {
    slug: 'Filzpantoffel/SW10033',
    name: 'Filzpantoffel „Emil“',
    shown: 'ab 39,00 €*',
    price: '39.00',
    number: 'SW10033.4',
    delivery: '<p class="delivery-information delivery-available">Auf Lager, Lieferzeit 2-4 Werktage</p>',
    images: ['03/emil-grau.jpg', '03/emil-blau.jpg'],
  },
  {
    slug: 'Regenjacke/SW10040',
    name: 'Regenjacke Sylt',
    shown: '79,00 €*',
    price: '79.00',
    number: 'SW10040',
    delivery:
      '<p class="delivery-information delivery-soldout"><span class="delivery-status-indicator bg-danger"></span>Nicht mehr verfügbar</p>',
    isOut: true,
    images: ['04/jacke.jpg'],
  },
  {
    slug: 'Honig/HO-500',
    name: 'Lindenhonig 500 g',
    shown: '8,90 €*',
    price: '8.90',
    number: 'HO-500',
    delivery: '<p class="delivery-information delivery-available">Sofort lieferbar</p>',
    images: ['05/honig.jpg'],
  },
];

function page(item: Item): string {
  return join(
    `<!DOCTYPE html><html lang="de-DE"><head><meta charset="UTF-8"><title>${item.name} | ${item.number}</title><link rel="canonical" href="https://bergwerk.example/${item.slug}"></head><body class="is-ctl-product is-act-index"><div class="top-bar"><span>Kostenloser Versand ab 60,00 €</span><span>Service-Hotline: 0800 123 4567</span></div>`,
    '<header class="header-main"><a class="header-logo-main-link" href="/"><img src="https://bergwerk.example/media/logo.svg" alt="Zur Startseite wechseln"></a><span class="header-cart-total">0,00 €*</span></header>',
    '<main class="content-main"><div class="product-detail"><div class="product-detail-content"><div class="row align-items-center product-detail-headline"><div class="col product-detail-name-container">',
    `<h1 class="product-detail-name">${item.name}</h1></div></div><div class="row product-detail-main"><div class="col-lg-7 product-detail-media"><div class="gallery-slider-container">`,
    ...item.images.map(
      (path, n) =>
        `<div class="gallery-slider-item is-contain"><img src="https://bergwerk.example/media/${path}?ts=170" srcset="https://bergwerk.example/thumbnail/${path.replace('.', '_800x800.')} 800w, https://bergwerk.example/thumbnail/${path.replace('.', '_400x400.')} 400w" class="img-fluid gallery-slider-image magnifier-image js-magnifier-image" alt="${item.name}" data-full-image="https://bergwerk.example/media/${path}?ts=170"${n ? ' loading="lazy"' : ''}></div>`,
    ),
    '<div class="gallery-slider-thumbnails">',
    ...item.images.map(
      (path) =>
        `<img src="https://bergwerk.example/thumbnail/${path.replace('.', '_192x192.')}" class="gallery-slider-thumbnails-image" alt="">`,
    ),
    '</div></div></div><div class="col-lg-5 product-detail-buy"><div class="product-detail-price-container">',
    `<p class="product-detail-price${item.list ? ' with-list-price' : ''}">${item.shown}</p>`,
    item.list &&
      `<span class="list-price-badge">%</span><span class="product-detail-list-price-wrapper"><span class="list-price-price">${item.list}</span><span class="list-price-percentage">(13.64% gespart)</span></span>`,
    item.slug.startsWith('Honig') &&
      '<div class="product-detail-price-unit"><span class="price-unit-label">Inhalt:</span> <span class="price-unit-content">0.5 Kilogramm</span> <span class="price-unit-reference-content">(17,80 €* / 1 Kilogramm)</span></div>',
    '<div class="product-detail-tax-container"><p class="product-detail-tax">Preise inkl. MwSt. zzgl. Versandkosten</p></div>',
    item.slug.startsWith('Filz') &&
      '<table class="product-block-prices-grid"><thead><tr><th>Anzahl</th><th>Stückpreis</th></tr></thead><tr><td>Bis 4</td><td>42,00 €*</td></tr><tr><td>Ab 5</td><td>39,00 €*</td></tr></table>',
    `</div><div class="product-detail-delivery-information">${item.delivery}</div>`,
    !item.isOut &&
      '<form class="buy-widget" method="post"><div class="product-detail-form-container"><select class="product-detail-quantity-select"><option>1</option><option>2</option></select><button class="btn btn-primary btn-buy" title="In den Warenkorb">In den Warenkorb</button></div></form>',
    `<button class="product-wishlist-btn">Zum Merkzettel hinzufügen</button><div class="product-detail-ordernumber-container"><span class="product-detail-ordernumber-label">Produktnummer:</span> <span class="product-detail-ordernumber">${item.number}</span></div></div></div>`,
    '<div class="product-detail-tabs"><div class="product-detail-description-text"><h2>Produktinformationen</h2><p>Für lange Tage gemacht. Ersatzsohlen gibt es für 24,00 €.</p></div><table class="product-detail-properties-table"><tr><th class="properties-label">Hersteller:</th><td>Bergwerk</td></tr><tr><th>EAN:</th><td>4006381333931</td></tr></table></div>',
    '<div class="product-detail-cross-selling"><h2>Zubehör</h2><div class="product-slider"><div class="card product-box box-standard"><a href="/Pflegewachs/SW1" class="product-image-link"><img src="https://bergwerk.example/thumbnail/wachs_400x400.jpg" class="product-image" alt="Pflegewachs"></a><a class="product-name">Pflegewachs</a><div class="product-price-info"><p class="product-price">9,95 €*</p></div><button class="btn btn-buy">In den Warenkorb</button></div><div class="card product-box"><img src="https://bergwerk.example/thumbnail/socken_400x400.jpg" alt=""><a class="product-name">Socken</a><p class="product-price with-list-price">14,00 €* <span class="list-price-price">18,00 €*</span></p></div></div></div>',
    '</div></div></main><footer class="footer-main"><div class="footer-vat">* Alle Preise inkl. gesetzl. Mehrwertsteuer zzgl. <a>Versandkosten</a></div></footer></body></html>',
  );
}

/** Shopware 6 in German: star prices, unit prices, list prices after the price, scale prices. */
export const shopwareDe: readonly ShopPage[] = items.map((item) => ({
  system: 'shopware-de',
  url: `https://bergwerk.example/${item.slug}`,
  html: page(item),
  expected: {
    name: item.name,
    price: item.price,
    currency: 'EUR',
    availability: item.isOut ? 'out_of_stock' : item.delivery.includes('ab 14') ? 'preorder' : 'in_stock',
    sku: item.number,
    images: item.images,
  },
}));
