import {
  AnswerBody,
  GapAnswerBody,
  GapAnswered,
  GapParams,
  GapsChecked,
  TriedList,
} from '../../contract/dashboard/insight.ts';
import { answerGap, dismissGap, reopenGap } from '../../services/gaps/close-gap.ts';
import { findGap } from '../../services/gaps/find-gap.ts';
import { recheckGaps } from '../../services/gaps/recheck-gaps.ts';
import { type TriedWording, tryWordings } from '../../services/gaps/try-wordings.ts';
import { type WrittenAnswer, writeAnswer } from '../../services/gaps/write-answer.ts';
import type { App } from '../server.ts';
import { sessionRoute } from './session-route.ts';

const faqs = { who: 'member', grant: 'faqs' } as const;
const mostTried = 10;

function wireTried({ resultText, ...same }: TriedWording) {
  return { ...same, result_text: resultText };
}

function wireWritten({ faqId, caseId, isReplaced, leftOut, tried }: WrittenAnswer) {
  return {
    faq_id: faqId,
    case_id: caseId,
    replaced: isReplaced,
    left_out: [...leftOut],
    tried: tried.map(wireTried),
  };
}

/** What is done about questions without an answer; the list is that of the API. */
export function addGapActions(app: App): void {
  const look = sessionRoute(faqs, { params: GapParams, response: TriedList });
  app.get('/dashboard/api/gaps/:gap_id/today', look, async ({ context: ctx, params }) => {
    const gap = await findGap(ctx, params.gap_id);
    const texts = gap.wordings.slice(0, mostTried).map(({ text }) => text);
    return { data: (await tryWordings(ctx, texts, gap)).map(wireTried) };
  });
  const answer = sessionRoute(faqs, { params: GapParams, body: GapAnswerBody, response: GapAnswered });
  app.post('/dashboard/api/gaps/:gap_id/answer', answer, async ({ context: ctx, params, body }) => {
    const { question, answer: text, page_url: pageUrl } = body;
    return wireWritten(await answerGap(ctx, params.gap_id, { question, answer: text, pageUrl }));
  });
  const write = sessionRoute(faqs, { body: AnswerBody, response: GapAnswered });
  app.post('/dashboard/api/answers', write, async ({ context: ctx, body }) => {
    const { page_url: pageUrl, ...input } = body;
    return wireWritten(await writeAnswer(ctx, { ...input, pageUrl }));
  });
  const check = sessionRoute(faqs, { response: GapsChecked });
  app.post('/dashboard/api/gaps/check', check, async ({ context: ctx }) => recheckGaps(ctx));
  const decide = sessionRoute(faqs, { params: GapParams });
  app.post('/dashboard/api/gaps/:gap_id/dismiss', decide, async ({ context: ctx, params }, reply) => {
    await dismissGap(ctx, params.gap_id);
    return reply.code(204).send(null);
  });
  app.post('/dashboard/api/gaps/:gap_id/reopen', decide, async ({ context: ctx, params }, reply) => {
    await reopenGap(ctx, params.gap_id);
    return reply.code(204).send(null);
  });
}
