import type { Answer, RenderedAnswer } from '../../engine/say/answer.ts';
import { foldForMatch } from '../../engine/text/characters/normalize.ts';
import { sentences } from '../../engine/text/sentences/sentences.ts';
import type { AnswerExpectation } from './eval-suite.ts';

function sourceIdOf(cited: string): string {
  return cited.startsWith('doc:') ? `document:${cited.slice('doc:'.length)}` : cited;
}

function checkText(text: string, expect: AnswerExpectation, locale: string): string[] {
  const folded = foldForMatch(text);
  const holds = (wanted: string) => folded.includes(foldForMatch(wanted));
  const faults = [
    ...expect.mustContain.filter((wanted) => !holds(wanted)).map((wanted) => `lacks "${wanted}"`),
    ...expect.mustNotContain.filter(holds).map((wanted) => `holds "${wanted}"`),
  ];
  if (expect.anyOf.length > 0 && !expect.anyOf.some(holds))
    faults.push(`has none of "${expect.anyOf.join('", "')}"`);
  const count = sentences(text, locale).length;
  if (expect.maxSentences !== undefined && count > expect.maxSentences) faults.push(`has ${count} sentences`);
  return faults;
}

/** What is wrong with an answer, as short phrases; empty when it meets the expectation. */
export function checkAnswer(answer: Answer, rendered: RenderedAnswer, expect: AnswerExpectation): string[] {
  const faults: string[] = [];
  const { status, route, locale } = answer;
  if (expect.status && !expect.status.includes(status)) faults.push(`status is ${status}`);
  if (expect.route && !expect.route.includes(route)) faults.push(`route is ${route}`);
  if (expect.locale !== undefined && expect.locale !== locale) faults.push(`locale is ${locale}`);
  if (expect.mustAbstain && (status === 'answered' || status === 'handed_over'))
    faults.push(`does not abstain (${status})`);
  if (expect.mustHandOver && status !== 'handed_over') faults.push(`does not hand over (${status})`);
  const cited = new Set(rendered.sources.map(({ sourceId }) => sourceId));
  for (const wanted of expect.mustCite)
    if (!cited.has(sourceIdOf(wanted))) faults.push(`does not cite ${wanted}`);
  for (const wanted of expect.mustShow)
    if (!answer.products.some(({ productId }) => productId === wanted))
      faults.push(`does not show ${wanted}`);
  return [...faults, ...checkText(rendered.resultText, expect, locale)];
}

/**
 * Whether what an answer says would be right if it were asserted: what the case wants of the contents holds, and the case
 * does not want silence. How the engine decided plays no part, so it can be asked what another threshold would do.
 */
export function isRightAsserted(
  answer: Answer,
  rendered: RenderedAnswer,
  expect: AnswerExpectation,
): boolean {
  const wantsSilence =
    expect.mustAbstain ||
    expect.mustHandOver ||
    (expect.status !== undefined &&
      !expect.status.some((status) => status === 'answered' || status === 'partial'));
  if (wantsSilence) return false;
  const { status: _status, route: _route, maxSentences: _most, ...contents } = expect;
  return checkAnswer(answer, rendered, contents).length === 0;
}
