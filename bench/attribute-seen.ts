/** Suite: attribute questions, names that occur in what was learnt; P@1 and MRR over the product's attributes. */
import {
  ablation,
  attributeFolder,
  rankingFigures,
  readAttributeSets,
  spread,
  tables,
} from './attribute-ranking.ts';
import { type BenchOptions, type BenchResult, type BenchSuite, dataSet } from './suite.ts';

async function run(options: BenchOptions): Promise<BenchResult> {
  if (dataSet(options, 'amazon-cpqa') === undefined)
    return { leftOut: 'amazon-cpqa is not there', figures: {} };
  const sets = readAttributeSets(attributeFolder(options.dataDirectory));
  const { shipped, learnt } = tables(sets.dev);
  return {
    figures: {
      questions: sets.seen.length,
      learnt_on_dev_in_memory: rankingFigures(sets.seen, learnt),
      shipped_table: rankingFigures(sets.seen, shipped),
      shipped_in_five_parts: spread(sets.seen, shipped),
      ablation: ablation(sets.seen, sets.dev),
    },
  };
}

export default {
  name: 'attribute-seen',
  description: 'attribute questions, names seen in learning: P@1, MRR',
  run,
} satisfies BenchSuite;
