import { type ModelGroup, modelGroup, ownModelsOf, withoutKey } from './model-document.ts';
import type { Settings } from './settings.ts';
import { fromSiteDocument, type SiteDocument, toSiteDocument } from './site-document.ts';

/** Settings in wire names, as GET returns them and a merge patch addresses them. */
export type SettingsDocument = {
  company: {
    company_id: string;
    name: string;
    access_enabled: boolean;
    domains: string[];
    default_locale: string;
    locales: string[];
    currency: string;
  };
  integrations: { ai_powered_faqs: { enabled: boolean; require_approval: boolean; pregenerate: boolean } };
  answers: {
    allow_degraded: boolean;
    daily_budget: { amount: number; currency: string } | null;
    monthly_budget: { amount: number; currency: string } | null;
    daily_tokens: number | null;
    monthly_tokens: number | null;
    tone: string;
    guidelines: string[];
    minimum_precision_percent: number | null;
  };
  model: ModelGroup;
  threads: { retention_days: number };
  team: { require_second_factor: boolean };
  catalog: { internal_fields: string[] };
  contact: {
    phone: string | null;
    email: string | null;
    address: string | null;
    opening_hours: string | null;
  };
  handover: { enabled: boolean; email: string | null; message: string };
  website: {
    sites: SiteDocument[];
  };
};

/** Spells settings in wire names, so that a merge patch, its faults and `aisle settings` speak of the same paths. */
export function toSettingsDocument(settings: Settings): SettingsDocument {
  const { company, integrations, answers, model, threads, team, catalog, contact, handover, website } =
    settings;
  const { openingHours, ...reached } = contact;
  const faqs = integrations.aiPoweredFaqs;
  return {
    company: {
      company_id: company.companyId,
      name: company.name,
      access_enabled: company.accessEnabled,
      domains: [...company.domains],
      default_locale: company.defaultLocale,
      locales: [...company.locales],
      currency: company.currency,
    },
    integrations: {
      ai_powered_faqs: {
        enabled: faqs.enabled,
        require_approval: faqs.requireApproval,
        pregenerate: faqs.pregenerate,
      },
    },
    answers: {
      allow_degraded: answers.allowDegraded,
      daily_budget: answers.dailyBudget,
      monthly_budget: answers.monthlyBudget,
      daily_tokens: answers.dailyTokens,
      monthly_tokens: answers.monthlyTokens,
      tone: answers.tone,
      guidelines: [...answers.guidelines],
      minimum_precision_percent: answers.minimumPrecisionPercent,
    },
    model: modelGroup(model),
    threads: { retention_days: threads.retentionDays },
    team: { require_second_factor: team.requireSecondFactor },
    catalog: { internal_fields: [...catalog.internalFields] },
    contact: { ...reached, opening_hours: openingHours },
    handover,
    website: {
      sites: website.sites.map(toSiteDocument),
    },
  };
}

/** What callers are shown: everything but secrets, which are written only. */
export function shownSettings(settings: Settings) {
  const document = toSettingsDocument(settings);
  const sites = document.website.sites.map(({ identity_key: key, widget, ...shown }) => ({
    ...shown,
    identity_key_set: key !== '',
    widget,
  }));
  const { first, second } = document.model;
  const model = { ...document.model, first: withoutKey(first), second: withoutKey(second) };
  return { ...document, model, website: { sites } };
}

/** The settings of a document whose values have been checked (`applySettingsPatch`). */
export function fromSettingsDocument(document: SettingsDocument): Settings {
  const { company, integrations, answers, model, threads, team, catalog, contact, handover, website } =
    document;
  const { opening_hours: openingHours, ...reached } = contact;
  const faqs = integrations.ai_powered_faqs;
  return {
    company: {
      companyId: company.company_id,
      name: company.name,
      accessEnabled: company.access_enabled,
      domains: company.domains,
      defaultLocale: company.default_locale,
      locales: company.locales,
      currency: company.currency,
    },
    integrations: {
      aiPoweredFaqs: {
        enabled: faqs.enabled,
        requireApproval: faqs.require_approval,
        pregenerate: faqs.pregenerate,
      },
    },
    answers: {
      allowDegraded: answers.allow_degraded,
      dailyBudget: answers.daily_budget,
      monthlyBudget: answers.monthly_budget,
      dailyTokens: answers.daily_tokens,
      monthlyTokens: answers.monthly_tokens,
      tone: answers.tone,
      guidelines: answers.guidelines,
      minimumPrecisionPercent: answers.minimum_precision_percent,
    },
    model: ownModelsOf(model),
    threads: { retentionDays: threads.retention_days },
    team: { requireSecondFactor: team.require_second_factor },
    catalog: { internalFields: catalog.internal_fields },
    contact: { ...reached, openingHours },
    handover,
    website: {
      sites: website.sites.map(fromSiteDocument),
    },
  };
}
