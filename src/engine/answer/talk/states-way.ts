import { partOf } from '../../language/pack.ts';
import { type WayName, wayNames } from '../../language/talk-words.ts';
import { hasPhrase, prepareText } from '../../text/phrases/phrases.ts';
import { type AskedWay, everyWay } from './way-asked.ts';

/** Digits of the shortest telephone number that is told from a price or a year. */
const LEAST_DIGITS = 6;

/** Whether a text states a telephone number: digits in groups, no day of a calendar and no price. */
function statesPhone(text: string): boolean {
  const groups =
    text.match(/(?<![\p{L}\p{N}@.,/-])\+?\(?\p{Nd}[\p{Nd} ()/.-]{5,}\p{Nd}(?![\p{L}\p{N}@]|[.,]\p{Nd})/gu) ??
    [];
  return groups.some((group) => {
    const digits = group.replace(/\P{Nd}/gu, '').length;
    return (
      digits >= LEAST_DIGITS &&
      !/^\p{Nd}{4}-\p{Nd}{2}-\p{Nd}{2}$|^\p{Nd}{1,2}\.\p{Nd}{1,2}\.\p{Nd}{4}$/u.test(group)
    );
  });
}

const statesEmail = (text: string) => /[\p{L}\p{N}]@[\p{L}\p{N}]/u.test(text);

/** Whether a text in some language states the way that is asked for: 1 that way, .5 one that may be another of its kind, 0 none. */
export function statesWay(text: string, locale: string, way: AskedWay): number {
  if (way === 'any') return Number(statesPhone(text) || statesEmail(text));
  if (way === 'email') return Number(statesEmail(text));
  const named = wayNamedIn(text, locale);
  if (way === 'phone') return !statesPhone(text) ? 0 : named.has('messages') ? 0.5 : 1;
  if (!named.has(way)) return 0;
  return way === 'messages' && !statesPhone(text) ? 0.5 : 1;
}

/** The ways that a text of a page names. */
function wayNamedIn(text: string, locale: string): ReadonlySet<WayName> {
  const prepared = prepareText(text, locale);
  const ways = partOf(locale, 'talk')?.ways;
  const names = (name: WayName) =>
    (ways !== undefined && hasPhrase(prepared, ways[name])) ||
    hasPhrase(prepared, everyWay().get(name) ?? '');
  return new Set(wayNames.filter(names));
}
