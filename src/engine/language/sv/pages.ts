import type { PageWords } from '../page-words.ts';

export const pages: PageWords = {
  otherProducts: 'andra (?:köpte|tittade)|liknande',
  buying: 'lägg i (?:varukorg|kundvagn)|köp$',
  oldPrice: String.raw`ord\.?(?:inarie)? pris|rek\.? pris|före`,
  otherAmount: 'spara|frakt|moms|delbetala',
  currentPrice: 'pris',
  stockLabel: 'lagerstatus',
  stock: {
    out_of_stock: 'slutsåld',
    in_stock: 'i lager',
  },
  questions: String.raw`hur|vad|när|var|vilk\w+|vem|varför|kan`,
  priceNames: String.raw`pris\b`,
  skuLabels: [[1, 'produktkod']],
};
