import type { PageWords } from '../page-words.ts';

export const pages: PageWords = {
  otherProducts: String.raw`podob\w+ produkt|inni klienci|polecane`,
  buying: 'dodaj do koszyka|do koszyka|kup teraz',
  notifying: 'powiadom',
  oldPrice: 'było|poprzednia cena|najniższa cena',
  otherAmount: String.raw`oszczędzasz|dostaw\w+|rat`,
  currentPrice: 'teraz|cena',
  stockLabel: 'dostępność',
  stock: {
    preorder: 'przedsprzedaż',
    backorder: 'na zamówienie',
    out_of_stock: 'niedostępn|brak w magazynie|wyprzedan',
    in_stock: 'dostępn|w magazynie|na stanie|wysyłka w',
  },
  questions: 'jak|co|kiedy|gdzie|czy|kto|dlaczego',
  priceNames: String.raw`cena\b`,
  skuLabels: [[5, String.raw`(?:kod|symbol|indeks|nr kat\.?|numer) ?(?:produktu|katalogowy|towaru)?`]],
};
