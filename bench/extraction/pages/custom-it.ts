import { join, type ShopPage } from '../shop-page.ts';

type Item = {
  slug: string;
  name: string;
  price: string;
  shown: string;
  was?: string;
  code: string;
  stock: string;
  isOut?: boolean;
  images: readonly string[];
};

const items: readonly Item[] = [
  {
    slug: 'moka-6',
    name: 'Moka in acciaio 6 tazze',
    price: '44.90',
    shown: '44,90 €',
    code: 'MK06',
    stock: 'Disponibile',
    images: ['moka.jpg', 'moka-lato.jpg'],
  },
  {
    slug: 'olio-evo',
    name: 'Olio EVO Taggiasca 75 cl',
    price: '18.50',
    shown: '€ 18,50',
    was: '€ 22,00',
    code: 'OL-075',
    stock: 'Disponibilità immediata',
    images: ['olio.jpg'],
  },
  {
    slug: 'borsa-cuoio',
    name: 'Borsa in cuoio Siena',
    price: '1150.00',
    shown: '1.150,00 €',
    code: 'BRS/SI',
    stock: 'Non disponibile',
    isOut: true,
    images: ['borsa.jpg', 'borsa-int.jpg'],
  },
  {
    slug: 'cintura',
    name: 'Cintura intrecciata',
    price: '59.00',
    shown: '59 €',
    was: '79 €',
    code: 'CN-59',
    stock: 'Esaurito',
    isOut: true,
    images: ['cintura.jpg'],
  },
  {
    slug: 'lampada',
    name: 'Lampada da tavolo Arco',
    price: '210.00',
    shown: 'EUR 210,00',
    code: 'LMP210',
    stock: 'Ultimi 3 pezzi disponibili',
    images: ['lampada.jpg'],
  },
];

function page(item: Item): string {
  return join(
    `<!doctype html><html lang="it"><head><meta charset="utf-8"><title>${item.name} - Bottega Nove</title></head><body><header><p>Spedizione gratuita da 69 €</p><a href="/"><img src="/i/logo-bottega.png" alt=""></a></header><div id="scheda"><div id="foto"><img id="foto-principale" src="/prodotti/${item.images[0]}" alt="${item.name}">`,
    ...item.images
      .slice(1)
      .map((file) => `<img class="mini" src="/prodotti/mini/${file}" data-zoom="/prodotti/${file}" alt="">`),
    `</div><div id="dati"><h1>${item.name}</h1><p class="cod">Cod. art. <span>${item.code}</span></p>${item.was ? `<p class="listino">Prezzo di listino: <del>${item.was}</del></p><p class="prezzo">Prezzo: <span>${item.shown}</span></p>` : `<p class="prezzo">${item.shown}</p>`}<p class="disp">${item.stock}</p>`,
    item.isOut
      ? '<a class="btn" href="/avvisami">Avvisami</a>'
      : '<button class="btn">Aggiungi al carrello</button>',
    '</div></div><div class="testo"><p>Fatto a mano. Confezione regalo a 4 €.</p></div><div class="correlati"><h3>Prodotti correlati</h3><div><a href="/zuccheriera"><img src="/prodotti/mini/zuccheriera.jpg">Zuccheriera</a> <b>16,00 €</b></div><div><a href="/vassoio"><img src="/prodotti/mini/vassoio.jpg">Vassoio</a> <b>35,00 €</b> Esaurito</div></div><footer>Bottega Nove, P.IVA 01234567890</footer></body></html>',
  );
}

/** An Italian shop of its own making: article codes, list prices, the negation of a stock word. */
export const customIt: readonly ShopPage[] = items.map((item) => ({
  system: 'custom-it',
  url: `https://bottega.example/${item.slug}`,
  html: page(item),
  expected: {
    name: item.name,
    price: item.price,
    currency: 'EUR',
    availability: item.isOut ? 'out_of_stock' : 'in_stock',
    sku: item.code,
    images: item.images,
  },
}));
