import { kept } from '../../memo/kept.ts';
import type { MessageTemplate } from '../language/answer-messages.ts';

const pluralRules = kept({ most: 500, longest: 100 }, (locale) => new Intl.PluralRules(locale));

/**
 * A message with its `{slot}` places filled, the first letter a capital; `count` chooses the plural form.
 *
 * Slots are put in literally and are never read as templates. Throws `RangeError` on a slot without a value.
 */
export function fillMessage(
  message: MessageTemplate,
  locale: string,
  slots: Readonly<Record<string, string>> = {},
  count = 0,
): string {
  const pattern =
    typeof message === 'string' ? message : (message[pluralRules(locale).select(count)] ?? message.other);
  let text = '';
  for (const [i, part] of partsOf(pattern).entries())
    text = i % 2 === 0 ? text + part : behindArticle(text, slotValue(slots, part));
  return pattern.startsWith('{') ? capitaliseOfShop(text, locale) : capitalise(text, locale);
}

/**
 * Capitalises a sentence that begins with a shop's own words, of which nobody knows the language: a letter whose capital
 * depends on it (the dotted i of Turkish and Azeri) stays as written, or "intel" would become another word.
 */
export function capitaliseOfShop(text: string, locale: string): string {
  const first = String.fromCodePoint(text.codePointAt(0) ?? 0x20);
  return first.toLocaleUpperCase(locale) === first.toUpperCase() ? capitalise(text, locale) : text;
}

/** A title with an article of its own takes no second one: "the The Midnight Hurlers". */
function behindArticle(text: string, value: string): string {
  return (/^(?:the|an?) /iu.test(value) ? text.replace(/\bthe $/iu, '') : text) + value;
}

/** A pattern cut at its slots: every second part is the name of one. Patterns are those of the message files. */
const partsOf = kept({ most: 5_000, longest: 1_000 }, (pattern) => pattern.split(/\{([a-z_]+)\}/u));

function slotValue(slots: Readonly<Record<string, string>>, name: string): string {
  const value = slots[name];
  if (value === undefined) throw new RangeError(`message slot ${name} has no value`);
  return value;
}

/** The text with its first letter in upper case, by the rules of the locale. */
export function capitalise(text: string, locale: string): string {
  // Most texts begin with a capital already, and asking the locale takes long.
  if (/^[A-Z]/.test(text)) return text;
  const first = String.fromCodePoint(text.codePointAt(0) ?? 0x20);
  return text === '' ? '' : first.toLocaleUpperCase(locale) + text.slice(first.length);
}
