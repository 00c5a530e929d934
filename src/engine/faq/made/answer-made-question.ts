import type { Saying } from '../../answer/compose-answer.ts';
import { quoteStretch } from '../../answer/passages/quote.ts';
import { fieldClaim } from '../../answer/pieces/kinds/fields.ts';
import { priceClaim, stockClaim } from '../../answer/pieces/kinds/live.ts';
import type { ProductView } from '../../answer/product-view.ts';
import { languageOf } from '../../language/locale-lookup.ts';
import type { Understood } from '../../question/understand.ts';
import type { Claim } from '../../say/answer.ts';
import type { Voice } from '../../say/voice.ts';
import { questionWords } from '../../text/phrases/question-words.ts';
import { type Asking, attributeCandidates } from '../candidates/attribute-candidates.ts';
import { optionCandidates } from '../candidates/option-candidates.ts';
import { volatileCandidates } from '../candidates/policy-candidates.ts';
import { statementCandidates } from '../candidates/statement-candidates.ts';
import { isMadeWording } from '../wording/made-wordings.ts';
import { phrasebookOf } from '../wording/phrasebooks.ts';
import { pronounOf, spokenName } from '../wording/product-name.ts';
import { isAtPath } from './is-at-path.ts';

const LONGEST = 160;
/** Asked for often enough to be a question at all. */
const always = { price: Number.POSITIVE_INFINITY, stock: Number.POSITIVE_INFINITY };

type Said = Pick<Saying, 'route' | 'claims'>;

/** What the record says to the candidate that a question was made with. */
function saidOfRecord(asked: string, view: ProductView, asking: Asking, voice: Voice): Said | undefined {
  const candidates = [
    ...attributeCandidates(view.fields, asking),
    ...optionCandidates(view.product, view.fields, asking),
    ...volatileCandidates(asking, always),
  ];
  const candidate = candidates.find(({ wordings }) =>
    wordings.some((wording) => questionWords(wording) === asked),
  );
  if (candidate === undefined) return undefined;
  const { kind, topic, paths = [] } = candidate;
  if (kind === 'volatile') {
    const claim = topic === 'price' ? priceClaim(view, voice) : stockClaim(view, voice);
    return claim && { route: 'price_stock', claims: [claim] };
  }
  const field = view.fields.find(({ facts }) => facts.some(({ path }) => isAtPath(path, paths)));
  return field && { route: 'attribute', claims: [fieldClaim(view, field, voice)] };
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
 * Answers a question that is one of those made of this very product (they are the FAQs of its page): by the field, price or
 * stock that it asks for, else by the statements of the description that it was made of, quoted. Exact but for case and punctuation;
 * the product may be named or just be "it".
 *
 * `undefined` when nothing of the product asks for it.
 */
export function answerMadeQuestion(
  question: Understood,
  view: ProductView,
  voice: Voice,
): Saying | undefined {
  const { product } = view;
  const phrasebook = phrasebookOf(product.locale);
  const isOwnLanguage = languageOf(question.language) === languageOf(product.locale);
  if (!phrasebook || !isOwnLanguage || question.text.length > LONGEST) return undefined;
  const spoken = spokenName(product, product.locale, phrasebook);
  if (!isMadeWording(question.text, product.locale, spoken, 'of_all')) return undefined;
  const asked = questionWords(question.text);
  const name = asked.includes(questionWords(spoken.text)) ? spoken : pronounOf(phrasebook);
  const asking: Asking = { locale: product.locale, phrasebook, name, shareStating: () => 0 };
  const ofRecord = saidOfRecord(asked, view, asking, voice);
  const mayBeOfText = !ofRecord && isMadeWording(question.text, product.locale, spoken, 'of_statements');
  const claims = ofRecord?.claims ?? (mayBeOfText ? claimsOfStatements(asked, view, asking, voice) : []);
  if (claims.length === 0) return undefined;
  return {
    route: ofRecord?.route ?? 'product_text',
    claims,
    ...(ofRecord ? {} : { quotedLocale: product.locale }),
    products: [product],
  };
}
