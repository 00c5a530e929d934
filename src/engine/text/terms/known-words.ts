import { queryTermGroups } from './query-terms.ts';

/** Whether every telling word of a text is known in some form; true for one without any. */
export function hasOnlyKnownWords(text: string, locale: string, isKnown: (term: string) => boolean): boolean {
  return queryTermGroups(text, locale, { dropStopWords: true }).every(({ members }) =>
    members.some(({ term }) => isKnown(term)),
  );
}
