/** A language model of a company's own; without `provider` and `name` there is none. */
export type OwnModel = {
  provider: 'openai-compatible' | 'openai' | 'anthropic' | 'google' | null;
  baseUrl: string | null;
  name: string | null;
  /** Sealed for this company (`platform/secrets`); empty = none. */
  sealedKey: string;
  /** Of a million tokens, in whole units of the server's currency of prices. */
  price: { input: number; output: number; cachedInput: number } | null;
};

/** How the website SDK looks and behaves on a site, unless its script tag says otherwise. */
export type WidgetSettings = {
  surfaces: readonly ('faq' | 'search' | 'chat' | 'nudge')[];
  theme: 'auto' | 'light' | 'dark';
  position: 'end' | 'start';
  /** Values of the documented CSS variables, by their names without dashes in front. */
  style: Readonly<Record<string, string>>;
  starterQuestions: readonly string[];
  nudge: { text: string; afterSeconds: number } | null;
  /** Under the input. */
  disclaimer: string;
  /** Where a person is reached; empty = by hand-over, if that is on. */
  contactUrl: string;
  /** Whether questions and answers of a page are told to search engines (schema.org FAQPage). */
  faqJsonLd: boolean;
};

/** A place where the website SDK runs. */
export type SiteSettings = {
  siteId: string;
  name: string;
  origins: readonly string[];
  identityRequired: boolean;
  /** How identity tokens of the shop's backend are signed; `null` = it signs none. */
  identityAlgorithm: 'HS256' | 'EdDSA' | null;
  /** Sealed for this company and site (`platform/secrets`), never given back; empty = none. */
  sealedIdentityKey: string;
  /** In plain text: of a store from before keys were sealed. The next start, or change of the settings, seals it. */
  identityKey?: string;
  widget: WidgetSettings;
};

/** A company's settings; stored as JSON on the company row. */
export type Settings = {
  company: {
    companyId: string;
    name: string;
    accessEnabled: boolean;
    domains: readonly string[];
    defaultLocale: string;
    locales: readonly string[];
    currency: string;
  };
  integrations: { aiPoweredFaqs: { enabled: boolean; requireApproval: boolean; pregenerate: boolean } };
  answers: {
    allowDegraded: boolean;
    dailyBudget: { amount: number; currency: string } | null;
    monthlyBudget: { amount: number; currency: string } | null;
    dailyTokens: number | null;
    monthlyTokens: number | null;
    tone: string;
    guidelines: readonly string[];
    /** Least share of asserted answers that should be right, in percent; `null` = the shipped thresholds. */
    minimumPrecisionPercent: number | null;
  };
  model: {
    /** Whether a language model may answer at all: the company's own, else the server's. */
    enabled: boolean;
    first: OwnModel;
    second: OwnModel;
  };
  threads: { retentionDays: number };
  /** Whether only people with a second factor see the company in the dashboard. */
  team: { requireSecondFactor: boolean };
  catalog: {
    /** Names of attributes that shoppers never see, beside those that are a shop's own business by their nature. */
    internalFields: readonly string[];
  };
  /** How the shop is reached, as the merchant confirmed it; `null` = not said. */
  contact: {
    phone: string | null;
    email: string | null;
    address: string | null;
    openingHours: string | null;
  };
  handover: { enabled: boolean; email: string | null; message: string };
  website: { sites: readonly SiteSettings[] };
};
