/**
 * Suite: policy questions and conversations as a shopper has them, in three shops (`bench/dialogue/*.yaml`).
 *
 * Every second case, a question or a whole thread, is kept unread: its answers are printed only with the word `unread`.
 */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'yaml';
import { loadFixtures } from '../src/cli/eval-fixtures.ts';
import { loadDemoShop } from '../src/cli/start/load-demo-shop.ts';
import { readConfig } from '../src/platform/config/read-config.ts';
import { type BaseContext, type Context, companyContext } from '../src/services/context.ts';
import type { EvalSuite } from '../src/services/evals/eval-suite.ts';
import { readSuite } from '../src/services/evals/read-suite.ts';
import { type CaseResult, runSuite } from '../src/services/evals/run-suite.ts';
import { startAisle } from '../src/start.ts';
import { mean } from './metrics.ts';
import type { BenchOptions, BenchResult, BenchSuite } from './suite.ts';

const folder = join(import.meta.dirname, 'dialogue');

type Half = 'read' | 'unread';
type Judged = CaseResult & { half: Half; kind: 'question' | 'turn' };

async function openShop(base: BaseContext, suite: EvalSuite, file: string): Promise<Context> {
  if (suite.fixtures.length > 0) return loadFixtures(base, suite, file);
  await loadDemoShop(base);
  return companyContext(base, suite.company, { kind: 'operator' }, 'req_bench');
}

async function judgeCases(ctx: Context, written: { cases: unknown[] }): Promise<Judged[]> {
  const judged: Judged[] = [];
  const counts = { question: 0, turn: 0 };
  for (const entry of written.cases) {
    const kind = typeof entry === 'object' && entry !== null && 'turns' in entry ? 'turn' : 'question';
    const half: Half = counts[kind]++ % 2 === 0 ? 'read' : 'unread';
    const { cases } = await runSuite(ctx, readSuite({ ...written, cases: [entry] }));
    judged.push(...cases.map((result) => ({ ...result, half, kind }) satisfies Judged));
  }
  return judged;
}

/** Each shop in a store of its own. */
async function judgeFile(file: string): Promise<Judged[]> {
  const written = parse(readFileSync(file, 'utf8')) as { cases: unknown[] };
  const dataFolder = mkdtempSync(join(tmpdir(), 'aisle-bench-'));
  const config = { ...readConfig({}), dataFolder, port: 0, adminPort: 0, logLevel: 'error' as const };
  const aisle = await startAisle(config);
  try {
    return await judgeCases(await openShop(aisle.base, readSuite(written), file), written);
  } finally {
    await aisle.close();
    rmSync(dataFolder, { recursive: true, force: true });
  }
}

function figuresOf(judged: readonly Judged[]) {
  const share = (half: Half, kind: Judged['kind']) => {
    const own = judged.filter((one) => one.half === half && one.kind === kind);
    return { of: own.length, right: mean(own.map(({ passed }) => Number(passed))) };
  };
  return {
    questions: { read: share('read', 'question'), unread: share('unread', 'question') },
    turns: { read: share('read', 'turn'), unread: share('unread', 'turn') },
  };
}

function told({ name, status, route, faults, resultText }: Judged): string {
  return `${faults.length === 0 ? '+' : '-'} ${name} [${route} ${status}] ${faults.join('; ')}\n    ${resultText.replaceAll('\n', '\n    ')}\n`;
}

async function run({ words }: BenchOptions): Promise<BenchResult> {
  const shops: Record<string, unknown> = {};
  const all: Judged[] = [];
  const files = readdirSync(folder).filter((file) => file.endsWith('.yaml'));
  for (const file of files.sort()) {
    const judged = await judgeFile(join(folder, file));
    for (const one of judged) if (words.includes(one.half)) process.stdout.write(told(one));
    shops[file.replace('.yaml', '')] = figuresOf(judged);
    all.push(...judged);
  }
  return { figures: { all: figuresOf(all), shops } };
}

export default {
  name: 'dialogue',
  description: 'policy questions and conversations in three shops, half of them kept unread',
  run,
} satisfies BenchSuite;
