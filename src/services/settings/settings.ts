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
  website: {
    sites: readonly { siteId: string; name: string; origins: readonly string[]; identityRequired: boolean }[];
  };
};
