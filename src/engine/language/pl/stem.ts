/** Inflection endings of nouns, adjectives and verbs, longest first. */
const ENDINGS = (
  'owaniem owania owanie iejszego iejszych iejszej iejszy iejsza iejsze ościami ościach ością ości ość owymi owych owego ' +
  'owej owym owy owa owe iami iach iego iemu ymi imi ych ich ego emu ami ach ów om owi iej ej ym im em ie ią ię ia ią io ' +
  'iu ałem ałam ała ało ali ały ać eć ić yć ąć uje ują a ą e ę i o u y'
)
  .split(' ')
  .sort((a, b) => b.length - a.length);
const SHORTEST_STEM = 3;

/** Light stem of a Polish word: its longest inflection ending removed, at least three letters left (`butami` → `but`). */
export function stem(word: string): string {
  const ending = ENDINGS.find(
    (candidate) => word.endsWith(candidate) && word.length - candidate.length >= SHORTEST_STEM,
  );
  return ending === undefined ? word : word.slice(0, -ending.length);
}
