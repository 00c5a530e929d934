import { type ProductView, viewProduct } from '../../../engine/answer/product-view.ts';
import type { Product } from '../../../engine/catalog/product.ts';
import { shortFieldClaim, shortOptionsClaim } from '../../../engine/faq/made/short-answer.ts';
import type { Claim, Support } from '../../../engine/say/answer.ts';
import { type Voice, voiceFor } from '../../../engine/say/voice.ts';
import { snapshotHash } from '../../../platform/ids/hash.ts';
import type { Quotable } from './stated-answer.ts';

function pathsOf(support: readonly Support[]): string[] {
  return support.flatMap((entry) => (entry.kind === 'field' && entry.path !== 'title' ? [entry.path] : []));
}

function shortClaim(view: ProductView, claim: Claim, question: string, voice: Voice): Claim | undefined {
  const paths = pathsOf(claim.support);
  if (paths.length === 0) return undefined;
  const field = view.fields.find(({ facts }) => {
    const own = new Set(facts.map(({ path }) => path));
    return paths.every((path) => own.has(path));
  });
  return field ? shortFieldClaim(view, field, question, voice) : shortOptionsClaim(view, paths, voice);
}

/** The answer that one field of the product gives, without naming the product again; every other answer as it is. */
export function shortened(answered: Quotable, product: Product, question: string): Quotable {
  const { answer } = answered;
  const [claim, ...others] = answer.claims;
  const isOfField = answer.route === 'attribute' || answer.route === 'variant';
  if (!isOfField || answer.status !== 'answered' || !claim || others.length > 0) return answered;
  const view = viewProduct(product, snapshotHash);
  const short = shortClaim(view, claim, question, voiceFor(answer.locale, []));
  return short ? { ...answered, answer: { ...answer, claims: [short] } } : answered;
}
