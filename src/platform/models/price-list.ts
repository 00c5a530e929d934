import type { Provider, TokenPrice, TokenUsage } from './models.ts';

/**
 * What a million tokens cost, in US dollars, by the beginning of the model's name: list prices as last looked up, for
 * caps to hold from the first call on. Prices change; the settings say better ones.
 */
const knownPrices: readonly [string, TokenPrice][] = [
  ['gpt-5-nano', { input: 0.05, output: 0.4, cachedInput: 0.005 }],
  ['gpt-5-mini', { input: 0.25, output: 2, cachedInput: 0.025 }],
  ['gpt-5', { input: 1.25, output: 10, cachedInput: 0.125 }],
  ['gpt-4.1-nano', { input: 0.1, output: 0.4, cachedInput: 0.025 }],
  ['gpt-4.1-mini', { input: 0.4, output: 1.6, cachedInput: 0.1 }],
  ['gpt-4.1', { input: 2, output: 8, cachedInput: 0.5 }],
  ['gpt-4o-mini', { input: 0.15, output: 0.6, cachedInput: 0.075 }],
  ['gpt-4o', { input: 2.5, output: 10, cachedInput: 1.25 }],
  ['claude-haiku', { input: 1, output: 5, cachedInput: 0.1 }],
  ['claude-3-5-haiku', { input: 0.8, output: 4, cachedInput: 0.08 }],
  ['claude-sonnet', { input: 3, output: 15, cachedInput: 0.3 }],
  ['gemini-2.5-flash-lite', { input: 0.1, output: 0.4, cachedInput: 0.025 }],
  ['gemini-2.5-flash', { input: 0.3, output: 2.5, cachedInput: 0.075 }],
  ['gemini-2.5-pro', { input: 2.5, output: 15, cachedInput: 0.625 }],
];

/** For a model of a hosted provider that nobody named a price for: rather too much, so that a cap holds. */
const unknownPrice: TokenPrice = { input: 5, output: 25, cachedInput: 5 };
const noPrice: TokenPrice = { input: 0, output: 0, cachedInput: 0 };

/** What a model costs: as its setting says, else as listed; a server of one's own costs nothing unless a price is set. */
export function priceOf({ kind, model, price }: Pick<Provider, 'kind' | 'model' | 'price'>): TokenPrice {
  if (price) return price;
  if (kind === 'openai-compatible') return noPrice;
  const listed = knownPrices.find(([start]) => model.startsWith(start));
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
