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
  /** Never given back; empty = none. */
  identityKey: string;
  widget: WidgetSettings;
};

/** A company's settings, as contract §7 lists them; stored as JSON on the company row. */
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
    tone: string;
    guidelines: readonly string[];
    /** Least share of asserted answers that should be right, in percent; `null` = the shipped thresholds. */
    minimumPrecisionPercent: number | null;
  };
  threads: { retentionDays: number };
  handover: { enabled: boolean; email: string | null; message: string };
  website: { sites: readonly SiteSettings[] };
};
