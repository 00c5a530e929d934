import type { Answer } from '../../engine/answer/answer.ts';
import { TABLE_VERSION } from '../../engine/answer/attributes/question-table.ts';
import { CALIBRATION_VERSION, type RouteThresholds } from '../../engine/answer/calibration.ts';
import type { Band, Candidate } from '../../engine/answer/candidate.ts';
import { pieceFeatureNames } from '../../engine/answer/pool/piece-features.ts';
import { productFeatureNames } from '../../engine/answer/pool/product-features.ts';
import type { RankedPool } from '../../engine/answer/pool/rank-pool.ts';
import type { Asked } from '../../engine/answer/pool/read-asked.ts';
import type { Understood } from '../../engine/answer/understand.ts';
import { storablePageUrl } from '../../engine/catalog/page-key.ts';
import type { TermGroup } from '../../engine/retrieval/types.ts';
import { ANALYZER_VERSION } from '../../engine/text/analyze.ts';
import type { Context } from '../context.ts';
import type { MatchedFaq } from '../faqs/match-faqs.ts';
import type { Question, Trace } from './answer-types.ts';
import type { GatheredPassages } from './gather-passages.ts';
import type { GatheredProducts } from './gather-products.ts';

/** Collects how an answer comes about (answering §7). Keys starting `_` never reach it: the edge removed them. */
export type TraceRecorder = {
  note(part: string, content: Readonly<Record<string, unknown>>): void;
  stage<T>(name: string, work: () => Promise<T>): Promise<T>;
  gathered(
    question: Understood,
    products: GatheredProducts,
    expanded: { groups: readonly TermGroup[]; own: number },
    passages: GatheredPassages | undefined,
  ): void;
  faqs(matches: readonly MatchedFaq[]): void;
  candidates(candidates: readonly Candidate[], thresholds: RouteThresholds): void;
  pool(
    asked: Asked,
    ranked: RankedPool,
    figures: Readonly<Record<'sure' | 'held' | 'touched', number>>,
    status: string,
  ): void;
  finish(answer: Answer): Trace;
};

function groupsInTrace({ groups, own }: { groups: readonly TermGroup[]; own: number }) {
  return groups.map((group, i) => ({ word: group.surface, carried: i >= own, members: group.members }));
}

const MOST_TRACED = 20;

function named(names: readonly string[], features: readonly number[]): Record<string, number> {
  const told: Record<string, number> = {};
  // Four digits tell all that anyone looks for in a trace.
  for (const [i, value] of features.entries())
    if (value !== 0) told[names[i]!] = Math.round(value * 1e4) / 1e4;
  return told;
}

function wordsInTrace({ matcher }: Asked) {
  return matcher.words.map(({ surface, weight, exact, near }) => ({
    word: surface,
    weight,
    members: [...exact.keys()],
    near: near.slice(0, MOST_TRACED).map(({ terms }) => terms.join(' ')),
  }));
}

function pieceInTrace({ piece, probability, features }: RankedPool['pieces'][number]) {
  const { kind, section, text } = piece;
  return { kind, section, text, probability, features: named(pieceFeatureNames, features) };
}

/** Starts the trace of one answer; stage times come from the context's monotonic clock. */
export function startTrace(ctx: Context, asked: Question): TraceRecorder {
  const startedMs = ctx.clock.monotonicMs();
  const parts: Record<string, unknown> = {};
  const stages: Record<string, number> = {};
  let band: Band | undefined;
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
    gathered(question, products, expanded, passages) {
      const terms = groupsInTrace(expanded);
      note('input', {
        resolved_query: question.text,
        products: products.views.map(({ product }) => product.productId),
        terms,
      });
      note('retrieval', {
        locale: passages?.locale,
        change_seq: Math.max(products.changeSeq, passages?.changeSeq ?? 0),
        passages: passages?.passages.map(({ id, score, coveredIdf, trust, headingPath }) => ({
          id,
          score,
          coveredIdf,
          trust,
          headingPath,
        })),
      });
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
    candidates(candidates, thresholds) {
      band = candidates[0]?.band;
      const routes = candidates.map(({ route, confidence, band, features }) => ({
        route,
        confidence,
        band,
        features,
      }));
      note('route', { candidates: routes, thresholds });
    },
    pool(asked, ranked, figures, status) {
      note('input', { read_in: asked.language, terms: wordsInTrace(asked) });
      note('retrieval', {
        pieces: ranked.pieces.slice(0, MOST_TRACED).map(pieceInTrace),
        products: ranked.products.slice(0, MOST_TRACED).map(({ product, log, features }) => ({
          product_id: product.productId,
          probability: Math.exp(log),
          features: named(productFeatureNames, features),
        })),
      });
      note('route', { ...figures, status });
    },
    finish(answer) {
      const totalMs = ctx.clock.monotonicMs() - startedMs;
      const staged = Object.values(stages).reduce((sum, ms) => sum + ms, 0);
      return {
        engine: answer.engine,
        degraded: answer.degraded,
        status: answer.status,
        chosen_route: answer.route,
        band,
        versions: { analyzer: ANALYZER_VERSION, calibration: CALIBRATION_VERSION, table: TABLE_VERSION },
        ...parts,
        answer: { claims: answer.claims },
        timing_ms: { ...stages, engine: totalMs - staged, total: totalMs },
      };
    },
  };
}
