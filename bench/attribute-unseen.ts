/** Suite: attribute questions, names that do not occur in what was learnt; P@1 and MRR over the product's attributes. */
import { attributeFolder, rankingFigures, readAttributeSets, tables } from './attribute-ranking.ts';
import { type BenchOptions, type BenchResult, type BenchSuite, dataSet } from './suite.ts';

async function run(options: BenchOptions): Promise<BenchResult> {
  if (dataSet(options, 'amazon-cpqa') === undefined)
    return { leftOut: 'amazon-cpqa is not there', figures: {} };
  const sets = readAttributeSets(attributeFolder(options.dataDirectory));
  const { none, shipped, learnt } = tables(sets.dev);
  return {
    figures: {
      questions: sets.unseen.length,
      learnt_on_dev_in_memory: rankingFigures(sets.unseen, learnt),
      shipped_table: rankingFigures(sets.unseen, shipped),
      ablation_without_table: rankingFigures(sets.unseen, none),
    },
  };
}

export default {
  name: 'attribute-unseen',
  description: 'attribute questions, names unseen in learning: P@1, MRR',
  run,
} satisfies BenchSuite;
