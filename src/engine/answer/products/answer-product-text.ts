import { idfOf } from '../../retrieval/score.ts';
import { termsOf } from '../attributes/question-table.ts';
import type { Candidate } from '../candidate.ts';
import { answerFromPassages, type PassageQuestion } from '../passages/answer-passages.ts';
import type { PassageEvidence } from '../passages/evidence.ts';
import type { ProductView } from '../product-view.ts';
import type { Understood } from '../understand.ts';
import type { Voice } from '../voice.ts';

/** Catalogue size assumed for idf where only one product is at hand. */
const ASSUMED_PRODUCTS = 1000;

/** The description as a passage of the product's fact sheet. */
function descriptionPassage(view: ProductView): PassageEvidence | undefined {
  const fact = view.sheet.facts.find(({ path }) => path === 'description');
  if (fact === undefined) return undefined;
  return {
    id: '',
    source: view.source,
    text: view.sheet.text,
    locale: view.product.locale,
    trust: 'catalog',
    headingPath: '',
    start: fact.end - fact.value.length,
    end: fact.end,
    score: 0,
    coveredIdf: 0,
  };
}

/**
 * The best sentences of the product's own description, quoted; words of its title explain nothing.
 *
 * `idf` is that of the catalogue where it is known. `undefined` when the description shares no word with the question.
 */
export function answerFromDescription(
  question: Understood,
  view: ProductView,
  voice: Voice,
  idf: (term: string) => number = () => idfOf(ASSUMED_PRODUCTS, 1),
): Candidate | undefined {
  const passage = descriptionPassage(view);
  if (passage === undefined) return undefined;
  const title = new Set(termsOf(view.product.title, question.language));
  const groups = question.content.filter((group) => !group.members.some(({ term }) => title.has(term)));
  if (groups.length === 0) return undefined;
  const asked: PassageQuestion = {
    text: question.text,
    language: question.language,
    groups,
    ownGroups: groups.length,
    expects: question.expects,
    idf,
  };
  const candidate = answerFromPassages(asked, [passage], voice, 'product_text');
  return candidate && { ...candidate, products: [view.product], passages: [] };
}
