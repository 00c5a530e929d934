const FEWEST_LETTERS = 20;
/** Enough where the script alone tells the language. */
const FEWEST_OF_OWN_SCRIPT = 4;
/** Share of the letters a script must have to speak for the whole text. */
const DOMINANT = 0.6;
/** Japanese is written with kana among the characters it shares with Chinese. */
const KANA_SHARE = 0.05;
/** Texts longer than this are judged by their beginning. */
const LONGEST_READ = 2000;

/** Beyond Latin letters, their marks and punctuation: without such a character no script tells anything. */
const BEYOND_LATIN = /[\u0370-\u1fff\u2126\u2d00-\u{10ffff}]/u;

/** Scripts that one language owns among shoppers. */
const SCRIPTS =
  'Hangul=ko Thai=th Lao=lo Khmer=km Myanmar=my Greek=el Hebrew=he Armenian=hy Georgian=ka Bengali=bn Tamil=ta Telugu=te ' +
  'Gujarati=gu Kannada=kn Malayalam=ml Gurmukhi=pa Sinhala=si';
const LANGUAGE_OF_SCRIPT = SCRIPTS.split(' ').map((entry) => {
  const [script, language] = entry.split('=') as [string, string];
  return [new RegExp(`(?=\\p{Script=${script}})[\\p{L}\\p{M}]`, 'gu'), language] as const;
});

/**
 * Language subtag of a text, or `undefined` when it has fewer than 4 letters or when several languages share its script:
 * which of those it is has to be said by whoever gives it.
 */
export function detectLanguage(text: string): string | undefined {
  const read = text.slice(0, LONGEST_READ);
  if (!BEYOND_LATIN.test(read)) return undefined;
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
