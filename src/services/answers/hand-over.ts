import type { Answer } from '../../engine/answer/answer.ts';
import type { Candidate } from '../../engine/answer/candidate.ts';
import { frame } from '../../engine/answer/claims.ts';
import { composeFrames } from '../../engine/answer/compose-answer.ts';
import { contactQuestion, trackingQuestion } from '../../engine/answer/contact-questions.ts';
import { expandQuestion } from '../../engine/answer/expand-question.ts';
import { answerFromPassages } from '../../engine/answer/passages/answer-passages.ts';
import { type PassageEvidence, passageText } from '../../engine/answer/passages/evidence.ts';
import { typeMatch } from '../../engine/answer/passages/expected-type.ts';
import { understand } from '../../engine/answer/understand.ts';
import type { Voice } from '../../engine/answer/voice.ts';
import { emptyMemory } from '../../engine/query/memory.ts';
import type { Context } from '../context.ts';
import type { Settings } from '../settings/settings.ts';
import type { Question } from './answer-types.ts';
import type { Gathered } from './gather.ts';
import { gatherPassages } from './gather-passages.ts';

/** Why somebody else has to help: a person is wanted, an order has to be looked up, the shopper is angry or asks for contact. */
export type HandOverReason = 'human' | 'order' | 'complaint' | 'contact';

/** An answer with the passages that it quotes. */
export type HandedOver = { answer: Answer; passages: readonly PassageEvidence[] };

type Quote = { quoted: Candidate; passages: readonly PassageEvidence[] };

/** What the shop's pages say about a topic of ours, in the shopper's languages or else in another. */
async function quoteOn(
  ctx: Context,
  asked: Question,
  text: string,
  voice: Voice,
  isOfUse: (passage: PassageEvidence) => boolean,
): Promise<Quote | undefined> {
  const question = understand(text, voice.language);
  const terms = expandQuestion(question, emptyMemory, []);
  for (const elsewhere of [false, true]) {
    const how = { requested: asked.locale, skip: new Set<string>(), elsewhere };
    const found = await gatherPassages(ctx, question, terms, how);
    const passages = found?.passages.filter(isOfUse) ?? [];
    const quoted = found && answerFromPassages(found.question, passages, voice);
    if (quoted) return { quoted, passages };
  }
  return undefined;
}

/** Whether a text holds a number to call or an address to write to. */
function reaches(text: string): boolean {
  return typeMatch(text, 'phone') === 1 || typeMatch(text, 'email') === 1;
}

/** What the shop says about how to reach it. */
async function contactQuote(ctx: Context, asked: Question, voice: Voice): Promise<Quote | undefined> {
  const found = await quoteOn(ctx, asked, contactQuestion(voice.language), voice, (passage) =>
    reaches(passageText(passage)),
  );
  return found?.quoted.claims.some(({ text }) => reaches(text)) ? found : undefined;
}

/** Likeness of heading or title from which a page is about following parcels. */
const ABOUT_TRACKING = 0.2;

async function trackingQuote(ctx: Context, asked: Question, voice: Voice): Promise<Quote | undefined> {
  const found = await quoteOn(
    ctx,
    asked,
    trackingQuestion(voice.language),
    voice,
    ({ trust }) => trust === 'policy',
  );
  return (found?.quoted.features['heading'] ?? 0) >= ABOUT_TRACKING ? found : undefined;
}

const openings = {
  human: 'handoff_unavailable',
  order: 'handoff_unavailable',
  complaint: 'sorry',
  contact: 'abstain',
} as const;

/**
 * Passes on to a person where the shop has set that up. Otherwise says what the assistant cannot do, what comes closest
 * in the shop's rules about orders, and how the shop can be reached, as far as its pages tell.
 */
export async function handOver(
  ctx: Context,
  asked: Question,
  reason: HandOverReason,
  best: Candidate | undefined,
  gathered: Gathered,
  settings: Settings,
  voice: Voice,
): Promise<HandedOver> {
  const route = reason === 'order' ? 'order' : 'human';
  if (settings.handover.enabled && reason !== 'contact')
    return { answer: composeFrames(route, 'handed_over', [frame(voice, 'handoff')], voice), passages: [] };
  const isClosest = reason === 'order' && best?.band === 'closest' && best.route === 'policy';
  const closest: Quote | undefined = isClosest
    ? { quoted: best, passages: gathered.passages?.passages ?? [] }
    : undefined;
  const own = closest ?? (reason === 'order' ? await trackingQuote(ctx, asked, voice) : undefined);
  const found = [own, await contactQuote(ctx, asked, voice)].filter((quote) => quote !== undefined);
  const seen = new Set<string>();
  const said = found.flatMap(({ quoted }) =>
    quoted.claims
      .filter(({ text }) => seen.size !== seen.add(text).size)
      .map((claim, i) => (i === 0 ? { ...claim, before: '\n' as const } : claim)),
  );
  const status = said.length > 0 ? 'partial' : 'not_found';
  const isTold = reason === 'contact' && said.length > 0;
  const opening = isTold ? [] : [frame(voice, openings[reason])];
  const answer = composeFrames(route, isTold ? 'answered' : status, [...opening, ...said], voice);
  const locale = found[0]?.quoted.quotedLocale;
  return {
    answer: locale === undefined ? answer : { ...answer, locale },
    passages: found.flatMap(({ passages }) => passages),
  };
}
