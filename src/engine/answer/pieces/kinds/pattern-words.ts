/** The words of a list of patterns as they are matched with a message, without the signs between and in them. */
export function wordsOfPatterns(patterns: string): string {
  return patterns.replace(/[|*]/gu, ' ');
}
