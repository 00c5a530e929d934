import { knowledgeSteps, type QueryKnowledge } from '../../engine/query/decide/query-knowledge.ts';
import type { RetrievalIndex } from '../../engine/retrieval/types.ts';
import { oncePer } from '../../memo/once-per.ts';
import type { Context } from '../context.ts';

/** What was learned of an index, at which change of it, and what learning it took. */
type Learned = { knowledge: QueryKnowledge; changeSeq: number; costMs: number; atMs: number };

/** Beside each index, and gone with it. */
const knownOf = oncePer((_index: RetrievalIndex): { learned?: Learned; running?: Promise<Learned> } => ({}));

/** Learning that takes no longer is done at once after each change. */
const AT_ONCE_MS = 5;
/** Slices in which longer learning runs, so that requests are served meanwhile. */
const SLICE_MS = 5;
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
  return keep(ctx, { index, knowledge: step.value, changeSeq, costMs: ctx.clock.monotonicMs() - startMs });
}

async function learn(ctx: Context, index: RetrievalIndex, changeSeq: number): Promise<Learned> {
  const known = knownOf(index);
  if (known.running) return known.running;
  const work = learnInSlices(ctx, index, changeSeq);
  known.running = work;
  try {
    return await work;
  } finally {
    delete known.running;
  }
}

async function learnInSlices(ctx: Context, index: RetrievalIndex, changeSeq: number): Promise<Learned> {
  const steps = knowledgeSteps(index);
  let costMs = 0;
  for (;;) {
    const startMs = ctx.clock.monotonicMs();
    let step = steps.next();
    while (!step.done && ctx.clock.monotonicMs() - startMs < SLICE_MS) step = steps.next();
    costMs += ctx.clock.monotonicMs() - startMs;
    if (step.done) return keep(ctx, { index, knowledge: step.value, changeSeq, costMs });
    await new Promise<void>((resolve) => setImmediate(resolve));
  }
}

function keep(
  ctx: Context,
  {
    index,
    knowledge,
    changeSeq,
    costMs,
  }: { index: RetrievalIndex; knowledge: QueryKnowledge; changeSeq: number; costMs: number },
): Learned {
  const learned = { knowledge, changeSeq, costMs, atMs: ctx.clock.monotonicMs() };
  knownOf(index).learned = learned;
  return learned;
}
