import type { Span } from '../../text/characters/span.ts';

/** Something that leads out of the conversation. */
export type Address = Span & { kind: 'link' | 'mail' | 'phone'; text: string; host?: string };

const MAIL = /[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/gu;
const SCHEME =
  /(?<![\p{L}\p{N}])(?:[a-z][a-z0-9+.-]{1,20}:\/\/|\/\/|hxxps?:\/\/|javascript:|data:|vbscript:|mailto:|tel:|www\.)[^\s<>"'`\])}]*/giu;
/** A host name without a scheme: labels, and a last one of letters that is not the beginning of a sentence. */
const BARE =
  /(?<![\p{L}\p{N}@./-])(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+(\p{L}{2,24})(?![\p{L}\p{N}@])(?::\d{2,5})?(?:\/[^\s<>"'`\])}]*)?/gu;
const IP = /(?<![\p{N}.])(?:\d{1,3}\.){3}\d{1,3}(?![\p{N}.]*\p{N})/gu;
const PHONE = /(?<![\p{L}\p{N}.,€$£])(?:\+|00)?\(?\d[\d\s().\-/\u00A0\u202F]{5,20}\d(?![\p{N}%]|\s?\p{Sc})/gu;
const TOP = new Set(
  'com net org info biz io ai app dev shop store online site xyz top club co me tv cc ly gg link click live world life today example test invalid localhost eu us uk de fr es it nl be ch at pl pt se no dk fi cz ru ua cn jp kr in br mx ca au nz tk ml ga cf gq su pw'.split(
    ' ',
  ),
);

/** Host of a link as a browser would read it, lower case; empty where it cannot be read. */
function hostOf(link: string): string {
  const rest = link.replace(/^[a-z][a-z0-9+.-]*:\/\//iu, '').replace(/^\/\//u, '');
  const authority = /^[^/?#\\]*/u.exec(rest)?.[0] ?? '';
  return authority.replace(/^.*@/u, '').replace(/:\d*$/u, '').replace(/\.$/u, '').toLowerCase();
}

/** Links, host names, mail addresses and phone numbers of a text; a dotted word counts where it could be opened. */
export function addressesIn(written: string): Address[] {
  // Browsers read the full stops of other scripts as dots.
  const text = written.replace(/(?<=[\p{Script=Latin}\p{N}])[。．｡․](?=[\p{Script=Latin}\p{N}])/gu, '.');
  const found: Address[] = [];
  const add = (start: number, raw: string, kind: Address['kind'], host?: string) => {
    const shown = raw.replace(/[.,;:!?)\]]+$/u, '');
    const end = start + shown.length;
    if (shown !== '' && !found.some((one) => start < one.end && end > one.start))
      found.push({ start, end, kind, text: shown, host });
  };
  // Each is dear to look for, and most texts lack the mark that it cannot be without.
  const all = (pattern: RegExp, mark: RegExp) => (mark.test(text) ? text.matchAll(pattern) : []);
  for (const match of all(MAIL, /@/))
    add(match.index, match[0], 'mail', match[0].slice(match[0].indexOf('@') + 1).toLowerCase());
  for (const match of all(SCHEME, /[:.]|\/\//)) add(match.index, match[0], 'link', hostOf(match[0]));
  for (const match of all(BARE, /\./)) {
    const last = match[1]!;
    const isTop = TOP.has(last.toLowerCase());
    // "S.Oliver" and "end.Then" are no hosts, "rival.example" and "x.yz/pay" are.
    if (isTop || (/^\p{Ll}+$/u.test(last) && match[0].includes('/')))
      add(match.index, match[0], 'link', hostOf(match[0]));
  }
  for (const match of all(IP, /\d\.\d/)) add(match.index, match[0], 'link', match[0]);
  for (const match of all(PHONE, /\d/)) if (isPhone(match[0])) add(match.index, match[0], 'phone');
  return found;
}

/** Enough digits, in groups that are no range of prices or dates. */
function isPhone(text: string): boolean {
  const digits = text.replace(/\D/gu, '');
  if (digits.length < 7 || digits.length > 15) return false;
  if (/^\+|^00|^0/u.test(text)) return true;
  return /^\d{3,4}[\s.-]\d{3}[\s.-]\d{3,4}$/u.test(text.trim()) || /^1?[\s.-]?\(\d{3}\)/u.test(text);
}

/** Whether a host is one of the company's or below one. */
export function isUnderCompanyHost(host: string, companyHosts: readonly string[]): boolean {
  const name = host.replace(/^www\./u, '');
  return companyHosts.some((own) => {
    const base = own.toLowerCase().replace(/^www\./u, '');
    return base !== '' && (name === base || name.endsWith(`.${base}`));
  });
}
