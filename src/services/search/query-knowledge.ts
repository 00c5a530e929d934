import { knowledgeSteps, type QueryKnowledge } from '../../engine/query/decide/query-knowledge.ts';
import type { RetrievalIndex } from '../../engine/retrieval/types.ts';
import { oncePer } from '../../memo/once-per.ts';
import type { Context } from '../context.ts';
import { runInSlices } from './run-in-slices.ts';

/** What was learned of an index, at which change of it, and what learning it took. */
type Learned = { knowledge: QueryKnowledge; changeSeq: number; costMs: number; atMs: number };

/** Beside each index, and gone with it. */
const knownOf = oncePer((_index: RetrievalIndex): { learned?: Learned; running?: Promise<Learned> } => ({}));

/** Learning that takes no longer is done at once after each change. */
const AT_ONCE_MS = 5;
/** A larger catalogue learns again at most this often, as a multiple of what it takes. */
const REST_FACTOR = 20;
const LEAST_REST_MS = 1_000;

/**
 * Vocabulary and spelling of an index as of `changeSeq`, or an earlier one while a large catalogue is being learned
 * again in the background: what the index itself knows (words, filters, products) is always current.
 */
export async function queryKnowledge(
  ctx: Context,
  index: RetrievalIndex,
  changeSeq: number,
): Promise<QueryKnowledge> {
  const { learned } = knownOf(index);
  if (learned?.changeSeq === changeSeq) return learned.knowledge;
  if (!learned) return (await learn(ctx, index, changeSeq)).knowledge;
  if (learned.costMs <= AT_ONCE_MS) return learnAtOnce(ctx, index, changeSeq).knowledge;
  const restMs = Math.max(LEAST_REST_MS, learned.costMs * REST_FACTOR);
  if (ctx.clock.monotonicMs() - learned.atMs > restMs) {
    learn(ctx, index, changeSeq).catch((error: unknown) =>
      ctx.log.error({ err: error }, 'learning a catalogue failed'),
    );
  }
  return learned.knowledge;
}

function learnAtOnce(ctx: Context, index: RetrievalIndex, changeSeq: number): Learned {
  const startMs = ctx.clock.monotonicMs();
  const steps = knowledgeSteps(index);
  let step = steps.next();
  while (!step.done) step = steps.next();
  const costMs = ctx.clock.monotonicMs() - startMs;
  return keep(ctx, index, { knowledge: step.value, changeSeq, costMs });
}

async function learn(ctx: Context, index: RetrievalIndex, changeSeq: number): Promise<Learned> {
  const known = knownOf(index);
  known.running ??= runInSlices(ctx.clock, knowledgeSteps(index))
    .then(({ value: knowledge, costMs }) => keep(ctx, index, { knowledge, changeSeq, costMs }))
    .finally(() => delete known.running);
  return known.running;
}

function keep(ctx: Context, index: RetrievalIndex, made: Omit<Learned, 'atMs'>): Learned {
  const learned = { ...made, atMs: ctx.clock.monotonicMs() };
  knownOf(index).learned = learned;
  return learned;
}
