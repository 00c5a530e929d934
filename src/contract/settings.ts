import { Locale, Money, nullable } from './fields.ts';
import { Site, SiteInput } from './settings-site.ts';
import { Type } from './type.ts';

const Currency = Type.String({ pattern: '^[A-Z]{3}$' });
const Domains = Type.Array(Type.String({ format: 'identifier', minLength: 1, maxLength: 253 }), {
  maxItems: 100,
});

const TokenPrice = Type.Object({
  input: Type.Number({ minimum: 0 }),
  output: Type.Number({ minimum: 0 }),
  cached_input: Type.Number({ minimum: 0 }),
});

const ModelProvider = Type.String({ enum: ['openai-compatible', 'openai', 'anthropic', 'google'] });

const OwnModel = Type.Object({
  provider: nullable(ModelProvider),
  base_url: nullable(Type.String()),
  name: nullable(Type.String()),
  api_key_set: Type.Boolean({ description: 'Whether a key is stored; the key itself is never shown.' }),
  price: nullable(TokenPrice),
});

/** A model of the company's own, as it is written. */
const OwnModelInput = Type.Object({
  provider: Type.Optional(nullable(ModelProvider)),
  base_url: Type.Optional(nullable(Type.String({ maxLength: 2_048 }))),
  name: Type.Optional(nullable(Type.String({ maxLength: 200 }))),
  api_key: Type.Optional(
    nullable(Type.String({ maxLength: 500, writeOnly: true, description: 'Stored sealed.' })),
  ),
  api_key_set: Type.Optional(Type.Unknown({ readOnly: true })),
  price: Type.Optional(
    nullable(
      Type.Object(
        {
          input: Type.Number({ minimum: 0, maximum: 1_000_000 }),
          output: Type.Number({ minimum: 0, maximum: 1_000_000 }),
          cached_input: Type.Optional(Type.Number({ minimum: 0, maximum: 1_000_000 })),
        },
        { description: 'Of a million tokens, in the currency of the prices of models.' },
      ),
    ),
  ),
});

/** How the assistant of a company behaves. */
export const Settings = Type.Object(
  {
    company: Type.Object({
      company_id: Type.String(),
      name: Type.String(),
      access_enabled: Type.Boolean(),
      domains: Type.Array(Type.String()),
      default_locale: Type.String(),
      locales: Type.Array(Type.String()),
      currency: Type.String(),
    }),
    integrations: Type.Object({
      ai_powered_faqs: Type.Object({
        enabled: Type.Boolean(),
        require_approval: Type.Boolean(),
        pregenerate: Type.Boolean(),
      }),
    }),
    answers: Type.Object({
      allow_degraded: Type.Boolean(),
      daily_budget: nullable(Money),
      monthly_budget: nullable(Money),
      daily_tokens: nullable(Type.Integer()),
      monthly_tokens: nullable(Type.Integer()),
      tone: Type.String(),
      guidelines: Type.Array(Type.String()),
      minimum_precision_percent: nullable(Type.Integer()),
    }),
    model: Type.Object({ enabled: Type.Boolean(), first: OwnModel, second: OwnModel }),
    threads: Type.Object({ retention_days: Type.Integer() }),
    team: Type.Object({ require_second_factor: Type.Boolean() }),
    catalog: Type.Object({
      internal_fields: Type.Array(Type.String(), {
        description:
          'Attributes that shoppers never see in answers, FAQs, facets and reasons, beside addresses, identifiers, seller data and tags, which they never see. A star at the end stands for any ending.',
      }),
    }),
    contact: Type.Object(
      {
        phone: nullable(Type.String()),
        email: nullable(Type.String()),
        address: nullable(Type.String()),
        opening_hours: nullable(Type.String()),
      },
      {
        description:
          'How the shop is reached; answers quote it. What a crawl found stands in the report of its source.',
      },
    ),
    handover: Type.Object({
      enabled: Type.Boolean(),
      email: nullable(Type.String()),
      message: Type.String(),
    }),
    website: Type.Object({ sites: Type.Array(Site) }),
  },
  {
    title: 'Settings',
    examples: [
      {
        company: {
          company_id: 'co_northpeak',
          name: 'Northpeak',
          access_enabled: true,
          domains: ['northpeak.example'],
          default_locale: 'en',
          locales: ['en', 'de'],
          currency: 'USD',
        },
        integrations: { ai_powered_faqs: { enabled: true, require_approval: false, pregenerate: false } },
        answers: {
          allow_degraded: true,
          daily_budget: { amount: 500, currency: 'USD' },
          monthly_budget: null,
          daily_tokens: null,
          monthly_tokens: null,
          tone: '',
          guidelines: [],
          minimum_precision_percent: null,
        },
        model: {
          enabled: true,
          first: {
            provider: 'openai-compatible',
            base_url: 'https://models.northpeak.example/v1',
            name: 'qwen3:8b',
            api_key_set: true,
            price: null,
          },
          second: { provider: null, base_url: null, name: null, api_key_set: false, price: null },
        },
        threads: { retention_days: 90 },
        team: { require_second_factor: false },
        handover: { enabled: false, email: null, message: '' },
        website: {
          sites: [
            {
              site_id: 'st_northpeak_web',
              name: 'Web shop',
              origins: ['https://northpeak.example', 'https://www.northpeak.example'],
              identity_required: false,
              identity_algorithm: null,
              widget: {
                surfaces: ['faq', 'search', 'chat'],
                theme: 'auto',
                position: 'end',
                style: { accent: '#0b6' },
                starter_questions: ['What is your return policy?'],
                nudge: null,
                disclaimer: '',
                contact_url: '',
                faq_json_ld: false,
              },
            },
          ],
        },
      },
    ],
  },
);

const flag = Type.Optional(Type.Boolean());

/** JSON Merge Patch of the settings; live on every node within a second. */
export const SettingsPatch = Type.Object(
  {
    company: Type.Optional(
      Type.Object({
        company_id: Type.Optional(Type.Unknown({ readOnly: true })),
        access_enabled: Type.Optional(
          Type.Unknown({ readOnly: true, description: 'Set by the service operator.' }),
        ),
        name: Type.Optional(Type.String({ minLength: 1, maxLength: 200, pattern: '\\S' })),
        domains: Type.Optional(Domains),
        default_locale: Type.Optional(Locale),
        locales: Type.Optional(Type.Array(Locale, { maxItems: 100 })),
        currency: Type.Optional(Currency),
      }),
    ),
    integrations: Type.Optional(
      Type.Object({
        ai_powered_faqs: Type.Optional(
          Type.Object({ enabled: flag, require_approval: flag, pregenerate: flag }),
        ),
      }),
    ),
    answers: Type.Optional(
      Type.Object({
        allow_degraded: flag,
        daily_budget: Type.Optional(nullable(Money)),
        monthly_budget: Type.Optional(nullable(Money)),
        daily_tokens: Type.Optional(nullable(Type.Integer({ minimum: 0 }))),
        monthly_tokens: Type.Optional(nullable(Type.Integer({ minimum: 0 }))),
        tone: Type.Optional(nullable(Type.String({ maxLength: 2_000 }))),
        guidelines: Type.Optional(nullable(Type.Array(Type.String({ maxLength: 2_000 }), { maxItems: 100 }))),
        minimum_precision_percent: Type.Optional(nullable(Type.Integer({ minimum: 50, maximum: 99 }))),
      }),
    ),
    model: Type.Optional(
      Type.Object({
        enabled: flag,
        first: Type.Optional(OwnModelInput),
        second: Type.Optional(OwnModelInput),
      }),
    ),
    catalog: Type.Optional(
      Type.Object({
        internal_fields: Type.Optional(
          nullable(Type.Array(Type.String({ maxLength: 80 }), { maxItems: 200 })),
        ),
      }),
    ),
    contact: Type.Optional(
      Type.Object({
        phone: Type.Optional(nullable(Type.String({ maxLength: 500 }))),
        email: Type.Optional(nullable(Type.String({ maxLength: 254 }))),
        address: Type.Optional(nullable(Type.String({ maxLength: 500 }))),
        opening_hours: Type.Optional(nullable(Type.String({ maxLength: 500 }))),
      }),
    ),
    threads: Type.Optional(
      Type.Object({ retention_days: Type.Optional(nullable(Type.Integer({ minimum: 0, maximum: 3_650 }))) }),
    ),
    team: Type.Optional(Type.Object({ require_second_factor: flag })),
    handover: Type.Optional(
      Type.Object({
        enabled: flag,
        email: Type.Optional(nullable(Type.String({ format: 'email', maxLength: 320 }))),
        message: Type.Optional(nullable(Type.String({ maxLength: 2_000 }))),
      }),
    ),
    website: Type.Optional(
      Type.Object({
        sites: Type.Optional(Type.Array(SiteInput, { maxItems: 20, description: 'Replaces all sites.' })),
      }),
    ),
  },
  { title: 'SettingsPatch', examples: [{ integrations: { ai_powered_faqs: { enabled: true } } }] },
);
