import type { ShopPage } from '../shop-page.ts';

type Item = {
  id: number;
  name: string;
  price: string;
  block: string;
  sku: string;
  stock: string;
  available: 'in_stock' | 'out_of_stock' | 'backorder';
  image: string;
};

const items: readonly Item[] = [
  {
    id: 311,
    name: 'Gartenschere Profi 22 cm',
    price: '49.00',
    block: '<b>Preis: 49,- €</b><br><font size="1">inkl. 19 % MwSt., zzgl. Versand 4,95 €</font>',
    sku: '4711-B',
    stock: 'Lieferbar, auf Lager',
    available: 'in_stock',
    image: 'bilder/gross/schere.jpg',
  },
  {
    id: 312,
    name: 'Zinkgießkanne 9 Liter',
    price: '34.90',
    block:
      '<span class="alt">statt 42,90 €</span> <b class="rot">nur 34,90 €</b> <small>Sie sparen 8,00 €</small>',
    sku: '4802',
    stock: 'Nur noch 3 Stück verfügbar',
    available: 'in_stock',
    image: 'bilder/gross/kanne.jpg',
  },
  {
    id: 313,
    name: 'Hochbeet Lärche 120 × 80',
    price: '1189.00',
    block: '<b>EUR 1.189,00</b>',
    sku: 'HB-120/80',
    stock: 'Zur Zeit nicht lieferbar',
    available: 'out_of_stock',
    image: 'bilder/gross/hochbeet.jpg',
  },
  {
    id: 314,
    name: 'Bio-Tomatenerde 40 l',
    price: '12.49',
    block: '<b>12,49 EUR</b> <small>(Grundpreis: 0,31 EUR / l)</small>',
    sku: 'TE40',
    stock: 'Ausverkauft',
    available: 'out_of_stock',
    image: 'bilder/gross/erde.jpg',
  },
  {
    id: 315,
    name: 'Spaten Edelstahl',
    price: '89.95',
    block: '<i>UVP 109,00 €</i><br><b>Unser Preis: € 89,95</b>',
    sku: 'SP.2207',
    stock: 'Nachbestellt, Lieferzeit ca. 3 Wochen',
    available: 'backorder',
    image: 'bilder/gross/spaten.jpg',
  },
];

function page(item: Item): string {
  return `<html><head><meta http-equiv="Content-Type" content="text/html; charset=utf-8"><title>${item.name} - Gartenbedarf Müller</title></head><body bgcolor="#ffffff">
<table width="900" align="center"><tr><td colspan="2"><a href="index.php"><img src="/bilder/logo.gif" width="200" height="60" border="0"></a> &nbsp; Warenkorb: 0 Artikel, 0,00 € &nbsp; <a href="kontakt.php">Kontakt</a></td></tr>
<tr><td width="180" valign="top"><b>Kategorien</b><br><a href="kat.php?id=1">Werkzeug</a><br><a href="kat.php?id=2">Bew&auml;sserung</a><br><hr><b>Angebot der Woche</b><br><a href="artikel.php?id=99"><img src="/bilder/klein/rechen.jpg" width="80"><br>Laubrechen</a><br>statt 29,90 € nur <b>19,90 €</b></td>
<td valign="top"><font size="1"><a href="index.php">Start</a> &gt; <a href="kat.php?id=1">Werkzeug</a></font>
<h2>${item.name}</h2>
<table><tr><td><a href="/${item.image}" target="_blank"><img src="/${item.image.replace('gross', 'mittel')}" alt="${item.name}" width="300"></a></td>
<td valign="top">Art.-Nr.: ${item.sku}<br>EAN: 4012345678901<br>Gewicht: 1,2 kg<br><br>${item.block}<br><br>${item.stock}<br>
<form action="korb.php" method="post"><input type="hidden" name="artikel" value="${item.id}"><input type="text" name="menge" value="1" size="2"> <input type="submit" value="In den Warenkorb"></form></td></tr></table>
<p><b>Beschreibung</b></p><p>Solide Arbeit aus Solingen. Ab 75 € Bestellwert liefern wir frei Haus.</p>
<p><b>Kunden kauften auch</b></p><table><tr><td><img src="/bilder/klein/handschuh.jpg"><br><a href="artikel.php?id=7">Handschuhe Gr. 9</a><br>7,95 €</td><td><img src="/bilder/klein/bast.jpg"><br><a href="artikel.php?id=8">Naturbast</a><br>3,49 €</td></tr></table></td></tr>
<tr><td colspan="2"><hr><font size="1">Gartenbedarf Müller, Hauptstr. 5, 12345 Musterstadt, Tel. 030 / 123456 - <a href="agb.php">AGB</a></font></td></tr></table></body></html>`;
}

/** An old German shop made of tables: no classes, prices in running text, a bargain in the side column. */
export const customDe: readonly ShopPage[] = [
  ...items.map((item) => ({
    system: 'custom-de',
    url: `https://garten.example/artikel.php?id=${item.id}`,
    html: page(item),
    expected: {
      name: item.name,
      price: item.price,
      currency: 'EUR',
      availability: item.available,
      sku: item.sku,
      images: [item.image.replace('bilder/gross/', '')],
    },
  })),
  {
    system: 'custom-de',
    url: 'https://garten.example/versand.php',
    html: '<html><head><title>Versandkosten - Gartenbedarf Müller</title></head><body><h2>Versandkosten</h2><p>Paket bis 5 kg: 4,95 €. Sperrgut: 29,00 €. Ab 75 € frei Haus. Lieferbar sind alle Artikel mit dem Hinweis auf Lager.</p><p>Art.-Nr. bitte immer angeben.</p></body></html>',
    expected: undefined,
  },
];
