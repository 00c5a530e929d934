import type { PageWords } from '../page-words.ts';

export const pages: PageWords = {
  otherProducts:
    'ähnliche (?:produkte|artikel)|kunden (?:kauften|sahen|haben)|passend dazu|dazu passt|zubehör|das könnte (?:ihnen|dir)|empfehlungen|zuletzt angesehen|angebot der woche',
  buying: String.raw`in (?:den|die|meinen) (?:\p{L}+ )?(?:warenkorb|einkaufswagen|einkaufstasche)|jetzt (?:kaufen|bestellen)|kaufen$`,
  preordering: 'vorbestell',
  notifying: 'benachrichtig|ausverkauft|nicht verfügbar',
  oldPrice: String.raw`statt|früher|bisher(?:iger)?|vorher|alter preis|uvp|unverb\w*|listenpreis|ursprünglich|normalpreis`,
  otherAmount: String.raw`sparen|ersparnis|gespart|versand\w*|lieferung|rabatt|monatlich|im monat|mtl|rate|raten|anzahlung|grundpreis|pfand|netto|exkl|zzgl|bestellwert`,
  perUnit: 'monat',
  amountAfter: String.raw`pro (?:monat|kg|liter|100)|exkl\.?\b|netto|sparen|gespart`,
  currentPrice: 'nur|jetzt|unser preis|aktionspreis|angebotspreis|preis',
  priceVerb: 'beträgt',
  stockLabel: 'verfügbarkeit|lagerbestand|bestand',
  stock: {
    preorder: String.raw`vorbestell|erscheint am|verfügbar ab (?:dem )?\d|lieferbar ab (?:dem )?\d|demnächst`,
    backorder: 'nachbestellt|wird (?:für sie )?(?:nach)?bestellt',
    out_of_stock:
      'eingestellt|nicht mehr (?:verfügbar|lieferbar|erhältlich)|ausverkauft|vergriffen|nicht (?:auf lager|vorrätig|verfügbar|lieferbar|vorhanden)',
    in_stock: String.raw`auf lager|vorrätig|(?:sofort|kurzfristig|wieder)? ?(?:verfügbar|lieferbar)|nur noch \d+|versandfertig|lieferzeit\s*:?\s*(?:ca\.? ?)?\d`,
  },
  questions: 'wie|was|wann|wo|welche[rsn]?|wer|warum|kann|ist|gibt',
  phone: 'telefon|rufen sie(?: uns)?(?: an)?',
  hours: 'mo(?:n(?:tag)?)?|täglich',
  hoursTo: 'bis',
  clock: 'uhr',
  priceNames: 'preis',
  upTo: 'bis',
  none: 'keine',
  stockNames: 'lager|liefer',
  imageSizes: 'gross|mittel|klein',
  skuNames: 'artikelnummer',
  notVisited: 'warenkorb|kasse|konto|merkliste|suche',
  skuLabels: [
    [
      1,
      String.raw`(?:art(?:ikel)?|produkt|bestell|katalog)[.\s-]*(?:nr|nummer|no|kod|bestellnummer)\.?|artikelnummer|produktnummer|bestellnummer|bestell-nr\.?`,
    ],
  ],
  oldPriceNames: 'uvp',
  calendars: 'kalender',
  galleryNames: 'galeri|foto|bilder',
};
