import { setTimeout as sleep } from 'node:timers/promises';
import { narrowPiece } from '../../../engine/answer/pieces/narrow-piece.ts';
import type { RankedPool } from '../../../engine/answer/pool/rank-pool.ts';
import { viewProduct } from '../../../engine/answer/product-view.ts';
import { chooseEvidence, type ShownProducts } from '../../../engine/prompt/choose-evidence.ts';
import { type EvidenceBlock, numberEvidence } from '../../../engine/prompt/evidence.ts';
import { questionMessage } from '../../../engine/prompt/messages.ts';
import { ownWords } from '../../../engine/prompt/own-words.ts';
import { answerRules } from '../../../engine/prompt/rules.ts';
import type { Claim } from '../../../engine/say/answer.ts';
import { once } from '../../../memo/kept.ts';
import { snapshotHash } from '../../../platform/ids/hash.ts';
import { findProducts } from '../../catalog/find-products.ts';
import type { Context } from '../../context.ts';
import type { CallRecord } from '../../models/call-model.ts';
import type { CallableModel } from '../../models/models-of.ts';
import type { SearchOutcome } from '../../search/search-types.ts';
import type { Settings } from '../../settings-schema/settings.ts';
import type { Question } from '../answer-types.ts';
import type { GatheredPool } from '../pool/gather-pool.ts';
import type { TraceRecorder } from '../trace-recorder.ts';
import { listPageTitles } from './list-page-titles.ts';
import { UNDER_WAY_MS } from './open-ahead.ts';
import type { TalkInput } from './talk.ts';
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

const markBytes = 6;
const anewRoom = { pages: 6_000, products: 3_500, mostProducts: 8, firstSections: 5, wholeDocuments: 1 };
/** Longest evidence of a message that was looked up twice, in UTF-16 units. */
const mostText = 14_000;
/** Earlier products that are shown again. */
const MOST_TALKED_OF = 4;
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

/** The rules, and the evidence that the message's own words have found. */
async function ownPrompt(ctx: Context, input: ModelQuestion) {
  const { settings, gathered, ranked } = input;
  const { voice } = gathered;
  const [pages, shown] = await Promise.all([listPageTitles(ctx, voice.locale), productsToShow(ctx, input)]);
  const system = answerRules({
    shopName: settings.company.name,
    locale: voice.locale,
    tone: settings.answers.tone,
    guidelines: settings.answers.guidelines,
    pages,
  });
  const passages = await wholePages(ctx, ranked, gathered, pages);
  return { system, pages, blocks: chooseEvidence(ranked, { passages, shown, voice }) };
}

/**
 * Everything that a model is to answer with: what the message's own words have found, and what they find in the words that the
 * model gives them, where they need that.
 */
export async function prepareTalk(
  ctx: Context,
  input: ModelQuestion,
  model: CallableModel,
  records: CallRecord[],
): Promise<Omit<TalkInput, 'firstPartMs'>> {
  const { asked, settings, gathered, ranked } = input;
  const { voice } = gathered;
  const mark = newMark(ctx);
  const deadlineMs = ctx.clock.monotonicMs() + ctx.models.config.timeoutMs;
  // Asked for twice, by what is understood and by what is answered.
  const earlier = once(async () => (await asked.earlier?.()) ?? []);
  const understood = understandAnew(ctx, {
    ...input,
    asked: { ...asked, earlier },
    model,
    deadlineMs,
    records,
  });
  // All else is read while the model works out what is meant, once that request is surely on its way.
  const own = Promise.race([understood, sleep(UNDER_WAY_MS)]).then(() => ownPrompt(ctx, input));
  const [anew, { system, pages, blocks }] = await Promise.all([understood, own]);
  const evidence = numberEvidence(
    [],
    anew === undefined ? blocks : await withFound(ctx, anew, blocks, input),
  );
  const pageEvidenceId = evidence.find(
    ({ view }) => view?.product.productId === gathered.pool.pageProductId,
  )?.id;
  const message = questionMessage({
    evidence,
    mark,
    earlier: await earlier(),
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
