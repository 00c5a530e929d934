import { join, type ShopPage } from '../shop-page.ts';

type Item = {
  slug: string;
  name: string;
  price: string;
  priceHtml: string;
  ref: string;
  stock: string;
  state: 'in_stock' | 'out_of_stock' | 'preorder';
  images: readonly string[];
};

const items: readonly Item[] = [
  {
    slug: 'sarten-hierro-28',
    name: 'Sartén de hierro 28 cm',
    price: '39.95',
    priceHtml: '<p class="precio-actual">39,95 €</p>',
    ref: 'SAR28',
    stock: 'En stock. Recíbelo mañana',
    state: 'in_stock',
    images: ['sarten-28-a.jpg', 'sarten-28-b.jpg'],
  },
  {
    slug: 'cuchillo-chef',
    name: 'Cuchillo de chef forjado',
    price: '59.90',
    priceHtml:
      '<p class="precio-anterior">Antes: <span>84,90 €</span></p><p class="precio-actual">Ahora: 59,90 €</p><p>Ahorras 25,00 €</p>',
    ref: 'CU-2210',
    stock: '¡Últimas unidades!',
    state: 'in_stock',
    images: ['cuchillo.jpg'],
  },
  {
    slug: 'robot-cocina',
    name: 'Robot de cocina Maestro',
    price: '1099.00',
    priceHtml: '<p class="precio-actual">1.099 €</p><p>o 12 cuotas de 91,58 €/mes</p>',
    ref: 'RBT/100',
    stock: 'Agotado',
    state: 'out_of_stock',
    images: ['robot-1.png', 'robot-2.png'],
  },
  {
    slug: 'paellera',
    name: 'Paellera esmaltada 46 cm',
    price: '27.50',
    priceHtml:
      '<p class="precio-actual">27,50 € <small>IVA incl.</small></p><p class="pvpr">PVP recomendado: 32,00 €</p>',
    ref: 'PAE46',
    stock: 'Disponible',
    state: 'in_stock',
    images: ['paellera.jpg'],
  },
  {
    slug: 'horno-pizza',
    name: 'Horno de pizza portátil',
    price: '349.00',
    priceHtml: '<p class="precio-actual">349 €</p>',
    ref: 'HP-349-X',
    stock: 'Reserva: disponible a partir del 15 de enero',
    state: 'preorder',
    images: ['horno.jpg'],
  },
];

function page(item: Item): string {
  return join(
    `<!DOCTYPE html><html lang="es"><head><meta charset="utf-8"><title>Comprar ${item.name} online - Cocina Sol</title><meta name="robots" content="index,follow"></head><body><div class="top">Envío gratis a partir de 49 € · Devoluciones 30 días</div><header class="cab"><a href="/"><img src="/static/logo-cocinasol.png" alt="Cocina Sol"></a><div class="cesta">Cesta 0,00 €</div></header>`,
    `<ol class="migas"><li><a href="/">Inicio</a></li><li>Sartenes</li><li>${item.name}</li></ol><article class="ficha-producto"><div class="galeria" id="galeria">`,
    ...item.images.map(
      (file) =>
        `<a href="/fotos/grande/${file}" class="zoom"><img class="lazy" src="/static/blank.gif" data-original="/fotos/media/${file}" alt="${item.name}"></a>`,
    ),
    `</div><div class="datos"><h1 class="titulo">${item.name}</h1><div class="ref">Referencia: <b>${item.ref}</b> | Marca: <a href="/m/sol">Sol</a></div><div class="valoracion">4,7 (31 opiniones)</div>${item.priceHtml}<div class="stock">${item.stock}</div>`,
    item.state === 'out_of_stock'
      ? '<button class="avisame">Avísame cuando esté disponible</button>'
      : `<button class="comprar">${item.state === 'preorder' ? 'Reservar ahora' : 'Añadir a la cesta'}</button>`,
    '</div><div class="descripcion"><h2>Descripción</h2><p>Apta para inducción. El mango de repuesto cuesta 9 €.</p><table class="ficha"><tr><td>Diámetro</td><td>28 cm</td></tr><tr><td>Referencia fabricante</td><td>DX-9981</td></tr></table></div></article>',
    '<section class="relacionados"><h3>Productos relacionados</h3><div class="prod"><img src="/static/blank.gif" data-original="/fotos/media/tapa.jpg"><a href="/tapa">Tapa de vidrio 28 cm</a><p class="precio-actual">12,95 €</p><span class="stock">Agotado</span></div><div class="prod"><img data-original="/fotos/media/espatula.jpg"><a href="/espatula">Espátula</a><p class="precio-actual">6,50 €</p></div></section><footer>© Cocina Sol S.L. CIF B12345678</footer></body></html>',
  );
}

/** A Spanish shop of its own making: blank lazy pictures, the maker's reference in the table, monthly instalments. */
export const customEs: readonly ShopPage[] = items.map((item) => ({
  system: 'custom-es',
  url: `https://cocinasol.example/${item.slug}`,
  html: page(item),
  expected: {
    name: item.name,
    price: item.price,
    currency: 'EUR',
    availability: item.state,
    sku: item.ref,
    images: item.images,
  },
}));
