import type { PageWords } from '../page-words.ts';

export const pages: PageWords = {
  otherProducts: 'correlati|potrebbe(?:ro)? (?:piacer|interessar)|prodotti simili',
  buying: 'aggiungi (?:al|alla) (?:carrello|borsa|cesta)|acquista',
  preordering: 'preordin|prenota',
  notifying: 'avvisami|esaurito',
  oldPrice: 'prezzo (?:di listino|originale|precedente|consigliato)|listino|anziché|invece di|prima',
  otherAmount: String.raw`risparmi\w*|sconto|spedizione|al mese|rate da`,
  perUnit: 'mese',
  currentPrice: 'adesso|ora|prezzo|prezzo scontato',
  stockLabel: 'disponibilità',
  stock: {
    preorder: 'prenota|in arrivo',
    backorder: 'su ordinazione',
    out_of_stock: 'esaurit[oa]|non (?:è )?disponibile|terminato',
    in_stock: String.raw`disponibil|immediata|ultim[ie] (?:\d+ )?(?:pezzi|pezzo)`,
  },
  questions: 'come|cosa|quando|dove|quale|chi|perché|posso',
  phone: 'telefono',
  hours: 'lu(?:n(?:edì)?)?',
  hoursTo: 'a',
  priceNames: 'prezzo',
  upTo: 'a|al',
  skuLabels: [
    [4, String.raw`cod(?:\.|ice)?(?: (?:art(?:\.|icolo)?|prodotto|articolo))?\.?|riferimento|rif\.?`],
  ],
  oldPriceNames: 'listino',
  otherProductNames: 'correlat',
};
