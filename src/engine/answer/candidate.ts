import type { Product } from '../catalog/product.ts';
import type { Claim } from './answer.ts';

/** What a question can be about; each route has one handler and one calibration. */
export type Route =
  | 'smalltalk'
  | 'attribute'
  | 'price_stock'
  | 'variant'
  | 'faq'
  | 'policy'
  | 'kb'
  | 'product_text'
  | 'compare'
  | 'search'
  | 'order'
  | 'human'
  | 'offtopic';

/** How sure an answer is: asserted, quoted as the closest found, or not given. */
export type Band = 'answer' | 'closest' | 'abstain';

/** One possible answer with what it is worth. */
export type Candidate = {
  route: Route;
  /** Estimated chance that it answers the question, 0 to 1. */
  confidence: number;
  band: Band;
  claims: readonly Claim[];
  /** Language tag of what is quoted; absent when nothing is. */
  quotedLocale?: string;
  /** Products named in the claims, in order. */
  products: readonly Product[];
  /** Ids of the passages shown. */
  passages: readonly string[];
  features: Readonly<Record<string, number>>;
  /** Merchant-approved text wins ties. */
  approved?: boolean;
  /** Words of the question that no text of the shop mentions: the claims are what there is on the topic. */
  unmentioned?: readonly string[];
  /** The question is worded exactly as the one that was made of what the claims say. */
  made?: boolean;
};
