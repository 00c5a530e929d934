import type { AnswerSigns } from '../../language/asking-words.ts';
import { anyOfAll } from '../../language/pack.ts';
import type { Expectation } from '../../question/understand.ts';

const any = (sign: keyof AnswerSigns) => anyOfAll('asks', ({ holds }) => holds?.[sign]);
/** "9:30", "18h00", and no price. */
const clock = String.raw`(?<![\p{Nd}\p{Sc}.,])\p{Nd}{1,2}[:.h]\p{Nd}{2}(?!\p{Nd}|[.,]\p{Nd}|\s?\p{Sc})`;
const dateLike = new RegExp(
  String.raw`\p{Nd}{4}|${clock}|\p{Nd}\s?(?:[ap]\.?m\b|${any('clock')})|\p{Nd}[\s-]?(?:\p{L}+\s)?(?:${any('time')})|${any('timeAlone')}`,
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
const isName = (sentence: string) => /(?<=\S\s)\p{Lu}\p{Ll}+/u.test(sentence) || !/\p{Lu}/u.test(sentence);

/** What tells that a sentence holds a kind of thing. */
const LIKE: Partial<Record<Expectation, (sentence: string) => boolean>> = {
  date: (sentence) => dateLike.test(sentence),
  number: (sentence) => numberLike.test(sentence),
  money: (sentence) => moneyLike.test(sentence),
  phone: (sentence) => /\+?\p{Nd}[\p{Nd} ()/-]{6,}\p{Nd}/u.test(sentence),
  email: (sentence) => /\S@\S/u.test(sentence),
  place: isName,
  person: isName,
};

/**
 * Whether a sentence holds the kind of thing that was asked for: 1 yes, 0 no; .5 where the kind leaves no trace
 * in the text (yes/no and open questions).
 */
export function typeMatch(sentence: string, expects: Expectation): number {
  const like = LIKE[expects];
  return like === undefined ? 0.5 : Number(like(sentence));
}
