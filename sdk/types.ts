/** The types of `window.Aisle`, for pages written in TypeScript; docs/website.md says what each does. */

export type AislePrice = { amount: number; currency: string };
export type AisleCartItem = {
  productId: string;
  variantId: string | null;
  title: string;
  price: AislePrice | null;
};

export type AisleEventName =
  | 'widget_loaded'
  | 'widget_opened'
  | 'widget_closed'
  | 'message_submitted'
  | 'answer_completed'
  | 'answer_failed'
  | 'conversation_started'
  | 'conversation_closed'
  | 'handover_started'
  | 'handover_completed'
  | 'handover_contact_submitted'
  | 'link_clicked'
  | 'input_focused'
  | 'choices_shown'
  | 'starter_clicked'
  | 'nudge_shown'
  | 'nudge_clicked'
  | 'feedback_given'
  | 'product_displayed'
  | 'product_opened'
  | 'product_added_to_cart'
  | 'products_added_to_cart'
  | 'faq_displayed'
  | 'faq_question_clicked'
  | 'faq_message_submitted'
  | 'faq_answer_completed'
  | 'faq_link_clicked'
  | 'search_opened'
  | 'search_closed'
  | 'search_submitted'
  | 'experiment_loaded'
  | 'error';

export type AislePayload = { type: string; at: string; threadId: string | null; [member: string]: unknown };

export type AisleApi = {
  open(options?: { prefill?: string; threadId?: string }): Promise<void>;
  close(): Promise<void>;
  toggle(options?: { prefill?: string; threadId?: string }): Promise<void>;
  send(text: string): Promise<unknown>;
  newConversation(): Promise<void>;
  conversationId(): string | null;
  history(): { query: string; answer: string }[];
  showLauncher(): Promise<void>;
  hideLauncher(): Promise<void>;
  showNudge(nudge: { text: string; question?: string }): Promise<void>;
  hideNudge(): void;
  style(variables: Record<string, string>): void;
  setUserMetadata(key: string, value: unknown): void;
  setUserMetadata(values: Record<string, unknown>): void;
  identify(identityToken?: string): void;
  visitorId(): string | null;
  consent(given: 'all' | 'none'): void;
  setPriceFormatter(format: (price: AislePrice, locale: string) => string): void;
  setImageFormatter(format: (url: string) => string): void;
  /** What it returns, or a promise of it, is what went into the cart, when that is more than the one item. */
  setCartHandler(add: (item: AisleCartItem) => unknown): void;
  /** Returning `false` lets the browser follow the link. */
  setLinkHandler(follow: (url: string) => unknown): void;
  openSearch(options?: { query?: string }): Promise<void>;
  closeSearch(): Promise<void>;
  toggleSearch(): Promise<void>;
  attachSearch(input: HTMLInputElement): Promise<void>;
  mountFaqs(
    element: HTMLElement,
    options?: { pageUrl?: string; count?: number; locale?: string },
  ): Promise<void>;
  track(type: string, data?: Record<string, unknown>): Promise<unknown>;
  useSite(siteId: string): Promise<void>;
  remove(): void;
  ready(): Promise<void>;
  on(event: AisleEventName, listener: (payload: AislePayload) => void): () => void;
};

declare global {
  interface Window {
    Aisle?: AisleApi;
    AisleQueue?: { push(...calls: [method: string, ...values: unknown[]][]): unknown };
  }
}
