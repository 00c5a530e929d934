import { languageOf } from '../../text/locale-lookup.ts';
import type { Candidate } from '../candidate.ts';
import { fact } from '../claims.ts';
import { type ProductView, pathSupports } from '../product-view.ts';
import type { Understood } from '../understand.ts';
import type { Voice } from '../voice.ts';
import { wordsToExplain } from './answer-attribute.ts';
import { askedConcept } from './asked-concept.ts';
import { conceptIdOf, conceptLabel } from './concepts.ts';
import { termsOf } from './question-table.ts';

/** Score from which a question surely asks for a concept. */
const SURE = 4.5;
/** Share of the words that a concept must explain to be called by its name: "glow in the dark" is no "dial". */
const NAMES_IT = 0.7;
const SHORTEST_STEM = 4;

/** Whether a word of the question begins like one of the label ("wind", "windproof"). */
function saysLabel(words: readonly string[], label: string, locale: string): boolean {
  const alike = (a: string, b: string) => a.length >= SHORTEST_STEM && b.startsWith(a);
  return termsOf(label, locale).some((term) => words.some((word) => alike(word, term) || alike(term, word)));
}

/**
 * Says that the product information is silent on what was asked, which is never the same as "no".
 *
 * `undefined` when the question asks for nothing that products usually state, or when the product does state it.
 */
export function notStated(question: Understood, view: ProductView, voice: Voice): Candidate | undefined {
  const words = wordsToExplain(question, view);
  const asked = askedConcept(words, question.language);
  if (asked === undefined || asked.score < SURE) return undefined;
  const catalogue = languageOf(view.product.locale);
  if (view.fields.some((field) => conceptIdOf(field.words, catalogue) === asked.id)) return undefined;
  const own = conceptLabel(asked.id, question.language);
  const isNamed = own !== undefined && saysLabel(words, own, question.language);
  const label = isNamed || asked.explained >= NAMES_IT ? conceptLabel(asked.id, voice.language) : undefined;
  const slots = { product: view.product.title, label: label ?? '' };
  const key = label === undefined ? 'not_stated_plain' : 'not_stated';
  return {
    route: 'attribute',
    confidence: 0,
    band: 'abstain',
    claims: [fact(voice, key, slots, pathSupports(view, ['title']))],
    products: [view.product],
    passages: [],
    features: { concept: asked.score },
  };
}
