/**
 * Suite: how many unseen attribute questions are answered at a precision, by confidence; coverage and AURC. Nearly every
 * question of the set is about an attribute that the product has, so each is also asked with those that answer it taken
 * away, and of a product with few attributes: which share is asserted then.
 */
import { judgedFigure } from './answer-data.ts';
import {
  attributeFolder,
  judgedAuroc,
  judgeReference,
  judgeSelective,
  judgeShipped,
  judgeTakenAway,
  readAttributeSets,
} from './attribute-ranking.ts';
import { aurc, coverageAtPrecision, type Judged } from './metrics.ts';
import { type BenchOptions, type BenchResult, type BenchSuite, dataSet } from './suite.ts';

async function run(options: BenchOptions): Promise<BenchResult> {
  if (dataSet(options, 'amazon-cpqa') === undefined)
    return { leftOut: 'amazon-cpqa is not there', figures: {} };
  const { dev, seen, unseen } = readAttributeSets(attributeFolder(options.dataDirectory));
  const figures = (judged: readonly Judged[]) => ({
    coverage_at_90: judgedFigure(judged, (sample) => coverageAtPrecision(sample, 0.9).coverage),
    aurc: judgedFigure(judged, aurc),
    auroc_right: judgedAuroc(judged),
  });
  return {
    figures: {
      questions: unseen.length,
      shipped: figures(judgeShipped(unseen)),
      reference: figures(judgeReference(unseen)),
      fitted_on_dev_in_memory: figures(judgeSelective(dev, unseen)),
      shipped_on_seen: figures(judgeShipped(seen)),
      gold_taken_away: judgeTakenAway(unseen),
      gold_taken_away_on_seen: judgeTakenAway(seen),
    },
  };
}

export default {
  name: 'attribute-selective',
  description: 'attribute questions answered at 90 % precision; area under the risk-coverage curve',
  run,
} satisfies BenchSuite;
