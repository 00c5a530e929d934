import { renderAnswer } from '../../engine/say/render.ts';
import { foldForMatch } from '../../engine/text/characters/normalize.ts';
import { verifyRendered } from '../answers/verify-rendered.ts';
import type { Production } from '../faqs/candidates/produce-faqs.ts';
import type { FaqExpectation } from './eval-suite.ts';

/** What comes more than once, each once. */
function repeated(values: readonly string[]): string[] {
  return [...new Set(values.filter((value, i) => values.indexOf(value) !== i))];
}

/** What is wrong with the FAQs made for a page, as short phrases; empty when they meet the expectation. */
export function checkFaqs(production: Production, expect: FaqExpectation): string[] {
  const faqs = production.kind === 'faqs' ? production.faqs : [];
  const faults: string[] = [];
  if (production.kind === 'none') faults.push(`none are made: ${production.reason}`);
  if (production.kind === 'elsewhere') faults.push(`the page names ${production.pageUrl} as its own address`);
  if (expect.min !== undefined && faqs.length < expect.min)
    faults.push(`${faqs.length} are made, not ${expect.min}`);
  if (expect.allVerify)
    for (const { question, answer } of faqs)
      for (const { reason, text } of verifyRendered(answer.answer, answer.snapshots).failures)
        faults.push(`"${question}" does not verify: ${reason} ("${text}")`);
  if (expect.noDuplicates) {
    for (const text of repeated(faqs.map(({ question }) => foldForMatch(question))))
      faults.push(`"${text}" is asked twice`);
    const facts = faqs.map(({ factKey }) => factKey);
    for (const key of repeated(facts)) {
      const same = faqs.filter(({ factKey }) => factKey === key).map(({ question }) => `"${question}"`);
      faults.push(`${same.join(' and ')} say the same`);
    }
  }
  return faults;
}

/** The list as it would be shown, for a report. */
export function faqListText(production: Production): string {
  if (production.kind !== 'faqs') return '';
  return production.faqs
    .map(({ question, answer }) => `${question} ${renderAnswer(answer.answer.claims).resultText}`)
    .join('\n');
}
