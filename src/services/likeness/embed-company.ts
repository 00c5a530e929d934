import { packVector } from '../../engine/likeness/vectors.ts';
import { ModelError } from '../../platform/models/models.ts';
import { costMicros, priceOf } from '../../platform/models/price-list.ts';
import { listProducts } from '../catalog/list-products.ts';
import { getSettings } from '../companies/get-settings.ts';
import type { Context } from '../context.ts';
import { findPassagesOf } from '../documents/find-passages.ts';
import { listDocuments } from '../documents/list-documents.ts';
import { reserveSpend, settleSpend } from '../models/reserve-spend.ts';
import { withTransaction } from '../transaction.ts';
import { embeddingModel, languagesOf } from './embedding-model.ts';
import { type LikenessText, passageLikenessText, productLikenessText } from './likeness-text.ts';
import { deleteVectors, deleteVectorsOfOthers, listVectorHashes, putVectors } from './store.ts';

const perPage = 200;
const perCall = 64;
const deletedPerStatement = 500;
const callTimeoutMs = 60_000;
const lettersPerToken = 3;

/** Every text of the company that is compared by meaning, in a language that the model reads. */
async function* textsOf(ctx: Context, reads: (locale: string) => boolean): AsyncGenerator<LikenessText> {
  for (let cursor: string | null | undefined; cursor !== null; ) {
    const { products, nextCursor } = await listProducts(ctx, {
      limit: perPage,
      ...(cursor ? { cursor } : {}),
    });
    yield* products.filter(({ locale }) => reads(locale)).map(productLikenessText);
    cursor = nextCursor;
  }
  for (let cursor: string | null | undefined; cursor !== null; ) {
    const page = await listDocuments(ctx, { limit: perPage, ...(cursor ? { cursor } : {}) });
    for (const [locale, documents] of Map.groupBy(page.documents, (document) => document.locale)) {
      if (!reads(locale)) continue;
      const byId = new Map(documents.map((document) => [document.documentId, document]));
      const passages = await findPassagesOf(ctx, [...byId.keys()], locale);
      for (const [documentId, own] of passages) {
        const { title, text } = byId.get(documentId)!;
        for (const { headingPath, start, end } of own)
          yield passageLikenessText(title, headingPath, text.slice(start, end));
      }
    }
    cursor = page.nextCursor;
  }
}

/** Has the model make the vectors of some texts and keeps them; `false` where a cap on spending leaves no room. */
async function embedBlock(ctx: Context, texts: readonly LikenessText[]): Promise<boolean> {
  const model = embeddingModel(ctx)!;
  const settings = await getSettings(ctx);
  const letters = texts.reduce((sum, { text }) => sum + text.length, 0);
  const tokens = Math.ceil(letters / lettersPerToken);
  const used = { inputTokens: tokens, cachedTokens: 0, outputTokens: 0 };
  const spent = { micros: costMicros(priceOf(model.provider), used), tokens };
  const reservation = await reserveSpend(ctx, settings, spent);
  if (reservation === undefined) return false;
  let isMade = false;
  try {
    const signal = AbortSignal.any([ctx.signal, AbortSignal.timeout(callTimeoutMs)]);
    const vectors = await ctx.models.embed(
      model.provider,
      texts.map(({ text }) => text),
      signal,
    );
    isMade = true;
    const made = texts.map(({ hash }, i) => ({ hash, vector: packVector(vectors[i]!) }));
    await withTransaction(ctx, (tx) => putVectors(tx, model.healthKey, made));
  } finally {
    await settleSpend(ctx, settings, reservation, isMade ? spent : { micros: 0, tokens: 0 });
  }
  return true;
}

/**
 * Makes the vectors that the company's passages and products lack, and drops those of other models and of texts that are gone.
 * Stops where a cap on spending or a failing provider ends it; the next run goes on from there.
 */
export async function embedCompany(ctx: Context): Promise<void> {
  const model = embeddingModel(ctx);
  if (model === undefined) return;
  const { healthKey } = model;
  await withTransaction(ctx, (tx) => deleteVectorsOfOthers(tx, healthKey));
  const known = await listVectorHashes(ctx, healthKey);
  const seen = new Set<string>();
  let waiting: LikenessText[] = [];
  const send = async () => {
    const block = waiting;
    waiting = [];
    return block.length === 0 || embedBlock(ctx, block);
  };
  try {
    for await (const each of textsOf(ctx, languagesOf(model))) {
      ctx.signal.throwIfAborted();
      if (seen.has(each.hash)) continue;
      seen.add(each.hash);
      if (known.has(each.hash)) continue;
      waiting.push(each);
      if (waiting.length === perCall && !(await send())) return;
    }
    if (!(await send())) return;
  } catch (error) {
    if (!(error instanceof ModelError)) throw error;
    ctx.log.warn({ failure: error.kind, companyId: ctx.companyId }, 'The embedding model made no vectors.');
    return;
  }
  const gone = [...known].filter((hash) => !seen.has(hash));
  for (let at = 0; at < gone.length; at += deletedPerStatement) {
    const block = gone.slice(at, at + deletedPerStatement);
    await withTransaction(ctx, (tx) => deleteVectors(tx, block));
  }
}
