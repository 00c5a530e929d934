import type { Token } from 'markdown-it';
import { htmlToText } from '../html/html-to-text.ts';

/** After these a line goes on without a space: their languages put none between words. */
const cjkEdge = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\u3000-\u303f\uff00-\uffef]$/u;
const footnote = /\[\^[^[\]]+\]/g;
const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** What a token says; `before` is what the token before it said. */
function partOf({ type, content }: Token, before: string): string {
  if (type === 'hardbreak') return '\n';
  if (type === 'softbreak') return cjkEdge.test(before) ? '' : ' ';
  if (type === 'code_inline') return content.trim();
  return type === 'text' || type === 'text_special' ? content.replace(footnote, '') : '';
}

/**
 * Inline tokens as their reader sees them: link texts without addresses, no images, no marks of emphasis, code as written;
 * inline HTML leaves its text.
 */
export function inlineText(tokens: readonly Token[]): string {
  const hasHtml = tokens.some(({ type }) => type === 'html_inline');
  const parts: string[] = [];
  let before = '';
  for (const token of tokens) {
    const part = partOf(token, before);
    if (part !== '') before = part;
    if (token.type === 'html_inline') parts.push(token.content);
    else parts.push(hasHtml ? part.replace(/[&<>]/g, (sign) => signs[sign]!) : part);
  }
  const text = parts.join('');
  return (hasHtml ? htmlToText(text) : text).trim();
}
