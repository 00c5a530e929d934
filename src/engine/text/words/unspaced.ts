import { kept, perLanguage } from '../../../memo/kept.ts';
import { UNSPACED_LETTERS } from '../characters/character-classes.ts';

const STARTS_UNSPACED = new RegExp(`^[${UNSPACED_LETTERS}]`, 'u');

/** Whether a text begins with a letter of a script without spaces. */
export const startsUnspaced = (text: string): boolean => STARTS_UNSPACED.test(text);

/** Two bases with their vowel and tone marks; more marks are no writing. */
const LONGEST_PAIR = 16;

const segmenterOf = kept(
  perLanguage,
  (language) => new Intl.Segmenter(language === '' ? undefined : language, { granularity: 'word' }),
);

/** The language of a run of a script without spaces, for the dictionary that cuts it. */
function languageOfRun(run: string): string {
  const code = run.codePointAt(0)!;
  if (code >= 0xe00 && code < 0xe80) return 'th';
  if (code >= 0xe80 && code < 0xf00) return 'lo';
  if (code >= 0x1780 && code < 0x1800) return 'km';
  if (code >= 0x1000 && code < 0x10a0) return 'my';
  return 'zh';
}

/** Calls `visit` with the bounds of each dictionary word of a run of a script without spaces. */
export function segmentRun(run: string, visit: (start: number, end: number) => void): void {
  for (const { segment, index } of segmenterOf(languageOfRun(run)).segment(run)) {
    visit(index, index + segment.length);
  }
}

const MARK = /\p{M}/u;

/** Calls `visit` with the bounds of each pair of neighbouring characters, each with its marks. */
export function characterPairs(run: string, visit: (start: number, end: number) => void): void {
  let before = 0;
  let at = endOfCharacter(run, 0);
  while (at < run.length) {
    const next = endOfCharacter(run, at);
    if (next - before <= LONGEST_PAIR) visit(before, next);
    before = at;
    at = next;
  }
}

function endOfCharacter(text: string, start: number): number {
  let end = start + (text.codePointAt(start)! > 0xffff ? 2 : 1);
  while (end < text.length && MARK.test(text[end]!)) end++;
  return end;
}
