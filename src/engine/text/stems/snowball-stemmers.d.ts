declare module 'snowball-stemmers' {
  /** A stemmer of one algorithm, e.g. `english`; `stem` wants a lower-case word. */
  export function newStemmer(algorithm: string): { stem(word: string): string };
}
