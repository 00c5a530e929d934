import { languageOf } from '../../text/locale-lookup.ts';
import { isStopWord } from '../../text/stop-words.ts';
import type { Claim, Support } from '../answer.ts';
import { bandOf, logistic } from '../calibration.ts';
import type { Candidate } from '../candidate.ts';
import { asserted } from '../claims.ts';
import { hasPhrase } from '../phrases.ts';
import { factSupport, type ProductView, pathSupports } from '../product-view.ts';
import type { Understood } from '../understand.ts';
import type { Voice } from '../voice.ts';
import type { Field } from './field.ts';
import { fieldLabel } from './label.ts';
import { tableFor, termsOf } from './question-table.ts';
import { type RankedField, rankFields, wordLift } from './rank-fields.ts';
import type { TranslationModel } from './translation-model.ts';
import { valueText } from './value-text.ts';

/** A word counts as explained by a field that makes it this many times likelier than chance. */
const EXPLAINING_LIFT = 2.5;

/** Words of the question that a field has to explain: no stop words, no words of the product's title. */
function wordsToExplain(question: Understood, view: ProductView): string[] {
  const title = new Set(termsOf(view.product.title, question.language));
  const names = new Set(
    view.fields.flatMap((field) => field.words.flatMap((word) => termsOf(word, question.language))),
  );
  const content = question.content.map((group) => group.members[0]!.term);
  return content.filter((term) => !title.has(term) || names.has(term));
}

/** The words that the field explains: it makes them clearly likelier than chance. */
function explained(
  ranked: RankedField,
  words: readonly string[],
  table: TranslationModel,
): readonly string[] {
  return words.filter((word) => wordLift(word, ranked.terms, table) >= EXPLAINING_LIFT);
}

function supportOf(view: ProductView, field: Field): Support[] {
  return [...pathSupports(view, ['title']), ...field.facts.map((fact) => factSupport(view, fact))];
}

/** Whether the shopper asks for a value that the field has ("is it leather?"): then the answer starts with yes. */
function affirms(question: Understood, ranked: RankedField): boolean {
  const content = question.content.map((group) => group.members[0]!.term);
  const hasValue = content.some((term) => ranked.terms.value.includes(term));
  return question.isYesNo && hasValue && !hasPhrase(question.prepared, question.lexicon.negation);
}

/** The sentence that states a field of a product, with its evidence. */
export function fieldClaim(view: ProductView, field: Field, voice: Voice, affirm = false): Claim {
  const label = fieldLabel(field, view.product.locale, voice.language);
  const product = view.product.title;
  const support = supportOf(view, field);
  if (field.kind === 'boolean') {
    const isTrue = field.value === true || field.value === 'true';
    return asserted(voice.say(isTrue ? 'attribute_yes' : 'attribute_no', { product, label }), support, voice);
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
  const asked = question.groups
    .map((group) => group.members[0]!.term)
    .filter((term) => words.includes(term) || isStopWord(term, languageOf(question.language)));
  const table = tableFor(question.language);
  const [best, second] = rankFields(asked, view.fields, table, view.product.locale);
  if (best === undefined || best.score <= 0) return undefined;
  const known = explained(best, words, table);
  if (known.length === 0) return undefined;
  const features = {
    score: best.score,
    bm25: best.bm25,
    table: best.table,
    share: best.share,
    margin: best.score - (second?.score ?? 0),
    explained: known.length / words.length,
    nameHit: words.some((word) => best.terms.name.includes(word)) ? 1 : 0,
    words: words.length,
  };
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

/** Estimated chance that the field answers the question (logistic over the features). */
function attributeConfidence(features: Readonly<Record<string, number>>): number {
  const at = (name: string) => features[name] ?? 0;
  return logistic(
    -3.4 + 3 * at('explained') + 1 * at('nameHit') + 0.5 * Math.min(4, at('score')) + 1.5 * at('share'),
  );
}
