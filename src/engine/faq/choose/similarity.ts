import { kept } from '../../../memo/kept.ts';
import { analyze } from '../../text/terms/analyze.ts';

/** Words of questions weighed by how rare they are; `idf` of a term the shop does not know is high. */
export type QuestionMeasure = {
  /** Terms of a question without stop words and without the words of the product's name. */
  terms: (question: string) => ReadonlySet<string>;
  /** idf-weighted Jaccard similarity, 0 to 1; 0 when neither has a term. */
  similarity: (a: string, b: string) => number;
};

/** Two questions are the same from here on. */
export const sameQuestionFrom = 0.6;

/** A measure knows the questions of one page only. */
const everyQuestion = { most: Number.POSITIVE_INFINITY, longest: Number.POSITIVE_INFINITY };

/** A measure for the questions of one page. Terms are cut and kept once per question. */
export function measureQuestions(
  locale: string,
  productTitle: string,
  idf: (term: string) => number,
): QuestionMeasure {
  const cut = (text: string) =>
    analyze(text, locale, { dropStopWords: true })
      .filter(({ weight }) => weight === 1)
      .map(({ term }) => term);
  const named = new Set(cut(productTitle));
  const terms = kept(everyQuestion, (question): ReadonlySet<string> => {
    const all = cut(question);
    const telling = all.filter((term) => !named.has(term));
    return new Set(telling.length > 0 ? telling : all);
  });
  const weight = (term: string) => Math.max(0.1, idf(term));
  return {
    terms,
    similarity(a, b) {
      const [left, right] = [terms(a), terms(b)];
      let [shared, all] = [0, 0];
      for (const term of left) {
        all += weight(term);
        if (right.has(term)) shared += weight(term);
      }
      for (const term of right) if (!left.has(term)) all += weight(term);
      return all === 0 ? 0 : shared / all;
    },
  };
}
