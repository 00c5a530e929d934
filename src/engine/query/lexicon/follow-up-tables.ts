import { type PhraseTable, phraseTable, phraseWords } from '../read/phrases.ts';
import { lexiconOf } from './lexicons.ts';

/** What a refining phrase asks for. */
export type FollowUpSign =
  | 'cheaper'
  | 'dearer'
  | 'larger'
  | 'smaller'
  | 'sameBrand'
  | 'otherBrand'
  | 'otherColour'
  | 'startOver'
  | 'moreOf';

/** The follow-up words of a language as tables. */
export type FollowUpTables = {
  signs: PhraseTable<FollowUpSign>;
  /** Place in the list that was shown, from 0; −1 = the last. */
  ordinals: PhraseTable<number>;
  openers: PhraseTable<string>;
  anyOf: PhraseTable<true>;
  pointers: ReadonlySet<string>;
  /** Openers that only add a condition: with, in, from, for. */
  joining: ReadonlySet<string>;
};

const known = new Map<string, FollowUpTables>();

const JOINING = new Set(
  'with without in from for by under over mit ohne von für unter über avec sans en de pour sous con sin para no not kein keine nicht pas only just nur seulement uniquement solo senza da per non met zonder voor van geen niet alleen'.split(
    ' ',
  ),
);

/** The tables of a language (English where there is no lexicon); built once. */
export function followUpTables(language: string): FollowUpTables {
  const lexicon = lexiconOf(language);
  let tables = known.get(lexicon.language);
  if (!tables) {
    const { followUp } = lexicon;
    const of = lexicon.language;
    const signs = [
      'startOver',
      'otherBrand',
      'sameBrand',
      'otherColour',
      'cheaper',
      'dearer',
      'larger',
      'smaller',
      'moreOf',
    ] as const;
    tables = {
      signs: phraseTable(
        signs.flatMap((sign) => followUp[sign].map((phrase) => [phrase, sign] as const)),
        of,
      ),
      ordinals: phraseTable(
        [
          ...followUp.ordinals.flatMap((words, place) => words.map((word) => [word, place] as const)),
          ...followUp.last.map((word) => [word, -1] as const),
        ],
        of,
      ),
      openers: phraseTable(
        followUp.openers.map((phrase) => [phrase, phrase] as const),
        of,
      ),
      anyOf: phraseTable(
        followUp.anyOf.map((phrase) => [phrase, true] as const),
        of,
      ),
      // Of "of these" neither word points by itself.
      pointers: new Set(
        followUp.pointers
          .map((phrase) => phraseWords(phrase, of))
          .flatMap((words) => (words.length === 1 ? words : [])),
      ),
      joining: JOINING,
    };
    known.set(lexicon.language, tables);
  }
  return tables;
}
