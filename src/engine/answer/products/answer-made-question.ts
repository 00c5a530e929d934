import { phrasebookOf } from '../../faq/phrasebooks.ts';
import { pronounOf, spokenName } from '../../faq/product-name.ts';
import { statementCandidates } from '../../faq/statement-candidates.ts';
import { languageOf } from '../../text/locale-lookup.ts';
import type { Candidate } from '../candidate.ts';
import { quoteStretch } from '../passages/quote.ts';
import type { ProductView } from '../product-view.ts';
import type { Understood } from '../understand.ts';
import type { Voice } from '../voice.ts';

/** A question that a statement was turned into is surely answered by it; a typed field still goes before it. */
const SURE = 0.95;

function keyOf(question: string): string {
  return question
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
}

/**
 * The statements of the product's description that ask for exactly this question (they are the FAQs of its page), quoted.
 *
 * The product may be named or just be "it". `undefined` when no statement asks for it.
 */
export function answerMadeQuestion(
  question: Understood,
  view: ProductView,
  voice: Voice,
): Candidate | undefined {
  const { product, sheet, source } = view;
  const phrasebook = phrasebookOf(product.locale);
  const fact = sheet.facts.find(({ path }) => path === 'description');
  if (!phrasebook || !fact || languageOf(question.language) !== languageOf(product.locale)) return undefined;
  const asked = keyOf(question.text);
  const told = { text: sheet.text, start: fact.end - fact.value.length, end: fact.end };
  const spoken = spokenName(product, product.locale, phrasebook);
  const name = asked.includes(keyOf(spoken.text)) ? spoken : pronounOf(phrasebook);
  const said = statementCandidates(told, product.locale, name).find(({ wordings }) =>
    wordings.some((wording) => keyOf(wording) === asked),
  )?.said;
  if (!said) return undefined;
  return {
    route: 'product_text',
    confidence: SURE,
    band: 'answer',
    claims: said.map(({ start, end }) => quoteStretch({ source, text: sheet.text, start, end }, voice)),
    quotedLocale: product.locale,
    products: [product],
    passages: [],
    features: { made: 1 },
  };
}
