import type { GateScene } from '../../../engine/gate/types.ts';
import type { Evidence } from '../../../engine/prompt/evidence.ts';
import { gateEvidence } from '../../../engine/prompt/gate-evidence.ts';
import { companyHosts } from '../../settings-schema/company-hosts.ts';
import type { Settings } from '../../settings-schema/settings.ts';
import type { Question } from '../answer-types.ts';
import type { GatheredPool } from '../pool/gather-pool.ts';

/** What stays the same while one message is answered. */
export type SceneInput = {
  asked: Question;
  settings: Settings;
  gathered: GatheredPool;
  locale: string;
  promptText: string;
  mark: string;
};

/** What the sentences of a reply are judged by, with everything that the model has been shown so far. */
export function gateScene(input: SceneInput, evidence: readonly Evidence[]): GateScene {
  const { asked, settings, gathered, locale, promptText, mark } = input;
  const products = new Map(
    [...gathered.views, ...evidence.flatMap(({ view }) => view ?? [])].map(({ product }) => [
      product.productId,
      product,
    ]),
  );
  const known = [...products.values()];
  return {
    locale,
    question: asked.queryText,
    earlierQuestions: asked.memory.questions,
    evidence: evidence.map(gateEvidence),
    companyHosts: companyHosts(settings),
    shopName: settings.company.name,
    productTitles: known.map(({ title }) => title),
    brands: [...new Set(known.flatMap(({ brand }) => brand ?? []))],
    promptText,
    secrets: [mark],
  };
}
