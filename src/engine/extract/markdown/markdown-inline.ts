import { htmlToText, looksLikeHtml } from '../html/html-to-text.ts';

const escapable = '!"#$%&\'()*+,\\-./:;<=>?@\\[\\]^_`{|}~\\\\';
const escaped = new RegExp(`\\\\([${escapable}])`, 'g');
/** Private-use stand-ins for escaped characters, so that `\*` is not taken for emphasis. */
const standIn = 0xe000;

function hideEscapes(line: string): string {
  return line.replace(escaped, (_, character: string) =>
    String.fromCharCode(standIn + character.charCodeAt(0)),
  );
}

function showEscapes(line: string): string {
  return line.replace(/[\ue000-\ue07f]/g, (character) =>
    String.fromCharCode(character.charCodeAt(0) - standIn),
  );
}

function withoutLinks(line: string): string {
  return line
    .replace(/!\[[^[\]]*\](?:\([^()]*\)|\[[^[\]]*\])/g, '')
    .replace(/\[([^[\]]+)\](?:\((?:[^()]|\([^()]*\))*\)|\[[^[\]]*\])/g, '$1')
    .replace(/<((?:https?|mailto):[^<>\s]+)>/gi, '$1')
    .replace(/\[\^[^[\]]+\]/g, '');
}

function withoutEmphasis(line: string): string {
  return (
    line
      // Between digits an asterisk multiplies: "20*30*40 cm".
      .replace(/(?<![\p{N}])(\*{1,3})(?=\S)([^*]*[^*\s])\1/gu, '$2')
      .replace(/(?<![\p{L}\p{N}_])(_{1,3})(?=\S)([^_]*[^_\s])\1(?![\p{L}\p{N}_])/gu, '$2')
      .replace(/~~(?=\S)([^~]*[^~\s])~~/g, '$1')
  );
}

/**
 * A line of Markdown as its reader sees it: link texts without addresses, no images, no marks of emphasis, code as written.
 *
 * Inline HTML leaves its text. Takes one line; linear but for code spans, which are few.
 */
export function markdownInline(line: string): string {
  if (!/[\\`*_~[<&!]/.test(line)) return line;
  // Marks inside code spans are text; they hide like escapes do.
  const hidden = hideEscapes(line).replace(/(`+)([^`]+)\1/g, (_, _ticks, code: string) =>
    code.trim().replace(/[*_~[\]<>&!]/g, (mark) => String.fromCharCode(standIn + mark.charCodeAt(0))),
  );
  const text = withoutEmphasis(withoutEmphasis(withoutLinks(hidden)));
  return showEscapes(looksLikeHtml(text) ? htmlToText(text) : text);
}
