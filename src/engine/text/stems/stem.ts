import { newStemmer } from 'snowball-stemmers';
import { kept, perLanguage } from '../../../memo/kept.ts';
import { partOf } from '../../language/pack.ts';

/** Longer words are hardly words; the stemmers take time quadratic in the length. */
const LONGEST_STEMMED = 40;
/**
 * Also cuts what the Turkish and Greek stemmers leave, since words there take several endings; truncation alone does
 * well in Turkish (Can et al., "Information retrieval on Turkish texts", JASIST 59, 2008). Bench `kb-passages`:
 * tr .892 → .918, el .915 → .923.
 */
const PREFIX_LENGTH = 6;

const SNOWBALL: Readonly<Record<string, string>> = {
  ca: 'catalan',
  cs: 'czech',
  da: 'danish',
  de: 'german',
  en: 'english',
  es: 'spanish',
  eu: 'basque',
  fi: 'finnish',
  fr: 'french',
  ga: 'irish',
  hu: 'hungarian',
  hy: 'armenian',
  it: 'italian',
  nb: 'norwegian',
  nl: 'dutch',
  nn: 'norwegian',
  no: 'norwegian',
  pt: 'portuguese',
  ro: 'romanian',
  ru: 'russian',
  sl: 'slovene',
  sv: 'swedish',
  ta: 'tamil',
  tr: 'turkish',
};

/** Syllables and short words: a common prefix says nothing. */
const UNSTEMMED = new Set(['vi', 'th', 'lo', 'km', 'my', 'ja', 'zh', '']);

type Stem = (word: string) => string;
const stemmerOf = kept(perLanguage, makeStemmer);

/** Stem of a normal word in the language; the word itself when the language has no stems or the word is too long. */
export function stem(word: string, language: string): string {
  if (word.length > LONGEST_STEMMED) return word;
  return stemmerOf(language)(word) || word;
}

function makeStemmer(language: string): Stem {
  const isTruncated = partOf(language, 'text')?.stemsAreTruncated;
  const bare = endingsOff(language);
  if (bare === undefined) return UNSTEMMED.has(language) ? (word) => word : firstCharacters;
  return isTruncated ? (word) => firstCharacters(bare(word)) : bare;
}

/** What takes the endings off the words of a language; `undefined` where nobody has written it. */
function endingsOff(language: string): Stem | undefined {
  const own = partOf(language, 'stem');
  if (!Object.hasOwn(SNOWBALL, language)) return own;
  const snowball = newStemmer(SNOWBALL[language]!);
  return own === undefined ? (word) => snowball.stem(word) : (word) => own(snowball.stem(word));
}

function firstCharacters(word: string): string {
  return word.length > PREFIX_LENGTH ? [...word].slice(0, PREFIX_LENGTH).join('') : word;
}
