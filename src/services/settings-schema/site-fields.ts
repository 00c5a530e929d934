import { isIdentityKey } from '../../platform/identity-tokens/verify-identity-token.ts';
import {
  below,
  type FieldPlace,
  fault,
  type PlainObject,
  readBoolean,
  readInteger,
  readList,
  readObject,
  readOneOf,
  readRequiredText,
  readText,
  readUrl,
} from '../validation/read-fields.ts';
import type { SiteDocument } from './site-document.ts';

type WidgetDocument = SiteDocument['widget'];

const most = { origins: 20, starterQuestions: 6, nudgeSeconds: 3_600 };
const longest = { siteName: 200, question: 200, nudge: 200, disclaimer: 300, style: 200, key: 4_000 };

const surfaces = ['faq', 'search', 'chat', 'nudge'] as const;

/** The CSS variables of the SDK (docs/website.md), without the `--aisle-` in front. */
export const styleNames = [
  'accent',
  'accent-text',
  'surface',
  'surface-raised',
  'text',
  'text-muted',
  'border',
  'radius',
  'font',
  'font-size',
  'shadow',
  'z-index',
] as const;

/** What a site without settings of its own has. */
export const initialWidget: WidgetDocument = {
  surfaces: ['faq', 'search', 'chat'],
  theme: 'auto',
  position: 'end',
  style: {},
  starter_questions: [],
  nudge: null,
  disclaimer: '',
  contact_url: '',
  faq_json_ld: false,
};

/** A browser origin: scheme, host and port, nothing else. */
function readOrigin(given: unknown, at: FieldPlace): string | undefined {
  if (typeof given !== 'string') return fault(at, 'type', 'must be a string');
  const url = URL.parse(given);
  const isOrigin =
    url && /^https?:$/.test(url.protocol) && given.toLowerCase().replace(/\/$/, '') === url.origin;
  return isOrigin ? url.origin : fault(at, 'invalid_url', 'must be an origin such as https://shop.example');
}

/** Values that stay values: nothing that could end a declaration or load something. */
function readStyle(given: unknown, at: FieldPlace): Record<string, string> | undefined {
  if (given === undefined || given === null) return undefined;
  const style = readObject(given, at);
  if (!style) return undefined;
  const read = Object.entries(style).flatMap(([name, value]) => {
    const place = below(at, name);
    if (!(styleNames as readonly string[]).includes(name)) {
      fault(place, 'format', `is none of ${styleNames.join(', ')}`);
      return [];
    }
    const text = readText(value, place, longest.style) ?? '';
    if (/[;{}<>\\]|url\s*\(|@import/i.test(text)) fault(place, 'format', 'must be a plain CSS value');
    return text === '' ? [] : [[name, text] as const];
  });
  return Object.fromEntries(read);
}

function readNudge(given: unknown, at: FieldPlace): WidgetDocument['nudge'] {
  if (given === undefined || given === null) return null;
  const nudge = readObject(given, at);
  if (!nudge) return null;
  return {
    text: readRequiredText(nudge['text'], below(at, 'text'), longest.nudge) ?? '',
    after_seconds:
      readInteger(nudge['after_seconds'], below(at, 'after_seconds'), {
        lowest: 0,
        highest: most.nudgeSeconds,
      }) ?? 20,
  };
}

function readWidget(given: unknown, at: FieldPlace): WidgetDocument {
  if (given === undefined || given === null) return initialWidget;
  const widget = readObject(given, at) ?? {};
  const questions = readList(
    widget['starter_questions'],
    below(at, 'starter_questions'),
    most.starterQuestions,
    (item, place) => readRequiredText(item, place, longest.question),
  );
  const chosen = readList(widget['surfaces'], below(at, 'surfaces'), surfaces.length, (item, place) =>
    item === null ? fault(place, 'type', 'must be a string') : readOneOf(item, place, surfaces),
  );
  return {
    surfaces: chosen ? [...new Set(chosen)] : initialWidget.surfaces,
    theme: readOneOf(widget['theme'], below(at, 'theme'), ['auto', 'light', 'dark'] as const) ?? 'auto',
    position: readOneOf(widget['position'], below(at, 'position'), ['end', 'start'] as const) ?? 'end',
    style: readStyle(widget['style'], below(at, 'style')) ?? {},
    starter_questions: questions ?? [],
    nudge: readNudge(widget['nudge'], below(at, 'nudge')),
    disclaimer: readText(widget['disclaimer'], below(at, 'disclaimer'), longest.disclaimer) ?? '',
    contact_url:
      widget['contact_url'] === '' ? '' : (readUrl(widget['contact_url'], below(at, 'contact_url')) ?? ''),
    faq_json_ld: readBoolean(widget['faq_json_ld'], below(at, 'faq_json_ld')) ?? false,
  };
}

function readIdentity(
  site: PlainObject,
  at: FieldPlace,
): Pick<SiteDocument, 'identity_algorithm' | 'identity_key'> {
  const algorithm =
    readOneOf(site['identity_algorithm'], below(at, 'identity_algorithm'), ['HS256', 'EdDSA'] as const) ??
    null;
  const key = readText(site['identity_key'], below(at, 'identity_key'), longest.key) ?? '';
  if (algorithm !== null && key !== '' && !isIdentityKey({ algorithm, key }))
    fault(
      below(at, 'identity_key'),
      'format',
      algorithm === 'HS256'
        ? 'must be a secret of at least 32 characters'
        : 'must be an Ed25519 public key (PEM)',
    );
  return { identity_algorithm: algorithm, identity_key: algorithm === null ? '' : key };
}

/** A site as a patch writes it; sites are replaced whole, a key that is left out stays. */
export function readSite(given: unknown, at: FieldPlace): SiteDocument | undefined {
  const site = readObject(given, at);
  if (!site) return undefined;
  return {
    // Empty = a new site; the verb that stores the settings names it.
    site_id: readText(site['site_id'], below(at, 'site_id'), 128) ?? '',
    name: readRequiredText(site['name'], below(at, 'name'), longest.siteName) ?? '',
    origins: readList(site['origins'], below(at, 'origins'), most.origins, readOrigin) ?? [],
    identity_required: readBoolean(site['identity_required'], below(at, 'identity_required')) ?? false,
    ...readIdentity(site, at),
    widget: readWidget(site['widget'], below(at, 'widget')),
  };
}
