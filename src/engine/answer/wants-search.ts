import type { Product } from '../catalog/product.ts';
import { analyze } from '../text/analyze.ts';
import { hasPhrase, opensWith, phrasesIn } from './phrases.ts';
import { askingPhrasesOf } from './question-words.ts';
import { asksForMost } from './superlatives.ts';
import { expandSynonyms } from './synonyms/expand-synonyms.ts';
import type { Understood } from './understand.ts';

/**
 * How much a message reads like a wish to be shown products: 3 says so and asks nothing, 2 says so in a question ("do you
 * have …?", "what is your warmest …?"), 1 is a bare noun phrase, 0 is a question.
 */
export function searchSignal(
  question: Understood,
  isProductWord: (term: string) => boolean = () => false,
): 0 | 1 | 2 | 3 {
  const { prepared, lexicon, language } = question;
  // A Spanish tent is a shop in the field: a word that products are called by is no topic of the shop.
  const isTopic = (phrase: string) => !analyze(phrase, language).every(({ term }) => isProductWord(term));
  const topics = phrasesIn(prepared, lexicon.policy);
  if (topics.length > 0 && (question.isQuestion || topics.some(isTopic))) return 0;
  // Which has the most of a property is seen by looking at all of them.
  if (question.isQuestion && asksForMost(question)) return 2;
  if (hasPhrase(prepared, lexicon.search)) return question.isQuestion ? 2 : 3;
  return question.isQuestion || opensWith(prepared, askingPhrasesOf(question.language)) ? 0 : 1;
}

/** Least share of a message's words that a product has to be called by, where nothing else says that one is wanted. */
const LEAST_NAMED = 0.5;

/** Terms by which a product is called: its title, brand and kind, and the values of its attributes. */
function namingTerms(product: Product, withValues: boolean): ReadonlySet<string> {
  const { title, brand = '', categories, attributes, variants, locale } = product;
  const values = [attributes, ...variants.map((variant) => variant.attributes)].flatMap((record) =>
    Object.entries(record).flat(2),
  );
  const texts = [title, brand, ...categories, ...(withValues ? values.map(String) : [])];
  return new Set(texts.flatMap((text) => analyze(text.replaceAll('_', ' '), locale).map(({ term }) => term)));
}

/**
 * Whether the best product found is what a message speaks of, and not one that merely shares a word in its description:
 * half of the telling words name it, its kind or its properties (one is enough where the `wish` is said); a word that
 * was corrected, its name or kind.
 */
export function isNamedBy(
  question: Understood,
  product: Product,
  corrections: readonly { from: string; to: string }[],
  wish: number,
): boolean {
  const { language, prepared } = question;
  const all = namingTerms(product, true);
  const own = namingTerms(product, false);
  const groups = expandSynonyms(question.content, prepared, language);
  const corrected = new Map(corrections.map(({ from, to }) => [from.toLowerCase(), to]));
  const named = groups.filter(({ surface, members }) => {
    const other = corrected.get(surface.toLowerCase());
    if (other !== undefined) return analyze(other, language).some(({ term }) => own.has(term));
    return members.some(({ term }) => all.has(term));
  });
  const share = named.length / Math.max(1, groups.length);
  if (wish > 1) return share > 0;
  return corrections.length === 0 ? share >= LEAST_NAMED : share > LEAST_NAMED;
}
