import { partOf } from '../../language/pack.ts';
import { hasPhrase, occurrencesOf, phraseUnion, prepareText } from '../../text/phrases/phrases.ts';

/** A house number as it stands in a text, perhaps with a mark behind it: "14", "9a,", "12-14". */
const house = /^\(?\p{Nd}{1,4}\p{L}?(?:[-/]\p{Nd}{1,4}\p{L}?)?[.,;:)]*$/u;
/** A house number with a postal code and a town behind it, as in "14, 29221 Celle", or a postal code that is like nothing else. */
const postal =
  /\p{L}\.?\s\p{Nd}{1,4}\p{L}?,\s+(?:[A-Z]{1,2}-)?(?:\p{Nd}{4,5}(?:\s[A-Z]{2})?|\p{Nd}{3}\s\p{Nd}{2}|\p{Nd}{2}-\p{Nd}{3}|\p{Nd}{4}-\p{Nd}{3}),?\s+\p{Lu}\p{Ll}|(?<!\p{L})[A-Z]{1,2}\p{Nd}[A-Z\p{Nd}]?\s\p{Nd}[A-Z]{2}(?![\p{L}\p{Nd}])/u;
/** Words between a street's and the number of a house, and letters of a small word in the name of a street. */
const MOST_BETWEEN = 4;
const SMALL_WORD = 5;
/** Letters of what tells houses of one number apart: "14 bis", and of what stands for "number". */
const LONGEST_BIS = 3;
/** Characters between the two in a script without spaces. */
const NEAR = 12;

const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;

type Word = { written: string; bare: string; isHouse: boolean; isName: boolean; ends: boolean };

function wordsOf(text: string): Word[] {
  return text.split(/[\s|]+/u).map((written): Word => {
    const bare = written.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');
    return {
      written,
      bare,
      isHouse: house.test(written),
      isName: /^\p{Lu}[\p{L}.]|['’]\p{Lu}/u.test(bare) || /^[^\p{Lu}\p{Ll}]+$/u.test(bare),
      // "Av." and "ul." end nothing.
      ends: /[!?;]$|\p{L}{4,}:$|\p{L}{5,}\.$|\p{Nd}\.$/u.test(written),
    };
  });
}

/** Whether words stand in a name: each a name or small. */
function isNameOf(words: readonly Word[]): boolean {
  return words.every(({ isName, bare, ends }) => !ends && (isName || bare.length <= SMALL_WORD));
}

const isOf = (list: string, { bare }: Word, locale: string) => hasPhrase(prepareText(bare, locale), list);

/** Whether a number at a place of some words is that of a house: a street stands beside it. */
function isOfStreet(words: readonly Word[], at: number, locale: string): boolean {
  const { streets = '', streetsBehind = '', houseFirst } = partOf(locale, 'visit') ?? {};
  const { written } = words[at]!;
  const before = words.slice(Math.max(0, at - MOST_BETWEEN - 1), at);
  const last = before.at(-1);
  // "Calle Alfarería 14", "Finca Lacy, nave 7", "Kesselgasse 14".
  const isBehindName = last !== undefined && (last.isName || before.at(-2)?.written.endsWith(',') === true);
  // "Plätze im Hof, 60 Minuten frei" counts something.
  const next = words[at + 1];
  const counts =
    last?.written.endsWith(',') && /\p{N}$/u.test(written) && (next?.bare.length ?? 0) > LONGEST_BIS;
  if (isBehindName && !last.ends && !counts)
    for (const [i, word] of before.entries()) {
      const between = before.slice(i + 1);
      if (!isNameOf(between)) continue;
      if (between.some(({ isName }) => isName) && isOf(streets, word, locale)) return true;
      const isNext = between.every((small) => small.bare.length <= LONGEST_BIS);
      if (word.isName && isNext && isOf(streetsBehind, word, locale)) return true;
    }
  if (!houseFirst || /[.;:)]$/u.test(written)) return false;
  // "14 rue des Carmes", "12 Swan Yard".
  const behind = words.slice(at + 1, at + 2 + MOST_BETWEEN);
  for (const [i, word] of behind.entries()) {
    const between = behind.slice(0, i);
    if (!isNameOf(between) || between.some(({ isHouse }) => isHouse)) return false;
    const isNamed = behind[0]!.isName && i > 0 && word.isName;
    if (isNamed && isOf(streetsBehind, word, locale)) return true;
    const name = behind.slice(i + 1);
    const named = name.findIndex(({ isName }) => isName);
    const isNext = i === 0 || (i === 1 && between[0]!.bare.length <= LONGEST_BIS);
    if (isNext && named >= 0 && isNameOf(name.slice(0, named)) && isOf(streets, word, locale)) return true;
  }
  return false;
}

/** Whether a street and a number stand near each other in a text whose script has no spaces. */
function standsUnspaced(text: string, locale: string): boolean {
  const { streets = '', streetsBehind = '' } = partOf(locale, 'visit') ?? {};
  const prepared = prepareText(text, locale);
  return occurrencesOf(prepared, phraseUnion([streets, streetsBehind])).some(({ start, end }) => {
    const near = `${prepared.plain.slice(Math.max(0, start - 2), start)} ${prepared.plain.slice(end, end + NEAR)}`;
    return /^[^。、，！？\n]*\p{Nd}/u.test(near);
  });
}

/** How many addresses of a street a text in a language (a tag) states; one of a house, a postal code and a town is one too. */
export function addressesIn(text: string, locale: string): number {
  if (!/\p{Nd}/u.test(text)) return 0;
  if (unspaced.test(text)) return Number(standsUnspaced(text, locale));
  const words = wordsOf(text);
  const houses = words.keys().filter((at) => words[at]!.isHouse && isOfStreet(words, at, locale));
  return Math.max([...houses].length, Number(postal.test(text)));
}
