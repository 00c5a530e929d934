import { entriesOf } from '../../engine/text/phrases/entries.ts';
import { packagedEncoderName } from '../models/encoder/packaged-encoder.ts';
import type { ModelConfig, ProviderSetting, TokenPrice } from '../models/models.ts';

type Values = ReadonlyMap<string, string | undefined>;

const chatting = ['AISLE_MODEL', 'AISLE_MODEL_SECOND'] as const;
const prefixes = [...chatting, 'AISLE_MODEL_EMBEDDING', 'AISLE_MODEL_RERANKING'] as const;

/** `0.15,0.60,0.075` as prices; without the third what is cached costs as much as what is not. */
function priceOf(text: string): TokenPrice {
  const [input = 0, output = 0, cachedInput = input] = text.split(',').map(Number);
  return { input, output, cachedInput };
}

function settingOf(values: Values, prefix: string): ProviderSetting[] {
  const kind = (values.get(`${prefix}_PROVIDER`) ?? 'openai-compatible') as ProviderSetting['kind'];
  const model = values.get(`${prefix}_NAME`) ?? (kind === 'packaged' ? packagedEncoderName : undefined);
  if (model === undefined) return [];
  const baseUrl = values.get(`${prefix}_URL`);
  const apiKey = values.get(`${prefix}_KEY`);
  const price = values.get(`${prefix}_PRICE`);
  return [
    {
      kind,
      model,
      ...(baseUrl === undefined ? {} : { baseUrl }),
      ...(apiKey === undefined ? {} : { apiKey }),
      ...(price === undefined ? {} : { price: priceOf(price) }),
    },
  ];
}

/** What is missing from variables that are right one by one. */
export function modelProblems(values: Values): string[] {
  return prefixes.flatMap((prefix) => {
    if (values.get(`${prefix}_NAME`) !== undefined) return [];
    const given = ['PROVIDER', 'URL', 'KEY'].filter((part) => values.get(`${prefix}_${part}`) !== undefined);
    // One that only says how a model of a company is reached is a common mistake: nothing would use it.
    return given.length < 2 ? [] : [`${prefix}_NAME must be set, because ${prefix}_${given[0]} is.`];
  });
}

/** The language models of the server and what they may cost. */
export function readModelConfig(values: Values): ModelConfig {
  const micros = (name: string) => {
    const text = values.get(name);
    return text === undefined ? undefined : Math.round(Number(text) * 1_000_000);
  };
  const count = (name: string) => {
    const text = values.get(name);
    return text === undefined ? undefined : Number(text);
  };
  const caps = {
    dailyMicros: micros('AISLE_MODEL_DAILY_BUDGET'),
    monthlyMicros: micros('AISLE_MODEL_MONTHLY_BUDGET'),
    dailyTokens: count('AISLE_MODEL_DAILY_TOKENS'),
    monthlyTokens: count('AISLE_MODEL_MONTHLY_TOKENS'),
  };
  const [embedding] = settingOf(values, 'AISLE_MODEL_EMBEDDING');
  const [reranking] = settingOf(values, 'AISLE_MODEL_RERANKING');
  const known = Object.entries(caps).filter(([, value]) => value !== undefined);
  return {
    providers: chatting.flatMap((prefix) => settingOf(values, prefix)),
    ...(embedding === undefined ? {} : { embedding }),
    ...(reranking === undefined ? {} : { reranking }),
    timeoutMs: Number(values.get('AISLE_MODEL_TIMEOUT_MS')),
    likenessMs: Number(values.get('AISLE_MODEL_LIKENESS_MS')),
    currency: values.get('AISLE_MODEL_CURRENCY') ?? 'USD',
    caps: Object.fromEntries(known),
    allowPrivate: entriesOf(values.get('AISLE_MODEL_ALLOW_PRIVATE') ?? '', ','),
  };
}
