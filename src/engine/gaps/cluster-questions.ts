import { languageOf } from '../language/locale-lookup.ts';
import { kindOf, mentionedConcepts, phraseOf } from '../meaning/thesaurus.ts';
import { analyze } from '../text/terms/analyze.ts';

/** One wording and how often it was asked. */
export type CountedQuestion = { text: string; asked: number };

type Vector = ReadonlyMap<string, number>;

/** Two groups are one topic from this cosine on; below it they share only words of the trade. */
const sameTopic = 0.24;
/** A question that stands alone joins a group from this cosine on. */
const nearTopic = 0.16;

function dot(a: Vector, b: Vector): number {
  const [small, large] = a.size < b.size ? [a, b] : [b, a];
  let sum = 0;
  for (const [term, weight] of small) sum += weight * (large.get(term) ?? 0);
  return sum;
}

function normalized(vector: Map<string, number>): Vector {
  const length = Math.sqrt(dot(vector, vector));
  if (length > 0) for (const [term, weight] of vector) vector.set(term, weight / length);
  return vector;
}

function termsOf(text: string, locale: string): Set<string> {
  const tokens = analyze(text, locale, { dropStopWords: true });
  const terms = new Set(tokens.map(({ term }) => term));
  // A question of stop words only is still a question.
  return terms.size > 0 ? terms : new Set(analyze(text, locale).map(({ term }) => term));
}

/**
 * What the words of a question stand for, by the thesaurus: "send back", "returns" and "refund" share no stem and are one
 * topic. The longest phrases that name something count, so that "gift card" is neither a gift nor a card.
 */
function conceptsOf(text: string, locale: string): Set<string> {
  const mentions = mentionedConcepts(phraseOf(text, languageOf(locale)), locale);
  const named = mentions.filter(
    ({ from, to }) =>
      !mentions.some((other) => other.from <= from && other.to >= to && other.to - other.from > to - from),
  );
  const concepts = named.flatMap((mention) => mention.concepts);
  return new Set(concepts.filter((id) => kindOf(id) !== 'general').map((id) => `#${id}`));
}

function centroidOf(members: readonly Vector[]): Vector {
  const sum = new Map<string, number>();
  for (const member of members)
    for (const [term, weight] of member) sum.set(term, (sum.get(term) ?? 0) + weight);
  return normalized(sum);
}

type Group = { members: number[]; centroid: Vector };

/** The two closest groups that are one topic, or `undefined`. */
function closestPair(groups: readonly Group[]): [number, number] | undefined {
  let best: [number, number] | undefined;
  let bestCosine = sameTopic;
  for (let i = 0; i < groups.length; i++)
    for (let j = i + 1; j < groups.length; j++) {
      const cosine = dot(groups[i]!.centroid, groups[j]!.centroid);
      if (cosine < bestCosine) continue;
      bestCosine = cosine;
      best = [i, j];
    }
  return best;
}

/** Each question goes to the group it is closest to (Lloyd 1982), twice; groups that are left empty are no more. */
function settle(groups: readonly Group[], vectors: readonly Vector[]): Group[] {
  let settled = [...groups];
  for (let round = 0; round < 2; round++) {
    const members = settled.map((): number[] => []);
    for (const [at, group] of settled.entries())
      for (const i of group.members) {
        let [best, bestCosine] = [
          at,
          group.members.length > 1 ? dot(group.centroid, vectors[i]!) : nearTopic,
        ];
        for (const [other, { centroid, members: held }] of settled.entries()) {
          const cosine = dot(centroid, vectors[i]!);
          if (other !== at && held.length > 1 && cosine > bestCosine) [best, bestCosine] = [other, cosine];
        }
        members[best]!.push(i);
      }
    settled = members
      .filter((held) => held.length > 0)
      .map((held) => ({ members: held, centroid: centroidOf(held.map((i) => vectors[i]!)) }));
  }
  return settled;
}

/**
 * Groups questions of one locale by what they are about: stems without stop words and what they stand for, weighted by how rare they are among
 * these questions (Spärck Jones 1972), groups joined while their centroids' cosine is at least .24,
 * and each question then put where it is closest.
 *
 * Returns indexes into `questions`: each in exactly one group, in a group the most asked first, the most asked group
 * first. Each question joins a group first and groups are joined after, so time grows with questions × groups.
 */
export function clusterQuestions(questions: readonly CountedQuestion[], locale: string): number[][] {
  const terms = questions.map(({ text }) => new Set([...termsOf(text, locale), ...conceptsOf(text, locale)]));
  const spread = new Map<string, number>();
  for (const each of terms) for (const term of each) spread.set(term, (spread.get(term) ?? 0) + 1);
  const idf = (term: string) => Math.log(1 + questions.length / spread.get(term)!);
  const vectors = terms.map((each) => normalized(new Map([...each].map((term) => [term, idf(term)]))));
  const order = questions.map((_, i) => i).sort((a, b) => questions[b]!.asked - questions[a]!.asked || a - b);
  const groups: Group[] = [];
  for (const i of order) {
    const cosines = groups.map(({ centroid }) => dot(centroid, vectors[i]!));
    const best = cosines.reduce((top, cosine, at) => (cosine > (cosines[top] ?? -1) ? at : top), -1);
    const group = best >= 0 && cosines[best]! >= sameTopic ? groups[best]! : undefined;
    if (group) {
      group.members.push(i);
      group.centroid = centroidOf(group.members.map((member) => vectors[member]!));
    } else groups.push({ members: [i], centroid: vectors[i]! });
  }
  for (let pair = closestPair(groups); pair; pair = closestPair(groups)) {
    const [a, b] = pair;
    const members = [...groups[a]!.members, ...groups[b]!.members];
    groups[a] = { members, centroid: centroidOf(members.map((member) => vectors[member]!)) };
    groups.splice(b, 1);
  }
  const settled = settle(groups, vectors);
  const askedOf = (members: readonly number[]) => members.reduce((sum, i) => sum + questions[i]!.asked, 0);
  return settled
    .map(({ members }) => members.sort((a, b) => questions[b]!.asked - questions[a]!.asked || a - b))
    .sort((a, b) => askedOf(b) - askedOf(a) || a[0]! - b[0]!);
}
