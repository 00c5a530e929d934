/** Suite: choosing evidence of mixed kinds (hetPQA), 5 folds by position. */
import { type EvidenceQuestion, readGzipRows } from './answer-data.ts';
import { evidenceFigures } from './evidence-ranking.ts';
import { type BenchOptions, type BenchResult, type BenchSuite, dataSet } from './suite.ts';

async function run(options: BenchOptions): Promise<BenchResult> {
  const folder = dataSet(options, 'amazon-cpqa');
  if (folder === undefined) return { leftOut: 'amazon-cpqa is not there', figures: {} };
  const questions = readGzipRows<EvidenceQuestion>(folder, 'hetpqa_ranking_dev.jsonl.gz');
  return { figures: evidenceFigures(questions, (label) => label >= 1) };
}

export default {
  name: 'evidence-het',
  description: 'choice of evidence of mixed kinds (hetPQA): P@1, MAP',
  run,
} satisfies BenchSuite;
