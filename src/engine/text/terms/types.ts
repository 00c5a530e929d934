/** One index term cut from a text. */
export type Token = {
  term: string;
  /** UTF-16 offsets into the ORIGINAL text, end exclusive. */
  start: number;
  end: number;
  /** 1 for the word itself; .8 for an accent-folded twin, .6 for a compound part. */
  weight: number;
  /** Word number, counted from 0; extra tokens share the position of their word. */
  position: number;
};

export type AnalyzeOptions = {
  /**
   * Knows the words of the corpus, for decompounding and Arabic clitics; without it neither is done. Asked with the
   * spelling that `wordsOf` gives, and right to say yes only to words seen at least 3 times.
   */
  isWord?: (word: string) => boolean;
  /** Leave out stop words (kept anyway when nothing else would remain). Default false. */
  dropStopWords?: boolean;
  /** Give only the tokens of these terms, which takes less: for finding where they stand. */
  only?: Pick<ReadonlyMap<string, unknown>, 'has' | 'keys'>;
};

/** The one cut of words, for documents and queries alike; see `analyze.ts`. */
export type Analyze = (text: string, locale: string, options?: AnalyzeOptions) => Token[];
