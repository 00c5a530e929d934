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

/** The languages of each script, the commonest first; whatever is in no list is written in Latin letters. */
const LANGUAGES: Readonly<Record<Script, readonly string[]>> = {
  latin: ['en'],
  greek: ['el'],
  cyrillic: ['ru', 'uk', 'bg', 'be', 'mk', 'sr', 'kk', 'mn', 'ky'],
  arabic: ['ar', 'fa', 'ur'],
  hebrew: ['he'],
  devanagari: ['hi', 'mr', 'ne'],
  hangul: ['ko'],
  other: ['hy', 'ta', 'th', 'lo', 'km', 'my', 'ja', 'zh'],
};
const scripts = Object.keys(LANGUAGES) as Script[];
const scriptByLanguage = new Map(
  scripts.flatMap((script) => LANGUAGES[script].map((language) => [language, script] as const)),
);

/**
 * The language whose word forms apply to a word: the text's own, or for a word in another script the commonest
 * language of that script (English words in a Greek text). `''` when there is none.
 */
export function languageOfWord(word: string, language: string): string {
  const script = scriptOf(word);
  if ((scriptByLanguage.get(language) ?? 'latin') === script) return language;
  return script === 'other' ? '' : LANGUAGES[script][0]!;
}
