import { languageOf } from '../text/locale-lookup.ts';
import type { Asking } from './attribute-candidates.ts';
import type { FaqCandidate } from './candidate.ts';
import { fillPattern } from './product-name.ts';

/** Words by which a sentence shows what it states, and the question that asks for it. */
type Cue = { pattern: RegExp; wordings: readonly string[]; topic: string; prior: number };

const cues: Readonly<Record<string, readonly Cue[]>> = {
  en: [
    {
      pattern:
        /\b(?:compatible with|works with|fits (?:most|all|the|any|your|standard)|replaces|designed to fit|for use with)\b/iu,
      wordings: [
        'What [is/are] {product} compatible with?',
        'What [does/do] {product} fit?',
        'What [does/do] {product} work with?',
      ],
      topic: 'fit_with',
      prior: 0.9,
    },
    {
      pattern: /\b(?:includes?|included|comes? with|package contents?|in the box|kit contains|set of \d)/iu,
      wordings: [
        'What is included with {product}?',
        'What [does/do] {product} come with?',
        'What [does/do] {product} include?',
      ],
      topic: 'box',
      prior: 0.78,
    },
    {
      pattern:
        /\b(?:made (?:of|from|with)|constructed (?:of|from)|crafted from|100% \w+|stainless steel|solid wood|polyester|cotton|leather)\b/iu,
      wordings: ['What [is/are] {product} made of?', 'What material [is/are] {product}?'],
      topic: 'material',
      prior: 0.76,
    },
    {
      pattern: /\b(?:measures?|dimensions?|\d+(?:\.\d+)?\s*(?:x|by)\s*\d+|inches|diameter)\b/iu,
      wordings: [
        'What are the dimensions of {product}?',
        'How big [is/are] {product}?',
        'What size [is/are] {product}?',
      ],
      topic: 'measures',
      prior: 0.78,
    },
    {
      pattern: /\b(?:weighs?|weight|pounds|lbs?)\b/iu,
      wordings: ['How much [does/do] {product} weigh?', 'How much weight can {product} hold?'],
      topic: 'weight',
      prior: 0.7,
    },
    {
      pattern: /\b(?:water ?proof|water[- ]resistant|weather ?proof)\b/iu,
      wordings: ['[Is/Are] {product} waterproof?', '[Is/Are] {product} water resistant?'],
      topic: 'weather',
      prior: 0.8,
    },
    {
      pattern: /\b(?:machine wash|hand wash|washable|dishwasher|wipe clean|easy to clean|cleaned?)\b/iu,
      wordings: [
        'How do I clean {product}?',
        '[Is/Are] {product} easy to clean?',
        '[Is/Are] {product} washable?',
      ],
      topic: 'care',
      prior: 0.64,
    },
    {
      pattern:
        /\b(?:ideal for|perfect for|suitable for|great for|designed for|use (?:in|on|for)|can be used)\b/iu,
      wordings: [
        'What [is/are] {product} suitable for?',
        'What can {product} be used for?',
        'What [is/are] {product} designed for?',
      ],
      topic: 'use',
      prior: 0.6,
    },
    {
      pattern: /\b(?:warranty|guaranteed?)\b/iu,
      wordings: ['[Does/Do] {product} have a warranty?', 'How long is the warranty on {product}?'],
      topic: 'warranty',
      prior: 0.68,
    },
    {
      pattern: /\b(?:batter(?:y|ies)|rechargeable|charge)\b/iu,
      wordings: [
        'What kind of battery [does/do] {product} use?',
        'How long does the battery last?',
        '[Is/Are] {product} rechargeable?',
      ],
      topic: 'power',
      prior: 0.7,
    },
    {
      pattern: /\b(?:volts?|watts?|\d+\s?[vw]|amps?|plugs?|outlet)\b/iu,
      wordings: [
        'What voltage [does/do] {product} use?',
        'How many watts [does/do] {product} use?',
        'How [is/are] {product} powered?',
      ],
      topic: 'power',
      prior: 0.6,
    },
    {
      pattern: /\b(?:installs?|installation|mount(?:s|ed|ing)?|assembl(?:y|ed|e)|attach(?:es|ed)?)\b/iu,
      wordings: [
        'How [is/are] {product} installed?',
        '[Does/Do] {product} need assembly?',
        'How [does/do] {product} attach?',
      ],
      topic: 'box',
      prior: 0.6,
    },
    {
      pattern: /\b(?:holds? up to|capacity|gallons?|liters?|ounces?|quarts?)\b/iu,
      wordings: ['What is the capacity of {product}?', 'How much [does/do] {product} hold?'],
      topic: 'capacity',
      prior: 0.7,
    },
    {
      pattern: /\bmade in\b/iu,
      wordings: ['Where [is/are] {product} made?'],
      topic: 'origin',
      prior: 0.46,
    },
    {
      pattern: /\b(?:ages? \d|years? (?:and|or) (?:up|older)|for (?:kids|children|toddlers|adults))\b/iu,
      wordings: ['What age [is/are] {product} for?'],
      topic: 'people',
      prior: 0.5,
    },
    {
      pattern: /\b(?:bpa|latex|gluten|sugar|paraben|lead|chemical)s?[- ]free\b|\bfree (?:of|from)\b/iu,
      wordings: ['What [is/are] {product} free of?', '[Is/Are] {product} BPA free?'],
      topic: 'contents',
      prior: 0.6,
    },
    {
      pattern: /\b(?:ingredients?|contains?)\b/iu,
      wordings: ['What [does/do] {product} contain?', 'What are the ingredients of {product}?'],
      topic: 'contents',
      prior: 0.62,
    },
    {
      pattern: /\b(?:adjust(?:s|able|ed)?|adjustable)\b/iu,
      wordings: ['[Is/Are] {product} adjustable?', 'How [does/do] {product} adjust?'],
      topic: 'use',
      prior: 0.5,
    },
    {
      pattern: /\b(?:bluetooth|wi-?fi|wireless|usb|hdmi)\b/iu,
      wordings: ['How [does/do] {product} connect?', '[Is/Are] {product} wireless?'],
      topic: 'fit_with',
      prior: 0.62,
    },
  ],
};

/**
 * What the product's own text states, turned into questions by the words that announce it; the answer has to be quoted
 * from the text. Only languages with such a list give any.
 */
export function statementCandidates(description: string, asking: Asking): FaqCandidate[] {
  const list = cues[languageOf(asking.locale)] ?? [];
  return list
    .filter(({ pattern }) => pattern.test(description))
    .map(({ wordings, topic, prior }) => ({
      kind: 'attribute' as const,
      wordings: wordings.map((pattern) => fillPattern(pattern, asking.name)),
      topic,
      paths: ['description', 'attributes.'],
      askers: 0,
      // A sentence of prose answers less surely than a field does.
      prior: prior * 0.9,
      rarity: 0,
    }));
}
