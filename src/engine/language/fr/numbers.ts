import type { SpelledNumbers } from '../spelled-numbers.ts';

export const numbers: SpelledNumbers = {
  ones: 'zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf',
  tens: 'vingt trente quarante cinquante soixante septante huitante nonante',
  others: 'vingts=20 cent=100 cents=100 mille=1000',
  and: 'et',
  articles: 'un une',
  joins: 'a et ou -',
  halves: 'et demi,et demie',
  byTwenties: true,
  minus: 'moins',
  half: 'demi',
};
