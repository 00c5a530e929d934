import { type BenchOptions, type BenchResult, type BenchSuite, dataSet } from './suite.ts';
import { askLuma } from './support/luma-shop.ts';

async function run(options: BenchOptions): Promise<BenchResult> {
  const folder = dataSet(options, 'magento-luma');
  if (!folder) return { leftOut: 'no magento-luma', figures: {} };
  const { imported, cases, share } = await askLuma(folder);
  const failed = cases.filter(({ passed }) => !passed);
  for (const { name, faults, resultText } of failed)
    process.stdout.write(`${name}: ${faults.join('; ')} | ${resultText ?? ''}\n`);
  return {
    figures: { imported, questions: cases.length, share_right: share, wrong: failed.map(({ name }) => name) },
  };
}

export default {
  name: 'luma',
  description:
    'Magento’s sample shop from its exports, and the questions of examples/eval/magento-luma.yaml.',
  run,
} satisfies BenchSuite;
