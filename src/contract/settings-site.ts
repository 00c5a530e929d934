import { nullable } from './fields.ts';
import { Type } from './type.ts';

const IdentityAlgorithm = Type.Union([Type.Literal('HS256'), Type.Literal('EdDSA')]);
const Surface = Type.String({ description: 'faq, search, chat or nudge', maxLength: 32 });
const Nudge = Type.Object({
  text: Type.String({ minLength: 1, maxLength: 200 }),
  after_seconds: Type.Integer({ minimum: 0, maximum: 3_600 }),
});
const widgetMembers = {
  surfaces: Type.Array(Surface, { maxItems: 4 }),
  theme: Type.String({ description: 'auto, light or dark', maxLength: 16 }),
  position: Type.String({ description: 'end or start', maxLength: 16 }),
  style: Type.Record(Type.String(), Type.String({ maxLength: 200 }), {
    description: 'CSS variables of the website SDK by their names without `--aisle-`.',
  }),
  starter_questions: Type.Array(Type.String({ minLength: 1, maxLength: 200 }), { maxItems: 6 }),
  nudge: nullable(Nudge),
  disclaimer: Type.String({ maxLength: 300 }),
  contact_url: Type.String({ maxLength: 2_048 }),
  faq_json_ld: Type.Boolean({
    description: 'Whether pages tell search engines their questions and answers.',
  }),
};

/** How the website SDK looks and behaves on a site. */
const Widget = Type.Object(widgetMembers);

const WidgetInput = Type.Object({
  surfaces: Type.Optional(widgetMembers.surfaces),
  theme: Type.Optional(widgetMembers.theme),
  position: Type.Optional(widgetMembers.position),
  style: Type.Optional(widgetMembers.style),
  starter_questions: Type.Optional(widgetMembers.starter_questions),
  nudge: Type.Optional(widgetMembers.nudge),
  disclaimer: Type.Optional(widgetMembers.disclaimer),
  contact_url: Type.Optional(widgetMembers.contact_url),
  faq_json_ld: Type.Optional(widgetMembers.faq_json_ld),
});

/** A place where the website SDK runs. */
export const Site = Type.Object({
  site_id: Type.String(),
  name: Type.String(),
  origins: Type.Array(Type.String()),
  identity_required: Type.Boolean(),
  identity_algorithm: nullable(IdentityAlgorithm),
  identity_key_set: Type.Boolean({ description: 'Whether there is a key; it is never given back.' }),
  widget: Widget,
});

/** A site as it is written: without an id it is a new one. */
export const SiteInput = Type.Object({
  site_id: Type.Optional(Type.String({ format: 'identifier', maxLength: 128 })),
  name: Type.String({ maxLength: 200 }),
  origins: Type.Array(Type.String({ format: 'identifier', minLength: 1, maxLength: 300 })),
  identity_required: Type.Optional(Type.Boolean()),
  identity_algorithm: Type.Optional(nullable(IdentityAlgorithm)),
  identity_key: Type.Optional(
    Type.String({
      maxLength: 4_000,
      writeOnly: true,
      description:
        'Secret of at least 32 characters (HS256) or Ed25519 public key as PEM (EdDSA); left out = as it was.',
    }),
  ),
  widget: Type.Optional(WidgetInput),
});
