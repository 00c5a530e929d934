import type { SpelledNumbers } from '../spelled-numbers.ts';

export const numbers: SpelledNumbers = {
  ones: 'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
  tens: 'twenty thirty forty fifty sixty seventy eighty ninety',
  others: 'hundred=100 thousand=1000 fourty=40 grand=1000',
  and: 'and',
  leading: 'a',
  articles: 'a an',
  boundArticles: true,
  joins: 'to and or -',
  halves: 'and a half,and one half,½',
  minus: 'minus',
  half: 'half',
};
