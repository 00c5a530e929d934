import type { AnswerSigns } from '../../language/asking-words.ts';
import { anyOfAll } from '../../language/pack.ts';
import type { Expectation } from '../../question/understand.ts';

const any = (sign: keyof AnswerSigns) => anyOfAll('asks', ({ holds }) => holds?.[sign]);
const dateLike = new RegExp(
  String.raw`\p{Nd}{4}|\p{Nd}{1,2}[:.h]\p{Nd}{2}|\p{Nd}\s?(?:[ap]\.?m\b|${any('clock')})|\p{Nd}[\s-]?(?:\p{L}+\s)?(?:${any('time')})|${any('timeAlone')}`,
  'u',
);
const numberLike = new RegExp(
  String.raw`\p{Nd}|[${any('numeral')}]|(?<!\p{L})(?:${any('number')})(?!\p{L})`,
  'iu',
);
const moneyLike = new RegExp(
  String.raw`\p{Sc}|\b(?:${any('moneyWord')}|USD|EUR|GBP|CHF)\b|(?:${any('money')})`,
  'iu',
);
const phoneLike = /\+?\p{Nd}[\p{Nd} ()/-]{6,}\p{Nd}/u;
const mailLike = /\S@\S/u;
const capitalised = /(?<=\S\s)\p{Lu}\p{Ll}+/u;

/**
 * Whether a sentence holds the kind of thing that was asked for: 1 yes, 0 no; .5 where the kind leaves no trace
 * in the text (yes/no and open questions).
 */
export function typeMatch(sentence: string, expects: Expectation): number {
  switch (expects) {
    case 'date':
      return dateLike.test(sentence) ? 1 : 0;
    case 'number':
      return numberLike.test(sentence) ? 1 : 0;
    case 'money':
      return moneyLike.test(sentence) ? 1 : 0;
    case 'phone':
      return phoneLike.test(sentence) ? 1 : 0;
    case 'email':
      return mailLike.test(sentence) ? 1 : 0;
    case 'place':
    case 'person':
      return capitalised.test(sentence) || !/\p{Lu}/u.test(sentence) ? 1 : 0;
    default:
      return 0.5;
  }
}
