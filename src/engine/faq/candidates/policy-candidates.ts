import type { Product } from '../../catalog/product.ts';
import { anyOfAll } from '../../language/pack.ts';
import type { PolicyTopic } from '../wording/phrasebook.ts';
import { fillPattern } from '../wording/product-name.ts';
import type { Asking } from './attribute-candidates.ts';
import type { FaqCandidate } from './candidate.ts';

/** Below what the product itself states: rules are the same on every page. */
const priors: Readonly<Record<PolicyTopic, number>> = {
  returns: 0.5,
  warranty: 0.48,
  delivery_time: 0.47,
  shipping_cost: 0.46,
  size_guide: 0.52,
  exchange: 0.4,
  return_cost: 0.3,
  repair: 0.24,
  payment: 0.22,
  pickup: 0.2,
};

/** Rules that hardly differ from one product to another: they come onto a page only where shoppers ask for them. */
const general: ReadonlySet<PolicyTopic> = new Set(['return_cost', 'payment', 'pickup']);

/** Rules that differ from one kind of product to another. */
const ofKind: ReadonlySet<PolicyTopic> = new Set(['size_guide', 'exchange', 'repair']);

/** Two questions of one topic never stand among the first ones of a page. */
const topics: Partial<Record<PolicyTopic, string>> = {
  return_cost: 'returns',
  exchange: 'returns',
  delivery_time: 'delivery',
  shipping_cost: 'delivery',
  size_guide: 'size',
};

const sizeAttribute = new RegExp(
  anyOfAll('fields', ({ size, sizePart }) => sizePart ?? size),
  'iu',
);

function comesInSizes(product: Pick<Product, 'variants'>): boolean {
  return product.variants.some(({ attributes }) =>
    Object.keys(attributes).some((name) => sizeAttribute.test(name)),
  );
}

/** Questions about the shop's rules that matter for this product; those the shop says nothing about will not be answered. */
export function policyCandidates(product: Pick<Product, 'variants'>, asking: Asking): FaqCandidate[] {
  const sized = comesInSizes(product);
  return (Object.entries(priors) as [PolicyTopic, number][]).flatMap(([topic, prior]): FaqCandidate[] => {
    const patterns = asking.phrasebook.policies[topic];
    if (!patterns || (!sized && (topic === 'exchange' || topic === 'size_guide'))) return [];
    return [
      {
        kind: 'policy',
        wordings: patterns.map((pattern) => fillPattern(pattern, asking.name)),
        topic: topics[topic] ?? topic,
        fromTexts: ofKind.has(topic) ? 'product' : 'subject',
        askers: 0,
        prior,
        rarity: 0,
        ...(general.has(topic) ? { onlyIfAsked: true } : {}),
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
