import { languageOf } from '../../language/locale-lookup.ts';
import type { SortIntent } from '../../language/shopping-words.ts';
import type { Constraint } from '../../question/constraint.ts';
import type { RetrievalIndex, TermGroup } from '../../retrieval/types.ts';
import { queryTermGroups } from '../../text/terms/query-terms.ts';
import { withDigits } from '../lexicon/written-numbers.ts';
import { languageOfQuery } from '../read/language-of-query.ts';
import { type ParsedQuery, parseQuery } from '../read/parse-query.ts';
import type { WantedExtreme } from '../read/read-extremes.ts';
import { addExpansions, type Thesaurus } from '../synonyms/expansions.ts';
import { NO_OWN_SYNONYMS, type OwnSynonyms, widenPhrases } from '../synonyms/merchant-synonyms.ts';
import { addSynonyms, type Synonyms } from '../synonyms/synonyms.ts';
import { wordKey } from '../tokens/scan-query.ts';
import { type Correction, correctWords } from '../words/correct-query.ts';
import { withKin } from '../words/kin-words.ts';
import { withLikelierWords } from '../words/likelier-words.ts';
import { isCalled, isPartOfName } from '../words/names.ts';
import { headTerms } from '../words/query-head.ts';
import { kindOfText, lightWords, weighWords } from '../words/weigh-words.ts';
import { joinedWords } from '../words/word-joins.ts';
import { inCatalogueWords } from './in-catalogue-words.ts';
import type { QueryKnowledge } from './query-knowledge.ts';
import { isAsWritten, type ReadWords, readDoubted, readWords, withWord } from './read-words.ts';
import type { AttributeSort } from './sort-order.ts';

/** A query as understood, ready to be ranked. */
export type Interpretation = {
  /** Language of the shopping words. */
  language: string;
  /** What is looked for, without constraints, corrected; for display and for the thread. */
  text: string;
  /** Words of `text` that no constraint was read from. */
  freeWords: readonly string[];
  /** Read constraints; which of the guessed ones hold is decided by `resolveConstraints`. */
  constraints: readonly Constraint[];
  /** The order asked for; by an attribute once `planSearch` has found which one what is found states. */
  sort: SortIntent | AttributeSort | undefined;
  /** Superlatives that attributes may measure. */
  extremes: readonly WantedExtreme[];
  corrections: readonly Correction[];
  /** Alternatives of each word to rank by. */
  groups: readonly TermGroup[];
  /** Index terms of the word that says what is wanted (`head` tags). */
  heads: readonly string[];
  foreignCurrency: string | undefined;
  /** It names a thing and tells nothing else. */
  isName: boolean;
  /** Words of another language than the catalogue's for things by whose names in its own no product is called. */
  inVain: readonly string[];
};

export type InterpretInput = {
  text: string;
  /** Of the request; the words may tell otherwise. */
  locale: string;
  /** ISO 4217 code of the catalogue's prices. */
  currency: string;
  index: RetrievalIndex;
  knowledge: QueryKnowledge;
  /** In falling order of trust: the merchant's single words, the built-in ones. */
  synonyms: readonly Synonyms[];
  /** What words of the query's language may be called in the catalogue. */
  thesaurus?: Thesaurus;
  /** Knows the words of a language at large, which are no typing errors whatever a catalogue holds. */
  isGeneralWord?: (word: string, language: string) => boolean;
  /** The merchant's, for phrases, and for words that are not to be corrected. */
  own?: OwnSynonyms;
  /** What the thread speaks of: "longer than 3 m" after "hdmi cable" is about cables. */
  context?: string;
  /** False searches for exactly what was typed. */
  correct?: boolean;
};

const NEARLY_AS_LIKELY = 0.9;

/**
 * Understands a query: language, typing errors, constraints, and the words to rank by with their alternatives.
 *
 * Deterministic; reads the index only to know words and to choose among corrections. Equal input gives equal output.
 */
export function interpretQuery(input: InterpretInput): Interpretation {
  const { index, knowledge, currency, context, thesaurus } = input;
  const language = languageOfQuery(input.text, input.locale, input);
  const { vocabulary } = knowledge;
  const asked = withDigits(input.text, language);
  const reading = { language, vocabulary, currency, context, isNamed: namesOf(index, language) };
  let parsed = parseQuery(asked, reading);
  const isWord = (word: string): boolean =>
    input.isGeneralWord?.(word.toLowerCase(), language) === true ||
    (thesaurus?.mentionedConcepts(thesaurus.phraseOf(word, language), language).length ?? 0) > 0 ||
    queryTermGroups(word, index.locale).some(({ members }) =>
      input.synonyms.some((source) => source.has(members[0]!.term)),
    );
  const found =
    input.correct === false || languageOf(language) !== languageOf(index.locale)
      ? []
      : correctWords(parsed.words, { text: asked, language, isWord }, index, knowledge.spelling);
  const unknown = found.filter(({ from }) => !isAsWritten(from, input));
  const read = readDoubted(asked, { corrections: unknown, words: parsed.words }, input);
  const { corrections } = read;
  if (corrections.length > 0) parsed = parseQuery(read.text, reading);
  const { text, sort, extremes, foreignCurrency } = parsed;
  const inOwn = inCatalogueWords(read, parsed, language, input);
  const named = withThings(rankingGroups(inOwn, language, input), parsed, index.locale);
  const constraints = [...parsed.constraints, ...inOwn.departments].filter(
    (constraint) => !isPartOfName(constraint, named, index),
  );
  const heads = headTerms(parsed, languageOf(language), index.locale, inOwn.translations);
  const { isName } = kindOfText(asked, language, parsed.spent);
  const groups = weighWords(named, { language, constraints, spent: parsed.spent }, index);
  const freeWords = parsed.words
    .filter(({ start, end }) => !constraints.some((c) => c.start <= start && end <= c.end))
    .map((word) => word.text);
  const understood = { language, text, freeWords, constraints, sort, extremes };
  const { inVain } = inOwn;
  return { ...understood, corrections, groups, heads, foreignCurrency, isName, inVain };
}
/** Tells what products are called that have the rest of the words, those aside that name nothing. */
function namesOf(index: RetrievalIndex, language: string): (words: string, rest: string) => boolean {
  const light = lightWords(language);
  const isTelling = ({ surface }: TermGroup): boolean => !light.has(wordKey(surface));
  return (words, rest) =>
    isCalled(
      queryTermGroups(words, index.locale),
      queryTermGroups(rest, index.locale).filter(isTelling),
      index,
    );
}

/**
 * A refinement as if it had been asked at once: the words of its constraints stand before its text, so that it is
 * ranked as the whole question would be.
 */
export function interpretRefined(input: InterpretInput, refined: Interpretation): Interpretation {
  const named = refined.constraints.map(({ surface }) => surface).filter((surface) => surface !== '');
  const words = refined.text.toLowerCase().split(/\s+/u);
  const added = named.filter((surface) => !words.includes(surface.toLowerCase()));
  const searchText = [...added, refined.text].join(' ');
  const { constraints, language } = refined;
  const { vocabulary } = input.knowledge;
  const parsed = parseQuery(refined.text, { language, vocabulary, currency: input.currency });
  const read = readWords(searchText, refined.corrections, input);
  const inOwn = inCatalogueWords(read, { ...parsed, constraints }, language, input);
  const found = rankingGroups(inOwn, language, input);
  const heads = headTerms(parsed, languageOf(language), input.index.locale, inOwn.translations);
  const groups = weighWords(found, { language, constraints, spent: parsed.spent }, input.index);
  return { ...refined, groups, heads };
}

/** The words of a text with all that they may be called in the catalogue: likelier spellings, synonyms, kin. */
function rankingGroups({ groups, doubted }: ReadWords, language: string, input: InterpretInput): TermGroup[] {
  const { index, knowledge, synonyms, thesaurus } = input;
  const isKnown = (term: string): boolean => index.documentFrequency(term) > 0;
  const joined = joinedWords(withLikelierWords(groups, doubted), index);
  const named = addSynonyms(widenPhrases(joined, input.own ?? NO_OWN_SYNONYMS, isKnown), synonyms, isKnown);
  const where = { language, locale: index.locale, light: lightWords(language) };
  const expanded = thesaurus ? addExpansions(named, thesaurus, where, isKnown) : named;
  return expanded.map((group) => withKin(group, knowledge.kin, index));
}

/** Words that a condition was cut off (`Herren|jacke`) also match by the thing they name. */
function withThings(
  groups: readonly TermGroup[],
  { constraints, uncut }: Pick<ParsedQuery, 'constraints' | 'uncut'>,
  locale: string,
): TermGroup[] {
  const compounds = [...uncut, ...constraints.flatMap(({ compound }) => compound ?? [])];
  if (compounds.length === 0) return [...groups];
  return groups.map((group) => {
    const compound = compounds.find(({ whole }) => whole.toLowerCase() === group.surface.toLowerCase());
    return compound ? withWord(group, compound.rest, NEARLY_AS_LIKELY, locale) : group;
  });
}
