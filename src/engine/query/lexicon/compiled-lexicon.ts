import { type PhraseTable, phraseTable, phraseWords } from '../read/phrases.ts';
import type { Audience, Colour, Material, QueryLexicon, SortIntent } from './lexicon.ts';
import { lexiconOf } from './lexicons.ts';
import { type Extreme, superlativesOf } from './superlatives.ts';

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
  negationStrong: ReadonlySet<string>;
  negationAfter: PhraseTable<true>;
  negationSkip: ReadonlySet<string>;
  stock: PhraseTable<true>;
  sale: PhraseTable<true>;
  starWords: PhraseTable<true>;
  wellRated: PhraseTable<true>;
  sort: PhraseTable<SortIntent>;
  superlatives: PhraseTable<readonly Extreme[]>;
  colours: PhraseTable<Colour>;
  materials: PhraseTable<Material>;
  audiences: PhraseTable<Audience>;
  ageBefore: PhraseTable<true>;
  ageAfter: PhraseTable<true>;
  ageTold: ReadonlySet<string>;
  sizeBefore: PhraseTable<true>;
  sizeAfter: PhraseTable<true>;
  sizeWords: PhraseTable<string>;
  footwear: readonly string[];
  brandBefore: PhraseTable<true>;
  fieldNames: PhraseTable<string>;
  fillers: PhraseTable<true>;
  glue: ReadonlySet<string>;
  descriptive: ReadonlySet<string>;
  /** Words of phrases that bound, deny or order: whatever was read of them, they name nothing. */
  bounding: ReadonlySet<string>;
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
      lte: [...price.atMost, ...denied(price.above, price.denials)],
      gte: [...price.atLeast, ...denied(price.below, price.denials)],
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
    negationStrong: new Set(lexicon.negation.strong),
    negationAfter: marked(lexicon.negation.after),
    negationSkip: words(lexicon.negation.skip),
    stock: marked(lexicon.stock),
    sale: marked(lexicon.sale),
    starWords: marked(lexicon.rating.starWords),
    wellRated: marked(lexicon.rating.wellRated),
    sort: meaning<SortIntent>(lexicon.sort),
    superlatives: phraseTable(superlativesOf(language), language),
    colours: meaning<Colour>(lexicon.colours),
    materials: meaning<Material>(lexicon.materials),
    audiences: meaning<Audience>(lexicon.audiences),
    ageBefore: marked(lexicon.age.before),
    ageAfter: marked(lexicon.age.after),
    ageTold: words(lexicon.age.told),
    sizeBefore: marked(lexicon.size.before),
    sizeAfter: marked(lexicon.size.after),
    sizeWords: meaning<'S' | 'M' | 'L' | 'XL'>(lexicon.size.words),
    footwear: [...words(lexicon.footwear)],
    brandBefore: marked(lexicon.brandBefore),
    fieldNames: meaning(lexicon.fieldNames),
    fillers: marked(lexicon.fillers),
    glue: words(lexicon.glue),
    descriptive: words(lexicon.descriptive),
    bounding: words([
      ...[price.below, price.atMost, price.above, price.atLeast, price.around, price.join].flat(),
      ...[price.atMostAfter, price.atLeastAfter, price.between.flat(), price.denials].flat(),
      ...[lexicon.negation.before, lexicon.stock, ...Object.values(lexicon.sort)].flat(),
    ]),
    or: words(lexicon.or),
    and: words(lexicon.and),
    shades: words(lexicon.shades),
  };
}

const COMPARING = / (?:than|als|que)$/u;

/** `no wider than` of `wider than`: whatever is compared, a denial before it turns the bound round and takes its end in. */
function denied(phrases: readonly string[], denials: readonly string[]): string[] {
  return phrases
    .filter((phrase) => COMPARING.test(phrase))
    .flatMap((phrase) => denials.map((denial) => `${denial} ${phrase}`));
}

function tableOf<T>(phrases: readonly string[], value: T, language: string): PhraseTable<T> {
  return phraseTable(
    phrases.map((phrase) => [phrase, value] as const),
    language,
  );
}
