import { parseTarget } from '../../platform/fetcher/target.ts';
import {
  below,
  type FieldPlace,
  fault,
  readBoolean,
  readObject,
  readRequiredText,
  readText,
} from '../validation/read-fields.ts';
import type { OwnModel, Settings } from './settings.ts';

/** A model of the company's own in wire names. `api_key` is sealed once it is stored, and never shown. */
export type ModelDocument = {
  provider: OwnModel['provider'];
  base_url: string | null;
  name: string | null;
  api_key: string;
  api_key_set: boolean;
  price: { input: number; output: number; cached_input: number } | null;
};

export type ModelGroup = { enabled: boolean; first: ModelDocument; second: ModelDocument };

export const modelProviders = ['openai-compatible', 'openai', 'anthropic', 'google'] as const;
const longest = { name: 200, key: 500, url: 2_048 };
const mostPrice = 1_000_000;

function toDocument({ provider, baseUrl, name, sealedKey, price }: OwnModel): ModelDocument {
  return {
    provider,
    base_url: baseUrl,
    name,
    api_key: sealedKey,
    api_key_set: sealedKey !== '',
    price: price && { input: price.input, output: price.output, cached_input: price.cachedInput },
  };
}

function fromDocument({
  provider,
  base_url: baseUrl,
  name,
  api_key: sealedKey,
  price,
}: ModelDocument): OwnModel {
  return {
    provider,
    baseUrl,
    name,
    sealedKey,
    price: price && { input: price.input, output: price.output, cachedInput: price.cached_input },
  };
}

/** The group of the settings document that says which models answer. */
export function modelGroup({ enabled, first, second }: Settings['model']): ModelGroup {
  return { enabled, first: toDocument(first), second: toDocument(second) };
}

/** The models of a document whose values have been checked. */
export function ownModelsOf({ enabled, first, second }: ModelGroup): Settings['model'] {
  return { enabled, first: fromDocument(first), second: fromDocument(second) };
}

/** A model as it is shown. */
export function withoutKey({ api_key: _key, ...shown }: ModelDocument): Omit<ModelDocument, 'api_key'> {
  return shown;
}

function readProvider(given: unknown, at: FieldPlace): ModelDocument['provider'] | undefined {
  const known = modelProviders.find((name) => name === given);
  return known ?? fault(at, 'format', `must be one of ${modelProviders.join(', ')}`);
}

/** The address of an interface: its spelling is checked here, where it leads to when it is called. */
function readAddress(given: unknown, at: FieldPlace): string | undefined {
  const text = readText(given, at, longest.url);
  if (text === undefined) return undefined;
  const url = URL.parse(text);
  const isPlain =
    url && /^https?:$/u.test(url.protocol) && url.username === '' && url.search === '' && url.hash === '';
  if (!isPlain)
    return fault(at, 'invalid_url', 'must be an http or https address such as https://api.example/v1');
  return text.replace(/\/+$/u, '');
}

/** Whether an address is one that companies may name: public by its spelling, or of a host that the operator allows. */
export function isAllowedAddress(address: string, allowPrivate: readonly string[]): boolean {
  return parseTarget(address, new Set(allowPrivate.map((host) => host.toLowerCase()))) !== undefined;
}

function readAmount(given: unknown, at: FieldPlace): number {
  const isAmount = typeof given === 'number' && Number.isFinite(given) && given >= 0 && given <= mostPrice;
  if (!isAmount) fault(at, 'range', 'must be the price of a million tokens, 0 or more');
  return isAmount ? given : 0;
}

function readPrice(given: unknown, at: FieldPlace): ModelDocument['price'] | undefined {
  const price = readObject(given, at);
  if (!price) return undefined;
  const input = readAmount(price['input'], below(at, 'input'));
  const cached = price['cached_input'] ?? input;
  return {
    input,
    output: readAmount(price['output'], below(at, 'output')),
    cached_input: readAmount(cached, below(at, 'cached_input')),
  };
}

function readKey(given: unknown, at: FieldPlace): string | undefined {
  const text = readRequiredText(given, at, longest.key);
  if (text === undefined || /^[\x21-\x7e]+$/.test(text)) return text;
  return fault(at, 'format', 'must be a key without spaces');
}

const value = (initial: unknown, read: (value: unknown, at: FieldPlace) => unknown) => ({
  kind: 'value' as const,
  read,
  initial,
});

const oneModel = {
  kind: 'group' as const,
  fields: {
    provider: value(null, readProvider),
    base_url: value(null, readAddress),
    name: value(null, (given, at) => readRequiredText(given, at, longest.name)),
    api_key: value('', readKey),
    api_key_set: { kind: 'read_only' as const },
    price: value(null, readPrice),
  },
};

/** The fields of `model` with their checks and defaults. */
export const modelFields = {
  kind: 'group' as const,
  fields: { enabled: value(true, readBoolean), first: oneModel, second: oneModel },
};
