import { oncePer } from '../../../memo/once-per.ts';
import { attributeConcepts, isGivenIn, needsUnit } from '../../language/concepts/attribute-concepts.ts';
import { languageOf } from '../../language/locale-lookup.ts';
import { anyOfAll, partOf } from '../../language/pack.ts';
import { conceptIdOf, keyOfWords } from '../../meaning/attributes/concepts.ts';
import type { Field } from '../../meaning/attributes/field.ts';
import { fieldLabel } from '../../meaning/attributes/label.ts';
import { understand } from '../../question/understand.ts';
import { isBareQuantity, isNo, isYesNo, plainValue, saysNothing } from '../wording/field-values.ts';
import { isPlainLabel, labelQuestion } from '../wording/label-question.ts';
import type { Phrasebook } from '../wording/phrasebook.ts';
import { fillPattern, type SpokenName } from '../wording/product-name.ts';
import { withAcronyms, withProperNames } from '../wording/spelling.ts';
import type { FaqCandidate } from './candidate.ts';
import { attributeTopic } from './topics.ts';

/** What making questions about a product needs to know besides it. */
export type Asking = {
  locale: string;
  phrasebook: Phrasebook;
  name: SpokenName;
  /** Share of the shop's products that state this attribute, 0 to 1. */
  shareStating: (attribute: string) => number;
};

const longestValue = 160;
/** Addresses and the codes of feeds ("sony_playstation3"), which no answer should show. */
const code = /https?:|www\.|[\p{L}\p{N}]_[\p{L}\p{N}]|\^|\\n/iu;

function isWorthAsking(field: Field, concept: string | undefined): boolean {
  const text = plainValue(field);
  if (saysNothing(field) || code.test(text)) return false;
  const { longest = longestValue, isIdleAtOne = false } = attributeConcepts.get(concept ?? '') ?? {};
  if (text.length > longest) return false;
  if (concept === undefined) return !isNo(field);
  if (isIdleAtOne && text === '1') return false;
  // "connector(s)" is no time in seconds, "recommended age (min)" no minutes.
  const isTime = field.unit !== undefined && /^(?:s|ms|min|h)$/u.test(field.unit);
  if (isTime && !isGivenIn(concept, 'time')) return false;
  return !(isBareQuantity(field) && needsUnit(concept));
}

const conceptsByName = oncePer(({ attributes }: Phrasebook): ReadonlyMap<string, string> => {
  const entries = new Map<string, string>();
  for (const [id, phrase] of attributes)
    for (const name of phrase.names) {
      const key = keyOfWords(name.toLowerCase().split(/\s+/u));
      if (!entries.has(key)) entries.set(key, id);
    }
  return entries;
});

/** The concept of an attribute name in the phrasebook's own language, then by the list of attribute concepts. */
function conceptOf(field: Field, asking: Asking): string | undefined {
  const names = conceptsByName(asking.phrasebook);
  const own = field.name.toLowerCase().split(/[_\s.-]+/u);
  return (
    names.get(keyOfWords(field.words)) ??
    names.get(keyOfWords(own)) ??
    conceptIdOf(field.words, languageOf(asking.locale))
  );
}

function capitalised(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** A label as it is written inside a question: acronyms in capitals, its noun too where nouns have one. */
function spelled(label: string, language: string, isQuality: boolean): string {
  const plain = withAcronyms(label);
  const text = partOf(language, 'faqs')?.properNamesAreSpelled ? withProperNames(plain) : plain;
  if (isQuality || !partOf(language, 'text')?.nounsAreCapitalised) return text;
  const words = text.split(' ');
  return [...words.slice(0, -1), capitalised(words.at(-1)!)].join(' ');
}

const includedThing = new RegExp(`^(.+?)[ _](?:${anyOfAll('fields', ({ included }) => included)})$`, 'iu');

function yesNoWordings(label: string, asking: Asking): string[] {
  const { phrasebook, name } = asking;
  if (!isPlainLabel(label, 4)) return [];
  const language = languageOf(asking.locale);
  const fill = (key: 'is' | 'has' | 'included' | 'required', slot: string) =>
    (phrasebook.patterns[key] ?? []).map((pattern) => fillPattern(pattern, name, slot));
  const { withIndefiniteArticle, adjectivesPrecedeNouns } = partOf(language, 'faqs') ?? {};
  const noun = (text: string) => {
    const plain = spelled(text, language, false);
    return withIndefiniteArticle?.(plain) ?? plain;
  };
  const included = includedThing.exec(label)?.[1];
  if (included !== undefined && phrasebook.patterns.included) return fill('included', noun(included));
  const required = /^(?:is )?(.+?) required$/iu.exec(label)?.[1];
  if (required !== undefined && phrasebook.patterns.required)
    return fill('required', spelled(required, language, false));
  const quality = /^is (.+)$/iu.exec(label)?.[1];
  if (quality !== undefined) return fill('is', spelled(quality, language, true));
  const having = /^(?:has|with) (.+)$/iu.exec(label)?.[1];
  // Elsewhere an adjective may stand behind its noun ("cordon amovible").
  const isOneThing = adjectivesPrecedeNouns === true || !label.includes(' ');
  if (having === undefined && isOneThing && phrasebook.qualities?.test(label))
    return fill('is', spelled(label, language, true));
  return fill('has', noun(having ?? label));
}

/** Questions that a yes cannot answer, where the value is one ("color: yes"), would be answered beside the point. */
function asksForMore(questions: readonly string[], field: Field, locale: string): boolean {
  return questions[0] !== undefined && isYesNo(field) && !understand(questions[0], locale).isYesNo;
}

function wordingsOf(field: Field, concept: string | undefined, asking: Asking): string[] {
  const { phrasebook, name, locale } = asking;
  const label = fieldLabel(field, locale, languageOf(locale));
  const phrase = concept === undefined ? undefined : phrasebook.attributes.get(concept);
  const known = (phrase?.questions ?? []).map((question) => fillPattern(question, name, label));
  if (asksForMore(known, field, locale)) return [];
  const general = labelQuestion(field, spelled(label, languageOf(locale), false), asking);
  return known.length === 0 && isYesNo(field) ? yesNoWordings(label, asking) : [...known, ...general];
}

/** What only the variants state is asked for as an option (option-candidates.ts). */
export function isOption(field: Field): boolean {
  return field.facts.some(({ variantId }) => variantId !== undefined);
}

/** What shows that a product runs on electricity, beside the feed's routine "batteries included: no". */
const electric =
  /volt|watt|\bamp|usb|\bled\b|charg|electr|mah\b|corded|bluetooth|power.?(?:source|supply|type)|battery.?(?:life|type|cell)|num.?batter/iu;
const electricElsewhere = new RegExp(
  anyOfAll('fields', (words) => words.electric),
  'iu',
);

function isOfElectric({ name, value }: Field): boolean {
  const text = `${name} ${String(value)}`;
  return electric.test(text) || electricElsewhere.test(text);
}

/** Feeds say of books and bulbs of flowers too that no batteries are in the box. */
function isIdle(field: Field, concept: string | undefined): boolean {
  return isNo(field) && attributeConcepts.get(concept ?? '')?.isOfElectric === true;
}

/** Below it (maker, model, packing) nobody asks on the page of the very product. */
const leastPrior = 0.1;

type Named = { field: Field; concept: string | undefined };

/** A field, or several that state the same thing, as one question. */
function toCandidate(fields: readonly Named[], asking: Asking): FaqCandidate[] {
  const { field, concept } = fields[0]!;
  const { topic, prior } = attributeTopic(concept, field.name);
  const wordings = wordingsOf(field, concept, asking);
  if (prior < leastPrior || wordings.length === 0) return [];
  // What a product is not is asked for only where everybody asks for it.
  const weight = isNo(field) && prior < 0.5 ? 0.5 : 1;
  return [
    {
      kind: 'attribute',
      wordings,
      topic,
      paths: fields.flatMap((entry) => entry.field.facts.map(({ path }) => path)),
      askers: 0,
      prior: prior * weight,
      ...(concept === undefined ? { isGeneric: true } : {}),
      rarity: 1 - asking.shareStating(field.name),
    },
  ];
}

/**
 * Candidates for the fields of the product itself that say something; the most natural wording first.
 *
 * Fields that mean one thing ("material", "composition") share its natural question, and each other's answer will do.
 */
export function attributeCandidates(fields: readonly Field[], asking: Asking): FaqCandidate[] {
  const isElectric = fields.some(isOfElectric);
  const named = fields
    .filter((field) => !isOption(field))
    .map((field): Named => ({ field, concept: conceptOf(field, asking) }))
    .filter(({ field, concept }) => isWorthAsking(field, concept) && (isElectric || !isIdle(field, concept)));
  const groups = Map.groupBy(named, ({ field, concept }) => concept ?? `\n${field.name}`);
  return [...groups.values()].flatMap((group) => {
    const [main, ...others] = group.toSorted((a, b) => a.field.words.length - b.field.words.length);
    return toCandidate([main!, ...others], asking);
  });
}
