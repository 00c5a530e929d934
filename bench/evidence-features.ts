/** What speaks for one candidate of a shopper's question: words, kinds of source, kinds of answer, the other candidates. */
import { askedWords } from '../src/engine/answer/attributes/asked-words.ts';
import { conceptsOf } from '../src/engine/answer/attributes/concepts.ts';
import { nameWords } from '../src/engine/answer/attributes/name-words.ts';
import { nameTerms, tableFor, termsOf } from '../src/engine/answer/attributes/question-table.ts';
import { scoreFields, wordLift } from '../src/engine/answer/attributes/rank-fields.ts';
import { understand } from '../src/engine/answer/understand.ts';
import { quantities } from '../src/engine/text/quantities.ts';
import { attributeFields, type EvidenceQuestion } from './answer-data.ts';

type Features = Record<string, number>;
type Idf = (term: string) => number;

/** What a word of the product's title counts: every candidate is about the product. */
const TITLE_WEIGHT = 0.4;
const affirms =
  /^(yes|no|yeah|yep|nope|it does|it is|they are|they do|it will|it can|i (?:do|did|would)|absolutely|definitely|sure)\b/i;
const negates = /\b(not|no|never|none|cannot|without)\b|n['’]t\b/i;
const hedges = /\b(not sure|don['’]?t know|do not know|no idea|i think|i believe|maybe|probably)\b/i;
const speaksOfSelf = /\b(i|my|mine|we|our)\b/i;

let conceptNames: readonly (readonly (readonly string[])[])[] | undefined;
const vectors = new Map<string, Float64Array>();

/** How strongly a word calls up each attribute concept (log-likelihood ratio of the shipped table). */
function conceptVector(word: string): Float64Array {
  conceptNames ??= conceptsOf('en').map(({ names }) =>
    names.slice(0, 2).map((name) => nameTerms(nameWords(name), 'en')),
  );
  const named = conceptNames;
  let vector = vectors.get(word);
  if (vector === undefined) {
    const table = tableFor('en');
    const strength = (names: readonly (readonly string[])[]) =>
      Math.max(0, ...names.map((name) => Math.log(wordLift(word, { name, value: [] }, table))));
    vector = Float64Array.from(named.map(strength));
    vectors.set(word, vector);
  }
  return vector;
}

function conceptsOfWords(words: readonly string[]): Float64Array {
  const sum = new Float64Array(conceptsOf('en').length);
  for (const word of words) {
    const own = conceptVector(word);
    for (let i = 0; i < sum.length; i++) sum[i]! += own[i]!;
  }
  return sum;
}

function softmax(vector: Float64Array): Float64Array {
  const most = Math.max(...vector);
  const shares = vector.map((value) => Math.exp(value - most));
  const total = shares.reduce((sum, value) => sum + value, 0);
  return shares.map((value) => value / total);
}

function cosine(a: Float64Array, b: Float64Array): number {
  let dot = 0;
  let squares = [0, 0];
  for (let i = 0; i < a.length; i++) {
    dot += a[i]! * b[i]!;
    squares = [squares[0]! + a[i]! ** 2, squares[1]! + b[i]! ** 2];
  }
  return squares[0]! * squares[1]! === 0 ? 0 : dot / Math.sqrt(squares[0]! * squares[1]!);
}

/** Likeness of two distributions: the sum of the roots of their products (Bhattacharyya, 1943). */
function sharedMass(a: Float64Array, b: Float64Array): number {
  return a.reduce((sum, value, i) => sum + Math.sqrt(value * b[i]!), 0);
}

function jaccard(a: ReadonlySet<string>, b: ReadonlySet<string>, idf: Idf): number {
  let shared = 0;
  let either = 0;
  for (const term of new Set([...a, ...b])) {
    either += idf(term);
    if (a.has(term) && b.has(term)) shared += idf(term);
  }
  return either === 0 ? 0 : shared / either;
}

/** Everything about the question that its candidates are held against. */
function readEvidenceQuestion(question: EvidenceQuestion, idf: Idf) {
  const asked = askedWords(question.question, 'en');
  const title = new Set(termsOf(question.title ?? '', 'en'));
  const words = asked.terms.filter((term) => !term.includes('_'));
  const content = words.filter((term) => asked.weight(term) > 0.3);
  const weight = (term: string) => idf(term) * asked.weight(term) * (title.has(term) ? TITLE_WEIGHT : 1);
  const total = content.reduce((sum, term) => sum + weight(term), 0) || 1;
  const concepts = conceptsOfWords([
    ...content.filter((term) => !title.has(term)),
    ...asked.terms.filter((term) => term.includes('_')),
  ]);
  return {
    asked,
    title,
    words,
    content,
    weight,
    concepts,
    conceptShares: softmax(concepts),
    isYesNo: understand(question.question, 'en').isYesNo,
    numbers: question.question.match(/\d+(?:\.\d+)?/g) ?? [],
    covered: (has: (term: string) => boolean) =>
      content.reduce((sum, term) => sum + (has(term) ? weight(term) : 0), 0) / total,
  };
}

type ReadQuestion = ReturnType<typeof readEvidenceQuestion>;

function textFeatures(
  read: ReadQuestion,
  answer: string,
  terms: readonly string[],
  beside: ReadonlySet<string>,
) {
  const has = new Set(terms);
  const either = (term: string) => has.has(term) || beside.has(term);
  const concepts = conceptsOfWords([...has].filter((term) => !read.title.has(term)).slice(0, 40));
  const pairs = read.words.filter((word, i) => {
    const at = i === 0 ? -1 : terms.indexOf(read.words[i - 1]!);
    return at >= 0 && terms[at + 1] === word;
  });
  const numbers: string[] = answer.match(/\d+(?:\.\d+)?/g) ?? [];
  const dimensions = new Set(quantities(answer, 'en').map(({ dimension }) => dimension));
  const startsAffirming = affirms.test(answer.trim());
  return {
    allCovered: read.covered(either),
    missing: Math.max(0, ...read.content.map((term) => (either(term) ? 0 : read.weight(term)))) / 10,
    pairs: Math.min(3, pairs.length),
    conceptCosine: cosine(read.concepts, concepts),
    conceptMass: sharedMass(read.conceptShares, softmax(concepts)),
    number: read.asked.wantsAmount ? (numbers.length > 0 ? 1 : -1) : 0,
    sameNumber:
      read.numbers.filter((number) => numbers.includes(number)).length / Math.max(1, read.numbers.length),
    sameDimension: [...read.asked.dimensions].some((dimension) => dimensions.has(dimension)) ? 1 : 0,
    affirmsYesNo: read.isYesNo && startsAffirming ? 1 : 0,
    affirmsElse: !read.isYesNo && startsAffirming ? 1 : 0,
    negates: negates.test(answer) ? 1 : 0,
    asksBack: /\?\s*$/.test(answer.trim()) ? 1 : 0,
    self: speaksOfSelf.test(answer) ? 1 : 0,
    hedges: hedges.test(answer) ? 1 : 0,
    longer: Math.max(0, terms.length - 30) / 20,
  };
}

function attributeScore(read: ReadQuestion, text: string) {
  const scores = scoreFields(read.asked, attributeFields(text), tableFor('en'));
  const best = scores.reduce((most, other) => (other.score > most.score ? other : most));
  return { attribute: (best.score - best.bm25) / 5, attributeFit: best.fit };
}

/** Names of what `candidateFeatures` gives. */
export const candidateFeatureNames = [
  ...['allCovered', 'missing', 'pairs', 'conceptCosine', 'conceptMass'],
  ...['number', 'sameNumber', 'sameDimension', 'affirmsYesNo', 'affirmsElse', 'negates', 'asksBack'],
  ...['self', 'hedges', 'longer', 'attribute', 'attributeFit', 'booleanForYesNo'],
  ...['likeOthers', 'behindBest', 'isBest'],
];

/** Features of every candidate of a question, those that compare it with the others among them. */
export function candidateFeatures(
  question: EvidenceQuestion,
  idf: Idf,
  reference: readonly number[],
): Features[] {
  const read = readEvidenceQuestion(question, idf);
  const texts = question.candidates.map(({ text }) => text.split(' Question: '));
  const terms = texts.map(([answer = '']) => termsOf(answer, 'en'));
  const sets = terms.map((list) => new Set(list));
  const own = question.candidates.map(({ text, source }, i): Features => {
    const [answer = '', beside = ''] = texts[i]!;
    const isAttribute = source === 'attribute' || /^[a-z_]+: {1,2}\{/.test(text);
    return {
      ...textFeatures(read, answer, terms[i]!, new Set(termsOf(beside, 'en'))),
      ...(isAttribute ? attributeScore(read, text) : { attribute: 0, attributeFit: 0 }),
      booleanForYesNo: read.isYesNo && isAttribute && /value: ?(true|false)/.test(text) ? 1 : 0,
    };
  });
  const best = Math.max(...own.map(({ allCovered }) => allCovered!));
  const top = Math.max(...reference, 1e-9);
  return own.map((features, i) => {
    const others = own.map((_, j) => (j === i ? 0 : reference[j]! / top + 0.05));
    const like = others.map((weight, j) => (weight === 0 ? 0 : weight * jaccard(sets[i]!, sets[j]!, idf)));
    const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
    return {
      ...features,
      likeOthers: (5 * sum(like)) / Math.max(1e-9, sum(others)),
      behindBest: features['allCovered']! - best,
      isBest: features['allCovered'] === best ? 1 : 0,
    };
  });
}
