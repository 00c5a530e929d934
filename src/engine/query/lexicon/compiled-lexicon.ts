import { oncePer } from '../../../memo/once-per.ts';
import type { Audience, Colour, Material } from '../../language/concepts/values.ts';
import type { SortIntent } from '../../language/shopping-words.ts';
import { extremesOf, superlativesOf } from '../../meaning/superlatives.ts';
import { type PhraseTable, phraseTable, phraseWords } from '../tokens/phrases.ts';
import { type QueryLexicon, queryLexiconOf } from './lexicons.ts';

/** How a number is bounded by the words around it. */
export type Bound = 'lt' | 'lte' | 'gt' | 'gte' | 'around';

/** A lexicon as tables of phrases; words are compared as `wordKey` gives them. */
export type CompiledLexicon = ReturnType<typeof compile>;

/** What a refining phrase asks for. */
export type FollowUpSign = (typeof SIGNS)[number];
const SIGNS = [
  ...(['startOver', 'otherBrand', 'sameBrand', 'otherColour'] as const),
  ...(['cheaper', 'dearer', 'moreOf'] as const),
];

/** The tables of a language's lexicon (English where there is none); compiled once. */
export function compiledLexicon(language: string): CompiledLexicon {
  return compiled(queryLexiconOf(language));
}

const compiled = oncePer(compile);

function compile(lexicon: QueryLexicon) {
  const { language, price, followUp } = lexicon;
  const marked = (phrases: readonly string[]): PhraseTable<true> =>
    phraseTable(
      phrases.map((phrase) => [phrase, true] as const),
      language,
    );
  const meaning = <T extends string>(groups: Readonly<Record<T, readonly string[]>>): PhraseTable<T> =>
    phraseTable(
      (Object.entries(groups) as [T, readonly string[]][]).flatMap(([name, phrases]) =>
        phrases.map((phrase) => [phrase, name] as const),
      ),
      language,
    );
  const named = (phrases: readonly string[]) => phrases.map((phrase) => [phrase, phrase] as const);
  const words = (phrases: readonly string[]): ReadonlySet<string> =>
    new Set(phrases.flatMap((phrase) => phraseWords(phrase, language)));
  return {
    lexicon,
    language,
    boundBefore: meaning<Bound>({
      lte: [...price.atMost, ...denied(price.above, price)],
      gte: [...price.atLeast, ...denied(price.below, price)],
      lt: price.below,
      gt: price.above,
      around: price.around,
    }),
    boundAfter: meaning({ lte: price.atMostAfter, gte: price.atLeastAfter }),
    /** Opening phrases of a range with the phrases that may join its ends. */
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
    negationBefore: phraseTable(named(lexicon.negation.before), language),
    negationStrong: new Set(lexicon.negation.strong),
    negationAfter: marked(lexicon.negation.after),
    negationSkip: words(lexicon.negation.skip),
    stock: marked(lexicon.stock),
    sale: marked(lexicon.sale),
    starWords: marked(lexicon.rating.starWords),
    wellRated: marked(lexicon.rating.wellRated),
    sort: meaning<SortIntent>(lexicon.sort),
    superlatives: phraseTable(superlativesOf(language), language),
    extremes: phraseTable(extremesOf(language), language),
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
    /** Words of phrases that bound, deny or order: whatever was read of them, they name nothing. */
    bounding: words([
      ...[price.below, price.atMost, price.above, price.atLeast, price.around, price.join].flat(),
      ...[price.atMostAfter, price.atLeastAfter, price.between.flat(), price.denials].flat(),
      ...[lexicon.negation.before, lexicon.stock, ...Object.values(lexicon.sort)].flat(),
    ]),
    or: words(lexicon.or),
    and: words(lexicon.and),
    shades: words(lexicon.shades),
    /** Words after which a title or query no longer names the thing itself: for, with, compatible. */
    titleStops: words(lexicon.titleStops),
    signs: phraseTable(
      SIGNS.flatMap((sign) => followUp[sign].map((phrase) => [phrase, sign] as const)),
      language,
    ),
    /** Place in the list that was shown, from 0; −1 = the last. */
    ordinals: phraseTable(
      [...followUp.ordinals, followUp.last].flatMap((phrases, place, all) =>
        phrases.map((phrase) => [phrase, place === all.length - 1 ? -1 : place] as const),
      ),
      language,
    ),
    openers: phraseTable(named(followUp.openers), language),
    anyOf: marked(followUp.anyOf),
    // Of "of these" neither word points by itself.
    pointers: words(followUp.pointers.filter((phrase) => phraseWords(phrase, language).length === 1)),
  };
}

/** `no wider than` of `wider than`: whatever is compared, a denial before it turns the bound round and takes its end in. */
function denied(phrases: readonly string[], { than, denials }: QueryLexicon['price']): string[] {
  return phrases
    .filter((phrase) => than.some((word) => phrase.endsWith(` ${word}`)))
    .flatMap((phrase) => denials.map((denial) => `${denial} ${phrase}`));
}
