/** Suite: attribute questions, names that do not occur in what was learnt; P@1 and MRR over the product's attributes. */
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
      questions: sets.unseen.length,
      learnt_on_dev_in_memory: rankingFigures(sets.unseen, learnt),
      shipped_table: rankingFigures(sets.unseen, shipped),
      shipped_in_five_parts: spread(sets.unseen, shipped),
      ablation: ablation(sets.unseen, sets.dev),
    },
  };
}

export default {
  name: 'attribute-unseen',
  description: 'attribute questions, names unseen in learning: P@1, MRR',
  run,
} satisfies BenchSuite;
