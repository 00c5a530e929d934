import { factSheet } from '../../../engine/catalog/fact-sheet.ts';
import type { Product } from '../../../engine/catalog/product.ts';
import type { Claim, Support } from '../../../engine/say/answer.ts';
import { spansOf } from '../../../engine/say/render.ts';
import { oncePer } from '../../../memo/once-per.ts';
import { sha256Hex } from '../../../platform/ids/hash.ts';
import type { FaqFact } from '../../faq-lookup/faq-types.ts';

type Span = Exclude<Support, { kind: 'computed' }>;

const sheetOf = oncePer(factSheet);

/** The places in texts that a claim rests on, computed ones by their inputs. */
export function supportSpansOf(claims: readonly Claim[]): Span[] {
  return claims.flatMap(({ support }) => support.flatMap(spansOf));
}

/** The document that a span cites, or `undefined` when it cites something else. */
export function documentIdOf(span: Span): string | undefined {
  const { sourceId } = span.source;
  return sourceId.startsWith('document:') ? sourceId.slice('document:'.length) : undefined;
}

/** Paths of the fact sheet that a span of it covers or lies in. */
export function pathOf(span: Span, product: Product): string | undefined {
  if (span.kind === 'field') return span.path;
  if (span.source.sourceId !== `product:${product.productId}`) return undefined;
  return sheetOf(product).facts.find(({ start, end }) => start <= span.start && span.end <= end)?.path;
}

const volatilePath = /(?:^|\.)(?:price|list_price|availability)$/u;

/** Whether an answer states a price or a stock, which are never stored. */
export function statesVolatileFacts(claims: readonly Claim[], product: Product | undefined): boolean {
  return supportSpansOf(claims).some((span) => {
    const path = product ? pathOf(span, product) : span.kind === 'field' ? span.path : undefined;
    return path !== undefined && volatilePath.test(path);
  });
}

function productFact(span: Span, product: Product): FaqFact[] {
  const path = pathOf(span, product);
  if (path === undefined) return [];
  const line = sheetOf(product).facts.find((fact) => fact.path === path);
  const fact = { kind: 'product', entityId: product.productId, factHash: sha256Hex(span.quote) } as const;
  if (line?.start === span.start && line.end === span.end) return [{ ...fact, path }];
  // Several pieces of one line are several facts; a path holds no line feed.
  return [{ ...fact, path: `${path}\n${fact.factHash.slice(0, 16)}`, quote: span.quote }];
}

/**
 * The facts that an answer's claims rest on, once each. `products` are those the answer may cite, as they were when it
 * was made; what is cited of others binds nothing.
 */
export function factsOfAnswer(claims: readonly Claim[], products: readonly Product[]): FaqFact[] {
  const facts = supportSpansOf(claims).flatMap((span): FaqFact[] => {
    const documentId = documentIdOf(span);
    if (documentId !== undefined) {
      const factHash = sha256Hex(span.quote);
      return [{ kind: 'document', entityId: documentId, path: factHash, factHash, quote: span.quote }];
    }
    const product = products.find(({ productId }) => span.source.sourceId === `product:${productId}`);
    return product ? productFact(span, product) : [];
  });
  return [...new Map(facts.map((fact) => [`${fact.kind}\n${fact.entityId}\n${fact.path}`, fact])).values()];
}

const letterOrDigit = /[\p{L}\p{M}\p{N}]/u;

/** Whether a text still holds the quoted words as they stand: "20 cm" is not in "120 cm". */
function holds(text: string, quote: string): boolean {
  for (let at = text.indexOf(quote); at >= 0 && quote !== ''; at = text.indexOf(quote, at + 1)) {
    const [before, after] = [text[at - 1] ?? '', text[at + quote.length] ?? ''];
    const opens = letterOrDigit.test(quote[0]!) && letterOrDigit.test(before);
    const goesOn = letterOrDigit.test(quote.at(-1)!) && letterOrDigit.test(after);
    if (!opens && !goesOn) return true;
  }
  return false;
}

/** Whether a fact is still so in the present record of its product or document. */
export function factStands(fact: FaqFact, now: { product?: Product; text?: string }): boolean {
  if (fact.kind === 'document') return holds(now.text ?? '', fact.quote ?? '');
  if (!now.product) return false;
  const sheet = sheetOf(now.product);
  const path = fact.path.split('\n')[0];
  const line = sheet.facts.find((entry) => entry.path === path);
  if (!line) return false;
  const text = sheet.text.slice(line.start, line.end);
  return fact.quote === undefined ? sha256Hex(text) === fact.factHash : holds(text, fact.quote);
}
