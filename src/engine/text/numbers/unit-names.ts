import { kept, perLanguage } from '../../../memo/kept.ts';
import { partOf } from '../../language/pack.ts';
import { isAscii } from '../characters/ascii.ts';
import { characterClasses, HANGUL, UNSPACED } from '../characters/character-classes.ts';

/** Symbols that mean a unit only in this spelling: `5G`, `4K`, size `M` and `3D` are no units. */
const SYMBOLS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    m: 'm',
    g: 'g',
    t: 't',
    l: 'l',
    L: 'l',
    V: 'v',
    v: 'v',
    W: 'w',
    w: 'w',
    A: 'a',
    h: 'h',
    s: 's',
    MW: 'MW',
    mW: 'mw',
    J: 'j',
  }),
);

const GAP = /[ \u00A0\u2009\u202F]{1,2}|[-\u2010\u2011]/y;
const SIGN = /%|٪|[°º](?:\s?[cf\u0441](?![\p{L}\p{N}]))?|''|′′|’’|["”″′]|'(?=\d)/iuy;
const WORD = /[\p{L}\p{M}\u00B5]+(?:[²³]|\^?[23](?!\p{N})|\(s\))?(?:\/\p{L}+)?(?!\p{N})/uy;
const NEXT_WORD = /\.?[ \u00A0-]([\p{L}\p{M}]+)(?!\p{N})/uy;
/** Single characters that stand for a unit, such as ㎏ and ℃. */
const SQUARED = /[\u2103\u2109\u3371-\u337A\u3380-\u33DF]/;
const LONGEST_UNSPACED_NAME = 8;
const LONGEST_QUOTATION = 100;

/** Names in normal form, and those that count only when they touch the number. */
type Names = { anywhere: ReadonlyMap<string, string>; touching: ReadonlyMap<string, string> };

/** English names, which every language knows, then the language's own. */
function unitWords(language: string): string {
  return [partOf('en', 'text')?.units, partOf(language, 'text')?.units].join(';');
}

const namesOf = kept(perLanguage, (language): Names => {
  const anywhere = new Map<string, string>();
  const touching = new Map<string, string>();
  for (const entry of unitWords(language).split(';')) {
    const [unit = '', words = ''] = entry.trim().split('=');
    for (const word of words.split('|').filter(Boolean)) {
      if (word.startsWith('~')) touching.set(word.slice(1), unit);
      else anywhere.set(word.normalize('NFKC'), unit);
    }
  }
  return { anywhere, touching };
});

/** A unit by its id, and where its name ends. */
type FoundUnit = { unit: string; end: number };

/** The unit that follows a number ending at `at`, with the end of its name; `undefined` when no unit follows. */
export function unitAfter(text: string, at: number, language: string): FoundUnit | undefined {
  const start = at + (matchAt(GAP, text, at)?.length ?? 0);
  const touches = start === at || !/\s/.test(text[at]!);
  if (start >= text.length) return undefined;
  const kind = characterClasses(text)[text.charCodeAt(start)];
  if (kind === UNSPACED || kind === HANGUL) return unspacedUnit(text, start, language);
  const sign = matchAt(SIGN, text, start);
  if (sign !== undefined) return signUnit(text, start, sign, touches);
  if (SQUARED.test(text[start]!))
    return found(namesOf(language).anywhere.get(compare(text[start]!)), start + 1);
  return wordUnit(text, start, touches, language);
}

function matchAt(pattern: RegExp, text: string, at: number): string | undefined {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0];
}

function found(unit: string | undefined, end: number): FoundUnit | undefined {
  return unit === undefined ? undefined : { unit, end };
}

function compare(name: string): string {
  return isAscii(name) ? name.toLowerCase() : name.normalize('NFKC').toLowerCase();
}

function signUnit(text: string, start: number, sign: string, touches: boolean): FoundUnit | undefined {
  const end = start + sign.length;
  if (/^[%٪]/.test(sign)) return { unit: 'percent', end };
  if (/^[°º]/.test(sign)) return { unit: /f$/i.test(sign) ? 'f' : 'c', end };
  if (!touches || /[\p{L}]/u.test(text[end] ?? '')) return undefined;
  if (sign === "'" || sign === '′') return { unit: 'ft', end };
  if (sign !== '″' && sign !== '′′' && closesQuotation(text, start)) return undefined;
  return { unit: 'in', end };
}

/** Whether the quotation mark at `at` closes a quotation, rather than meaning inches. */
function closesQuotation(text: string, at: number): boolean {
  let open = false;
  for (let i = Math.max(0, at - LONGEST_QUOTATION); i < at; i++) {
    if (text[i] === '“') open = true;
    else if (text[i] === '”') open = false;
    else if (text[i] === '"') open = !open && !/\p{N}/u.test(text[i - 1] ?? '');
  }
  return open;
}

function unspacedUnit(text: string, start: number, language: string): FoundUnit | undefined {
  const { anywhere } = namesOf(language);
  for (let length = Math.min(LONGEST_UNSPACED_NAME, text.length - start); length > 0; length--) {
    const unit = anywhere.get(compare(text.slice(start, start + length)));
    if (unit !== undefined) return { unit, end: start + length };
  }
  return undefined;
}

function wordUnit(text: string, start: number, touches: boolean, language: string): FoundUnit | undefined {
  const word = matchAt(WORD, text, start);
  if (word === undefined) return undefined;
  const symbol = SYMBOLS.get(word);
  const names = namesOf(language);
  let best = found(symbol, start + word.length);
  best ??= found(names.anywhere.get(compare(word)), start + word.length);
  if (best === undefined && touches) best = found(names.touching.get(compare(word)), start + word.length);
  let phrase = word;
  let end = start + word.length;
  for (let extra = 0; extra < 2; extra++) {
    const next = matchAt(NEXT_WORD, text, end);
    if (next === undefined) break;
    end += next.length;
    phrase += ` ${next.replace(/^[.\s-]+/u, '')}`;
    best = found(names.anywhere.get(compare(phrase)), end) ?? best;
  }
  return best;
}
