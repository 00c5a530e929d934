/** Suite: choosing evidence for shopper questions (ePQA), 5 folds by position; helpful and fully answering. */
import { type EvidenceQuestion, readGzipRows } from './answer-data.ts';
import { evidenceAblation, evidenceFigures } from './evidence-ranking.ts';
import { type BenchOptions, type BenchResult, type BenchSuite, dataSet } from './suite.ts';

async function run(options: BenchOptions): Promise<BenchResult> {
  const folder = dataSet(options, 'amazon-cpqa');
  if (folder === undefined) return { leftOut: 'amazon-cpqa is not there', figures: {} };
  const questions = readGzipRows<EvidenceQuestion>(folder, 'epqa_dev.jsonl.gz');
  return {
    figures: {
      helpful: evidenceFigures(questions, (label) => label >= 1),
      fully_answering: evidenceFigures(questions, (label) => label >= 2),
      ablation_helpful: evidenceAblation(questions, (label) => label >= 1),
    },
  };
}

export default {
  name: 'evidence',
  description: 'choice of evidence (ePQA): P@1, MAP, abstention',
  run,
} satisfies BenchSuite;
