import { answerFromAttributes } from './attributes/answer-attribute.ts';
import type { Band, Candidate, Route } from './candidate.ts';
import type { PassageEvidence } from './passages/evidence.ts';
import { passagesOfProduct } from './passages/of-product.ts';
import { hasPhrase } from './phrases.ts';
import type { ProductView } from './product-view.ts';
import { answerMadeQuestion } from './products/answer-made-question.ts';
import { answerPriceStock } from './products/answer-price-stock.ts';
import { answerFromDescription } from './products/answer-product-text.ts';
import { answerUnlistedColour } from './products/answer-unlisted-colour.ts';
import { answerVariant } from './products/answer-variant.ts';
import { answerByUnit, withConversion } from './products/asked-unit.ts';
import { asksElse, leavesProduct } from './products/asks-else.ts';
import { offersChoice } from './products/comparatives.ts';
import { compareProducts } from './products/compare-products.ts';
import type { Understood } from './understand.ts';
import type { Voice } from './voice.ts';

/** Everything that was gathered for a question. */
export type Evidence = {
  /** Products in context, the one asked about first. */
  views: readonly ProductView[];
  /** A product was named, or the question cannot be about anything else. */
  productIsNamed: boolean;
  /** It is only the one last talked of. */
  productIsAssumed?: boolean;
  passages: readonly PassageEvidence[];
  /** What the passages answer (`answerFromPassages`). */
  quoted?: Candidate;
  /** The approved FAQ that fits best. */
  faq?: Candidate;
};

/** Whether two or more products are to be put side by side. */
function wantsComparison(question: Understood, views: readonly ProductView[]): boolean {
  if (views.length < 2) return false;
  return hasPhrase(question.prepared, question.lexicon.compare) || offersChoice(question);
}

/** Every route's own answer to the question, in no order; none where nothing fits. */
export function proposeCandidates(question: Understood, evidence: Evidence, voice: Voice): Candidate[] {
  const { views, passages, quoted, faq } = evidence;
  const view = views[0];
  const approved = faq === undefined ? [] : [faq];
  if (wantsComparison(question, views))
    return [...approved, compareProducts(question, views.slice(0, 4), voice)];
  const { isPolicy } = question;
  const found: (Candidate | undefined)[] = [...approved];
  if (view !== undefined) {
    found.push(answerUnlistedColour(question, view, voice) ?? answerVariant(question, view, voice));
    const mayPrice =
      (!isPolicy || evidence.productIsNamed) &&
      !asksElse(question, view, quoted) &&
      !(evidence.productIsAssumed && leavesProduct(question, view));
    if (mayPrice) found.push(answerPriceStock(question, view, voice));
    const stated = answerFromAttributes(question, view, voice);
    const fitting = answerByUnit(question, view, voice) ?? stated;
    found.push(fitting && withConversion(fitting, question, view, voice));
    found.push(answerFromDescription(question, view, voice));
    found.push(answerMadeQuestion(question, view, voice));
  }
  found.push(view === undefined ? quoted : passagesOfProduct(question, view, passages, quoted));
  return found.filter((candidate) => candidate !== undefined);
}

/** Bands by how much they claim. */
export const bandRank: Readonly<Record<Band, number>> = { answer: 2, closest: 1, abstain: 0 };

/** Which route goes first where two are equally sure: live rows, then typed fields, then text. */
const routeRank: readonly Route[] = [
  'smalltalk',
  'human',
  'order',
  'compare',
  'variant',
  'price_stock',
  'faq',
  'attribute',
  'policy',
  'kb',
  'product_text',
  'search',
  'offtopic',
];

const POLICY_LEAN = 0.15;
/** What is read from live rows goes before typed fields, and these before texts, where the question fits them. */
const lean: Partial<Record<Route, number>> = { compare: 0.6, variant: 0.5, price_stock: 0.5, attribute: 0.3 };
/** What a person has written or approved for this very question goes before all else. */
const APPROVED_LEAN = 0.8;
/**
 * What a question was made of goes before what merely fits it, and before the rule that holds for all products; a
 * field a little more than a statement of prose.
 */
const MADE_LEAN = 0.45;
const MADE_OF_TEXT_LEAN = 0.4;

/** Confidence that decides between routes: a policy question leans to policy text, any other to the product's data. */
function weightOf({ route, confidence, approved, made }: Candidate, isPolicy: boolean): number {
  if (approved) return confidence + APPROVED_LEAN;
  if (made) return confidence + (route === 'attribute' ? MADE_LEAN : MADE_OF_TEXT_LEAN);
  if (!isPolicy) return confidence + (lean[route] ?? 0);
  if (route === 'policy') return confidence + POLICY_LEAN;
  return route === 'attribute' || route === 'product_text' ? confidence - POLICY_LEAN : confidence;
}

/** Candidates best first: by band, then approved text, then confidence, then route. */
export function orderCandidates(question: Understood, candidates: readonly Candidate[]): Candidate[] {
  const { isPolicy } = question;
  return [...candidates].sort(
    (a, b) =>
      bandRank[b.band] - bandRank[a.band] ||
      weightOf(b, isPolicy) - weightOf(a, isPolicy) ||
      routeRank.indexOf(a.route) - routeRank.indexOf(b.route),
  );
}
