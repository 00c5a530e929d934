import type { Context } from '../context.ts';
import { answersOfFaqs } from './answers-of-faqs.ts';
import { getProductFaqs } from './pages/get-product-faqs.ts';

/** A page's questions and answers as schema.org has them (FAQPage); the SDK puts the same into the page. */
export type FaqPageData = {
  '@context': 'https://schema.org';
  '@type': 'FAQPage';
  mainEntity: {
    '@type': 'Question';
    name: string;
    acceptedAnswer: { '@type': 'Answer'; text: string };
  }[];
};

export type DescribedFaqs =
  | { status: 'ready'; data: FaqPageData; locale: string }
  | { status: 'generating'; retryAfterSeconds: number }
  | { status: 'none' };

/**
 * What a search engine may be told of a page's FAQs: those that are listed and that the facts answer at this moment.
 * The first request of a page starts its generation, as `getProductFaqs` does.
 */
export async function describeFaqs(
  ctx: Context,
  input: { pageUrl: string; locale: string; count: number },
): Promise<DescribedFaqs> {
  const page = await getProductFaqs(ctx, input);
  if (page.status === 'generating') return page;
  if (page.status === 'not_available') return { status: 'none' };
  const faqs = page.list.faqs.slice(0, input.count);
  const answers = await answersOfFaqs(ctx, faqs);
  const mainEntity = faqs.flatMap(({ faqId, question: name }) => {
    const text = answers.get(faqId);
    return text === undefined
      ? []
      : [{ '@type': 'Question' as const, name, acceptedAnswer: { '@type': 'Answer' as const, text } }];
  });
  if (mainEntity.length === 0) return { status: 'none' };
  const data = { '@context': 'https://schema.org', '@type': 'FAQPage', mainEntity } as const;
  return { status: 'ready', data, locale: page.list.locale };
}
