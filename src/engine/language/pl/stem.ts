/** Inflection endings of nouns, adjectives and verbs, longest first; some also without accents, as shoppers on phones leave them out. */
const ENDINGS = (
  'owaniem owania owanie iejszego iejszych iejszej iejszy iejsza iejsze ościami ościach ością ości ość owymi owych owego ' +
  'owej owym owy owa owe iami iach iego iemu ymi imi ych ich ego emu ami ach ów om owi iej ej ym im em ie ią ię ia ią io ' +
  'iu ałem ałam ała ało ali ały ać eć ić yć ąć uje ują a ą e ę i o u y osciami osciach oscia osci osc ow'
)
  .split(' ')
  .sort((a, b) => b.length - a.length);
const SHORTEST_STEM = 3;
/** Shorter stems keep their last letters: too much would fall together. */
const SHORTEST_CHANGED = 4;
/** What endings do to the last consonants, undone: `w paczce` of `paczka`, `w rowerze` of `rower`, `w samochodzie` of `samochód`. */
const UNCHANGED: readonly (readonly [changed: string, plain: string])[] = [
  ['rz', 'r'],
  ['dz', 'd'],
  ['c', 'k'],
];

/**
 * Light stem of a Polish word: its longest inflection ending removed, at least three letters left (`butami` → `but`), and what
 * endings do to the last consonants, a fleeting e and ó undone (`paczek`, `paczce`, `paczka` → `paczk`).
 */
export function stem(word: string): string {
  const ending = ENDINGS.find(
    (candidate) => word.endsWith(candidate) && word.length - candidate.length >= SHORTEST_STEM,
  );
  const bare = (ending === undefined ? word : word.slice(0, -ending.length)).replaceAll('ó', 'o');
  if (bare.length < SHORTEST_CHANGED) return bare;
  if (bare.endsWith('ek') && bare.length > SHORTEST_CHANGED) return `${bare.slice(0, -2)}k`;
  const change = UNCHANGED.find(([changed]) => bare.endsWith(changed));
  return change === undefined ? bare : bare.slice(0, -change[0].length) + change[1];
}
