import type { TermGroup } from '../../retrieval/types.ts';
import { languageOf } from '../../text/locale-lookup.ts';
import { toNormalWord } from '../../text/normal-word.ts';
import { isStopWord } from '../../text/stop-words.ts';
import type { Claim, Support } from '../answer.ts';
import { bandOf } from '../calibration.ts';
import type { Candidate } from '../candidate.ts';
import { asserted } from '../claims.ts';
import { hasPhrase } from '../phrases.ts';
import { factSupport, type ProductView, pathSupports } from '../product-view.ts';
import { isMeaningful, isPlaceholder } from '../question-words.ts';
import type { Understood } from '../understand.ts';
import type { Voice } from '../voice.ts';
import { askedWords } from './asked-words.ts';
import { attributeConfidence, attributeFeatures } from './attribute-confidence.ts';
import { booleanSentence } from './boolean-sentence.ts';
import type { Field } from './field.ts';
import { fieldLabel } from './label.ts';
import { tableFor, termsOf } from './question-table.ts';
import { type RankedField, rankFields } from './rank-fields.ts';
import { valueText } from './value-text.ts';

/** Terms of the question's words but function words; "how long" is asked of lengths, so its words count here. */
export function contentTerms(question: Understood): string[] {
  const language = languageOf(question.language);
  const isEmpty = ({ surface }: TermGroup) => {
    const word = toNormalWord(surface.normalize('NFKC'), language);
    return !isMeaningful(word, language) && (isStopWord(word, language) || isPlaceholder(word, language));
  };
  return question.groups.filter((group) => !isEmpty(group)).map((group) => group.members[0]!.term);
}

/**
 * Words of the question that a field has to explain: no function words, and no words of the product's title but those
 * that its fields state too ("are they carbon?" of the Carbon Trek Poles).
 */
export function wordsToExplain(question: Understood, view: ProductView): string[] {
  const { language, isYesNo } = question;
  const kinds = view.product.categories.flatMap((path) => path.split('>').slice(-1));
  const title = new Set([view.product.title, ...kinds].flatMap((text) => termsOf(text, language)));
  const stated = new Set(
    view.fields.flatMap((field) => [
      ...field.words.flatMap((word) => termsOf(word, language)),
      ...(isYesNo && field.kind === 'list' ? termsOf(String(field.value), language) : []),
    ]),
  );
  return contentTerms(question).filter((term) => !title.has(term) || stated.has(term));
}

function supportOf(view: ProductView, field: Field): Support[] {
  return [...pathSupports(view, ['title']), ...field.facts.map((fact) => factSupport(view, fact))];
}

/** Whether the shopper asks for a value that the field has ("is it leather?"): then the answer starts with yes. */
function affirms(question: Understood, ranked: RankedField): boolean {
  const hasValue = contentTerms(question).some((term) => ranked.terms.value.includes(term));
  // Whether a size can be had is for the variants to say, not for the list of sizes.
  return (
    question.isYesNo &&
    hasValue &&
    !ranked.field.ofVariants &&
    !hasPhrase(question.prepared, question.lexicon.negation)
  );
}

/** The sentence that states a field of a product, with its evidence. */
export function fieldClaim(view: ProductView, field: Field, voice: Voice, affirm = false): Claim {
  const label = fieldLabel(field, view.product.locale, voice.language);
  const product = view.product.title;
  const support = supportOf(view, field);
  if (field.kind === 'boolean') {
    const isTrue = field.value === true || field.value === 'true';
    return asserted(booleanSentence(product, label, isTrue, voice), support, voice);
  }
  const sentence = voice.say('attribute', { product, label, value: valueText(field, voice) });
  return asserted(affirm ? `${voice.say('affirm')}${voice.space}${sentence}` : sentence, support, voice);
}

/**
 * The field of the product that the question asks for, stated through a template; `undefined` when none fits at all.
 *
 * Only a field that is there is answered from: an absent one is never taken for "no" (see `notStated`).
 */
export function answerFromAttributes(
  question: Understood,
  view: ProductView,
  voice: Voice,
): Candidate | undefined {
  const words = wordsToExplain(question, view);
  const skipped = new Set(contentTerms(question).filter((term) => !words.includes(term)));
  const asked = askedWords(question.text, question.language, skipped);
  const table = tableFor(question.language);
  const [best, second] = rankFields(asked, view.fields, table, view.product.locale);
  if (best === undefined || best.score <= 0) return undefined;
  const features = attributeFeatures(words, asked, question.language, best, second, table);
  const confidence = attributeConfidence(features);
  return {
    route: 'attribute',
    confidence,
    band: bandOf('attribute', confidence),
    claims: [fieldClaim(view, best.field, voice, affirms(question, best))],
    products: [view.product],
    passages: [],
    features,
  };
}
