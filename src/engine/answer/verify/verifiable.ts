/** The parts of an answer body that can be verified, in wire names (contract §2.1). */
export type VerifiableAnswer = {
  resultText: string;
  locale: string;
  claims: readonly { start: number; end: number; sources: readonly number[] }[];
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
  /** Counts that the body states as data (total, number of products). */
  counts: readonly number[];
};

type Json = Readonly<Record<string, unknown>>;

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function objects(value: unknown): Json[] {
  return Array.isArray(value) ? value.filter(isObject) : [];
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function integer(value: unknown): number {
  return typeof value === 'number' && Number.isInteger(value) ? value : -1;
}

/** Reads a send_message, search or FAQ answer body; a value that is none of them gives `undefined`. */
export function readVerifiable(body: unknown): VerifiableAnswer | undefined {
  if (!isObject(body) || typeof body['result_text'] !== 'string') return undefined;
  const products = [
    ...objects(body['products']),
    ...objects(body['alternatives']).flatMap((group) => objects(group['products'])),
  ];
  const total = integer(body['total']);
  return {
    resultText: body['result_text'],
    locale: text(body['locale']) || 'en',
    claims: objects(body['claims']).map((claim) => ({
      start: integer(claim['start']),
      end: integer(claim['end']),
      sources: Array.isArray(claim['sources']) ? claim['sources'].map(integer) : [],
    })),
    sources: objects(body['sources']).map((source) => ({
      sourceId: text(source['source_id']),
      title: text(source['title']),
      ...(typeof source['url'] === 'string' ? { url: source['url'] } : {}),
      quote: text(source['quote']),
      start: integer(source['start']),
      end: integer(source['end']),
      hash: text(source['hash']),
    })),
    productTitles: products.map((product) => text(product['title'])).filter((title) => title !== ''),
    counts: [...(total >= 0 ? [total] : []), products.length],
  };
}
