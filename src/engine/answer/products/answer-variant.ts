import type { AttributeValue, Variant } from '../../catalog/product.ts';
import { isAvailable } from '../../catalog/product.ts';
import { languageOf } from '../../text/locale-lookup.ts';
import { foldForMatch } from '../../text/normalize.ts';
import type { Claim } from '../answer.ts';
import { wordsToExplain } from '../attributes/answer-attribute.ts';
import { askedConcept } from '../attributes/asked-concept.ts';
import { conceptIdOf } from '../attributes/concepts.ts';
import { nameWords } from '../attributes/name-words.ts';
import type { Candidate } from '../candidate.ts';
import { asserted } from '../claims.ts';
import { formatList } from '../format.ts';
import { hasPhrase } from '../phrases.ts';
import { type ProductView, pathSupports } from '../product-view.ts';
import { askingPhrasesOf } from '../question-words.ts';
import type { Understood } from '../understand.ts';
import type { Voice } from '../voice.ts';

/** One way in which the variants of a product differ, with its values as spelled. */
type Axis = { name: string; values: readonly string[] };

function valuesOf(value: AttributeValue | undefined): string[] {
  return value === undefined ? [] : Array.isArray(value) ? value : [String(value)];
}

/** The attributes by which the variants differ, in name order; values in variant order. */
export function variantAxes(variants: readonly Variant[]): Axis[] {
  const names = [...new Set(variants.flatMap((variant) => Object.keys(variant.attributes)))].sort();
  return names.map((name) => ({
    name,
    values: [...new Set(variants.flatMap((variant) => valuesOf(variant.attributes[name])))],
  }));
}

function isAsked(text: string, value: string): boolean {
  const folded = foldForMatch(value);
  if (folded === '') return false;
  const at = text.indexOf(folded);
  if (at < 0) return false;
  const isLetter = (character: string | undefined) =>
    character !== undefined && /[\p{L}\p{M}\p{N}]/u.test(character);
  const unspaced = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}]/u.test(folded);
  return unspaced || (!isLetter(text[at - 1]) && !isLetter(text[at + folded.length]));
}

type Asked = { axis: Axis; value: string }[];

/** The "long" of "how long" is no length to choose. */
function withoutAskingPhrases(text: string, language: string): string {
  const phrases = askingPhrasesOf(language).split('|').map(foldForMatch);
  return phrases.reduce((rest, phrase) => (isAsked(rest, phrase) ? rest.replace(phrase, ' ') : rest), text);
}

/** The variant values that a question names, at most one per axis (the longest), in axis order. */
export function askedValues(question: Understood, axes: readonly Axis[]): Asked {
  const text = withoutAskingPhrases(foldForMatch(question.text), question.language);
  return axes.flatMap((axis) => {
    const named = axis.values.filter((value) => isAsked(text, value)).sort((a, b) => b.length - a.length);
    return named[0] === undefined ? [] : [{ axis, value: named[0] }];
  });
}

function holds(variant: Variant, asked: Asked): boolean {
  return asked.every(({ axis, value }) => valuesOf(variant.attributes[axis.name]).includes(value));
}

function isSold(variant: Variant, view: ProductView): boolean {
  return isAvailable(variant.availability ?? view.product.availability);
}

function evidencePaths(variants: readonly Variant[], names: readonly string[]): string[] {
  return variants.flatMap(({ variantId }) => [
    ...names.map((name) => `variants.${variantId}.attributes.${name}`),
    `variants.${variantId}.availability`,
  ]);
}

/** What can be had with the part of the wish that exists: the values of the other axis in stock. */
function insteadClaim(view: ProductView, asked: Asked, axes: readonly Axis[], voice: Voice): Claim[] {
  const kept = asked.slice(0, -1).length > 0 ? asked.slice(0, -1) : [];
  const open = axes.find((axis) => !kept.some((entry) => entry.axis === axis));
  if (open === undefined) return [];
  const sold = view.product.variants.filter((variant) => holds(variant, kept) && isSold(variant, view));
  const values = [...new Set(sold.flatMap((variant) => valuesOf(variant.attributes[open.name])))];
  if (values.length === 0) return [];
  const shown = sold.slice(0, 24);
  const paths = ['availability', ...evidencePaths(shown, [...kept.map(({ axis }) => axis.name), open.name])];
  const list = formatList(values.slice(0, 24), voice.locale);
  const options = kept.map(({ value }) => value).join(', ');
  const text =
    options === '' ? voice.say('stock_variants', { list }) : voice.say('variant_instead', { options, list });
  return [asserted(text, pathSupports(view, paths), voice)];
}

function valueClaims(view: ProductView, asked: Asked, axes: readonly Axis[], voice: Voice): Claim[] {
  const { product } = view;
  const names = asked.map(({ axis }) => axis.name);
  const options = asked.map(({ value }) => value).join(', ');
  const slots = { product: product.title, options };
  const matching = product.variants.filter((variant) => holds(variant, asked));
  const sold = matching.filter((variant) => isSold(variant, view));
  const proof = (variants: readonly Variant[]) =>
    pathSupports(view, ['title', 'availability', ...evidencePaths(variants.slice(0, 12), names)]);
  if (sold.length > 0) {
    const claims = [asserted(voice.say('variant_yes', slots), proof(sold), voice)];
    return asked.length < axes.length ? [...claims, ...openValues(view, asked, axes, sold, voice)] : claims;
  }
  const each = asked.flatMap((entry) =>
    product.variants.filter((variant) => holds(variant, [entry])).slice(0, 2),
  );
  const key = matching.length > 0 ? 'variant_out' : 'variant_missing';
  const refusal = asserted(voice.say(key, slots), proof(matching.length > 0 ? matching : each), voice);
  return [refusal, ...insteadClaim(view, asked, axes, voice)];
}

/** With one axis asked for, what the other one offers. */
function openValues(
  view: ProductView,
  asked: Asked,
  axes: readonly Axis[],
  sold: readonly Variant[],
  voice: Voice,
): Claim[] {
  const open = axes.find((axis) => !asked.some((entry) => entry.axis === axis));
  if (open === undefined || sold.length < 2) return [];
  const values = [...new Set(sold.flatMap((variant) => valuesOf(variant.attributes[open.name])))].slice(
    0,
    24,
  );
  if (values.length < 2) return [];
  const list = formatList(values, voice.locale);
  const paths = [
    'availability',
    ...evidencePaths(sold.slice(0, 24), [...asked.map(({ axis }) => axis.name), open.name]),
  ];
  return [asserted(voice.say('stock_variants', { list }), pathSupports(view, paths), voice)];
}

/** The values of every axis, as the answer to "which sizes are there?". */
function optionClaims(view: ProductView, axes: readonly Axis[], voice: Voice): Claim[] {
  return axes.slice(0, 2).map((axis) => {
    const carriers = axis.values.map((value) =>
      view.product.variants.find((variant) => valuesOf(variant.attributes[axis.name]).includes(value)),
    );
    const shown = carriers.filter((variant) => variant !== undefined).slice(0, 30);
    const paths = ['title', ...shown.map(({ variantId }) => `variants.${variantId}.attributes.${axis.name}`)];
    const value = formatList(axis.values.slice(0, 30), voice.locale);
    const slots = { product: view.product.title, label: axis.name.replaceAll('_', ' '), value };
    return asserted(voice.say('attribute', slots), pathSupports(view, paths), voice);
  });
}

/**
 * Questions for a size, colour or other option of a product, from its variants as they are now.
 *
 * `undefined` when the product has no variants or the question names no option and asks for none.
 */
export function answerVariant(question: Understood, view: ProductView, voice: Voice): Candidate | undefined {
  const axes = variantAxes(view.product.variants);
  if (axes.length === 0) return undefined;
  const asked = askedValues(question, axes);
  const asksOptions = hasPhrase(question.prepared, question.lexicon.variant);
  const named = asked.length === 0 && !question.isYesNo ? namedAxes(question, view, axes) : [];
  // "Which sizes are available?" asks for the sizes, not whether the product is there.
  const asksStock = hasPhrase(question.prepared, question.lexicon.stock);
  const asksNamed = named.length > 0 && (asksOptions || asksStock);
  const wanted = asksNamed
    ? named
    : asked.length === 0 && asksOptions
      ? chosenAxes(question, view, axes)
      : [];
  if (asked.length === 0 && wanted.length === 0) return undefined;
  const claims = asked.length > 0 ? valueClaims(view, asked, axes, voice) : optionClaims(view, wanted, voice);
  return {
    route: 'variant',
    confidence: (asked.length > 0 && asksOptions) || asksNamed ? 0.95 : asked.length > 0 ? 0.75 : 0.8,
    band: 'answer',
    claims,
    products: [view.product],
    passages: [],
    features: { asked: asked.length, asksOptions: asksOptions ? 1 : 0 },
  };
}

/** The axes whose name the question says, in its own words or those of the concept. */
function namedAxes(question: Understood, view: ProductView, axes: readonly Axis[]): readonly Axis[] {
  const text = foldForMatch(question.text);
  const spoken = axes.filter(({ name }) => text.includes(foldForMatch(name.replaceAll('_', ' '))));
  if (spoken.length > 0) return spoken;
  const asked = askedConcept(wordsToExplain(question, view), question.language)?.id;
  const catalogue = languageOf(view.product.locale);
  return axes.filter(({ name }) => asked !== undefined && conceptIdOf(nameWords(name), catalogue) === asked);
}

/** The axes that the question asks for; none when it asks for something else the product states; else all. */
function chosenAxes(question: Understood, view: ProductView, axes: readonly Axis[]): readonly Axis[] {
  const named = namedAxes(question, view, axes);
  if (named.length > 0) return named;
  const catalogue = languageOf(view.product.locale);
  const asked = askedConcept(wordsToExplain(question, view), question.language)?.id;
  const text = foldForMatch(question.text);
  const isElsewhere = view.fields.some(
    ({ words, ofVariants }) =>
      !ofVariants &&
      (text.includes(foldForMatch(words.join(' '))) ||
        (asked !== undefined && conceptIdOf(words, catalogue) === asked)),
  );
  return isElsewhere ? [] : axes;
}
