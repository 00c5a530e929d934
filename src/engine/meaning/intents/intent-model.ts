import { intents } from '../../language/concepts/intents.ts';
import { partOf } from '../../language/pack.ts';
import { analyze } from '../../text/terms/analyze.ts';
import { idfOf } from '../../text/terms/idf.ts';
import { isStopWord } from '../../text/words/stop-words.ts';
import { learnedInSteps } from '../learned-in-steps.ts';

/** The intents in the order of their table: an intent is its place here. */
export const intentNames = Object.keys(intents) as readonly (keyof typeof intents)[];

/** How strongly a term speaks for intents: their places, and beside each its weight. */
export type IntentPostings = { at: Uint8Array; weights: Float32Array };

/** What the words of a language say of intents. */
export type IntentModel = {
  postings: ReadonlyMap<string, IntentPostings>;
  /** Of each intent the terms that pages say it with and that tell most, most telling first, each at most 1. */
  said: readonly (readonly { term: string; weight: number }[])[];
};

/** A function word says little of what a message is about, but "where are you" is made of nothing else. */
const LIGHT = 0.15;
/** Lines that hold a term until it counts half. */
const HALF = 1.5;
const MOST_SAID = 12;
const digit = /\p{Nd}/u;

/** The words of a text as what speaks for intents: each term once, with its weight, 0 to 1. */
export function intentTerms(text: string, language: string): Map<string, number> {
  const terms = new Map<string, number>();
  for (const { term, weight } of analyze(text, language)) {
    if (digit.test(term)) continue;
    const own = isStopWord(term, language) ? weight * LIGHT : weight;
    if (own > (terms.get(term) ?? 0)) terms.set(term, own);
  }
  return terms;
}

/** A line of a language: what intent it belongs to, and whether pages say it so or shoppers ask for it so. */
type IntentLine = { intent: string; text: string; isSaid: boolean };

/** The lines of a language, intent by intent; none where it has none. */
export function linesOfIntents(language: string): IntentLine[] {
  let intent = '';
  return (partOf(language, 'intents') ?? '').split('\n').flatMap((line) => {
    const text = line.slice(2);
    if (!line.startsWith('## ')) return text === '' ? [] : [{ intent, text, isSaid: line.startsWith('=') }];
    intent = text.trim();
    return [];
  });
}

type Counts = { all: Map<string, number>; said: Map<string, number> };

/** How many of the lines of each intent hold a term: of all, and of those that pages say; a step an intent. */
function* countsOf(language: string): Generator<undefined, readonly Counts[]> {
  const places = new Map<string, number>(intentNames.map((name, at) => [name, at]));
  const counts = intentNames.map((): Counts => ({ all: new Map(), said: new Map() }));
  for (const [intent, lines] of Map.groupBy(linesOfIntents(language), (line) => line.intent)) {
    yield;
    const current = counts[places.get(intent) ?? -1];
    if (current === undefined) continue;
    for (const { text, isSaid } of lines)
      for (const [term, weight] of intentTerms(text, language)) {
        current.all.set(term, (current.all.get(term) ?? 0) + weight);
        if (isSaid) current.said.set(term, (current.said.get(term) ?? 0) + weight);
      }
  }
  return counts;
}

/**
 * What is learned from a language's lines: which words speak for which intents: saturated counts times the inverse frequency over
 * intents, each intent's weights divided by the root of their length, so that none is favoured for being talked about at length
 * (nearest centroids of tf-idf: Rocchio 1971). Without lines no word speaks for any.
 */
export const intentModels = learnedInSteps(learnIntents);

function* learnIntents(language: string): Generator<undefined, IntentModel> {
  const counts = yield* countsOf(language);
  const frequency = new Map<string, number>();
  for (const { all } of counts)
    for (const term of all.keys()) frequency.set(term, (frequency.get(term) ?? 0) + 1);
  const idf = (term: string) => idfOf(counts.length, frequency.get(term)!);
  const lists = new Map<string, { at: number[]; weights: number[] }>();
  const said = counts.map(({ all, said: ofPages }, at) => {
    const telling = [...all].map(([term, count]) => ({ term, weight: (count / (count + HALF)) * idf(term) }));
    const length = Math.sqrt(telling.reduce((sum, { weight }) => sum + weight ** 2, 0));
    for (const { term, weight } of telling) {
      const list = lists.get(term) ?? { at: [], weights: [] };
      list.at.push(at);
      list.weights.push(weight / Math.sqrt(length));
      lists.set(term, list);
    }
    const best = telling
      .map(({ term, weight }) => ({ term, weight: ofPages.has(term) ? weight : 0 }))
      .sort((a, b) => b.weight - a.weight || (a.term < b.term ? -1 : 1))
      .slice(0, MOST_SAID);
    const most = best[0]?.weight ?? 0;
    return best
      .filter(({ weight }) => weight > 0)
      .map(({ term, weight }) => ({ term, weight: weight / most }));
  });
  const postings = new Map(
    [...lists].map(([term, { at, weights }]) => [
      term,
      { at: Uint8Array.from(at), weights: Float32Array.from(weights) },
    ]),
  );
  return { postings, said };
}
