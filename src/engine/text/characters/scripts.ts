/** Scripts whose words need treatment of their own; everything else counts as Latin or other. */
export type Script = 'latin' | 'greek' | 'cyrillic' | 'arabic' | 'hebrew' | 'devanagari' | 'hangul' | 'other';

/** Script of a word by its first letter. */
export function scriptOf(word: string): Script {
  const code = word.codePointAt(0) ?? 0;
  if (code < 0x370) return 'latin';
  if (code < 0x400) return 'greek';
  if (code < 0x530) return 'cyrillic';
  if (code >= 0x590 && code < 0x600) return 'hebrew';
  if (code >= 0x600 && code < 0x780) return 'arabic';
  if (code >= 0x900 && code < 0x980) return 'devanagari';
  if (code >= 0x1e00 && code < 0x1f00) return 'latin';
  if (code >= 0x1f00 && code < 0x2000) return 'greek';
  if (code >= 0xac00 && code < 0xd7b0) return 'hangul';
  return 'other';
}

const SCRIPT_OF_LANGUAGE: Readonly<Record<string, Script>> = {
  el: 'greek',
  ru: 'cyrillic',
  uk: 'cyrillic',
  bg: 'cyrillic',
  be: 'cyrillic',
  mk: 'cyrillic',
  sr: 'cyrillic',
  kk: 'cyrillic',
  mn: 'cyrillic',
  ky: 'cyrillic',
  ar: 'arabic',
  fa: 'arabic',
  ur: 'arabic',
  he: 'hebrew',
  hi: 'devanagari',
  mr: 'devanagari',
  ne: 'devanagari',
  hy: 'other',
  ta: 'other',
  th: 'other',
  lo: 'other',
  km: 'other',
  my: 'other',
  ja: 'other',
  zh: 'other',
  ko: 'hangul',
};

const LANGUAGE_OF_SCRIPT: Readonly<Record<Script, string>> = {
  latin: 'en',
  greek: 'el',
  cyrillic: 'ru',
  arabic: 'ar',
  hebrew: 'he',
  devanagari: 'hi',
  hangul: 'ko',
  other: '',
};

/**
 * The language whose word forms apply to a word: the text's own, or for a word in another script the commonest
 * language of that script (English words in a Greek text). `''` when there is none.
 */
export function languageOfWord(word: string, language: string): string {
  const script = scriptOf(word);
  return (Object.hasOwn(SCRIPT_OF_LANGUAGE, language) ? SCRIPT_OF_LANGUAGE[language] : 'latin') === script
    ? language
    : LANGUAGE_OF_SCRIPT[script];
}
