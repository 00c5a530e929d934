import { keptByLanguage } from '../../../memo/kept.ts';
import { hashText } from '../../text/characters/hash-text.ts';
import { zeros } from '../../text/values/zeros.ts';
import { placeOfFeature } from './feature-table.ts';
import { intentTerms, visitIntentFeatures } from './intent-features.ts';
import { intentModels, intentNames } from './intent-model.ts';

/** What a text is about: intents by their places, in that order, with shares whose squares sum to 1. */
export type Intents = {
  at: readonly number[];
  shares: readonly number[];
  /** How clearly the text is about any intent, 0 to 1. */
  clear: number;
};

const none: Intents = { at: [], shares: [], clear: 0 };
/** Intents that a text is about at most, and how much an intent falls behind the best by being less likely. */
const MOST = 16;
const SHARPNESS = 2.5;
/** Score of the best intent at which it is as clear as not. */
const HALF_CLEAR = 2;

/** Of the text that is being read, since no two are read at once. */
const scores = new Float64Array(intentNames.length);

/** Leaves in `scores` how strongly a text speaks for each intent. */
function scoreIntents(text: string, language: string): void {
  const { table, starts, at, weights } = intentModels.of(language);
  const known = new Map<number, number>();
  visitIntentFeatures({ text, language, terms: intentTerms(text, language) }, (feature, weight) => {
    const place = placeOfFeature(feature, table);
    if (place >= 0) known.set(place, weight);
  });
  scores.fill(0);
  known.forEach((weight, place) => {
    for (let i = starts[place]!; i < starts[place + 1]!; i++) scores[at[i]!]! += weight * weights[i]!;
  });
}

/** The places of the highest `scores` above 0, best first; of equal ones the first. */
function likeliest(): number[] {
  const best: number[] = [];
  for (let at = 0; at < scores.length; at++) {
    const score = scores[at]!;
    if (score === 0 || (best.length === MOST && score <= scores[best[MOST - 1]!]!)) continue;
    let place = Math.min(best.length, MOST - 1);
    for (; place > 0 && scores[best[place - 1]!]! < score; place--) best[place] = best[place - 1]!;
    best[place] = at;
  }
  return best;
}

/** What a text in a language is about; nothing for a language without lines of intents. Kept by text. */
export const intentsOf = keptByLanguage(
  { most: 20_000, longest: 1_000 },
  (text: string, language: string): Intents => {
    scoreIntents(text, language);
    const best = likeliest();
    if (best.length === 0) return none;
    const most = scores[best[0]!]!;
    const at = best.sort((a, b) => a - b);
    const raised = at.map((each) => (scores[each]! / most) ** SHARPNESS);
    const length = Math.sqrt(raised.reduce((sum, share) => sum + share ** 2, 0));
    return { at, shares: raised.map((share) => share / length), clear: most / (most + HALF_CLEAR) };
  },
);

/** Whether a word of a language speaks for any intent by itself, and not only by its parts. */
export function speaksOfIntents(word: string, language: string): boolean {
  const { table } = intentModels.of(language);
  return [...intentTerms(word, language).keys()].some((term) => placeOfFeature(hashText(term), table) >= 0);
}

/** The places of intents by their names. */
export function placesOfIntents(names: readonly (typeof intentNames)[number][]): Set<number> {
  return new Set(names.map((name) => intentNames.indexOf(name)));
}

/** What surely is about some intents alone, all of them alike. */
export function surelyAbout(names: readonly (typeof intentNames)[number][]): Intents {
  const at = [...placesOfIntents(names)].sort((a, b) => a - b);
  return { at, shares: at.map(() => 1 / Math.sqrt(at.length)), clear: 1 };
}

/** The places of what is asked of one product, and of what is asked of a shop. */
export const ofThing: ReadonlySet<number> = new Set(
  intentNames.keys().filter((at) => intentNames[at]!.startsWith('thing_')),
);
export const ofShop: ReadonlySet<number> = new Set(intentNames.keys().filter((at) => !ofThing.has(at)));

/** What of a text is about some of the intents, 0 to 1, as far as it clearly is about any. */
export function shareOfIntents({ at, shares, clear }: Intents, wanted: ReadonlySet<number>): number {
  return clear * at.reduce((sum, each, i) => (wanted.has(each) ? sum + shares[i]! ** 2 : sum), 0);
}

/** How much texts are about the same as one with these intents, whatever their languages, 0 to 1: the cosine of their shares. */
export function likenessTo({ at: wanted, shares: wantedShares }: Intents): (other: Intents) => number {
  const shareAt = zeros(intentNames.length);
  for (const [i, at] of wanted.entries()) shareAt[at] = wantedShares[i]!;
  return ({ at, shares }) => {
    let sum = 0;
    for (let i = 0; i < at.length; i++) sum += shareAt[at[i]!]! * shares[i]!;
    return sum;
  };
}

/** The words by which pages in a language speak of what a message is about, likeliest intents first; empty without lines. */
export function wordsOfIntents(
  { at, shares }: Intents,
  language: string,
  most: number,
): { terms: readonly { term: string; weight: number }[]; share: number }[] {
  const { said } = intentModels.of(language);
  return at
    .map((each, i) => ({ terms: said[each]!, share: shares[i]! }))
    .filter(({ terms }) => terms.length > 0)
    .sort((a, b) => b.share - a.share)
    .slice(0, most);
}
