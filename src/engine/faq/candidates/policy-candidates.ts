import type { Product } from '../../catalog/product.ts';
import { topicConcepts } from '../../language/concepts/topics.ts';
import { anyOfAll } from '../../language/pack.ts';
import { fillPattern } from '../wording/product-name.ts';
import type { Asking } from './attribute-candidates.ts';
import type { FaqCandidate } from './candidate.ts';

const sizeAttribute = new RegExp(
  anyOfAll('fields', ({ size, sizePart }) => sizePart ?? size),
  'iu',
);

/** Whether the variants of a product differ in size. */
export function comesInSizes(product: Pick<Product, 'variants'>): boolean {
  return product.variants.some(({ attributes }) =>
    Object.keys(attributes).some((name) => sizeAttribute.test(name)),
  );
}

/** Questions about the shop's rules that matter for a product, `sized` or not; those the shop says nothing about will not be answered. */
export function policyCandidates(sized: boolean, asking: Asking): FaqCandidate[] {
  return [...topicConcepts].flatMap(([topic, { rule }]): FaqCandidate[] => {
    const patterns = asking.phrasebook.policies[topic];
    if (!rule || !patterns || (!sized && rule.isOfSized)) return [];
    return [
      {
        kind: 'policy',
        wordings: patterns.map((pattern) => fillPattern(pattern, asking.name)),
        topic: rule.within ?? topic,
        fromTexts: rule.isOfKind ? 'product' : 'subject',
        askers: 0,
        prior: rule.prior,
        rarity: 0,
        ...(rule.isGeneral ? { onlyIfAsked: true } : {}),
      },
    ];
  });
}

/** Price and stock: only what many shoppers ask for comes onto a page, because it stands there anyway. */
export function volatileCandidates(asking: Asking, askers: { price: number; stock: number }): FaqCandidate[] {
  const leastAskers = 5;
  const { patterns } = asking.phrasebook;
  return (['price', 'stock'] as const).flatMap((key): FaqCandidate[] => {
    if (askers[key] < leastAskers) return [];
    const wordings = (patterns[key] ?? []).map((pattern) => fillPattern(pattern, asking.name));
    return [{ kind: 'volatile', wordings, topic: key, askers: askers[key], prior: 0.3, rarity: 0 }];
  });
}
