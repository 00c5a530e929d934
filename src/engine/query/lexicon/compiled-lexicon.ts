import { type PhraseTable, phraseTable, phraseWords } from '../phrases.ts';
import type { Audience, Colour, Material, QueryLexicon, SortIntent } from './lexicon.ts';
import { lexiconOf } from './lexicons.ts';

/** How a number is bounded by the words around it. */
export type Bound = 'lt' | 'lte' | 'gt' | 'gte' | 'around';

/** A lexicon as tables of phrases; words are compared as `wordKey` gives them. */
export type CompiledLexicon = {
  lexicon: QueryLexicon;
  language: string;
  boundBefore: PhraseTable<Bound>;
  boundAfter: PhraseTable<Bound>;
  /** Opening phrases of a range with the phrases that may join its ends. */
  rangeOpen: PhraseTable<PhraseTable<true>>;
  rangeJoin: PhraseTable<true>;
  priceNames: PhraseTable<true>;
  currencies: PhraseTable<readonly string[]>;
  negationBefore: PhraseTable<string>;
  negationAfter: PhraseTable<true>;
  negationSkip: ReadonlySet<string>;
  stock: PhraseTable<true>;
  starWords: PhraseTable<true>;
  wellRated: PhraseTable<true>;
  sort: PhraseTable<SortIntent>;
  colours: PhraseTable<Colour>;
  materials: PhraseTable<Material>;
  audiences: PhraseTable<Audience>;
  ageBefore: PhraseTable<true>;
  ageAfter: PhraseTable<true>;
  sizeBefore: PhraseTable<true>;
  sizeAfter: PhraseTable<true>;
  sizeWords: PhraseTable<string>;
  footwear: readonly string[];
  brandBefore: PhraseTable<true>;
  fieldNames: PhraseTable<string>;
  fillers: PhraseTable<true>;
  glue: ReadonlySet<string>;
  descriptive: ReadonlySet<string>;
  or: ReadonlySet<string>;
  and: ReadonlySet<string>;
  shades: ReadonlySet<string>;
};

const compiled = new Map<string, CompiledLexicon>();

/** The tables of a language's lexicon (English where there is none); compiled once. */
export function compiledLexicon(language: string): CompiledLexicon {
  const lexicon = lexiconOf(language);
  let tables = compiled.get(lexicon.language);
  if (!tables) {
    tables = compile(lexicon);
    compiled.set(lexicon.language, tables);
  }
  return tables;
}

function compile(lexicon: QueryLexicon): CompiledLexicon {
  const { language, price } = lexicon;
  const marked = (phrases: readonly string[]): PhraseTable<true> => tableOf(phrases, true, language);
  const meaning = <T extends string>(groups: Readonly<Record<T, readonly string[]>>): PhraseTable<T> =>
    phraseTable(
      (Object.entries(groups) as [T, readonly string[]][]).flatMap(([name, phrases]) =>
        phrases.map((phrase) => [phrase, name] as const),
      ),
      language,
    );
  const words = (phrases: readonly string[]): ReadonlySet<string> =>
    new Set(phrases.flatMap((phrase) => phraseWords(phrase, language)));
  return {
    lexicon,
    language,
    boundBefore: meaning<Bound>({
      lte: price.atMost,
      gte: price.atLeast,
      lt: price.below,
      gt: price.above,
      around: price.around,
    }),
    boundAfter: meaning<Bound>({
      lte: price.atMostAfter,
      gte: price.atLeastAfter,
      lt: [],
      gt: [],
      around: [],
    }),
    rangeOpen: phraseTable(
      [...new Set(price.between.map(([open]) => open))].map((open) => {
        const joins = price.between.filter(([other]) => other === open).map(([, join]) => join);
        return [open, marked(joins)] as const;
      }),
      language,
    ),
    rangeJoin: marked(price.join),
    priceNames: marked(price.names),
    currencies: phraseTable(Object.entries(lexicon.currencies), language),
    negationBefore: phraseTable(
      lexicon.negation.before.map((phrase) => [phrase, phrase] as const),
      language,
    ),
    negationAfter: marked(lexicon.negation.after),
    negationSkip: words(lexicon.negation.skip),
    stock: marked(lexicon.stock),
    starWords: marked(lexicon.rating.starWords),
    wellRated: marked(lexicon.rating.wellRated),
    sort: meaning<SortIntent>(lexicon.sort),
    colours: meaning<Colour>(lexicon.colours),
    materials: meaning<Material>(lexicon.materials),
    audiences: meaning<Audience>(lexicon.audiences),
    ageBefore: marked(lexicon.age.before),
    ageAfter: marked(lexicon.age.after),
    sizeBefore: marked(lexicon.size.before),
    sizeAfter: marked(lexicon.size.after),
    sizeWords: meaning<'S' | 'M' | 'L' | 'XL'>(lexicon.size.words),
    footwear: [...words(lexicon.footwear)],
    brandBefore: marked(lexicon.brandBefore),
    fieldNames: meaning(lexicon.fieldNames),
    fillers: marked(lexicon.fillers),
    glue: words(lexicon.glue),
    descriptive: words(lexicon.descriptive),
    or: words(lexicon.or),
    and: words(lexicon.and),
    shades: words(lexicon.shades),
  };
}

function tableOf<T>(phrases: readonly string[], value: T, language: string): PhraseTable<T> {
  return phraseTable(
    phrases.map((phrase) => [phrase, value] as const),
    language,
  );
}
