type Detector = typeof import('eld/small').eld;

const FEWEST_LETTERS = 20;
/** Enough where the script alone tells the language. */
const FEWEST_OF_OWN_SCRIPT = 4;
/** Share of the letters a script must have to speak for the whole text. */
const DOMINANT = 0.6;
/** Japanese is written with kana among the characters it shares with Chinese. */
const KANA_SHARE = 0.05;
/** Texts longer than this are judged by their beginning. */
const LONGEST_READ = 2000;
/**
 * By how much the best language must lead in Latin script. On the questions of the bench data .05 leaves at most
 * .5 % wrong and 95 to 100 % answered, and on product titles, half of which are names, 2.7 % wrong instead of 12 %.
 */
const LATIN_LEAD = 0.05;

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

let detector: Detector | undefined;
let loading: Promise<void> | undefined;

/**
 * Loads the word statistics that tell languages of one script apart: 0.3 to 0.9 s and about 50 MB, once.
 *
 * Await it off the request path before `detectLanguage` is to know Latin, Cyrillic, Arabic or Devanagari texts.
 */
export function loadLanguageDetector(): Promise<void> {
  loading ??= import('eld/small').then((module) => {
    detector = module.eld;
  });
  return loading;
}

/**
 * Language subtag of a text, or `undefined` when it has fewer than 20 letters (4 in a script of one language) or
 * no language clearly leads.
 *
 * Scripts that belong to one language need nothing loaded; the others stay `undefined` until `loadLanguageDetector`
 * has finished.
 */
export function detectLanguage(text: string): string | undefined {
  const read = text.slice(0, LONGEST_READ);
  const letters = count(read, /[\p{L}\p{M}]/gu);
  if (letters < FEWEST_OF_OWN_SCRIPT) return undefined;
  const byScript = languageByScript(read, letters);
  if (byScript !== undefined || detector === undefined || letters < FEWEST_LETTERS) return byScript;
  const latin = count(read, /\p{Script=Latin}/gu) >= DOMINANT * letters;
  const result = detector.detect(read);
  const [best = 0, second = 0] = Object.values<number>(result.getScores()).sort((a, b) => b - a);
  const clear = result.isReliable() && (!latin || best - second >= LATIN_LEAD);
  return clear && result.language !== '' ? result.language : undefined;
}

function languageByScript(text: string, letters: number): string | undefined {
  const kana = count(text, /[\p{Script=Hiragana}\p{Script=Katakana}]/gu);
  const han = count(text, /\p{Script=Han}/gu);
  if (kana + han >= DOMINANT * letters) {
    if (kana >= KANA_SHARE * (kana + han) && kana >= FEWEST_OF_OWN_SCRIPT) return 'ja';
    // A few Chinese characters may be Japanese too.
    return letters >= FEWEST_LETTERS ? 'zh' : undefined;
  }
  return LANGUAGE_OF_SCRIPT.find(([script]) => count(text, script) >= DOMINANT * letters)?.[1];
}

function count(text: string, pattern: RegExp): number {
  let found = 0;
  for (const _ of text.matchAll(pattern)) found++;
  return found;
}
