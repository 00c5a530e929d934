import { comparable } from './phrase-spans.ts';

/** Letters and numbers of a text in order, so that marks and spaces may differ. */
export function bare(text: string): string {
  return ` ${(comparable(text.normalize('NFKC')).match(/[\p{L}\p{M}\p{N}%\p{Sc}.,:+-]+/gu) ?? []).join(' ')} `
    .replace(/[.,:-]+(?= )|(?<= )[.,:-]+/gu, '')
    .replace(/ +/gu, ' ');
}
