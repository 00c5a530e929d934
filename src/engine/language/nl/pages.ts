import type { PageWords } from '../page-words.ts';

export const pages: PageWords = {
  otherProducts: 'anderen (?:bekeken|kochten)|gerelateerd|vergelijkbare|misschien ook|ook interessant',
  buying: 'in (?:de |mijn )?winkel(?:wagen|mand|mandje)|bestellen',
  preordering: 'pre-?bestel',
  notifying: 'mail mij|uitverkocht|houd me op de hoogte',
  oldPrice: 'van|adviesprijs|oude prijs|normaal',
  otherAmount: String.raw`bespaar|korting|verzend\w*|per maand|termijnen|delen|excl|statiegeld`,
  perUnit: 'maand',
  amountAfter: 'per maand',
  currentPrice: 'nu|onze prijs|prijs',
  stockLabel: 'beschikbaarheid|voorraad',
  stock: {
    preorder: 'verwacht op',
    backorder: 'nabestelling',
    out_of_stock: 'uitverkocht|niet (?:op voorraad|leverbaar|beschikbaar)',
    in_stock: String.raw`op voorraad|leverbaar|morgen in huis|\bbesteld,`,
  },
  questions: 'hoe|wat|wanneer|waar|welke|wie|waarom',
  phone: 'telefoon',
  hours: 'ma(?:andag)?',
  hoursTo: 'tot',
  priceNames: 'prijs',
  stockNames: 'voorraad',
};
