import type { Variable } from './schema.ts';

const hostPattern = /^[A-Za-z0-9.:_[\]-]{1,253}$/;
const addressPattern = /^https?:\/\/[^\s?#]+$/;
const moneyPattern = /^\d{1,9}(?:\.\d{1,6})?$/;

/** The first or the second model of the server. */
function provider(
  prefix: string,
  which: string,
  kinds = 'openai-compatible|openai|anthropic|google',
): Variable[] {
  return [
    {
      name: `${prefix}_PROVIDER`,
      description: `Protocol of the ${which} model: ${kinds.replaceAll('|', ', ').replace('compatible', 'compatible (Ollama, vLLM, llama.cpp)')}.`,
      kind: 'text',
      example: 'openai-compatible',
      pattern: new RegExp(`^(?:${kinds})$`),
      expected: kinds.replaceAll('|', ', '),
    },
    {
      name: `${prefix}_URL`,
      description: `Address of the ${which} model, which may be private; unset = the provider’s own, or a local Ollama.`,
      kind: 'text',
      example: 'http://127.0.0.1:11434/v1',
      pattern: addressPattern,
      expected: 'an http or https address',
    },
    {
      name: `${prefix}_NAME`,
      description: `Name of the ${which} model; unset = none.`,
      kind: 'text',
      example: 'qwen3:8b',
      pattern: /^\S{1,200}$/,
      expected: 'a name without spaces',
    },
    {
      name: `${prefix}_KEY`,
      description: `API key of the ${which} model; a local one needs none.`,
      kind: 'text',
      example: 'sk-…',
      secret: true,
      pattern: /^[\x21-\x7e]{1,500}$/,
      expected: 'a key without spaces',
    },
    {
      name: `${prefix}_PRICE`,
      description: `What a million tokens of the ${which} model cost: read, written, read again from the provider’s cache. Unset = the built-in list.`,
      kind: 'text',
      example: '0.15,0.60,0.075',
      pattern: /^\d{1,6}(?:\.\d{1,6})?(?:,\d{1,6}(?:\.\d{1,6})?){1,2}$/,
      expected: 'two or three amounts: input, output, cached input',
    },
  ];
}

function cap(name: string, description: string, kind: 'money' | 'tokens'): Variable {
  return kind === 'money'
    ? {
        name,
        description,
        kind: 'text',
        example: '20.00',
        pattern: moneyPattern,
        expected: 'an amount such as 20.00',
      }
    : {
        name,
        description,
        kind: 'integer',
        example: '5000000',
        minimum: 1,
        expected: 'a whole number of tokens',
      };
}

/** The variables of language models. */
export function modelVariables(): readonly Variable[] {
  return [
    ...provider('AISLE_MODEL', 'first'),
    ...provider('AISLE_MODEL_SECOND', 'second'),
    ...provider('AISLE_MODEL_EMBEDDING', 'embedding', 'openai-compatible|openai|google|packaged'),
    ...provider('AISLE_MODEL_RERANKING', 'reranking').filter(
      // There is one protocol for it, and what it costs is not counted.
      ({ name }) => !/_(?:PROVIDER|PRICE)$/.test(name),
    ),
    {
      name: 'AISLE_MODEL_TIMEOUT_MS',
      description:
        'How long a message may wait for language models before the embedded engine answers; longer than 8 s is for trials.',
      kind: 'integer',
      default: '8000',
      example: '8000',
      minimum: 500,
      maximum: 3_600_000,
      expected: 'milliseconds from 500 to 3600000',
    },
    {
      name: 'AISLE_MODEL_LIKENESS_MS',
      description:
        'How long a message waits for the embedding model, and again for the reranking one, before it is ranked by words alone.',
      kind: 'integer',
      default: '150',
      example: '150',
      minimum: 10,
      maximum: 5_000,
      expected: 'milliseconds from 10 to 5000',
    },
    {
      name: 'AISLE_MODEL_CURRENCY',
      description: 'Currency of the prices and of the caps on spending.',
      kind: 'text',
      default: 'USD',
      example: 'USD',
      pattern: /^[A-Z]{3}$/,
      expected: 'a currency code such as USD',
    },
    cap(
      'AISLE_MODEL_DAILY_BUDGET',
      'Most that all companies together may spend on models a day (UTC).',
      'money',
    ),
    cap(
      'AISLE_MODEL_MONTHLY_BUDGET',
      'Most that all companies together may spend on models a month.',
      'money',
    ),
    cap('AISLE_MODEL_DAILY_TOKENS', 'Most tokens that all companies together may use a day.', 'tokens'),
    cap('AISLE_MODEL_MONTHLY_TOKENS', 'Most tokens that all companies together may use a month.', 'tokens'),
    {
      name: 'AISLE_MODEL_ALLOW_PRIVATE',
      description: 'Private hosts that companies may name as the address of a model of their own.',
      kind: 'list',
      default: '',
      example: 'localhost:11434,models.intranet',
      pattern: hostPattern,
      expected: 'host names or addresses, with a port where it is not 80 or 443',
    },
  ];
}
