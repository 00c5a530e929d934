import type { Answer } from '../../engine/answer/answer.ts';
import { asksOfOneThing } from '../../engine/answer/asks-of-one-thing.ts';
import { notStated } from '../../engine/answer/attributes/not-stated.ts';
import type { Candidate } from '../../engine/answer/candidate.ts';
import { frame } from '../../engine/answer/claims.ts';
import { composeAnswer, composeFrames, productCard } from '../../engine/answer/compose-answer.ts';
import type { MessageKey } from '../../engine/answer/messages.ts';
import type { PassageEvidence } from '../../engine/answer/passages/evidence.ts';
import { heldTo, thresholdsFor } from '../../engine/answer/precision-curves.ts';
import { type Evidence, orderCandidates, proposeCandidates } from '../../engine/answer/propose.ts';
import { isOnlyPointing } from '../../engine/answer/repeat-question.ts';
import { smalltalkReply, wantsHuman } from '../../engine/answer/smalltalk.ts';
import { type Understood, understand } from '../../engine/answer/understand.ts';
import { type Voice, voiceFor } from '../../engine/answer/voice.ts';
import { isNamedBy, searchSignal } from '../../engine/answer/wants-search.ts';
import { onlyRefines } from '../../engine/query/follow-up.ts';
import { detectLanguage } from '../../engine/text/detect-language.ts';
import { languageOf } from '../../engine/text/locale-lookup.ts';
import { findProducts } from '../catalog/find-products.ts';
import type { Context } from '../context.ts';
import type { SearchOutcome } from '../search/search-types.ts';
import type { Settings } from '../settings/settings.ts';
import type { Answered, Question } from './answer-types.ts';
import { type Gathered, gather } from './gather.ts';
import type { GatheredProducts } from './gather-products.ts';
import { handOver } from './hand-over.ts';
import { remember } from './remember.ts';
import { snapshotsOf } from './snapshots-of.ts';
import { suggestProducts } from './suggest-products.ts';
import type { TraceRecorder } from './trace-recorder.ts';

/** A rung that held: the answer with what it rests on, and what was gathered on the way. */
export type Rung = Omit<Answered, 'trace'> & { gathered?: Gathered };

/**
 * The first rung of the ladder that holds: small talk, approved questions, a person, typed fields and live rows,
 * knowledge, products to look at, and otherwise an honest "not found".
 */
export async function climbLadder(
  ctx: Context,
  asked: Question,
  settings: Settings,
  trace: TraceRecorder,
): Promise<Rung> {
  const voice = voiceFor(asked.locale, [settings.company.defaultLocale]);
  const typed = understand(asked.queryText, questionLanguage(asked));
  trace.note('input', { language: typed.language, expects: typed.expects });
  const reply = smalltalkReply(typed);
  if (reply !== undefined && reply !== 'capabilities') return smalltalk(asked, reply, voice);
  const person = wantsHuman(typed);
  const gathered = await gather(ctx, asked, typed, voice, trace);
  const { question } = gathered;
  const thresholds = thresholdsFor(settings.answers.minimumPrecisionPercent);
  const proposed = heldTo(proposeCandidates(question, evidenceOf(gathered), voice), thresholds);
  const candidates = orderCandidates(
    question,
    question.text === typed.text ? proposed : proposed.filter(repeatsNoWords),
  );
  trace.candidates(candidates, thresholds);
  const best = candidates[0];
  const isApproved = best?.band === 'answer' && best.approved === true;
  if (reply !== undefined && !isApproved) return { ...smalltalk(asked, reply, voice), gathered };
  const needsPerson = person === 'human' && settings.handover.enabled && !isApproved;
  if (person !== undefined && (needsPerson || best?.band !== 'answer')) {
    const { answer, passages } = await handOver(ctx, asked, person, best, gathered, settings, voice);
    return talk(asked, answer, { passages });
  }
  const wish = wishToSearch(asked, gathered, best);
  if (question.text === typed.text && picksOne(question, gathered.products, best)) {
    const picked = await suggestProducts(ctx, asked, trace);
    if (picked.answer !== undefined && picked.products.length > 0) return show(asked, picked);
  }
  const outcome =
    needsSearch(best, wish) && asked.proving !== true ? await suggestProducts(ctx, asked, trace) : undefined;
  const isSearch =
    outcome?.answer !== undefined &&
    (isRefinement(asked.memory, question) || (await prefersSearch(ctx, question, outcome, best, wish)));
  if (outcome !== undefined && isSearch) return show(asked, outcome);
  if (best !== undefined && best.band !== 'abstain') return say(asked, best, gathered, voice);
  return { ...talk(asked, notFound(question, gathered, voice), { products: gathered.products }), gathered };
}

/** The language a question is written in: the requested one unless a long enough text clearly shows another. */
function questionLanguage({ queryText, locale }: Question): string {
  const detected = detectLanguage(queryText);
  return detected === undefined || languageOf(detected) === languageOf(locale) ? locale : detected;
}

/** A kind word is no question: the thread goes on about what it was about. */
function smalltalk(asked: Question, reply: MessageKey, voice: Voice): Rung {
  const answer = composeFrames('smalltalk', 'answered', [frame(voice, reply)], voice);
  return { answer, memory: asked.memory, snapshots: [] };
}

/** Words of an earlier question are not said back as if they were just written. */
function repeatsNoWords({ claims }: Candidate): boolean {
  return claims.every(({ kind }) => kind !== 'echo');
}

function evidenceOf({ products, passages, quoted, faq }: Gathered): Evidence {
  return {
    ...(faq === undefined ? {} : { faq: faq.candidate }),
    ...(quoted === undefined ? {} : { quoted }),
    views: products.views,
    productIsNamed: products.resolved.why === 'named',
    productIsAssumed: products.resolved.why === 'thread',
    passages: passages?.passages ?? [],
  };
}

type Wish = ReturnType<typeof searchSignal>;

/** "The second one", and nothing else: it is shown once more; so is one that is only named, where nothing answers. */
function picksOne(
  question: Understood,
  { resolved, views }: GatheredProducts,
  best: Candidate | undefined,
): boolean {
  const isUnanswered = best === undefined || best.band === 'abstain';
  const mayPick = resolved.why === 'ordinal' || (resolved.why === 'named' && isUnanswered);
  return mayPick && isOnlyPointing(question, views);
}

/** A question about a product that its own data answers is no wish to see others. */
function wishToSearch(
  { memory }: Question,
  { question, products: { resolved, isProductWord } }: Gathered,
  best: Candidate | undefined,
): Wish {
  const isInFocus = resolved.productIds.length > 0;
  if (resolved.why === 'named' || (isInFocus && asksOfOneThing(question))) return 0;
  if (isRefinement(memory, question)) return 3;
  const isAnswered = best?.band === 'answer' && isInFocus && best.products.length > 0;
  return isAnswered ? 0 : searchSignal(question, isProductWord);
}

/** "Something cheaper" after a search says nothing about rules of the shop, whatever was talked about since. */
function isRefinement({ search }: Question['memory'], { isQuestion, text, language }: Understood): boolean {
  return search !== undefined && !isQuestion && onlyRefines(text, language);
}

function needsSearch(best: Candidate | undefined, wish: Wish): boolean {
  return best === undefined || best.band !== 'answer' || wish > 0;
}

/** From this confidence a text answers even what reads like a wish to see products ("do you have half sizes?"). */
const SURE_TEXT = 0.65;

/** Products are shown when the shopper asked to see some that there are, and no text surely answers. */
async function prefersSearch(
  ctx: Context,
  question: Understood,
  { products, interpretedQuery }: SearchOutcome,
  best: Candidate | undefined,
  wish: Wish,
): Promise<boolean> {
  const first = products[0];
  if (first === undefined || wish === 0 || best?.approved === true || best?.made === true) return false;
  const isTextSure =
    best?.band === 'answer' && (best.confidence >= SURE_TEXT || (wish === 1 && best.route !== 'kb'));
  if (isTextSure && wish < 3) return false;
  if (Object.keys(interpretedQuery.filters).length > 0 && interpretedQuery.corrections.length === 0)
    return true;
  const [product] = await findProducts(ctx, [first.productId], question.language);
  return product !== undefined && isNamedBy(question, product, interpretedQuery.corrections, wish);
}

function say(asked: Question, best: Candidate, gathered: Gathered, voice: Voice): Rung {
  const { products, passages, faq } = gathered;
  const composed = composeAnswer(best, voice);
  const answer: Answer = best === faq?.candidate ? { ...composed, engine: 'faq' } : composed;
  const productIds = best.products.map(({ productId }) => productId);
  const isRepeated = gathered.question.text !== asked.queryText;
  return {
    answer,
    memory: remember(asked.memory, {
      question: gathered.question.text,
      // What the same was asked of can be compared afterwards.
      productIds: isRepeated ? [...asked.memory.productIds, ...productIds].slice(-4) : productIds,
      focusProductId: productIds[0] ?? products.resolved.productIds[0],
      passages: best.passages,
    }),
    gathered,
    snapshots: [
      ...snapshotsOf(answer.claims, products.views, passages?.passages ?? []),
      ...(best === faq?.candidate ? faq.snapshots : []),
    ],
  };
}

/** A search's own answer, with what the search remembers. */
function show(asked: Question, outcome: SearchOutcome): Rung {
  const answer = outcome.answer!;
  const memory = remember(outcome.memory, {
    question: asked.queryText,
    productIds: outcome.products.map(({ productId }) => productId).slice(0, 10),
    passages: [],
  });
  return { answer, memory, snapshots: outcome.snapshots };
}

function talk(
  asked: Question,
  answer: Answer,
  { products, passages = [] }: { products?: GatheredProducts; passages?: readonly PassageEvidence[] } = {},
): Rung {
  const productIds = answer.products.map(({ productId }) => productId);
  const focusProductId = products?.resolved.productIds[0];
  const memory = remember(asked.memory, {
    question: asked.queryText,
    productIds,
    focusProductId,
    passages: [],
  });
  const snapshots = snapshotsOf(answer.claims, products?.views ?? [], passages);
  return { answer, memory, snapshots };
}

/** Says that nothing was found; of a product whose data is silent on what was asked, exactly that, which is no "no". */
function notFound(question: Understood, { products, passages }: Gathered, voice: Voice): Answer {
  const { views } = products;
  const { isPolicy } = question;
  const silent = views[0] && !isPolicy ? notStated(question, views[0], voice) : undefined;
  // Not one word of it occurs in the shop's texts: it is about something else.
  const isForeign = question.content.length > 0 && passages?.passages.length === 0;
  const claims = silent?.claims ?? [frame(voice, isForeign ? 'offtopic' : 'abstain')];
  const answer = composeFrames('none', 'not_found', [...claims, frame(voice, 'next_step')], voice);
  return silent === undefined
    ? answer
    : { ...answer, route: 'attribute', products: silent.products.map(productCard) };
}
