import { once } from '../../../memo/kept.ts';
import { oncePer } from '../../../memo/once-per.ts';
import { type Faq, isApproved } from '../../faq-lookup/faq-types.ts';
import type { PageView } from './page-views.ts';

/** The most questions a page lists. */
export const longestList = 10;

/** What a ready page lists, in its stable order; the same object as long as nothing of it changes on this node. */
export type PageFaqList = {
  locale: string;
  pageUrl: string;
  generatedAtMs: number;
  expiresAtMs: number;
  faqs: readonly Faq[];
};

const listsOf = oncePer((view: PageView) => ({
  all: once(() => makeList(view, false)),
  approved: once(() => makeList(view, true)),
}));

function makeList(view: PageView, approvedOnly: boolean): PageFaqList {
  const { page, target } = view;
  const shown = approvedOnly ? view.faqs.filter(isApproved) : view.faqs;
  return {
    locale: target.locale,
    pageUrl: page?.pageUrl ?? target.pageUrl,
    generatedAtMs: page?.generatedAtMs ?? 0,
    expiresAtMs: page?.expiresAtMs ?? 0,
    faqs: shown.slice(0, longestList),
  };
}

/** The list of a view, approved ones only when the company wants that. */
export function faqListOf(view: PageView, approvedOnly: boolean): PageFaqList {
  const { all, approved } = listsOf(view);
  return approvedOnly ? approved() : all();
}
