import { conceptIdOf } from '../answer/attributes/concepts.ts';
import type { Field } from '../answer/attributes/field.ts';
import { fieldLabel } from '../answer/attributes/label.ts';
import { languageOf } from '../text/locale-lookup.ts';
import type { FaqCandidate } from './candidate.ts';
import type { Phrasebook } from './phrasebook.ts';
import { fillPattern, type SpokenName } from './product-name.ts';
import { attributeTopic } from './topics.ts';

/** What making questions about a product needs to know besides it. */
export type Asking = {
  locale: string;
  phrasebook: Phrasebook;
  name: SpokenName;
  /** Share of the shop's products that state this attribute, 0 to 1. */
  shareStating: (attribute: string) => number;
};

/** Values that say nothing, in the words of feeds. */
const emptyValue =
  /^(?:|-+|n\/?a|none|null|unknown|not (?:available|applicable|specified|supported|stated)|k\.?\s?a\.?|keine angabe|s\/o|tbd|\?)$/iu;
const longestValue = 240;

const yes = /^(?:true|yes|y|ja|sí|si|oui|sim|tak|да|是|はい|예)$/iu;
const no = /^(?:false|no|n|nein|non|não|nie|нет|否|いいえ|아니요)$/iu;

function isYesNo(field: Field): boolean {
  if (field.kind === 'boolean') return true;
  return field.kind === 'text' && (yes.test(String(field.value)) || no.test(String(field.value)));
}

function isNo(field: Field): boolean {
  return isYesNo(field) && no.test(String(field.value));
}

function isWorthAsking(field: Field): boolean {
  const text = Array.isArray(field.value) ? field.value.join(', ') : String(field.value);
  return !emptyValue.test(text.trim()) && text.length <= longestValue;
}

function keyOf(words: readonly string[]): string {
  return [...words].sort().join(' ');
}

const conceptsByName = new WeakMap<Phrasebook, ReadonlyMap<string, string>>();

/** The concept of an attribute name in the phrasebook's own language, then by the list of attribute concepts. */
function conceptOf(field: Field, asking: Asking): string | undefined {
  let names = conceptsByName.get(asking.phrasebook);
  if (names === undefined) {
    const entries = new Map<string, string>();
    for (const [id, phrase] of asking.phrasebook.attributes)
      for (const name of phrase.names) {
        const key = keyOf(name.toLowerCase().split(/\s+/u));
        if (!entries.has(key)) entries.set(key, id);
      }
    names = entries;
    conceptsByName.set(asking.phrasebook, names);
  }
  const own = field.name.toLowerCase().split(/[_\s.-]+/u);
  return (
    names.get(keyOf(field.words)) ??
    names.get(keyOf(own)) ??
    conceptIdOf(field.words, languageOf(asking.locale))
  );
}

/** Things of which English says "does it have bluetooth", without an article. */
const uncounted =
  /(?:s|ing|bluetooth|wifi|wi fi|gps|nfc|hdmi|usb|ethernet|lan|light|protection|support|technology|control|memory|storage|connectivity|stretch|insulation|padding|ventilation|output|input)$/iu;

const acronyms =
  /\b(?:pfas|bpa|usb|gps|uv|upf|led|lcd|hdmi|nfc|sos|rds|ip|tv|pc|cpu|gpu|ram|dvd|sd|ac|dc|ce|os|vesa)\b/giu;

function capitalised(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** A label as it is written inside a question: acronyms in capitals, the noun of a German one too. */
function spelled(label: string, language: string, isQuality: boolean): string {
  const text = label.replace(acronyms, (word) => word.toUpperCase());
  if (language !== 'de' || isQuality) return text;
  const words = text.split(' ');
  return [...words.slice(0, -1), capitalised(words.at(-1)!)].join(' ');
}

/** "a hood", "an LCD", "bluetooth". */
function withArticle(label: string, language: string): string {
  if (language !== 'en' || uncounted.test(label)) return label;
  return `${/^[aeiou]/iu.test(label) ? 'an' : 'a'} ${label}`;
}

const includedThing = /^(.+?)[ _](?:included|enthalten|incluid[oa]s?|inclus|incluso|meegeleverd)$/iu;

function yesNoWordings(label: string, asking: Asking): string[] {
  const { phrasebook, name } = asking;
  const language = languageOf(asking.locale);
  const fill = (key: 'is' | 'has' | 'included' | 'required', slot: string) =>
    (phrasebook.patterns[key] ?? []).map((pattern) => fillPattern(pattern, name, slot));
  const noun = (text: string) => withArticle(spelled(text, language, false), language);
  const included = includedThing.exec(label)?.[1];
  if (included !== undefined && phrasebook.patterns.included) return fill('included', noun(included));
  const required = /^(.+?) required$/iu.exec(label)?.[1];
  if (required !== undefined && phrasebook.patterns.required)
    return fill('required', spelled(required, language, false));
  const having = /^(?:has|with) (.+)$/iu.exec(label)?.[1];
  if (having === undefined && phrasebook.qualities?.test(label))
    return fill('is', spelled(label, language, true));
  return fill('has', noun(having ?? label));
}

function wordingsOf(field: Field, concept: string | undefined, asking: Asking): string[] {
  const { phrasebook, name, locale } = asking;
  const label = fieldLabel(field, locale, languageOf(locale));
  const phrase = concept === undefined ? undefined : phrasebook.attributes.get(concept);
  const general = (phrasebook.patterns.label ?? []).map((pattern) =>
    fillPattern(pattern, name, spelled(label, languageOf(locale), false)),
  );
  const known = (phrase?.questions ?? []).map((question) => fillPattern(question, name, label));
  return known.length === 0 && isYesNo(field)
    ? [...yesNoWordings(label, asking), ...general]
    : [...known, ...general];
}

/** What only the variants state is asked for as an option (option-candidates.ts). */
export function isOption(field: Field): boolean {
  return field.facts.some(({ variantId }) => variantId !== undefined);
}

type Named = { field: Field; concept: string | undefined };

/** A field, or several that state the same thing, as one question; with `beside`, one that a better named field asks already. */
function toCandidate(fields: readonly Named[], asking: Asking, beside = false): FaqCandidate[] {
  const { field, concept } = fields[0]!;
  const { topic, prior } = attributeTopic(concept, field.name);
  if (prior === 0) return [];
  // What a product is not is asked for only where everybody asks for it.
  const weight = (isNo(field) && prior < 0.5 ? 0.5 : 1) * (beside ? 0.5 : 1);
  return [
    {
      kind: 'attribute',
      wordings: wordingsOf(field, beside ? undefined : concept, asking),
      topic,
      paths: fields.flatMap((entry) => entry.field.facts.map(({ path }) => path)),
      askers: 0,
      prior: prior * weight,
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
  const named = fields
    .filter((field) => isWorthAsking(field) && !isOption(field))
    .map((field): Named => ({ field, concept: conceptOf(field, asking) }));
  const groups = Map.groupBy(named, ({ field, concept }) => concept ?? `\n${field.name}`);
  return [...groups.values()].flatMap((group) => {
    const [main, ...others] = group.toSorted((a, b) => a.field.words.length - b.field.words.length);
    return [
      ...toCandidate([main!, ...others], asking),
      ...others.flatMap((other) => toCandidate([other], asking, true)),
    ];
  });
}
