import { intents } from '../../language/concepts/intents.ts';
import { partOf } from '../../language/pack.ts';
import { hashText } from '../../text/characters/hash-text.ts';
import { idfOf } from '../../text/terms/idf.ts';
import { learnedInSteps } from '../learned-in-steps.ts';
import { type FeatureTable, featureTable } from './feature-table.ts';
import { intentFeatures, intentTerms } from './intent-features.ts';

/** The intents in the order of their table: an intent is its place here. */
export const intentNames = Object.keys(intents) as readonly (keyof typeof intents)[];

/** What the features of a language's texts say of intents. */
export type IntentModel = {
  /** The features; each speaks for the intents from `starts` of its place there to that of the next. */
  table: FeatureTable;
  starts: Uint32Array;
  /** Intents by their places, and beside each how strongly the feature speaks for it. */
  at: Uint8Array;
  weights: Float32Array;
  /** How many of the lines that shoppers ask by hold each feature, beside it, and how many such lines there are. */
  asked: Uint16Array;
  askedLines: number;
  /** Of each intent the terms that pages say it with and that tell most, most telling first, each at most 1. */
  said: readonly (readonly { term: string; weight: number }[])[];
};

/** Lines that hold a feature until it counts half. */
const HALF = 1.5;
const MOST_SAID = 12;

/** A line of a language: what intent it belongs to, and whether pages say it so or shoppers ask for it so. */
type IntentLine = { intent: string; text: string; isSaid: boolean };

/** The lines of a language, intent by intent; none where it has none. */
export function linesOfIntents(language: string): IntentLine[] {
  let intent = '';
  return (partOf(language, 'intents')?.() ?? '').split('\n').flatMap((line) => {
    const text = line.slice(2);
    if (!line.startsWith('## ')) return text === '' ? [] : [{ intent, text, isSaid: line.startsWith('=') }];
    intent = text.trim();
    return [];
  });
}

type Counts = { all: Map<number, number>; said: Set<string> };

/** The lines that shoppers ask by: how many hold each feature, and how many there are. */
type AskedCounts = { holding: Map<number, number>; lines: number };

/** How many of the lines of each intent hold a feature, by weight, and which terms those have that pages say; a step an intent. */
function* countsOf(language: string, asked: AskedCounts): Generator<undefined, readonly Counts[]> {
  const places = new Map<string, number>(intentNames.map((name, at) => [name, at]));
  const counts = intentNames.map((): Counts => ({ all: new Map(), said: new Set() }));
  for (const [intent, lines] of Map.groupBy(linesOfIntents(language), (line) => line.intent)) {
    yield;
    const current = counts[places.get(intent) ?? -1];
    if (current === undefined) continue;
    for (const { text, isSaid } of lines) {
      const terms = intentTerms(text, language);
      for (const [feature, weight] of intentFeatures(text, language, terms)) {
        current.all.set(feature, (current.all.get(feature) ?? 0) + weight);
        if (!isSaid) asked.holding.set(feature, (asked.holding.get(feature) ?? 0) + 1);
      }
      if (isSaid) for (const term of terms.keys()) current.said.add(term);
      else asked.lines++;
    }
  }
  return counts;
}

/** The terms that tell most of an intent, of those that pages say it with; the likeliest counts 1. */
function mostTelling(said: ReadonlySet<string>, weightOf: (term: string) => number) {
  const best = [...said]
    .map((term) => ({ term, weight: weightOf(term) }))
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight || (a.term < b.term ? -1 : 1))
    .slice(0, MOST_SAID);
  return best.map(({ term, weight }) => ({ term, weight: weight / best[0]!.weight }));
}

/**
 * What is learned from a language's lines: which features speak for which intents: saturated counts times the inverse frequency over
 * intents, each intent's weights divided by the root of their length, so that none is favoured for being talked about at length
 * (nearest centroids of tf-idf: Rocchio 1971). Without lines nothing speaks for any.
 */
export const intentModels = learnedInSteps(learnIntents);

function* learnIntents(language: string): Generator<undefined, IntentModel> {
  const askedBy: AskedCounts = { holding: new Map(), lines: 0 };
  const counts = yield* countsOf(language, askedBy);
  const holders = new Map<number, number>();
  for (const { all } of counts) {
    for (const feature of all.keys()) holders.set(feature, (holders.get(feature) ?? 0) + 1);
    yield;
  }
  const table = featureTable(holders.keys());
  const { features } = table;
  const starts = new Uint32Array(features.length + 1);
  for (const [i, feature] of features.entries()) starts[i + 1] = starts[i]! + holders.get(feature)!;
  const next = new Map([...features].map((feature, i) => [feature, starts[i]!]));
  const [at, weights] = [new Uint8Array(starts.at(-1)!), new Float32Array(starts.at(-1)!)];
  const said: IntentModel['said'][number][] = [];
  for (const [place, { all, said: ofPages }] of counts.entries()) {
    yield;
    const telling = new Map<number, number>();
    for (const [feature, count] of all)
      telling.set(feature, (count / (count + HALF)) * idfOf(counts.length, holders.get(feature)!));
    const length = Math.sqrt([...telling.values()].reduce((sum, weight) => sum + weight ** 2, 0));
    for (const [feature, weight] of telling) {
      const posting = next.get(feature)!;
      next.set(feature, posting + 1);
      at[posting] = place;
      weights[posting] = weight / Math.sqrt(length);
    }
    said.push(mostTelling(ofPages, (term) => telling.get(hashText(term)) ?? 0));
  }
  const asked = Uint16Array.from(features, (feature) => askedBy.holding.get(feature) ?? 0);
  return { table, starts, at, weights, asked, askedLines: askedBy.lines, said };
}
