import { foldAccents } from '../../text/characters/fold.ts';
import { wordFormsOf } from '../../text/words/word-forms.ts';
import { type QueryToken, scanQuery } from './scan-query.ts';

/** The form in which a word of a query meets a word of a catalogue value: its stem without accents. */
export function stemKey(word: string, language: string): string {
  return foldAccents(wordFormsOf(language)(word.replaceAll('’', "'")).term).replaceAll("'", '');
}

/** The key of each token of a query: stem for words, canonical number, empty for signs. */
export function tokenKeys(tokens: readonly QueryToken[], language: string): string[] {
  return tokens.map((token) => {
    if (token.kind === 'number') return String(token.value);
    return token.kind === 'word' ? stemKey(token.text, language) : '';
  });
}

/** The keys of a catalogue value, signs left out: `Crew-Neck` → `crew neck`. */
export function valueKeys(value: string, locale: string, language: string): string[] {
  return tokenKeys(scanQuery(value, locale), language).filter((key) => key !== '');
}
