import { setTimeout as sleep } from 'node:timers/promises';
import { narrowPiece } from '../../../engine/answer/pieces/narrow-piece.ts';
import type { RankedPool } from '../../../engine/answer/pool/rank-pool.ts';
import { viewProduct } from '../../../engine/answer/product-view.ts';
import { chooseEvidence, type ShownProducts } from '../../../engine/prompt/choose-evidence.ts';
import { type EvidenceBlock, numberEvidence } from '../../../engine/prompt/evidence.ts';
import { questionMessage } from '../../../engine/prompt/messages.ts';
import { ownWords } from '../../../engine/prompt/own-words.ts';
import { answerRules, PROMPT_VERSION } from '../../../engine/prompt/rules.ts';
import type { Claim } from '../../../engine/say/answer.ts';
import { AppError } from '../../../errors.ts';
import { snapshotHash } from '../../../platform/ids/hash.ts';
import { ModelError } from '../../../platform/models/models.ts';
import { findProducts } from '../../catalog/find-products.ts';
import type { Context } from '../../context.ts';
import { type CallRecord, ProviderResting, SpendCapReached } from '../../models/call-model.ts';
import { type CallableModel, modelsOf } from '../../models/models-of.ts';
import type { SearchOutcome } from '../../search/search-types.ts';
import type { Settings } from '../../settings-schema/settings.ts';
import type { Question } from '../answer-types.ts';
import type { GatheredPool } from '../pool/gather-pool.ts';
import type { TraceRecorder } from '../trace-recorder.ts';
import { type Composed, composeTalk } from './compose-talk.ts';
import { listPageTitles } from './list-page-titles.ts';
import { UNDER_WAY_MS } from './open-ahead.ts';
import { type Talk, TalkBrokenOff, type TalkInput, talkWith } from './talk.ts';
import { answerTools } from './tools.ts';
import { type FoundAnew, understandAnew } from './understand.ts';
import { wholePages } from './whole-pages.ts';

export type ModelQuestion = {
  asked: Question;
  settings: Settings;
  gathered: GatheredPool;
  ranked: RankedPool;
  listed: SearchOutcome;
  trace: TraceRecorder;
};

/**
 * How far up the ladder a message came: `answered` by a model; `none` = no model is set, so nothing is missing; `failed` =
 * one is set and gave nothing that may be said.
 */
export type ModelRung =
  | { kind: 'answered'; composed: Composed; isDegraded: boolean }
  | { kind: 'none' }
  | { kind: 'failed' };

const markBytes = 6;
const anewRoom = { pages: 6_000, products: 3_500, mostProducts: 8, firstSections: 5, wholeDocuments: 1 };
/** Longest evidence of a message that was looked up twice, in UTF-16 units. */
const mostText = 14_000;
/** Earlier products that are shown again. */
const MOST_TALKED_OF = 4;
/** Shares of the whole time after which the next rung is tried when a model has not begun: there must be time for it. */
const firstPartShare = { withNext: 0.375, alone: 0.75 };

function newMark(ctx: Context): string {
  return Buffer.from(ctx.ids.bytes(markBytes)).toString('hex');
}

/** What was found in other words first, then what the message's own words found, without repeats. */
async function withFound(
  ctx: Context,
  { gathered, ranked, listed }: FoundAnew,
  own: readonly EvidenceBlock[],
  input: ModelQuestion,
): Promise<EvidenceBlock[]> {
  const { voice } = input.gathered;
  const passages = await wholePages(ctx, ranked, gathered, []);
  const views = new Map(gathered.views.map((view) => [view.product.productId, view]));
  const shown = { talkedOf: [], listed: listed.flatMap((id) => views.get(id) ?? []) };
  const found = chooseEvidence(ranked, { passages, shown, voice, room: anewRoom });
  const byKey = new Map([...found, ...own].map((block) => [block.key, block]));
  let left = mostText;
  return [...byKey.values()].filter(({ text }) => {
    left -= text.length;
    return left >= 0;
  });
}

/** The products of the page, of the talk before and of the search, as far as they are still sold. */
async function productsToShow(
  ctx: Context,
  { asked, gathered, listed }: ModelQuestion,
): Promise<ShownProducts> {
  const { memory } = asked;
  const { pageProductId } = gathered.pool;
  const talkedOf = [
    pageProductId,
    memory.focusProductId,
    ...(memory.talkedOf ?? []).slice(0, MOST_TALKED_OF),
  ].filter((id) => id !== undefined);
  const known = new Map(gathered.views.map((view) => [view.product.productId, view]));
  const missing = talkedOf.filter((id) => !known.has(id));
  for (const product of await findProducts(ctx, missing, gathered.voice.locale))
    known.set(product.productId, viewProduct(product, snapshotHash));
  const viewsOf = (ids: readonly string[]) => ids.flatMap((id) => known.get(id) ?? []);
  return { talkedOf: viewsOf(talkedOf), listed: viewsOf(listed.products.map(({ productId }) => productId)) };
}

async function prepare(
  ctx: Context,
  input: ModelQuestion,
  model: CallableModel,
  records: CallRecord[],
): Promise<Omit<TalkInput, 'firstPartMs'>> {
  const { asked, settings, gathered, ranked } = input;
  const { voice } = gathered;
  const mark = newMark(ctx);
  const deadlineMs = ctx.clock.monotonicMs() + ctx.models.config.timeoutMs;
  const [pages, products, earlier] = await Promise.all([
    listPageTitles(ctx, voice.locale),
    productsToShow(ctx, input),
    asked.earlier?.() ?? [],
  ]);
  const system = answerRules({
    shopName: settings.company.name,
    locale: voice.locale,
    tone: settings.answers.tone,
    guidelines: settings.answers.guidelines,
    pages,
  });
  // The evidence is chosen while the model works out what is meant, once that request is surely on its way.
  const understood = understandAnew(ctx, { ...input, model, deadlineMs, records });
  const own = Promise.race([understood, sleep(UNDER_WAY_MS)])
    .then(() => wholePages(ctx, ranked, gathered, pages))
    .then((passages) => chooseEvidence(ranked, { passages, shown: products, voice }));
  const [anew, ownBlocks] = await Promise.all([understood, own]);
  const evidence = numberEvidence(
    [],
    anew === undefined ? ownBlocks : await withFound(ctx, anew, ownBlocks, input),
  );
  const pageEvidenceId = evidence.find(
    ({ view }) => view?.product.productId === gathered.pool.pageProductId,
  )?.id;
  const message = questionMessage({
    evidence,
    mark,
    earlier,
    pageEvidenceId: gathered.pool.pageProductId === undefined ? undefined : pageEvidenceId,
    metadata: asked.userMetadata,
    question: asked.queryText,
  });
  const pieces = ranked.pieces.map(({ piece }) => piece);
  const tools = answerTools.map(({ description }) => description).join('\n');
  return {
    asked,
    settings,
    gathered,
    locale: voice.locale,
    promptText: `${system}\n${tools}`,
    mark,
    system,
    message,
    evidence,
    voice,
    tools: { asked, settings, pages },
    deadlineMs,
    records,
    insteadOf: (text, cited) =>
      ownWords(text, cited, pieces).flatMap((piece) => {
        const [first, ...rest] = narrowPiece(piece, [gathered.pool.asked.matcher]).claims();
        return first === undefined ? [] : [{ ...first, before: '\n' as const }, ...rest];
      }),
    onClaim: (claim: Claim) => asked.onClaim?.(claim),
  };
}

/** What one model makes of it; `undefined` = the next rung. */
async function tryModel(
  ctx: Context,
  model: CallableModel,
  input: TalkInput,
): Promise<{ talk: Talk; isWhole: boolean } | undefined> {
  try {
    return { talk: await talkWith(ctx, model, input), isWhole: true };
  } catch (error) {
    ctx.signal.throwIfAborted();
    if (error instanceof TalkBrokenOff) {
      // What a shopper has read stays; what nobody has read yet is better said by the next rung.
      return input.asked.onClaim === undefined ? undefined : { talk: error.talk, isWhole: false };
    }
    if (error instanceof ModelError || error instanceof ProviderResting) return undefined;
    if (!(error instanceof SpendCapReached)) throw error;
    if (input.settings.answers.allowDegraded) return undefined;
    throw new AppError('budget_exhausted', 'The budget for language models is spent.');
  }
}

function traceOf(
  records: readonly CallRecord[],
  talks: readonly Talk[],
  input: { evidence: number; promptLetters: number },
) {
  return {
    prompt: PROMPT_VERSION,
    evidence_blocks: input.evidence,
    prompt_letters: input.promptLetters,
    calls: records.map(
      ({ provider, model, outcome, tookMs, inputTokens, cachedTokens, outputTokens, costMicros }) => ({
        provider,
        model,
        outcome,
        took_ms: tookMs,
        input_tokens: inputTokens,
        cached_tokens: cachedTokens,
        output_tokens: outputTokens,
        cost_micros: costMicros,
      }),
    ),
    cost_micros: records.reduce((sum, { costMicros }) => sum + costMicros, 0),
    status: talks.at(-1)?.reply?.status,
    refused: talks.flatMap(({ refused }) => refused),
    blocked: talks.some(({ isBlocked }) => isBlocked),
  };
}

/**
 * Answers by the company's models, or the server's, in their order: each sees the same evidence and may look further, and
 * whatever it writes goes past the gate. Never throws for what a provider does; `budget_exhausted` where a cap is reached
 * and the company wants no plainer answer.
 */
export async function answerWithModel(ctx: Context, input: ModelQuestion): Promise<ModelRung> {
  const { settings, trace, gathered, ranked, asked } = input;
  const all = modelsOf(ctx, settings);
  if (all.length === 0) return { kind: 'none' };
  const models = all.filter(({ healthKey }) => !ctx.models.health.rests(healthKey));
  if (models.length === 0) {
    // Nothing is read and written for a model that will not be asked.
    trace.note('model', { resting: all.map(({ provider }) => provider.model) });
    return { kind: 'failed' };
  }
  const records: CallRecord[] = [];
  const prepared = await trace.stage('prompt', () => prepare(ctx, input, models[0]!, records));
  const talks: Talk[] = [];
  const note = () =>
    trace.note(
      'model',
      traceOf(records, talks, {
        evidence: prepared.evidence.length,
        promptLetters: prepared.system.length + prepared.message.length,
      }),
    );
  for (const [i, model] of models.entries()) {
    const leftMs = prepared.deadlineMs - ctx.clock.monotonicMs();
    if (leftMs <= 0) break;
    const share = i < models.length - 1 ? firstPartShare.withNext : firstPartShare.alone;
    const firstPartMs = Math.max(1, Math.min(leftMs, ctx.models.config.timeoutMs * share));
    const tried = await trace.stage('model', () => tryModel(ctx, model, { ...prepared, firstPartMs }));
    if (tried === undefined) continue;
    talks.push(tried.talk);
    const composed = composeTalk(tried.talk, { asked, gathered, ranked, voice: gathered.voice });
    if (composed === undefined) break;
    note();
    return { kind: 'answered', composed, isDegraded: i > 0 || !tried.isWhole || gathered.degraded };
  }
  note();
  return { kind: 'failed' };
}
