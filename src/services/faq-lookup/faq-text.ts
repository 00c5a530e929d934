import { renderAnswer } from '../../engine/say/render.ts';
import type { Faq } from './faq-types.ts';

/** The answer of a FAQ as its owner reads it; empty for one that is made anew on each read. */
export function faqText({ answer }: Faq): string {
  if (answer.kind === 'written') return answer.text;
  return answer.kind === 'stored' ? renderAnswer(answer.answer.claims).resultText : '';
}
