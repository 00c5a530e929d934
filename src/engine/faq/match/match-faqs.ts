import { analyze } from '../../text/terms/analyze.ts';
import { heldShare, type Idf, likenessSum, type WordingLikeness, wordingLikeness } from './likeness.ts';
import { readWording, type Wording } from './wording.ts';

/** A stored question that may be the one asked: its wordings, its answer, and how well the index finds it. */
export type StoredFaq = {
  faqId: number;
  /** The question first, then its confirmed other wordings. */
  wordings: readonly string[];
  answer: string;
  /** Score of the index; only its ratio to the others' counts. */
  score: number;
};

/** A stored question beside the one asked. */
export type FaqMatch = {
  faqId: number;
  /** The wording that is most like the question. */
  wording: string;
  /** Estimated chance that both ask the same, 0 to 1; 1 for the same words. */
  confidence: number;
  /** For the order among matches. */
  rank: number;
  features: Readonly<Record<string, number>>;
};

/** What the index (which also looks at the answers) and the confidence add to the likeness, of at most 3. */
const INDEX_SHARE = 0.5;
const CONFIDENCE_SHARE = 2;

/**
 * Logistic weights, fitted on pairs written for this project (`bench/calibration/faq-wordings.tsv`), half of them
 * differing in one telling word only ("ship to Canada", "ship to Brazil").
 */
const weights = { bias: -2.49, asked: 2.81, stored: 1.8, kind: -2.23 };

/** From this chance on a stored question is the one asked, and its answer is given. */
export const SURELY_SAME = 0.7;
/** Highest confidence where what is asked differs in kind: enough to be shown as the closest, not to be asserted. */
const DOUBTFUL = 0.6;
const MISMATCH = 0.3;
/** Least share of a stored wording that the question must hold for the answer to be asserted. */
const LEAST_STORED = 0.6;

/** Characters of an answer that are looked at. */
const READ_ANSWER = 1_000;

function isSubset(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
  return [...a].every((value) => b.has(value));
}

/** Numbers, negation and the kind of thing asked for must agree: "in 3 days" is not "in 5", "with" not "without". */
function highestConfidence(a: Wording, s: Wording, like: WordingLikeness): number {
  if (a.numbers.size > 0 && s.numbers.size > 0 && !isSubset(a.numbers, s.numbers)) return MISMATCH;
  if (a.isNegated !== s.isNegated) return MISMATCH;
  const hasOtherNumbers = a.numbers.size !== s.numbers.size;
  return hasOtherNumbers || like.storedCovered < LEAST_STORED ? DOUBTFUL : 1;
}

/** 1 where another kind of thing would answer, ½ where only one of the two says which. */
function otherKind(asked: Wording, stored: Wording): number {
  if (asked.expects === stored.expects) return 0;
  const kinds = [asked.expects, stored.expects];
  if (!kinds.includes('any')) return 1;
  return kinds.includes('yes_no') ? 0 : 0.5;
}

function compare(asked: Wording, stored: Wording, answer: ReadonlySet<string>, idf: Idf) {
  const like = wordingLikeness(asked, stored, idf);
  if (asked.key === stored.key) return { like, confidence: 1, covered: 1 };
  // What the question asks for, the wording or the answer may hold.
  const covered = heldShare(asked, idf, (term) => stored.terms.has(term) || answer.has(term)) ?? 0;
  const sum =
    weights.bias +
    weights.asked * covered +
    weights.stored * like.storedCovered +
    weights.kind * otherKind(asked, stored);
  const estimate = 1 / (1 + Math.exp(-sum));
  return { like, covered, confidence: Math.min(estimate, highestConfidence(asked, stored, like)) };
}

/**
 * Compares a question with stored ones of its language and gives them back best first; of each its most alike wording.
 *
 * `idf` is over the company's stored questions. Deterministic: ties go to the lower id.
 */
export function matchStoredFaqs(
  question: string,
  language: string,
  faqs: readonly StoredFaq[],
  idf: Idf,
): FaqMatch[] {
  const asked = readWording(question, language);
  const most = Math.max(...faqs.map(({ score }) => score), 1e-9);
  const matches = faqs.map(({ faqId, wordings, answer, score }) => {
    const said = new Set(analyze(answer.slice(0, READ_ANSWER), language).map(({ term }) => term));
    const compared = wordings.map((wording) => ({
      wording,
      ...compare(asked, readWording(wording, language), said, idf),
    }));
    const best = compared.reduce((a, b) =>
      b.confidence > a.confidence ||
      (b.confidence === a.confidence && likenessSum(b.like) > likenessSum(a.like))
        ? b
        : a,
    );
    const alike = Math.max(...compared.map(({ like }) => likenessSum(like)));
    const features = { ...best.like, covered: best.covered, index: score / most };
    return {
      faqId,
      wording: best.wording,
      confidence: best.confidence,
      rank: alike + INDEX_SHARE * features.index + CONFIDENCE_SHARE * best.confidence,
      features,
    };
  });
  return matches.sort(
    (a, b) => Number(b.confidence === 1) - Number(a.confidence === 1) || b.rank - a.rank || a.faqId - b.faqId,
  );
}
