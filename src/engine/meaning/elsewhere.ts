import { keptByLanguage } from '../../memo/kept.ts';
import { languageOf } from '../language/locale-lookup.ts';
import { partOf } from '../language/pack.ts';
import { type FeatureTable, featureTable, placeOfFeature } from './intents/feature-table.ts';
import { intentFeatures } from './intents/intent-features.ts';
import { intentModels } from './intents/intent-model.ts';
import { learnedInSteps } from './learned-in-steps.ts';

/** The sections whose lines do want something of a shop. */
const ofShops: ReadonlySet<string> = new Set(['wishes', 'about_a_product', 'after_buying']);
/** Lines that are added to those which hold a feature, so that what one side never said is not impossible. */
const SMOOTHING = 0.4;
/** No single feature says more, in log odds. */
const MOST_SAID = 3;
const LINES_A_STEP = 100;

/** Of each feature, by its place in the table, the log odds that who uses it wants nothing of a shop. */
type Odds = { table: FeatureTable; odds: Float32Array };

type Counts = { holding: Map<number, number>; lines: number };

/** How many lines of both sides hold each feature; a step a hundred lines. */
function* countLines(language: string): Generator<undefined, { elsewhere: Counts; here: Counts }> {
  const [elsewhere, here] = [
    { holding: new Map<number, number>(), lines: 0 },
    { holding: new Map<number, number>(), lines: 0 },
  ];
  let section = '';
  for (const [at, line] of (partOf(language, 'elsewhere')?.() ?? '').split('\n').entries()) {
    if (at % LINES_A_STEP === 0) yield;
    if (line.startsWith('## ')) section = line.slice(3);
    else if (line !== '') {
      const side = ofShops.has(section) ? here : elsewhere;
      side.lines++;
      for (const feature of intentFeatures(line, language).keys())
        side.holding.set(feature, (side.holding.get(feature) ?? 0) + 1);
    }
  }
  return { elsewhere, here };
}

const rateOf = (holding: number, lines: number): number => (holding + SMOOTHING) / (lines + 2 * SMOOTHING);

/**
 * What is learned from a language's lines (naive Bayes: Maron 1961), where what shops are asked is told by two kinds of lines alike:
 * those of the intents, and loosely worded wishes. Without lines nothing speaks for either side.
 */
export const elsewhereOdds = learnedInSteps(learnOdds);

function* learnOdds(language: string): Generator<undefined, Odds> {
  const { elsewhere, here } = yield* countLines(language);
  if (elsewhere.lines === 0) return { table: featureTable([]), odds: new Float32Array() };
  const intents = yield* intentModels.steps(language);
  const asked = new Map([...intents.table.features].map((feature, at) => [feature, intents.asked[at]!]));
  const table = featureTable([...asked.keys(), ...elsewhere.holding.keys(), ...here.holding.keys()]);
  const odds = Float32Array.from(table.features, (feature) => {
    const ofIntents = rateOf(asked.get(feature) ?? 0, intents.askedLines);
    const ofWishes = rateOf(here.holding.get(feature) ?? 0, here.lines);
    const wanted = (ofIntents + ofWishes) / 2;
    const unwanted = rateOf(elsewhere.holding.get(feature) ?? 0, elsewhere.lines);
    return Math.max(-MOST_SAID, Math.min(MOST_SAID, Math.log(unwanted / wanted)));
  });
  return { table, odds };
}

/**
 * How much the words of a message say that it wants nothing of a shop: the sum of their log odds by the root of their number, above 0
 * for the weather, a joke or an insult, below for anything a shop is asked; 0 in a language without lines. Kept by text.
 */
export const elsewhereIn = keptByLanguage({ most: 200, longest: 1_000 }, (text, tag): number => {
  const language = languageOf(tag);
  const { table, odds } = elsewhereOdds.of(language);
  let [sum, weights] = [0, 0];
  for (const [feature, weight] of intentFeatures(text, language)) {
    const at = placeOfFeature(feature, table);
    if (at < 0) continue;
    sum += weight * odds[at]!;
    weights += weight;
  }
  return weights === 0 ? 0 : sum / Math.sqrt(weights);
});
