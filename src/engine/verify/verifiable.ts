import type { RenderedClaim } from '../say/answer.ts';
import { isJsonObject, jsonObjects } from '../text/values/json-value.ts';

/** A claim as a body has it; one of no known kind is read as a fact, and what was computed may be anything. */
export type VerifiableClaim = Omit<RenderedClaim, 'computed'> & {
  computed?: readonly { operation: string; value: number; sources: readonly number[] }[];
};

/** The parts of an answer body that can be verified, in wire names. */
export type VerifiableAnswer = {
  resultText: string;
  /** `llm`: its sentences are a model's own words, so only what they state is compared, not how. */
  engine?: string;
  locale: string;
  claims: readonly VerifiableClaim[];
  sources: readonly {
    sourceId: string;
    title: string;
    url?: string;
    quote: string;
    start: number;
    end: number;
    hash: string;
  }[];
  /** Titles of the products that the body lists. */
  productTitles: readonly string[];
};

const kinds = ['quote', 'computed', 'paraphrase'] as const;

function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function integer(value: unknown): number {
  return typeof value === 'number' && Number.isInteger(value) ? value : -1;
}

function integers(value: unknown): number[] {
  return Array.isArray(value) ? value.map(integer) : [];
}

/** Reads a send_message, search or FAQ answer body; a value that is none of them gives `undefined`. */
export function readVerifiable(body: unknown): VerifiableAnswer | undefined {
  if (!isJsonObject(body) || typeof body['result_text'] !== 'string') return undefined;
  const products = [
    ...jsonObjects(body['products']),
    ...jsonObjects(body['alternatives']).flatMap((group) => jsonObjects(group['products'])),
  ];
  return {
    resultText: body['result_text'],
    engine: text(body['engine']),
    locale: text(body['locale']) || 'en',
    claims: jsonObjects(body['claims']).map((claim) => ({
      start: integer(claim['start']),
      end: integer(claim['end']),
      kind: kinds.find((kind) => kind === claim['kind']) ?? 'fact',
      sources: integers(claim['sources']),
      computed: jsonObjects(claim['computed']).map((step) => ({
        operation: text(step['operation']),
        value: typeof step['value'] === 'number' ? step['value'] : Number.NaN,
        sources: integers(step['sources']),
      })),
    })),
    sources: jsonObjects(body['sources']).map((source) => ({
      sourceId: text(source['source_id']),
      title: text(source['title']),
      url: text(source['url']) || undefined,
      quote: text(source['quote']),
      start: integer(source['start']),
      end: integer(source['end']),
      hash: text(source['hash']),
    })),
    productTitles: products.map((product) => text(product['title'])).filter((title) => title !== ''),
  };
}
