const FEWEST_LETTERS = 20;
/** Enough where the script alone tells the language. */
const FEWEST_OF_OWN_SCRIPT = 4;
/** Share of the letters a script must have to speak for the whole text. */
const DOMINANT = 0.6;
/** Japanese is written with kana among the characters it shares with Chinese. */
const KANA_SHARE = 0.05;
/** Texts longer than this are judged by their beginning. */
const LONGEST_READ = 2000;

/** Scripts that one language owns among shoppers. */
const LANGUAGE_OF_SCRIPT: readonly (readonly [RegExp, string])[] = [
  [/(?=\p{Script=Hangul})[\p{L}\p{M}]/gu, 'ko'],
  [/(?=\p{Script=Thai})[\p{L}\p{M}]/gu, 'th'],
  [/(?=\p{Script=Lao})[\p{L}\p{M}]/gu, 'lo'],
  [/(?=\p{Script=Khmer})[\p{L}\p{M}]/gu, 'km'],
  [/(?=\p{Script=Myanmar})[\p{L}\p{M}]/gu, 'my'],
  [/(?=\p{Script=Greek})[\p{L}\p{M}]/gu, 'el'],
  [/(?=\p{Script=Hebrew})[\p{L}\p{M}]/gu, 'he'],
  [/(?=\p{Script=Armenian})[\p{L}\p{M}]/gu, 'hy'],
  [/(?=\p{Script=Georgian})[\p{L}\p{M}]/gu, 'ka'],
  [/(?=\p{Script=Bengali})[\p{L}\p{M}]/gu, 'bn'],
  [/(?=\p{Script=Tamil})[\p{L}\p{M}]/gu, 'ta'],
  [/(?=\p{Script=Telugu})[\p{L}\p{M}]/gu, 'te'],
  [/(?=\p{Script=Gujarati})[\p{L}\p{M}]/gu, 'gu'],
  [/(?=\p{Script=Kannada})[\p{L}\p{M}]/gu, 'kn'],
  [/(?=\p{Script=Malayalam})[\p{L}\p{M}]/gu, 'ml'],
  [/(?=\p{Script=Gurmukhi})[\p{L}\p{M}]/gu, 'pa'],
  [/(?=\p{Script=Sinhala})[\p{L}\p{M}]/gu, 'si'],
];

/**
 * Language subtag of a text, or `undefined` when it has fewer than 4 letters or when several languages share its script:
 * which of those it is has to be said by whoever gives it.
 */
export function detectLanguage(text: string): string | undefined {
  const read = text.slice(0, LONGEST_READ);
  const letters = count(read, /[\p{L}\p{M}]/gu);
  if (letters < FEWEST_OF_OWN_SCRIPT) return undefined;
  const kana = count(read, /[\p{Script=Hiragana}\p{Script=Katakana}]/gu);
  const han = count(read, /\p{Script=Han}/gu);
  if (kana + han >= DOMINANT * letters) {
    if (kana >= KANA_SHARE * (kana + han) && kana >= FEWEST_OF_OWN_SCRIPT) return 'ja';
    // A few Chinese characters may be Japanese too.
    return letters >= FEWEST_LETTERS ? 'zh' : undefined;
  }
  return LANGUAGE_OF_SCRIPT.find(([script]) => count(read, script) >= DOMINANT * letters)?.[1];
}

function count(text: string, pattern: RegExp): number {
  let found = 0;
  for (const _ of text.matchAll(pattern)) found++;
  return found;
}
