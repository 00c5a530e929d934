import { type Asking, attributeCandidates } from '../../faq/attribute-candidates.ts';
import { isMadeWording, questionWords } from '../../faq/made-wordings.ts';
import { phrasebookOf } from '../../faq/phrasebooks.ts';
import { pronounOf, spokenName } from '../../faq/product-name.ts';
import { statementCandidates } from '../../faq/statement-candidates.ts';
import { languageOf } from '../../text/locale-lookup.ts';
import type { Claim } from '../answer.ts';
import { fieldClaim } from '../attributes/answer-attribute.ts';
import type { Candidate } from '../candidate.ts';
import { quoteStretch } from '../passages/quote.ts';
import type { ProductView } from '../product-view.ts';
import type { Understood } from '../understand.ts';
import type { Voice } from '../voice.ts';

/** A question that was made of a field or statement is surely answered by it. */
const SURE = 0.95;
const LONGEST = 160;

function claimOfField(asked: string, view: ProductView, asking: Asking, voice: Voice): Claim | undefined {
  const candidate = attributeCandidates(view.fields, asking).find(({ wordings }) =>
    wordings.some((wording) => questionWords(wording) === asked),
  );
  const path = candidate?.paths?.[0];
  const field = view.fields.find(({ facts }) => facts.some((fact) => fact.path === path));
  return field && fieldClaim(view, field, voice);
}

function claimsOfStatements(asked: string, view: ProductView, asking: Asking, voice: Voice): Claim[] {
  const { sheet, source } = view;
  const fact = sheet.facts.find(({ path }) => path === 'description');
  if (!fact) return [];
  const told = { text: sheet.text, start: fact.end - fact.value.length, end: fact.end };
  const candidate = statementCandidates(told, asking.locale, asking.name).find(({ wordings }) =>
    wordings.some((wording) => questionWords(wording) === asked),
  );
  return (candidate?.said ?? []).map(({ start, end }) =>
    quoteStretch({ source, text: sheet.text, start, end }, voice),
  );
}

/**
 * Answers a question that is one of those made of this very product (they are the FAQs of its page): by the field that it
 * asks for, else by the statements of the description that it was made of, quoted. Exact but for case and punctuation;
 * the product may be named or just be "it".
 *
 * `undefined` when nothing of the product asks for it.
 */
export function answerMadeQuestion(
  question: Understood,
  view: ProductView,
  voice: Voice,
): Candidate | undefined {
  const { product } = view;
  const phrasebook = phrasebookOf(product.locale);
  const isOwnLanguage = languageOf(question.language) === languageOf(product.locale);
  if (!phrasebook || !isOwnLanguage || question.text.length > LONGEST) return undefined;
  const spoken = spokenName(product, product.locale, phrasebook);
  if (!isMadeWording(question.text, product.locale, spoken, 'of_all')) return undefined;
  const asked = questionWords(question.text);
  const name = asked.includes(questionWords(spoken.text)) ? spoken : pronounOf(phrasebook);
  const asking: Asking = { locale: product.locale, phrasebook, name, shareStating: () => 0 };
  const fieldSays = claimOfField(asked, view, asking, voice);
  const mayBeOfText = !fieldSays && isMadeWording(question.text, product.locale, spoken, 'of_statements');
  const claims = fieldSays ? [fieldSays] : mayBeOfText ? claimsOfStatements(asked, view, asking, voice) : [];
  if (claims.length === 0) return undefined;
  return {
    route: fieldSays ? 'attribute' : 'product_text',
    confidence: SURE,
    band: 'answer',
    claims,
    ...(fieldSays ? {} : { quotedLocale: product.locale }),
    products: [product],
    passages: [],
    features: {},
    made: true,
  };
}
