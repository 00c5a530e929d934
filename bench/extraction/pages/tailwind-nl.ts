import { join, type ShopPage } from '../shop-page.ts';

type Item = {
  slug: string;
  name: string;
  price: string;
  shown: string;
  was?: string;
  art: string;
  stock: string;
  isOut?: boolean;
  images: readonly string[];
};

const items: readonly Item[] = [
  {
    slug: 'stadsfiets-milo',
    name: 'Stadsfiets Milo 28 inch',
    price: '1299.00',
    shown: '€ 1.299,–',
    was: '€ 1.499,–',
    art: '8719-MILO',
    stock: 'Op voorraad',
    images: ['milo-zij.jpg', 'milo-stuur.jpg'],
  },
  {
    slug: 'fietstas-dubbel',
    name: 'Dubbele fietstas 46 liter',
    price: '64.95',
    shown: '€64,95',
    art: 'FT-46',
    stock: 'Voor 22:00 besteld, morgen in huis',
    images: ['fietstas.jpg'],
  },
  {
    slug: 'kettingslot',
    name: 'Kettingslot ART 3',
    price: '49.99',
    shown: '49,99',
    was: '59,99',
    art: 'KS3-110',
    stock: 'Nog 2 op voorraad',
    images: ['slot.jpg'],
  },
  {
    slug: 'helm-vera',
    name: 'Helm Vera',
    price: '79.00',
    shown: '€ 79,-',
    art: 'HV-M',
    stock: 'Uitverkocht',
    isOut: true,
    images: ['helm-wit.jpg', 'helm-zwart.jpg'],
  },
  {
    slug: 'bakfiets',
    name: 'Bakfiets Urban Elektrisch',
    price: '4499.00',
    shown: 'v.a. € 4.499,00',
    art: 'BK-U-E',
    stock: 'Tijdelijk niet leverbaar',
    isOut: true,
    images: ['bakfiets.jpg'],
  },
];

function page(item: Item): string {
  const src = (file: string, width: number) =>
    `/_next/image?url=${encodeURIComponent(`https://assets.fiets.example/p/${file}`)}&amp;w=${width}&amp;q=75`;
  return join(
    `<!DOCTYPE html><html lang="nl"><head><meta charSet="utf-8"/><title>${item.name} kopen? | Fietsenhuis</title></head><body><div id="__next"><div class="bg-teal-700 text-white text-sm py-1">Gratis verzending vanaf € 50</div><header class="sticky top-0 flex"><a href="/"><svg></svg></a><button aria-label="Winkelmand">0</button></header>`,
    '<main class="container mx-auto px-4"><div class="grid grid-cols-12 gap-6"><div class="col-span-7"><div class="relative aspect-square">',
    ...item.images.map(
      (file, n) =>
        `<span class="block"><img alt="${item.name}" ${n ? 'src="data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP" decoding="async"' : `src="${src(file, 1080)}" srcSet="${src(file, 640)} 1x, ${src(file, 1080)} 2x"`} class="object-contain"/><noscript><img alt="${item.name}" src="${src(file, 1080)}"/></noscript></span>`,
    ),
    `</div></div><div class="col-span-5"><h1 class="text-3xl font-bold">${item.name}</h1><div class="flex gap-1 text-sm"><span>4.4</span><span>(57 reviews)</span></div><div class="css-1k3x9 mt-4">`,
    item.was && `<span class="text-gray-500 line-through mr-2">${item.was}</span>`,
    `<span class="text-2xl text-orange-600 font-extrabold">${item.shown}</span></div><p class="text-xs">Incl. btw. Of betaal in 3 delen van € 21,65</p><div class="mt-2 flex items-center"><span class="w-2 h-2 rounded-full"></span><span>${item.stock}</span></div>`,
    item.isOut
      ? '<button class="w-full bg-gray-300" disabled="">Mail mij</button>'
      : '<button class="w-full bg-green-600 text-white rounded">In winkelwagen</button>',
    `<ul class="text-sm mt-6"><li>✓ Gratis retour</li><li>✓ Artikelnummer: ${item.art}</li></ul></div></div><section class="mt-12"><h2>Omschrijving</h2><p class="prose">Rijdt licht en staat stevig. Laat hem voor € 79 rijklaar maken.</p><dl class="grid grid-cols-2"><dt>Merk</dt><dd>Milo</dd><dt>EAN</dt><dd>8719327012345</dd></dl></section>`,
    `<section class="mt-12"><h2>Anderen bekeken ook</h2><div class="flex"><a href="/p/bel" class="block w-48"><img alt="Bel" src="${src('bel.jpg', 384)}"/><p>Fietsbel koper</p><p class="font-bold">€ 12,50</p></a><a href="/p/zadel" class="block w-48"><img alt="Zadel" src="${src('zadel.jpg', 384)}"/><p>Zadel</p><p class="font-bold">€ 39,95</p></a></div></section></main>`,
    '<footer class="bg-gray-100"><p>Fietsenhuis BV, KvK 12345678</p></footer></div></body></html>',
  );
}

/** A Dutch React shop with utility classes: pictures behind an image proxy, prices without cents. */
export const tailwindNl: readonly ShopPage[] = items.map((item) => ({
  system: 'tailwind-nl',
  url: `https://fiets.example/p/${item.slug}`,
  html: page(item),
  expected: {
    name: item.name,
    price: item.price,
    currency: 'EUR',
    availability: item.isOut ? 'out_of_stock' : 'in_stock',
    sku: item.art,
    images: item.images,
  },
}));
