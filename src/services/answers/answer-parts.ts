import type { Answer, Claim } from '../../engine/answer/answer.ts';
import { composeFrames, nothingAbout } from '../../engine/answer/compose-answer.ts';
import { bringsFigure } from '../../engine/answer/passages/expected-type.ts';
import { renderAnswer } from '../../engine/answer/render.ts';
import { splitQuestion } from '../../engine/answer/split-question.ts';
import { type Understood, understand } from '../../engine/answer/understand.ts';
import { type Voice, voiceFor } from '../../engine/answer/voice.ts';
import type { ConversationMemory } from '../../engine/query/memory.ts';
import { analyze } from '../../engine/text/analyze.ts';
import type { Context } from '../context.ts';
import type { Settings } from '../settings/settings.ts';
import type { Question } from './answer-types.ts';
import { climbLadder, type Rung } from './climb-ladder.ts';
import { startTrace, type TraceRecorder } from './trace-recorder.ts';

/** Routes that say what is; the others show, compare or hand over, and a message is one wish for that. */
const stating: ReadonlySet<string> = new Set([
  'policy',
  'kb',
  'attribute',
  'price_stock',
  'variant',
  'product_text',
  'faq',
  'none',
]);

type Part = { question: Understood; rung: Rung };

/** What an answer asserts or quotes, without the engine's own sentences. */
function saidIn({ claims }: Answer): readonly Claim[] {
  return claims.filter(({ kind }) => kind !== 'frame' && kind !== 'echo');
}

/** Whether an answer already says what a part asks: it has the part's words, and the kind of figure asked for. */
function covers(answer: Answer, { text, content, expects, language }: Understood): boolean {
  if (answer.status !== 'answered') return false;
  const said = renderAnswer(answer.claims).resultText;
  const terms = new Set(analyze(said, language).map(({ term }) => term));
  const holds = content.every(({ members }) => members.some(({ term }) => terms.has(term)));
  return holds && (expects === 'any' || expects === 'yes_no' || bringsFigure(said, text, expects));
}

function isFound({ rung }: Part): boolean {
  return rung.answer.status !== 'not_found';
}

/** Whether all that an answer says is said by another too. */
function isSaidBy(answer: Answer, other: Answer): boolean {
  const said = new Set(saidIn(other).map(({ text }) => text));
  return saidIn(answer).every(({ text }) => said.has(text));
}

/** The claims of all parts in order, each part on a line of its own and nothing said twice; of one without an answer, that there is none. */
function claimsOf(parts: readonly Part[], voice: Voice): Claim[] {
  const seen = new Set<string>();
  return parts.flatMap((part, i) => {
    const { question, rung } = part;
    const said = isFound(part)
      ? rung.answer.claims.filter(({ kind, text }) => kind === 'frame' || !seen.has(text))
      : nothingAbout(question.text.replace(/[\s?？؟]+$/u, ''), voice);
    for (const { text } of said) seen.add(text);
    const isNew = !isFound(part) || said.some(({ kind }) => kind !== 'frame' && kind !== 'echo');
    if (!isNew) return [];
    return said.map((claim, at) => (i > 0 && at === 0 ? { ...claim, before: '\n' as const } : claim));
  });
}

function combined(parts: readonly Part[], voice: Voice): Answer {
  const answers = parts.filter(isFound).map(({ rung }) => rung.answer);
  const first = answers[0]!;
  const isAnswered = parts.every(({ rung }) => rung.answer.status === 'answered');
  const products = answers.flatMap((answer) => answer.products);
  return {
    ...composeFrames(first.route, isAnswered ? 'answered' : 'partial', claimsOf(parts, voice), voice),
    degraded: answers.some(({ degraded }) => degraded),
    locale: first.locale,
    products: [...new Map(products.map((product) => [product.productId, product])).values()],
  };
}

/**
 * The parts to tell, or `undefined` where the answer to the whole message says as much. What was sure of the whole is
 * the answer to the one part that nothing else is sure of.
 */
function partsToTell(whole: Rung, parts: readonly Part[]): readonly Part[] | undefined {
  // Nothing was found for the whole: then what is shown for a part is worth telling as well.
  const mayShow = whole.answer.status === 'not_found';
  const isTold = ({ rung: { answer } }: Part) =>
    answer.engine !== 'faq' && (stating.has(answer.route) || (mayShow && answer.route === 'search'));
  if (!parts.every(isTold)) return undefined;
  if (!parts.some(isFound)) return undefined;
  const open = parts.filter(({ rung }) => rung.answer.status !== 'answered');
  if (open.length === 0 || whole.answer.status !== 'answered') return parts;
  if (open.length === parts.length || open.every(({ question }) => covers(whole.answer, question)))
    return undefined;
  const sure = parts.filter((part) => !open.includes(part));
  const isNews = !sure.some(({ rung }) => isSaidBy(whole.answer, rung.answer));
  if (open.length > 1 || !isNews) return parts;
  return parts.map((part) => (part === open[0] ? { ...part, rung: whole } : part));
}

/**
 * Answers a message that asks two or three questions part by part, each after those before it. What is known of them is
 * said, and of which nothing is. `undefined` where the message asks one thing, its answer `whole` already says it all,
 * or no part is answered by stating something.
 */
export async function answerParts(
  ctx: Context,
  asked: Question,
  whole: Rung,
  settings: Settings,
  trace: TraceRecorder,
): Promise<Rung | undefined> {
  const language = whole.gathered?.question.language ?? asked.locale;
  const texts =
    asked.proving === true || !stating.has(whole.answer.route)
      ? []
      : splitQuestion(asked.queryText, language);
  if (texts.length === 0 || whole.answer.engine === 'faq') return undefined;
  const parts: Part[] = [];
  let memory: ConversationMemory = asked.memory;
  for (const queryText of texts) {
    const part = { ...asked, queryText, memory };
    const rung = await trace.stage('parts', () => climbLadder(ctx, part, settings, startTrace(ctx, part)));
    parts.push({ question: understand(queryText, language), rung });
    // What one part showed may answer the next as well.
    memory = { ...rung.memory, shownPassages: asked.memory.shownPassages };
  }
  trace.note('parts', {
    parts: parts.map(({ question, rung }) => [question.text, rung.answer.route, rung.answer.status]),
  });
  const told = partsToTell(whole, parts);
  if (told === undefined) return undefined;
  const shown = new Set(
    [whole, ...parts.map(({ rung }) => rung)].flatMap((rung) => rung.memory.shownPassages),
  );
  return {
    answer: combined(told, voiceFor(asked.locale, [settings.company.defaultLocale])),
    memory: { ...memory, questions: whole.memory.questions, shownPassages: [...shown] },
    snapshots: told.flatMap(({ rung }) => rung.snapshots),
    ...(whole.gathered ? { gathered: whole.gathered } : {}),
  };
}
