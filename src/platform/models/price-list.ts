import type { Provider, TokenPrice, TokenUsage } from './models.ts';

/** List prices of a provider: the page they stand on, and the month for which they were last confirmed, where that is known. */
type PriceGroup = { source: string; checked?: string; prices: readonly [start: string, TokenPrice][] };

function price(input: number, output: number, cachedInput: number): TokenPrice {
  return { input, output, cachedInput };
}

/**
 * What a million tokens cost, in US dollars, by the beginning of the model's name, longer beginnings first: for caps to hold
 * from the first call on. Where a price depends on the length of the prompt, that of prompts as long as ours. Prices change; the
 * settings say better ones.
 */
const priceGroups: readonly PriceGroup[] = [
  {
    source: 'https://developers.openai.com/api/docs/pricing',
    checked: '2026-06',
    prices: [
      ['gpt-5-nano', price(0.05, 0.4, 0.005)],
      ['gpt-5-mini', price(0.25, 2, 0.025)],
      ['gpt-5-pro', price(15, 120, 15)],
      ['gpt-5', price(1.25, 10, 0.125)],
      ['gpt-5.4', price(2.5, 15, 2.5)],
      ['gpt-5.1', price(1.25, 10, 0.125)],
      ['gpt-4.1-nano', price(0.1, 0.4, 0.025)],
      ['gpt-4.1-mini', price(0.4, 1.6, 0.1)],
      ['gpt-4.1', price(2, 8, 0.5)],
      ['gpt-4o-mini', price(0.15, 0.6, 0.075)],
      ['gpt-4o', price(2.5, 10, 1.25)],
      ['text-embedding-3-small', price(0.02, 0, 0.02)],
      ['text-embedding-3-large', price(0.13, 0, 0.13)],
    ],
  },
  {
    source: 'https://platform.claude.com/docs/en/about-claude/pricing',
    checked: '2026-10',
    prices: [
      ['claude-haiku-5-5', price(0.1, 0.5, 0.01)],
      ['claude-haiku', price(1, 5, 0.1)],
      ['claude-3-5-haiku', price(0.8, 4, 0.08)],
      ['claude-sonnet-5-5', price(2, 10, 0.1)],
      ['claude-sonnet-5', price(2, 10, 0.2)],
      ['claude-sonnet', price(3, 15, 0.3)],
      ['claude-opus-5-5', price(4, 20, 0.2)],
      ['claude-opus-5', price(5, 25, 0.5)],
      ['claude-opus-4-5', price(5, 25, 0.5)],
      ['claude-opus-4-6', price(5, 25, 0.5)],
      ['claude-opus-4-7', price(5, 25, 0.5)],
      ['claude-opus-4-8', price(5, 25, 0.5)],
      ['claude-opus', price(15, 75, 1.5)],
    ],
  },
  {
    source: 'https://ai.google.dev/gemini-api/docs/pricing',
    prices: [
      ['gemini-2.5-flash-lite', price(0.1, 0.4, 0.025)],
      ['gemini-2.5-flash', price(0.3, 2.5, 0.075)],
      // Of longer prompts, which cost twice as much: rather too much.
      ['gemini-2.5-pro', price(2.5, 15, 0.625)],
    ],
  },
];

/** For a model of a hosted provider that nobody named a price for: rather too much, so that a cap holds. */
const unknownPrice: TokenPrice = { input: 5, output: 25, cachedInput: 5 };
const noPrice: TokenPrice = { input: 0, output: 0, cachedInput: 0 };

/** "gpt-5-2025-08-07" is a gpt-5, "gpt-5.5" is none. */
function isOfFamily(model: string, start: string): boolean {
  return model.startsWith(start) && !/^[\p{L}\p{N}.]/u.test(model.slice(start.length));
}

/** What a model costs: as its setting says, else as listed; a server of one's own costs nothing unless a price is set. */
export function priceOf({ kind, model, price }: Pick<Provider, 'kind' | 'model' | 'price'>): TokenPrice {
  if (price) return price;
  if (kind === 'openai-compatible') return noPrice;
  const listed = priceGroups
    .flatMap(({ prices }) => prices)
    .filter(([start]) => isOfFamily(model, start))
    .toSorted(([a], [b]) => b.length - a.length)[0];
  return listed?.[1] ?? unknownPrice;
}

/** The cost of a call in millionths of the currency's unit, rounded up. */
export function costMicros(
  price: TokenPrice,
  { inputTokens, cachedTokens, outputTokens }: TokenUsage,
): number {
  const fresh = inputTokens - cachedTokens;
  return Math.ceil(fresh * price.input + cachedTokens * price.cachedInput + outputTokens * price.output);
}
