import type { Asked } from '../../engine/answer/asked/read-asked.ts';
import type { LeastFigures, Thresholds } from '../../engine/answer/pool/decide.ts';
import { pieceFeatureNames } from '../../engine/answer/pool/piece-features.ts';
import { productFeatureNames } from '../../engine/answer/pool/product-features.ts';
import type { RankedPool } from '../../engine/answer/pool/rank-pool.ts';
import { shippedRelevance } from '../../engine/answer/pool/relevance.ts';
import { shippedSureness } from '../../engine/answer/pool/sureness.ts';
import { poolWeights } from '../../engine/answer/pool/weights.ts';
import { storablePageUrl } from '../../engine/catalog/page-key.ts';
import type { Answer } from '../../engine/say/answer.ts';
import { ANALYZER_VERSION } from '../../engine/text/terms/analyze.ts';
import { sha256Hex } from '../../platform/ids/hash.ts';
import type { Context } from '../context.ts';
import type { MatchedFaq } from '../faq-lookup/match-faqs.ts';
import type { Trace } from '../traces/trace.ts';
import type { Question } from './answer-types.ts';

/** What the figures of a pool led to, and what they were held against. */
export type PoolDecision = {
  status: string;
  least: LeastFigures;
  /** Why what was found is not asserted whatever the figures say: a person has to settle it, or a customer wrote it. */
  withheld?: 'person' | 'review';
};

/** Collects how an answer comes about. Keys starting `_` never reach it: the edge removed them. */
export type TraceRecorder = {
  note(part: string, content: Readonly<Record<string, unknown>>): void;
  stage<T>(name: string, work: () => Promise<T>): Promise<T>;
  faqs(matches: readonly MatchedFaq[]): void;
  pool(asked: Asked, ranked: RankedPool, figures: Thresholds, decision: PoolDecision): void;
  finish(answer: Answer): Trace;
};

const MOST_TRACED = 20;
/** Equal for answers that were ranked by the same weights. */
const weightsVersion = sha256Hex(JSON.stringify([poolWeights, shippedSureness, shippedRelevance])).slice(
  0,
  12,
);

function named(names: readonly string[], features: readonly number[]): Record<string, number> {
  const told: Record<string, number> = {};
  // Four digits tell all that anyone looks for in a trace.
  for (const [i, value] of features.entries())
    if (value !== 0) told[names[i]!] = Math.round(value * 1e4) / 1e4;
  return told;
}

/** The words of the message, with how fully the nearest pieces hold each of them in any form, 0 to 1. */
function wordsInTrace({ matcher }: Asked, { pieces }: RankedPool) {
  const nearest = pieces.slice(0, MOST_TRACED).map(({ piece }) => piece);
  return matcher.words.map(({ surface, weight, exact, near }, i) => ({
    word: surface,
    weight,
    members: [...exact.keys()],
    near: near.slice(0, MOST_TRACED).map(({ terms }) => terms.join(' ')),
    held: nearest.reduce(
      (most, { own, around, key }) =>
        Math.max(most, matcher.one(i, own), matcher.one(i, around), matcher.one(i, key)),
      0,
    ),
  }));
}

function pieceInTrace({ piece, probability, features }: RankedPool['pieces'][number]) {
  const { kind, section, text } = piece;
  return { kind, section, text, probability, features: named(pieceFeatureNames, features()) };
}

/** Starts the trace of one answer; stage times come from the context's monotonic clock. */
export function startTrace(ctx: Context, asked: Question): TraceRecorder {
  const startedMs = ctx.clock.monotonicMs();
  const parts: Record<string, unknown> = {};
  const stages: Record<string, number> = {};
  const note: TraceRecorder['note'] = (part, content) => {
    parts[part] = { ...(parts[part] as Record<string, unknown> | undefined), ...content };
  };
  note('input', {
    query: asked.queryText,
    page_url: asked.pageUrl === undefined ? undefined : storablePageUrl(asked.pageUrl),
    thread: asked.memory.questions,
    locale: asked.locale,
    metadata_keys: Object.keys(asked.userMetadata),
  });
  return {
    note,
    async stage(name, work) {
      const fromMs = ctx.clock.monotonicMs();
      const result = await work();
      stages[name] = (stages[name] ?? 0) + ctx.clock.monotonicMs() - fromMs;
      return result;
    },
    faqs(matches) {
      note('retrieval', {
        faqs: matches.map(({ faqId, wording, confidence, features }) => ({
          faq_id: faqId,
          wording,
          confidence,
          features,
        })),
      });
    },
    pool(asked, ranked, figures, decision) {
      note('input', { read_in: asked.language, terms: wordsInTrace(asked, ranked) });
      note('retrieval', {
        pieces: ranked.pieces.slice(0, MOST_TRACED).map(pieceInTrace),
        products: ranked.products.slice(0, MOST_TRACED).map(({ product, log, features }) => ({
          product_id: product.productId,
          probability: Math.exp(log),
          features: named(productFeatureNames, features),
        })),
      });
      note('route', { ...figures, ...decision });
    },
    finish(answer) {
      const totalMs = ctx.clock.monotonicMs() - startedMs;
      const staged = Object.values(stages).reduce((sum, ms) => sum + ms, 0);
      return {
        engine: answer.engine,
        degraded: answer.degraded,
        status: answer.status,
        chosen_route: answer.route,
        versions: { analyzer: ANALYZER_VERSION, weights: weightsVersion },
        ...parts,
        answer: { claims: answer.claims },
        timing_ms: { ...stages, engine: totalMs - staged, total: totalMs },
      };
    },
  };
}
