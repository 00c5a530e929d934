import type { ProviderHealth } from './provider-health.ts';

/**
 * The wire protocols that are spoken. `openai-compatible` is what local servers offer (Ollama, vLLM, llama.cpp); `packaged` is
 * no wire: the English encoder of an optional package, in a thread of the process, for vectors alone.
 */
export type ProviderKind = 'openai-compatible' | 'openai' | 'anthropic' | 'google' | 'packaged';

/** What a million tokens cost, in whole units of the currency. */
export type TokenPrice = { input: number; output: number; cachedInput: number };

/** A model and how it is reached, as an operator or a company sets it. */
export type ProviderSetting = {
  kind: ProviderKind;
  /** Absent = the provider's own. */
  baseUrl?: string;
  model: string;
  apiKey?: string;
  /** Absent = as the built-in list says. */
  price?: TokenPrice;
};

/** A model that can be called. The operator's own may have a private address. */
export type Provider = ProviderSetting & { isOperators: boolean };

/** Caps on spending: money in millionths of the currency's unit. Absent = none. */
export type SpendCaps = {
  dailyMicros?: number;
  monthlyMicros?: number;
  dailyTokens?: number;
  monthlyTokens?: number;
};

/** The operator's settings of language models. */
export type ModelConfig = {
  /** In the order in which they are tried; for companies that have none of their own. */
  providers: readonly ProviderSetting[];
  /** Makes vectors of texts and messages; absent = likeness of meaning is not looked at. */
  embedding?: ProviderSetting;
  /** Judges how well texts answer a message, where it is set. */
  reranking?: ProviderSetting;
  /** How long one message may wait for models. */
  timeoutMs: number;
  /** How long one message may wait for each of the models of meaning. */
  likenessMs: number;
  /** Of prices and caps. */
  currency: string;
  /** Of all companies together. */
  caps: SpendCaps;
  /** Private hosts that companies may name. */
  allowPrivate: readonly string[];
};

/** A tool that a model may ask for; `parameters` is a JSON Schema of its input. */
export type ToolSpec = { name: string; description: string; parameters: Readonly<Record<string, unknown>> };

/** A tool asked for; `input` is what the model wrote and not yet checked. */
export type ToolCall = { callId: string; name: string; input: unknown };

export type ChatMessage =
  | { role: 'user'; text: string }
  | { role: 'assistant'; text: string; calls?: readonly ToolCall[] }
  | { role: 'tool'; callId: string; name: string; text: string };

export type ChatRequest = {
  /** The same for every request of a company, so that providers can keep it. */
  system: string;
  messages: readonly ChatMessage[];
  tools: readonly ToolSpec[];
  maxOutputTokens: number;
  signal: AbortSignal;
  /** How long to wait for the first part, in milliseconds. */
  firstPartMs: number;
};

/** Tokens of one call, as the provider counted them. */
export type TokenUsage = { inputTokens: number; cachedTokens: number; outputTokens: number };

/** Parts of a reply as they come; a reply is whole only when its `end` has come. */
export type ChatPart =
  | { kind: 'text'; text: string }
  | { kind: 'tool_call'; call: ToolCall }
  | { kind: 'end'; usage: TokenUsage | undefined; isCutShort: boolean };

/** Why a provider gave no whole reply. */
export type FailureKind =
  | 'wrong_key'
  | 'unknown_model'
  | 'quota'
  | 'rate_limited'
  | 'overloaded'
  | 'server_error'
  | 'refused_request'
  | 'unreachable'
  | 'blocked_address'
  | 'timeout'
  | 'cut_off'
  | 'bad_response'
  | 'too_long';

/** A failed call. It carries no text of the provider's, so nothing of it can reach a shopper or a log. */
export class ModelError extends Error {
  readonly kind: FailureKind;
  /** From `Retry-After`, in milliseconds. */
  readonly retryAfterMs: number | undefined;
  readonly status: number | undefined;

  constructor(
    kind: FailureKind,
    details: { retryAfterMs?: number | undefined; status?: number | undefined } = {},
  ) {
    super(`The model gave no reply: ${kind}.`);
    this.name = 'ModelError';
    this.kind = kind;
    this.retryAfterMs = details.retryAfterMs;
    this.status = details.status;
  }
}

/** The one door to language models. */
export type Models = {
  config: ModelConfig;
  /** Which providers are worth a call now. */
  health: ProviderHealth;
  /**
   * One call. Yields parts and ends after `end`; throws `ModelError` for everything the provider can do wrong, and the
   * signal's reason when the caller aborts.
   */
  chat(provider: Provider, request: ChatRequest): AsyncGenerator<ChatPart, void, void>;
  /** One vector a text, in their order. Throws `ModelError`, and the signal's reason when the caller aborts. */
  embed(provider: Provider, texts: readonly string[], signal: AbortSignal): Promise<number[][]>;
  /** How well each text answers a query, on the model's own scale. Throws the same. */
  rerank(
    provider: Provider,
    input: { query: string; texts: readonly string[] },
    signal: AbortSignal,
  ): Promise<number[]>;
  /** Loads the library, which the first call would otherwise wait for. */
  warm(): Promise<void>;
  close(): Promise<void>;
};
