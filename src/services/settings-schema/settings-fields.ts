import {
  type FieldPlace,
  fault,
  isLongerThan,
  readBoolean,
  readCurrency,
  readInteger,
  readList,
  readLocale,
  readMoney,
  readRequiredText,
  readText,
} from '../validation/read-fields.ts';
import { modelFields } from './model-document.ts';
import { readSite } from './site-fields.ts';

/** One field of the document: how its new value is read, and its value when a patch removes it. */
export type SettingsField =
  | { kind: 'group'; fields: Readonly<Record<string, SettingsField>> }
  | { kind: 'value'; read: (value: unknown, at: FieldPlace) => unknown; initial: unknown }
  | { kind: 'read_only' };

const most = { domains: 100, locales: 100, guidelines: 100, sites: 20, fields: 200, retentionDays: 3_650 };
/** What can be asked of answers: half of them right at least; certainty cannot be promised. */
const precisionPercent = { least: 50, most: 99 };
const longest = {
  name: 200,
  tone: 2_000,
  guideline: 2_000,
  message: 2_000,
  email: 254,
  contact: 500,
  field: 80,
};

const group = (fields: Readonly<Record<string, SettingsField>>): SettingsField => ({ kind: 'group', fields });
const value = (initial: unknown, read: (value: unknown, at: FieldPlace) => unknown): SettingsField => ({
  kind: 'value',
  read,
  initial,
});
const text = (limit: number): SettingsField => value('', (given, at) => readText(given, at, limit));
const flag = (initial: boolean): SettingsField => value(initial, readBoolean);

/** A host of the company: `shop.example`, `*.shop.example` or, for development, `host:port`. */
function readDomain(given: unknown, at: FieldPlace): string | undefined {
  if (typeof given !== 'string') return fault(at, 'type', 'must be a string');
  const host = given.startsWith('*.') ? given.slice(2) : given;
  const url = /^[^\s/?#@\\]+$/.test(host) ? URL.parse(`http://${host}`) : null;
  if (url?.pathname !== '/' || isLongerThan(given, 253))
    return fault(at, 'format', 'must be a host such as shop.example, *.shop.example or localhost:3000');
  return given.startsWith('*.') ? `*.${url.host}` : url.host;
}

function readEmail(given: unknown, at: FieldPlace): string | undefined {
  const address = readText(given, at, longest.email);
  if (address === undefined || /^[^\s@]+@[^\s@]+$/.test(address)) return address;
  return fault(at, 'format', 'must be a mail address');
}

function readLocales(given: unknown, at: FieldPlace): string[] | undefined {
  const locales = readList(given, at, most.locales, (item, place) =>
    item === null ? fault(place, 'type', 'must be a string') : readLocale(item, place),
  );
  return locales && [...new Set(locales)];
}

/** Every settable field with its check and default; what is not here is ignored in a patch. */
export const settingsFields: Readonly<Record<string, SettingsField>> = {
  company: group({
    company_id: { kind: 'read_only' },
    access_enabled: { kind: 'read_only' },
    name: {
      kind: 'value',
      read: (given, at) => readRequiredText(given, at, longest.name),
      initial: undefined,
    },
    domains: value([], (given, at) => readList(given, at, most.domains, readDomain)),
    default_locale: value('en', readLocale),
    locales: value(['en'], readLocales),
    currency: value('USD', readCurrency),
  }),
  integrations: group({
    ai_powered_faqs: group({ enabled: flag(false), require_approval: flag(false), pregenerate: flag(false) }),
  }),
  answers: group({
    allow_degraded: flag(true),
    daily_budget: value(null, readMoney),
    monthly_budget: value(null, readMoney),
    daily_tokens: value(null, (given, at) =>
      readInteger(given, at, { lowest: 0, highest: Number.MAX_SAFE_INTEGER }),
    ),
    monthly_tokens: value(null, (given, at) =>
      readInteger(given, at, { lowest: 0, highest: Number.MAX_SAFE_INTEGER }),
    ),
    tone: text(longest.tone),
    guidelines: value([], (given, at) =>
      readList(given, at, most.guidelines, (item, place) => readRequiredText(item, place, longest.guideline)),
    ),
    minimum_precision_percent: value(null, (given, at) =>
      readInteger(given, at, { lowest: precisionPercent.least, highest: precisionPercent.most }),
    ),
  }),
  model: modelFields,
  threads: group({
    retention_days: value(90, (given, at) =>
      readInteger(given, at, { lowest: 0, highest: most.retentionDays }),
    ),
  }),
  team: group({ require_second_factor: flag(false) }),
  catalog: group({
    internal_fields: value([], (given, at) =>
      readList(given, at, most.fields, (item, place) => readRequiredText(item, place, longest.field)),
    ),
  }),
  contact: group({
    phone: value(null, (given, at) => readText(given, at, longest.contact)),
    email: value(null, readEmail),
    address: value(null, (given, at) => readText(given, at, longest.contact)),
    opening_hours: value(null, (given, at) => readText(given, at, longest.contact)),
  }),
  handover: group({ enabled: flag(false), email: value(null, readEmail), message: text(longest.message) }),
  website: group({ sites: value([], (given, at) => readList(given, at, most.sites, readSite)) }),
};
