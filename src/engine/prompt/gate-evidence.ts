import { once } from '../../memo/kept.ts';
import type { GateEvidence } from '../gate/types.ts';
import type { Evidence } from './evidence.ts';

/** A block that a model was shown as the gate reads it: what the shop stores, with its typed fields. */
export function gateEvidence({
  id,
  source,
  heading,
  stored: text,
  locale,
  trust,
  view,
  factsOf,
}: Evidence): GateEvidence {
  const product = view?.product;
  const shown: GateEvidence = {
    id,
    title: source.title,
    text,
    locale,
    trust,
    heading: heading || undefined,
    productId: product?.productId,
    brand: product?.brand,
  };
  if (factsOf === undefined) return shown;
  const facts = once(factsOf);
  return {
    ...shown,
    get facts() {
      return facts();
    },
  };
}
