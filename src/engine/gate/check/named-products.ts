import type { PreparedEvidence } from '../open-gate.ts';
import { heldBy, wordBag, wordsIn } from '../read/words.ts';
import type { GateClaim } from './claim.ts';

/** Words of a product's title that no other cited product has in its title. */
function namesOf(one: PreparedEvidence, { cited, words, gate }: GateClaim): boolean {
  const { isWord } = gate;
  const { title, locale } = one.evidence;
  const others = cited.filter(
    ({ evidence }) => evidence.productId !== undefined && evidence.productId !== one.evidence.productId,
  );
  const elsewhere = wordBag(
    others.flatMap(({ evidence }) => wordsIn(evidence.title, evidence.locale, isWord)),
  );
  const own = wordsIn(title, locale, isWord).filter((word) => !word.isStop && heldBy(elsewhere, word) === 0);
  const said = wordBag(words.filter(({ isStop }) => !isStop));
  return own.some((word) => word.keys.some((key) => said.keys.has(key)));
}

/** The cited products that a sentence names; all other cited evidence of products says nothing about them. */
export function namedProducts(claim: GateClaim): PreparedEvidence[] {
  return claim.cited.filter((one) => one.evidence.productId !== undefined && namesOf(one, claim));
}

/** What may bear out the sentence: of several cited products those that it names, and every page. */
export function nearestEvidence(claim: GateClaim): readonly PreparedEvidence[] {
  const products = new Set(claim.cited.flatMap(({ evidence }) => evidence.productId ?? []));
  if (products.size < 2) return claim.cited;
  const named = new Set(namedProducts(claim).map(({ evidence }) => evidence.productId));
  if (named.size === 0) return claim.cited;
  return claim.cited.filter(
    ({ evidence }) => evidence.productId === undefined || named.has(evidence.productId),
  );
}

/** Whether the sentence goes on about another product than the one before it without naming it. */
export function changesProduct(claim: GateClaim, before: readonly string[]): boolean {
  const own = new Set(claim.cited.flatMap(({ evidence }) => evidence.productId ?? []));
  if (own.size === 0 || before.length === 0 || before.some((id) => own.has(id))) return false;
  return namedProducts(claim).length === 0;
}
