/** Scripts that write no spaces: about two characters of Chinese and Japanese, four of Thai and its like, make a word. */
const perTwo = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/gu;
const perFour = /[\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/gu;
const unspaced = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u;

function countMatches(text: string, pattern: RegExp): number {
  let count = 0;
  for (const _ of text.matchAll(pattern)) count++;
  return count;
}

/** How many words a text has, near enough to size passages by: runs between white space, for unspaced scripts by characters. */
export function countWords(text: string): number {
  const runs = countMatches(text, /\S+/g);
  if (!unspaced.test(text)) return runs;
  return runs + Math.floor(countMatches(text, perTwo) / 2 + countMatches(text, perFour) / 4);
}
