import { canonicalPageUrl, pageKey } from '../../engine/catalog/page-key.ts';
import { emptyMemory } from '../../engine/question/memory.ts';
import type { Answer } from '../../engine/say/answer.ts';
import { renderAnswer } from '../../engine/say/render.ts';
import { answerQuestion } from '../answers/answer-question.ts';
import { verifyRendered } from '../answers/verify-rendered.ts';
import type { Context } from '../context.ts';
import { type Production, produceFaqs } from '../faqs/candidates/produce-faqs.ts';
import { searchCatalog } from '../search/search-catalog.ts';
import type { Snapshot } from '../snapshots/keep-snapshots.ts';
import { checkAnswer, isRightAsserted } from './check-answer.ts';
import { checkFaqs, faqListText } from './check-faqs.ts';
import { checkSearch } from './check-search.ts';
import type { EvalCase, EvalSuite } from './eval-suite.ts';

/** How one case went; `faults` is empty when it passed. */
export type CaseResult = {
  name: string;
  query: string;
  passed: boolean;
  faults: readonly string[];
  status: string;
  route: string;
  resultText: string;
  /** How sure the engine was that its best text answers, 0 to 1; absent where it decided otherwise (FAQs, talk). */
  sure?: number;
  /** Whether that text would be right if it were asserted, as far as the case says what is. */
  isRightIfAsserted?: boolean;
  tookMs: number;
};

export type SuiteResult = { suite: string; passed: number; failed: number; cases: readonly CaseResult[] };

/** What a case's answer came to, whichever way it was asked. */
type Outcome = {
  answer: Answer;
  snapshots: readonly Snapshot[];
  faults: readonly string[];
  /** Of questions: what the curve of risk over coverage is drawn from. */
  chance?: Pick<CaseResult, 'sure' | 'isRightIfAsserted'>;
};

async function memoryAfter(ctx: Context, given: EvalCase) {
  let memory = emptyMemory;
  const { locale, userMetadata, pageUrl } = given;
  for (const queryText of given.thread)
    ({ memory } = await answerQuestion(ctx, {
      queryText,
      locale,
      userMetadata,
      memory,
      ...(pageUrl ? { pageUrl } : {}),
    }));
  return memory;
}

/** The FAQs of a page as they would be made now; nothing is kept. */
async function makeFaqs(ctx: Context, pageAddress: string, locale: string): Promise<Production> {
  const [pageUrl, urlKey] = [canonicalPageUrl(pageAddress), pageKey(pageAddress)];
  if (pageUrl === undefined || urlKey === undefined) return { kind: 'none', reason: 'not_a_product_page' };
  const requestedAtMs = ctx.clock.nowMs();
  return produceFaqs(ctx, { urlKey, pageUrl, locale, state: 'generating', requestedAtMs }, []);
}

type CaseOf<K extends EvalCase['kind']> = Extract<EvalCase, { kind: K }>;

async function runOne(ctx: Context, given: CaseOf<'ask' | 'search'>): Promise<Outcome> {
  const { query: queryText, locale, userMetadata, pageUrl } = given;
  const memory = await memoryAfter(ctx, given);
  const question = { queryText, locale, userMetadata, memory, ...(pageUrl ? { pageUrl } : {}) };
  if (given.kind === 'ask') {
    const { answer, snapshots, trace } = await answerQuestion(ctx, question);
    const rendered = renderAnswer(answer.claims);
    const faults = checkAnswer(answer, rendered, given.expect);
    const isRightIfAsserted = isRightAsserted(answer, rendered, given.expect);
    const sure = (trace['route'] as { sure?: number } | undefined)?.sure;
    const chance = sure === undefined ? {} : { sure, isRightIfAsserted };
    return { answer, snapshots, faults, chance };
  }
  const { outcome } = await searchCatalog(ctx, {
    ...question,
    filters: {},
    sort: 'relevance',
    limit: 10,
    facets: [],
    withAnswer: true,
  });
  return {
    answer: outcome.answer!,
    snapshots: outcome.snapshots,
    faults: checkSearch(outcome, given.expect),
  };
}

type Judged = Pick<CaseResult, 'faults' | 'status' | 'route' | 'resultText' | 'sure' | 'isRightIfAsserted'>;

async function judgeFaqs(ctx: Context, { query, locale, expect }: CaseOf<'faqs'>): Promise<Judged> {
  const made = await makeFaqs(ctx, query, locale);
  const status = made.kind === 'faqs' ? 'ready' : 'not_available';
  return { faults: checkFaqs(made, expect), status, route: 'faqs', resultText: faqListText(made) };
}

async function judge(ctx: Context, given: EvalCase): Promise<Judged> {
  if (given.kind === 'faqs') return judgeFaqs(ctx, given);
  const { answer, snapshots, faults, chance } = await runOne(ctx, given);
  const proof = verifyRendered(answer, snapshots, given.query);
  const unproven = proof.failures.map(({ reason, text }) => `does not verify: ${reason} ("${text}")`);
  const { resultText } = renderAnswer(answer.claims);
  const { status, route } = answer;
  return { faults: [...faults, ...unproven], status, route, resultText, ...chance };
}

async function runCase(ctx: Context, given: EvalCase): Promise<CaseResult> {
  const startedMs = ctx.clock.monotonicMs();
  const judged = await judge(ctx, given);
  const tookMs = ctx.clock.monotonicMs() - startedMs;
  return { name: given.name, query: given.query, passed: judged.faults.length === 0, ...judged, tookMs };
}

/**
 * Runs every case of a suite against the context's company through the same functions as the API; nothing is stored.
 *
 * Every answer must also verify against the texts it cites. `onCase` is told of each result as it comes.
 */
export async function runSuite(
  ctx: Context,
  suite: EvalSuite,
  onCase: (result: CaseResult) => void = () => undefined,
): Promise<SuiteResult> {
  const cases: CaseResult[] = [];
  for (const given of suite.cases) {
    const result = await runCase(ctx, given);
    onCase(result);
    cases.push(result);
  }
  const passed = cases.filter((result) => result.passed).length;
  return { suite: suite.suite, passed, failed: cases.length - passed, cases };
}
