import type { Answer } from '../../engine/answer/answer.ts';
import type { Candidate } from '../../engine/answer/candidate.ts';
import { frame } from '../../engine/answer/claims.ts';
import { composeAnswer, composeFrames } from '../../engine/answer/compose-answer.ts';
import { expandQuestion } from '../../engine/answer/expand-question.ts';
import { answerFromPassages } from '../../engine/answer/passages/answer-passages.ts';
import { heldTo, thresholdsFor } from '../../engine/answer/precision-curves.ts';
import { orderCandidates, proposeCandidates } from '../../engine/answer/propose.ts';
import { understand } from '../../engine/answer/understand.ts';
import { voiceFor } from '../../engine/answer/voice.ts';
import { languageByWords } from '../../engine/text/language-by-words.ts';
import type { Context } from '../context.ts';
import type { Settings } from '../settings/settings.ts';
import type { Answered, Question } from './answer-types.ts';
import { gatherPassages } from './gather-passages.ts';
import { gatherProducts } from './gather-products.ts';
import { snapshotsOf } from './snapshots-of.ts';
import type { TraceRecorder } from './trace-recorder.ts';

/**
 * Answers a question that was made from the shop's data, as the generation of FAQs asks it: by a typed field, a live row or
 * a passage that can be asserted, from the product of its page and the shop's texts only. Nothing else is shown.
 */
export async function proveQuestion(
  ctx: Context,
  asked: Question,
  settings: Settings,
  trace: TraceRecorder,
): Promise<Omit<Answered, 'trace'>> {
  const voice = voiceFor(asked.locale, [settings.company.defaultLocale]);
  const question = understand(asked.queryText, languageByWords(asked.queryText, asked.locale));
  trace.note('input', { language: question.language, expects: question.expects });
  const products = await trace.stage('products', () => gatherProducts(ctx, asked, question));
  const { views, isNamed } = products;
  const terms = expandQuestion(question, asked.memory, views);
  const passages = await trace.stage('passages', () => gatherPassages(ctx, question, terms, asked.locale));
  trace.gathered(question, products, terms, passages);
  const quoted = passages && answerFromPassages(passages.question, passages.passages, voice);
  const evidence = {
    ...(quoted === undefined ? {} : { quoted }),
    views,
    productIsNamed: isNamed,
    passages: passages?.passages ?? [],
  };
  const thresholds = thresholdsFor(settings.answers.minimumPrecisionPercent);
  const candidates = orderCandidates(
    question,
    heldTo(proposeCandidates(question, evidence, voice), thresholds),
  );
  trace.candidates(candidates, thresholds);
  const [best] = candidates;
  const answer: Answer =
    best === undefined || best.band === 'abstain'
      ? composeFrames('none', 'not_found', [frame(voice, 'abstain')], voice)
      : composeAnswer(best, voice);
  return {
    answer,
    memory: { ...asked.memory, shownPassages: passagesOf(best) },
    snapshots: snapshotsOf(answer.claims, views, passages?.passages ?? []),
  };
}

function passagesOf(best: Candidate | undefined): readonly string[] {
  return best?.passages ?? [];
}
