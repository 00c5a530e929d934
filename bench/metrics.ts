/**
 * Every measure of `../shared/data/README.md`, exactly as defined there, plus the bootstrap intervals.
 * Pure functions without a clock or a random source of the machine: the same input gives the same figure.
 */

/** Gain by item id; an item without an entry was judged by nobody. */
export type Gains = ReadonlyMap<string, number>;

/** A generator of uniform numbers in [0, 1) from a 32-bit seed (mulberry32). */
export function fixedGenerator(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** FNV-1a over UTF-16 code units: a fixed order for equal scores that follows no file. */
export function stableHash(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  hash ^= hash >>> 15;
  return Math.imul(hash, 0x2c1b3c6d) >>> 0;
}

/** Candidates by falling score; equal scores by a hash of question and candidate id. */
export function rankCandidates<T extends { id: string; score: number }>(
  questionId: string,
  candidates: readonly T[],
): T[] {
  const key = new Map(candidates.map((c) => [c.id, stableHash(`${questionId}\n${c.id}`)]));
  return [...candidates].sort((a, b) => b.score - a.score || key.get(a.id)! - key.get(b.id)!);
}

function discountedGain(gains: readonly number[]): number {
  return gains.reduce((sum, gain, i) => sum + (2 ** gain - 1) / Math.log2(i + 2), 0);
}

/** nDCG@k, gain 2^g − 1, ideal from all judged items, unjudged = 0; `undefined` when no gain is above 0. */
export function ndcgAt(ranked: readonly string[], gains: Gains, k = 10): number | undefined {
  const ideal = discountedGain([...gains.values()].sort((a, b) => b - a).slice(0, k));
  if (ideal === 0) return undefined;
  return discountedGain(ranked.slice(0, k).map((id) => gains.get(id) ?? 0)) / ideal;
}

/** nDCG@k after the items that nobody judged have been taken out of the ranking. */
export function ndcgJudgedOnly(ranked: readonly string[], gains: Gains, k = 10): number | undefined {
  return ndcgAt(
    ranked.filter((id) => gains.has(id)),
    gains,
    k,
  );
}

/** Share of the first k that nobody judged; 0 for an empty ranking. */
export function unjudgedAt(ranked: readonly string[], gains: Gains, k = 10): number {
  const top = ranked.slice(0, k);
  return top.length === 0 ? 0 : top.filter((id) => !gains.has(id)).length / top.length;
}

/** Share of the items with gain ≥ `relevantFrom` among the first k; `undefined` when there are none. */
export function recallAt(
  ranked: readonly string[],
  gains: Gains,
  k = 100,
  relevantFrom = 2,
): number | undefined {
  const relevant = [...gains].filter(([, gain]) => gain >= relevantFrom).map(([id]) => id);
  if (relevant.length === 0) return undefined;
  const top = new Set(ranked.slice(0, k));
  return relevant.filter((id) => top.has(id)).length / relevant.length;
}

/** 1 / rank of the first relevant place, 0 when there is none in the first k. */
export function reciprocalRank(relevant: readonly boolean[], k = Number.POSITIVE_INFINITY): number {
  const first = relevant.indexOf(true);
  return first < 0 || first >= k ? 0 : 1 / (first + 1);
}

/** Mean of the precision at each relevant place; `undefined` without one. */
export function averagePrecision(relevant: readonly boolean[]): number | undefined {
  let found = 0;
  let sum = 0;
  relevant.forEach((isRelevant, i) => {
    if (!isRelevant) return;
    found++;
    sum += found / (i + 1);
  });
  return found === 0 ? undefined : sum / found;
}

/** Chance that a positive scores above a negative, ties one half; NaN when a side is empty. */
export function auroc(positives: readonly number[], negatives: readonly number[]): number {
  const all = [
    ...positives.map((score) => ({ score, positive: true })),
    ...negatives.map((score) => ({ score, positive: false })),
  ].sort((a, b) => a.score - b.score);
  let rankSum = 0;
  for (let i = 0; i < all.length; ) {
    let end = i;
    while (end < all.length && all[end]!.score === all[i]!.score) end++;
    const meanRank = (i + 1 + end) / 2;
    for (let j = i; j < end; j++) if (all[j]!.positive) rankSum += meanRank;
    i = end;
  }
  const p = positives.length;
  return (rankSum - (p * (p + 1)) / 2) / (p * negatives.length);
}

/** One question with the confidence of its top answer; an unanswerable one is `correct: false`. */
export type Judged = { confidence: number; correct: boolean };

/** The largest share answered with precision ≥ p, equal confidences together, at least `atLeast` answers. */
export function coverageAtPrecision(
  questions: readonly Judged[],
  precision: number,
  atLeast = 12,
): { coverage: number; threshold: number } {
  const sorted = [...questions].sort((a, b) => b.confidence - a.confidence);
  let correct = 0;
  let best = { coverage: 0, threshold: Number.POSITIVE_INFINITY };
  sorted.forEach((question, i) => {
    if (question.correct) correct++;
    const answered = i + 1;
    if (sorted[answered]?.confidence === question.confidence || answered < atLeast) return;
    if (correct / answered >= precision)
      best = { coverage: answered / sorted.length, threshold: question.confidence };
  });
  return best;
}

/** Area under the risk–coverage curve: mean over i of the error rate among the i most confident. Ties share their mean. */
export function aurc(questions: readonly Judged[]): number {
  const sorted = [...questions].sort((a, b) => b.confidence - a.confidence);
  let wrong = 0;
  let sum = 0;
  for (let i = 0; i < sorted.length; ) {
    let end = i;
    while (end < sorted.length && sorted[end]!.confidence === sorted[i]!.confidence) end++;
    const wrongHere = sorted.slice(i, end).filter((q) => !q.correct).length;
    for (let j = i; j < end; j++) {
      wrong += wrongHere / (end - i);
      sum += wrong / (j + 1);
    }
    i = end;
  }
  return sorted.length === 0 ? 0 : sum / sorted.length;
}

/** SQuAD normalisation: lower case, no punctuation, no English articles, single spaces; characters for zh, ja, th. */
export function squadTokens(text: string, language = 'en'): string[] {
  const plain = text.toLowerCase().replace(/[\p{P}\p{S}]/gu, ' ');
  if (language === 'zh' || language === 'ja' || language === 'th') return [...plain.replace(/\s+/gu, '')];
  const words = plain.split(/\s+/u).filter((word) => word !== '');
  return language === 'en' ? words.filter((word) => word !== 'a' && word !== 'an' && word !== 'the') : words;
}

/** Token F1 against the best of the references; with nothing to answer only an empty prediction is right. */
export function tokenF1(prediction: string, references: readonly string[], language = 'en'): number {
  const predicted = squadTokens(prediction, language);
  if (references.length === 0) return predicted.length === 0 ? 1 : 0;
  return Math.max(...references.map((reference) => overlapF1(predicted, squadTokens(reference, language))));
}

function overlapF1(predicted: readonly string[], reference: readonly string[]): number {
  if (predicted.length === 0 || reference.length === 0) return predicted.length === reference.length ? 1 : 0;
  const left = new Map<string, number>();
  for (const token of reference) left.set(token, (left.get(token) ?? 0) + 1);
  let same = 0;
  for (const token of predicted) {
    const count = left.get(token) ?? 0;
    if (count === 0) continue;
    left.set(token, count - 1);
    same++;
  }
  return same === 0 ? 0 : (2 * same) / (predicted.length + reference.length);
}

/** 1 when the normalised prediction equals a reference; with no reference, when it is empty. */
export function exactMatch(prediction: string, references: readonly string[], language = 'en'): number {
  const predicted = squadTokens(prediction, language).join(' ');
  if (references.length === 0) return predicted === '' ? 1 : 0;
  return references.some((reference) => squadTokens(reference, language).join(' ') === predicted) ? 1 : 0;
}

/** Mean of the defined values; NaN when none is. */
export function mean(values: readonly (number | undefined)[]): number {
  const defined = values.filter((value) => value !== undefined);
  return defined.reduce((sum, value) => sum + value, 0) / defined.length;
}

/** (x − y) / x: how much of x is lost in y. */
export function relativeLoss(x: number, y: number): number {
  return (x - y) / x;
}

/** The value below which the share `q` of the sorted copy lies (nearest rank). */
export function quantile(values: readonly number[], q: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.max(0, Math.ceil(q * sorted.length) - 1))] ?? Number.NaN;
}

export type Interval = { mean: number; low: number; high: number };

/** Mean with a 95 % percentile bootstrap interval over the items; 1,000 resamples, fixed generator. */
export function bootstrapInterval(values: readonly number[], resamples = 1000, seed = 20261121): Interval {
  const random = fixedGenerator(seed);
  const means = Array.from({ length: resamples }, () => {
    let sum = 0;
    for (let i = 0; i < values.length; i++) sum += values[Math.floor(random() * values.length)]!;
    return sum / values.length;
  });
  return { mean: mean(values), low: quantile(means, 0.025), high: quantile(means, 0.975) };
}

/**
 * Mean of ours − theirs over the same items with its 95 % bootstrap interval (1,000 resamples, fixed generator);
 * `notBetter` is the share of resamples in which ours is not above theirs (a one-sided p-value).
 */
export function pairedBootstrap(
  ours: readonly number[],
  theirs: readonly number[],
  resamples = 1000,
): Interval & { notBetter: number } {
  if (ours.length !== theirs.length) throw new RangeError('paired values must have equal length');
  const differences = ours.map((value, i) => value - theirs[i]!);
  const random = fixedGenerator(20261121);
  let notBetter = 0;
  for (let r = 0; r < resamples; r++) {
    let sum = 0;
    for (let i = 0; i < differences.length; i++)
      sum += differences[Math.floor(random() * differences.length)]!;
    if (sum <= 0) notBetter++;
  }
  return { ...bootstrapInterval(differences, resamples), notBetter: notBetter / resamples };
}
