/** Inflection endings of nouns, adjectives and verbs, longest first. */
const ENDINGS = (
  'ाएंगी ाएंगे ाऊंगी ाऊंगा ाइयां ाइयों ाएगी ाएगा ाओगी ाओगे एंगी एंगे ऊंगी ऊंगा ातीं नाओं नाएं ताओं ताएं ियां ियों ियाँ ' +
  'ाकर ाइए ाईं ाया ेगी ेगा ोगी ोगे ाने ाना ाते ाती ाता तीं ाओं ाएं ुओं ुएं ुआं कर ाओ िए ाई ाए ने नी ना ते ीं ती ता ' +
  'ां ों ें ो े ू ु ी ि ा'
)
  .split(' ')
  .sort((a, b) => b.length - a.length);

/**
 * Light stem of a normalised Hindi word: the longest inflection ending removed, at least two characters kept.
 *
 * Source: the idea and most endings of Ramanathan and Rao, "A lightweight stemmer for Hindi" (EACL 2003 workshop).
 */
export function stem(word: string): string {
  const ending = ENDINGS.find((candidate) => word.endsWith(candidate) && word.length - candidate.length >= 2);
  return ending === undefined ? word : word.slice(0, -ending.length);
}
