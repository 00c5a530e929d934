import { keptByLanguage, perLanguage } from '../../../memo/kept.ts';
import type { ProductView } from '../../answer/product-view.ts';
import { questionWords } from '../../text/phrases/question-words.ts';
import { type Asking, attributeCandidates } from '../candidates/attribute-candidates.ts';
import type { FaqCandidate } from '../candidates/candidate.ts';
import { type HeadedPassage, headingCandidates } from '../candidates/heading-candidates.ts';
import { optionCandidates } from '../candidates/option-candidates.ts';
import { comesInSizes, policyCandidates } from '../candidates/policy-candidates.ts';
import type { Phrasebook } from '../wording/phrasebook.ts';
import { phrasebookOf } from '../wording/phrasebooks.ts';
import { spokenName } from '../wording/product-name.ts';
import { compareCandidates } from './rank-candidates.ts';

/** What is at hand for guessing what a shopper may ask next. */
export type NextSource = {
  /** The product in context. */
  view: ProductView | undefined;
  /** Headings of texts near what was asked, in the language of `locale`; the closest first. */
  headed: readonly HeadedPassage[];
  /** The talk is about the product and not about the shop. */
  isAboutProduct: boolean;
};

/** A question to offer; one about a field names it by its `paths` in the fact sheet and is answered by that field. */
export type NextQuestion = { text: string; paths: readonly string[] };

/**
 * Questions a shopper may ask next, the likeliest first, in the language of `locale`: about the product in context, the
 * headings of texts near what was asked, and the usual ones about a shop's rules. Those about a field of the product are
 * made of it, so they have their answer; of the others it is not known. None in a language without a phrasebook.
 */
export function nextQuestions({ view, headed, isAboutProduct }: NextSource, locale: string): NextQuestion[] {
  const phrasebook = phrasebookOf(locale);
  if (phrasebook === undefined) return [];
  const asking = view && {
    ...shopAsking(locale, phrasebook),
    name: spokenName(view.product, locale, phrasebook),
  };
  const ofProduct =
    view && asking
      ? [
          ...attributeCandidates(view.fields, asking),
          ...optionCandidates(view.product, view.fields, asking),
        ].toSorted(compareCandidates)
      : [];
  const ofTexts = headingCandidates(headed).filter(standsAlone(phrasebook));
  const ofRules = rulesFor(view !== undefined && comesInSizes(view.product) ? 'sized' : '', locale);
  const ordered = isAboutProduct
    ? [...ofProduct, ...ofRules, ...ofTexts]
    : [...ofTexts, ...ofRules, ...ofProduct];
  return ordered.map(({ wordings, paths = [] }) => ({ text: wordings[0]!, paths }));
}

/** Questions about a shop's rules that matter for a product, likeliest first, by whether it comes in sizes: the same in every talk. */
const rulesFor = keptByLanguage(perLanguage, (sized, locale): readonly FaqCandidate[] => {
  const phrasebook = phrasebookOf(locale);
  if (phrasebook === undefined) return [];
  return policyCandidates(sized !== '', shopAsking(locale, phrasebook))
    .filter(standsAlone(phrasebook))
    .toSorted(compareCandidates);
});

/** How the shop itself is asked about, whatever the product. */
function shopAsking(locale: string, phrasebook: Phrasebook): Asking {
  const name = { text: phrasebook.product, isPlural: false };
  return { locale, phrasebook, name, shareStating: () => 0.5 };
}

/** In a talk about something else, a question about "it" would be understood of that. */
function standsAlone({ product }: Phrasebook): (candidate: FaqCandidate) => boolean {
  const pronoun = ` ${questionWords(product)} `;
  return ({ wordings }) => !` ${questionWords(wordings[0]!)} `.includes(pronoun);
}
