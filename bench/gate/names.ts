import type { ShopEvidence } from './shop-evidence.ts';

/** Proper names of pages by shop, beside brands and products: places, carriers, ways to pay. */
const WRITTEN: Readonly<Record<string, string>> = {
  kitchen:
    'Royal Mail|InPost|DPD|Stockport|York|Bristol|Klarna|Clearpay|PayPal|Visa|Mastercard|Maestro|American Express|Northern Ireland|France|Channel Islands|Brackwell|Norrow|Vellano|PTFE|PFAS|Isle of Wight|Apple Pay',
  kaffee:
    'Passau|Linz|Hacklberg|Klarna|American Express|Google Pay|PayPal|Torvetti|Steinmahl|Malvenio|Bellavanti|Okunami|Duetto|DHL|Apple Pay',
  hogar:
    'Bizum|PayPal|Klarna|Bilbao|Getafe|Zaragoza|Valencia|Indautxu|Tresvigas|Noctalia|Fulgor|Baleares|Canarias|Kesten|Borrasca|HomeKit|Club Lumbrera|Portugal',
  jardin:
    'PayPal|American Express|Google Pay|Bancontact|Lyon|Nantes|Lille|Waterloo|Bertrange|Belgique|Corse|Suisse|Luxembourg|Fer de Lande|Ondaline|Maison Tressac|Increvable|Torrent|Clairière',
};

/** Names of a shop, as its pages and products write them. */
export function namesOfShop({ name, brands, titles }: ShopEvidence): string[] {
  const heads = titles.flatMap((title) => title.match(/\p{Lu}[\p{L}\p{M}]{4,}(?= |$)/u)?.[0] ?? []);
  return [...new Set([...(WRITTEN[name]?.split('|') ?? []), ...brands, ...heads])];
}
