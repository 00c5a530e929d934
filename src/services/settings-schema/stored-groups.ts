/** The shapes in which settings are stored, group by group; a member that an older release did not write is absent. */
import {
  fields,
  isFlag,
  isNumber,
  isText,
  listOf,
  nullOr,
  oneOf,
  recordOf,
} from '../validation/stored-shape.ts';

const texts = listOf(isText);
const textOrNone = nullOr(isText);
const numberOrNone = nullOr(isNumber);
const moneyOrNone = nullOr(fields({ amount: isNumber, currency: isText }));

const faqs = fields({}, { enabled: isFlag, requireApproval: isFlag, pregenerate: isFlag });

const model = fields(
  {
    provider: nullOr(oneOf('openai-compatible', 'openai', 'anthropic', 'google')),
    baseUrl: textOrNone,
    name: textOrNone,
    sealedKey: isText,
  },
  { price: nullOr(fields({ input: isNumber, output: isNumber, cachedInput: isNumber })) },
);

const widget = fields(
  {},
  {
    surfaces: listOf(oneOf('faq', 'search', 'chat', 'nudge')),
    theme: oneOf('auto', 'light', 'dark'),
    position: oneOf('end', 'start'),
    style: recordOf(isText),
    starterQuestions: texts,
    nudge: nullOr(fields({ text: isText, afterSeconds: isNumber })),
    disclaimer: isText,
    contactUrl: isText,
    faqJsonLd: isFlag,
  },
);

export const groupShapes = {
  company: fields({}, { domains: texts, defaultLocale: isText, locales: texts, currency: isText }),
  integrations: fields({}, { aiPoweredFaqs: faqs }),
  answers: fields(
    {},
    {
      allowDegraded: isFlag,
      dailyBudget: moneyOrNone,
      monthlyBudget: moneyOrNone,
      dailyTokens: numberOrNone,
      monthlyTokens: numberOrNone,
      tone: isText,
      guidelines: texts,
      minimumPrecisionPercent: numberOrNone,
    },
  ),
  model: fields({}, { enabled: isFlag, first: model, second: model }),
  threads: fields({}, { retentionDays: isNumber }),
  team: fields({}, { requireSecondFactor: isFlag }),
  catalog: fields({}, { internalFields: texts }),
  contact: fields(
    {},
    { phone: textOrNone, email: textOrNone, address: textOrNone, openingHours: textOrNone },
  ),
  handover: fields({}, { enabled: isFlag, email: textOrNone, message: isText }),
};

export const siteShape = fields(
  { siteId: isText, name: isText, origins: texts },
  {
    identityRequired: isFlag,
    identityAlgorithm: nullOr(oneOf('HS256', 'EdDSA')),
    sealedIdentityKey: isText,
    identityKey: isText,
    widget,
  },
);
