/** The members of the website surface's bodies that the SDK looks at (docs/api.md has them all). */

export type Config = {
  site_id: string;
  name: string;
  locale: string;
  locales: string[];
  link_hosts: string[];
  features: { faq: boolean; search: boolean; chat: boolean; nudge: boolean; faq_json_ld: boolean };
  theme: { mode: string; position: string; style: Record<string, string> };
  texts: { ask: string; search: string; disclaimer: string };
  starter_questions: string[];
  nudges: { text: string; after_seconds: number }[];
  handover: { enabled: boolean; contact_url: string | null };
  identity_required: boolean;
};

export type Money = { amount: number; currency: string };

export type Product = {
  product_id: string;
  variant_id?: string | null;
  title: string;
  url: string | null;
  image_url: string | null;
  price: Money | null;
  list_price?: Money | null;
  availability: { available: boolean; status: string };
  match_reasons?: string[];
};

export type Answer = {
  result_text: string;
  thread_id: string;
  message_id: string;
  answer_status: string;
  locale: string;
  sources: { source_id: string; title: string; url: string | null; quote: string }[];
  products: Product[];
  see_also: { title: string; url: string | null }[];
  suggested_questions: string[];
};

export type Faq = { faq_id: number; question: string; answer?: string };

export type FaqPage =
  | { status: 'ready'; faqs: Faq[]; locale: string; page_url: string }
  | { status: 'generating'; retry_after_seconds: number }
  | { status: 'not_available'; reason: string };

export type StoredMessage = {
  message_id: string;
  query_text: string;
  result_text: string;
  answer_status: string;
};

export type SearchFilters = {
  price?: { gte?: number; lte?: number };
  currency?: string;
  brand?: string[];
  category?: string[];
  in_stock?: boolean;
  attributes?: Record<string, unknown>;
};

export type SearchReply = {
  result_text: string;
  thread_id: string | null;
  products: Product[];
  alternatives?: { relaxed: string[]; products: Product[] }[];
  total: number;
  next_cursor: string | null;
  interpreted_query: {
    text: string;
    filters: SearchFilters;
    corrections: { from: string; to: string }[];
    relaxed: string[];
  };
  suggested_questions: string[];
  locale: string;
};
