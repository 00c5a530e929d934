import { parsedJson } from '../../text/values/json-value.ts';

/** Where a string that begins at `from` ends: after its closing quote. */
function endOfString(text: string, from: number): number {
  let i = from + 1;
  while (i < text.length && text[i] !== '"') i += text[i] === '\\' ? 2 : 1;
  return i + 1;
}

/** Where a comment at `from` ends; `from` when there is none. */
function endOfComment(text: string, from: number): number {
  const [mark, skip] = text[from + 1] === '/' ? ['\n', 0] : text[from + 1] === '*' ? ['*/', 2] : ['', 0];
  if (mark === '') return from;
  const end = text.indexOf(mark, from + 2);
  return end === -1 ? text.length : end + skip;
}

/** JSON text without what shops leave in it by mistake: comments, raw line ends in strings, commas before a closing mark. */
function mended(text: string): string {
  const out: string[] = [];
  for (let i = 0; i < text.length; ) {
    const char = text[i]!;
    const next = char === '"' ? endOfString(text, i) : char === '/' ? endOfComment(text, i) : i;
    if (char === '"')
      out.push(text.slice(i, next).replace(/\p{Cc}/gu, (raw) => (raw === '\n' || raw === '\t' ? ' ' : '')));
    else if (next === i) {
      if ((char === '}' || char === ']') && out.at(-1) === ',') out.pop();
      if (!/\s/.test(char)) out.push(char);
    }
    i = Math.max(next, i + 1);
  }
  return out.join('');
}

/**
 * A block of JSON as pages carry it: in comment marks or CDATA, with comments, raw line ends or a comma too many.
 * `undefined` when it cannot be mended; never throws.
 */
export function parseLenientJson(text: string): unknown {
  const bare = text
    .replace(/^\s*(?:<!--[^\n]*-->\s*)?(?:<!--|\/\/\s*<!\[CDATA\[|<!\[CDATA\[)?/u, '')
    .replace(/(?:-->|\/\/\s*\]\]>|\]\]>)?[\s;]*$/u, '');
  return parsedJson(bare) ?? parsedJson(mended(bare));
}
