import { languageOf } from '../../text/locale-lookup.ts';
import type { Candidate } from '../candidate.ts';
import { fact } from '../claims.ts';
import { type ProductView, pathSupports } from '../product-view.ts';
import type { Understood } from '../understand.ts';
import type { Voice } from '../voice.ts';
import { conceptIdOf, conceptLabel, conceptsOf } from './concepts.ts';
import { nameWords } from './name-words.ts';
import { nameTerms, tableFor, termsOf } from './question-table.ts';
import { wordLift } from './rank-fields.ts';

/** Log-likelihood ratio from which a question surely asks for a concept. */
const SURE = 2.5;

/** The concept that a question asks for, whatever a product states; `undefined` when none stands out. */
export function askedConcept(question: Understood, ignored: ReadonlySet<string>): string | undefined {
  const table = tableFor(question.language);
  const language = languageOf(question.language);
  const words = question.content.map((group) => group.members[0]!.term).filter((term) => !ignored.has(term));
  let best: { id: string; score: number } | undefined;
  for (const concept of conceptsOf(language)) {
    const name = nameTerms(nameWords(concept.names[0]!), language);
    const score = words.reduce((sum, word) => sum + Math.log(wordLift(word, { name, value: [] }, table)), 0);
    if (best === undefined || score > best.score) best = { id: concept.id, score };
  }
  return best !== undefined && best.score >= SURE ? best.id : undefined;
}

/**
 * Says that the product information is silent on what was asked, which is never the same as "no".
 *
 * `undefined` when the question asks for nothing that products usually state, or when the product does state it.
 */
export function notStated(question: Understood, view: ProductView, voice: Voice): Candidate | undefined {
  const title = new Set(termsOf(view.product.title, question.language));
  const id = askedConcept(question, title);
  if (id === undefined) return undefined;
  const catalogue = languageOf(view.product.locale);
  if (view.fields.some((field) => conceptIdOf(field.words, catalogue) === id)) return undefined;
  const label = conceptLabel(id, voice.language);
  const slots = { product: view.product.title, label: label ?? '' };
  const key = label === undefined ? 'not_stated_plain' : 'not_stated';
  return {
    route: 'attribute',
    confidence: 0,
    band: 'abstain',
    claims: [fact(voice, key, slots, pathSupports(view, ['title']))],
    products: [view.product],
    passages: [],
    features: {},
  };
}
