import type { FieldFault } from '../../errors.ts';
import { below, type FieldPlace, fault, type PlainObject, readObject } from '../validation/read-fields.ts';
import type { SettingsDocument } from './settings-document.ts';
import { type SettingsField, settingsFields } from './settings-fields.ts';

/** The document after the patch, or every fault of the patch; `changed` holds the pointers that it set. */
export type PatchedSettings =
  | { ok: true; document: SettingsDocument; changed: string[] }
  | { ok: false; faults: FieldFault[] };

function patchValue(
  field: SettingsField,
  { current, given, at, changed }: { current: unknown; given: unknown; at: FieldPlace; changed: string[] },
): unknown {
  if (field.kind === 'read_only') return fault(at, 'read_only', 'cannot be changed here');
  if (field.kind === 'group') {
    const patch = given === null ? initialPatch(field.fields) : readObject(given, at);
    return patch
      ? patchGroup(field.fields, { current: current as PlainObject, patch, at, changed })
      : current;
  }
  changed.push(at.pointer);
  if (given !== null) return field.read(given, at) ?? current;
  return field.initial === undefined ? (fault(at, 'required', 'is required') ?? current) : field.initial;
}

/** What removing a whole group means: every field of it that can be set goes back to its default. */
function initialPatch(fields: Readonly<Record<string, SettingsField>>): PlainObject {
  const settable = Object.entries(fields).filter(
    ([, field]) => field.kind === 'group' || (field.kind === 'value' && field.initial !== undefined),
  );
  return Object.fromEntries(settable.map(([name]) => [name, null]));
}

function patchGroup(
  fields: Readonly<Record<string, SettingsField>>,
  {
    current,
    patch,
    at,
    changed,
  }: { current: PlainObject; patch: PlainObject; at: FieldPlace; changed: string[] },
): PlainObject {
  const next = { ...current };
  for (const [name, field] of Object.entries(fields)) {
    if (!Object.hasOwn(patch, name)) continue;
    next[name] = patchValue(field, {
      current: current[name],
      given: patch[name],
      at: below(at, name),
      changed,
    });
  }
  return next;
}

/**
 * A JSON Merge Patch (RFC 7396) over the settings: `null` puts the default back, unknown fields are ignored,
 * read-only ones are faults, lists are replaced whole.
 */
export function applySettingsPatch(document: SettingsDocument, patch: unknown): PatchedSettings {
  const at: FieldPlace = { pointer: '', faults: [] };
  const changed: string[] = [];
  const given = readObject(patch, at);
  const patched = given && patchGroup(settingsFields, { current: document, patch: given, at, changed });
  if (!patched || at.faults.length > 0) return { ok: false, faults: at.faults };
  const next = patched as SettingsDocument;
  const { default_locale: defaultLocale, locales } = next.company;
  // The language everything falls back to is always one of the offered ones.
  const offered = locales.includes(defaultLocale) ? locales : [...locales, defaultLocale];
  return { ok: true, document: { ...next, company: { ...next.company, locales: offered } }, changed };
}
