import type { Texts } from './texts.ts';
import type { Config, Money } from './wire.ts';

/** The data attributes of the script tag; `useSite` and the API change them while the page is open. */
export type Options = { siteId?: string } & Partial<
  Record<
    | 'surfaces'
    | 'locale'
    | 'uiLocale'
    | 'theme'
    | 'position'
    | 'openOn'
    | 'searchOn'
    | 'faqTarget'
    | 'faqCount'
    | 'pageUrl'
    | 'nudge'
    | 'identityToken'
    | 'consent'
    | 'disclaimer'
    | 'experiment',
    string
  >
>;

export type Listener = (payload: Record<string, unknown>) => void;

/** What the loader has when it has drawn its buttons; everything else is made of it once something is asked for. */
export type Kernel = {
  baseUrl: string;
  options: Options;
  config: Config;
  uiLocale: string;
  stop: AbortController;
  listeners: Map<string, Set<Listener>>;
  hosts: Map<HTMLElement, ShadowRoot>;
  /** Loads a file of the SDK by its name. */
  load(name: string): Promise<unknown>;
  dress(host: HTMLElement, css?: string): ShadowRoot;
  paint(host: HTMLElement): void;
  emit(type: string, data?: Record<string, unknown>): void;
  state: State;
};

/** What the loader hands calls on to. */
export type Api = Record<string, (...values: never[]) => unknown> & {
  faqs(host: HTMLElement): Promise<() => void>;
};

export type CartItem = { productId: string; variantId: string | null; title: string; price: Money | null };

/** What the page has told the SDK, kept from before anything of it was loaded. */
export type State = {
  metadata: Record<string, unknown>;
  threadId: string | null;
  visitorId: string | null;
  priceFormatter: ((price: Money, locale: string) => string) | undefined;
  imageFormatter: ((url: string) => string) | undefined;
  cartHandler: ((item: CartItem) => unknown) | undefined;
  linkHandler: ((url: string) => unknown) | undefined;
  style: Record<string, string>;
  history: (() => { query: string; answer: string }[]) | undefined;
};

export type Assistant = {
  open(options?: OpenOptions): void;
  close(): void;
  isOpen(): boolean;
  send(text: string, more?: { faqId?: number; pageUrl?: string }): Promise<unknown>;
  newConversation(): void;
  history(): { query: string; answer: string }[];
  showNudge(nudge: { text: string; question?: string }): void;
  hideNudge(): void;
};

export type OpenOptions = { prefill?: string; threadId?: string; question?: string };

export type Search = {
  open(options?: { query?: string }): void;
  close(): void;
  isOpen(): boolean;
  attach(input: HTMLInputElement): void;
};

export type Modules = {
  assistant: {
    start(core: Core, root: ShadowRoot, host: HTMLElement): Promise<Assistant>;
  };
  search: { start(core: Core): Promise<Search> };
  faqs: {
    mount(
      core: Core,
      host: HTMLElement,
      options: { pageUrl?: string; count?: number; locale?: string },
    ): () => void;
  };
};

/** What the loader and the parts that it loads share: one per running script. */
export type Core = {
  readonly baseUrl: string;
  readonly options: Options;
  readonly uiLocale: string;
  readonly state: State;
  readonly config: Config;
  /** Aborted by `remove()`: every listener and request hangs on it. */
  readonly signal: AbortSignal;
  texts(): Promise<Texts>;
  load<N extends keyof Modules>(name: N): Promise<Modules[N]>;
  /** Told when the visitor has gone to another page of a single-page app. */
  onPageChange(listener: (pageUrl: string) => void, signal: AbortSignal): void;
  /** The chat panel and the search overlay, loaded when first asked for. */
  assistant(): Promise<Assistant>;
  search(): Promise<Search>;
  emit(type: string, data?: Record<string, unknown>): void;
  /** Makes an element one of ours: its shadow root with the theme and further styles. */
  dress(host: HTMLElement, css?: string): ShadowRoot;
  /** The address of the page that the visitor is on, as the shop knows it. */
  pageUrl(): string;
  warn(text: string): void;
  /** Makes what stands on the accent colour readable; set by what can. */
  contrast?: (host: HTMLElement) => void;
};
