import { traitByTag } from '../../language/pack.ts';
import { isAscii } from '../characters/ascii.ts';
import { IGNORABLE_CHARACTERS } from '../characters/character-classes.ts';
import { type Script, scriptOf } from '../characters/scripts.ts';
import { toAsciiDigits } from '../numbers/number-form.ts';

const lowerCaseLocales = traitByTag('text', ({ lowerCaseLocale }) => lowerCaseLocale);

/**
 * The surface form of a word as the index knows it: lower case by language, ASCII digits, no invisible characters,
 * and the spelling variants of its script made one (Greek accents, Arabic vowels, ё, Hindi nukta).
 */
export function toNormalWord(raw: string, language: string): string {
  if (isAscii(raw)) return lowerCase(raw, language);
  const visible = raw.replace(IGNORABLE_CHARACTERS, '').replace(/[\u2019\u02BC]/g, "'");
  const word = toAsciiDigits(lowerCase(visible, language));
  return UNIFIED[scriptOf(word)]?.(word) ?? word;
}

function lowerCase(word: string, language: string): string {
  const locale = lowerCaseLocales.get(language);
  return locale === undefined ? word.toLowerCase() : word.toLocaleLowerCase(locale);
}

/** How the spellings of a script are made one. */
const UNIFIED: Partial<Record<Script, (word: string) => string>> = {
  greek: unifyGreek,
  cyrillic: (word) => word.replaceAll('ё', 'е'),
  arabic: unifyArabic,
  hebrew: (word) => word.replace(/[\u0591-\u05C7]/g, ''),
  devanagari: unifyDevanagari,
  // Comma-below letters are written with the cedilla that the Romanian stemmer knows; i with a dot is plain i.
  latin: (word) => word.replaceAll('i\u0307', 'i').replaceAll('ș', 'ş').replaceAll('ț', 'ţ'),
};

/** Accents are left out in Greek capitals and in hasty typing, so they never tell words apart. */
function unifyGreek(word: string): string {
  return word
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .normalize('NFC')
    .replaceAll('ς', 'σ');
}

/** Removes vowel signs and tatweel; one form each for alef, ya, kaf, ta-marbuta and hamza carriers. */
function unifyArabic(word: string): string {
  return word
    .replace(/[\u0610-\u061A\u0640\u064B-\u065F\u0670\u06D6-\u06ED]/g, '')
    .replace(/[أإآٱ]/g, 'ا')
    .replace(/[ىی]/g, 'ي')
    .replaceAll('ة', 'ه')
    .replaceAll('ک', 'ك')
    .replaceAll('ؤ', 'و')
    .replaceAll('ئ', 'ي');
}

/** Removes nukta, writes candrabindu and short nasals as anusvara, long vowels of loan words as short ones. */
function unifyDevanagari(word: string): string {
  return word
    .normalize('NFD')
    .replaceAll('\u093C', '')
    .replaceAll('\u0901', '\u0902')
    .replace(/[ङञणनम]\u094D(?=[क-म])/g, '\u0902')
    .normalize('NFC');
}
