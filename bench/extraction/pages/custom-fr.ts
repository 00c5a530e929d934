import { join, type ShopPage } from '../shop-page.ts';

type Item = {
  slug: string;
  name: string;
  price: string;
  lines: string;
  ref?: string;
  stock: string;
  isOut?: boolean;
  images: readonly string[];
};

const items: readonly Item[] = [
  {
    slug: 'cafe-ethiopie-1kg',
    name: 'Café d’Éthiopie Sidamo 1 kg',
    price: '32.50',
    lines: '<strong class="prix">32,50&nbsp;€</strong> <em>soit 32,50 €/kg</em>',
    ref: 'SID-1000',
    stock: 'Disponible - expédié le jour même',
    images: ['sidamo.jpg'],
  },
  {
    slug: 'cafetiere-italienne',
    name: 'Cafetière italienne 6 tasses',
    price: '27.90',
    lines:
      '<span class="prix-barre">39,90 €</span><strong class="prix prix-promo">27,90 €</strong><span class="remise">-30 %</span>',
    ref: 'CI6T',
    stock: 'En stock',
    images: ['italienne-1.jpg', 'italienne-2.jpg'],
  },
  {
    slug: 'moulin-conique',
    name: 'Moulin à meules coniques',
    price: '1249.00',
    lines: '<strong class="prix">1 249 € TTC</strong> <span>1 040,83 € HT</span>',
    ref: 'MC/800',
    stock: 'En rupture de stock',
    isOut: true,
    images: ['moulin.jpg', 'moulin-dos.jpg'],
  },
  {
    slug: 'tasse-gres',
    name: 'Tasse en grès',
    price: '14.00',
    lines: '<strong class="prix">À partir de 14 €</strong>',
    stock: 'Plus que 2 exemplaires',
    images: ['tasse.jpg'],
  },
  {
    slug: 'abonnement',
    name: 'Coffret découverte',
    price: '45.00',
    lines: '<strong class="prix">45€</strong> <small>ou 3 × 15 € sans frais</small>',
    ref: 'COF-DEC',
    stock: 'Épuisé',
    isOut: true,
    images: ['coffret.jpg'],
  },
];

function page(item: Item): string {
  return join(
    `<!doctype html><html lang="fr"><head><meta charset="utf-8"><title>${item.name} | Torréfaction Vauban</title></head><body><div class="bandeau">Livraison offerte dès 50 € d’achat</div><header><a href="/"><img src="/img/vauban.svg" alt="Vauban"></a><a href="/panier">Mon panier (0) 0,00 €</a></header>`,
    '<nav class="fil"><a href="/">Accueil</a> › <a href="/cafes">Cafés</a></nav><main><div class="fiche"><div class="visuels">',
    ...item.images.map(
      (file, n) =>
        `<picture><source type="image/webp" srcset="/photos/800/${file.replace('.jpg', '.webp')} 800w"><img ${n ? 'src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" data-lazy' : 'src'}="/photos/800/${file}" alt="${item.name}"></picture>`,
    ),
    `</div><div class="infos"><h1>${item.name}</h1><div class="avis">★★★★☆ 4,6/5 (128 avis)</div>${item.ref ? `<p class="ref">Réf. : ${item.ref}</p>` : ''}<div class="bloc-prix">${item.lines}</div><p class="dispo">${item.stock}</p>`,
    item.isOut
      ? '<form class="alerte"><label>Prévenez-moi du retour en stock</label><input type="email"><button>M’alerter</button></form>'
      : '<form action="/panier/ajout" method="post"><button class="btn-achat">Ajouter au panier</button></form>',
    '<ul class="rassurance"><li>Paiement sécurisé</li><li>Retour gratuit 30 jours</li></ul></div></div>',
    '<section><h2>Description</h2><p>Notes de jasmin et de bergamote. La dosette revient à 0,35 €.</p></section>',
    '<section class="cross"><h2>Ceci pourrait vous plaire</h2><div class="vignette"><a href="/p/filtre"><img src="/photos/200/filtre.jpg" alt=""><span>Filtres papier x100</span></a><span class="prix">4,50 €</span><span class="dispo">En stock</span></div><div class="vignette"><a href="/p/balance"><img src="/photos/200/balance.jpg" alt=""><span>Balance</span></a><span class="prix-barre">49 €</span><span class="prix">39 €</span><span class="dispo">Épuisé</span></div></section></main>',
    '<footer>Torréfaction Vauban, 12 rue des Halles, 59000 Lille. Tél. 03 20 00 00 00</footer></body></html>',
  );
}

/** A French shop of its own making: prices with and without tax, instalments, lazy pictures in a picture element. */
export const customFr: readonly ShopPage[] = items.map((item) => ({
  system: 'custom-fr',
  url: `https://vauban.example/p/${item.slug}`,
  html: page(item),
  expected: {
    name: item.name,
    price: item.price,
    currency: 'EUR',
    availability: item.isOut ? 'out_of_stock' : 'in_stock',
    sku: item.ref ?? null,
    images: item.images.map((file) => file),
  },
}));
