import { normalizeText } from '../../text/characters/normalize.ts';
import { htmlToText } from '../html/html-to-text.ts';
import { tableLines } from '../html/table-rows.ts';
import { markdownInline } from './markdown-inline.ts';

const heading = /^ {0,3}(#{1,6})(?=[ \t]|$)/;
const setext = /^ {0,3}(=+|-+)[ \t]*$/;
const rule = /^ {0,3}(?:(?:\*[ \t]*){3,}|(?:_[ \t]*){3,}|(?:-[ \t]*){3,})$/;
const listItem = /^(\s*)(?:[-*+]|(\d{1,9})[.)])\s+(?:\[[ xX]\]\s+)?(.*)$/;
const fence = /^ {0,3}(`{3,}|~{3,})/;
const tableRule = /^\s*\|?\s*:?-+:?\s*(?:\|\s*:?-+:?\s*)*\|?\s*$/;
const definition = /^ {0,3}\[[^[\]]+\]:\s+\S+/;
const boldQuestion = /^\*\*([^*]+[?？؟])\*\*$/;
const htmlBlock = /^ {0,3}<(?:\/?[a-z][a-z0-9-]*[\s/>]|!--)/i;
const cjkEdge = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\u3000-\u303f\uff00-\uffef]$/u;

/** A paragraph or list item that a wrapped line may still belong to. */
type Paragraph = { prefix: string; lines: string[] };

/** Lines of the text so far. */
type Lines = { done: string[]; open: Paragraph | undefined };

/** Lines of a paragraph as one, but for line feeds that its writer asked for by two spaces or a backslash. */
function joined(lines: readonly string[]): string {
  let text = '';
  lines.forEach((line, i) => {
    text += line.replace(/\\$/, '').trim();
    if (i === lines.length - 1) return;
    if (line.endsWith('  ') || line.endsWith('\\')) text += '\n';
    else if (!cjkEdge.test(line.slice(-2))) text += ' ';
  });
  return text;
}

function close(lines: Lines): void {
  if (lines.open) {
    const raw = joined(lines.open.lines);
    const question = lines.open.prefix === '' ? boldQuestion.exec(raw) : null;
    if (question) lines.done.push('', `### ${markdownInline(question[1]!)}`, '');
    else {
      const text = raw.split('\n').map(markdownInline).join('\n').trim();
      if (text !== '') lines.done.push(lines.open.prefix + text);
    }
  }
  lines.open = undefined;
}

function add(lines: Lines, added: readonly string[]): void {
  close(lines);
  for (const line of added) lines.done.push(line);
}

function titleOf(line: string): string {
  const text = line
    .trim()
    .replace(/^#{1,6}/, '')
    .trim();
  // Closing marks count only after a space: "C#" keeps its own.
  const words = text.lastIndexOf(' ');
  return /^#+$/.test(text.slice(words + 1)) ? text.slice(0, Math.max(0, words)).trim() : text;
}

function cells(line: string): string[] {
  const inner = line
    .trim()
    .replace(/^\|/, '')
    .replace(/(?<!\\)\|$/, '');
  return inner.split(/(?<!\\)\|/).map((cell) => markdownInline(cell.trim().replaceAll('\\|', '/')));
}

/** Index of the first line after the table that begins at `at`, having written its rows. */
function readTable(source: readonly string[], at: number, lines: Lines): number {
  const rows = [cells(source[at]!).map((text) => ({ text, head: true }))];
  let next = at + 2;
  for (; next < source.length && source[next]!.includes('|') && source[next]!.trim() !== ''; next++)
    rows.push(cells(source[next]!).map((text) => ({ text, head: false })));
  add(lines, ['', ...tableLines(rows).map((row) => `| ${row.join(' | ')} |`), '']);
  return next;
}

/** Index of the first line after the fenced block that begins at `at`, having written what it holds. */
function readFence(source: readonly string[], at: number, mark: string, lines: Lines): number {
  let next = at + 1;
  close(lines);
  for (; next < source.length && !source[next]!.trimStart().startsWith(mark); next++)
    lines.done.push(source[next]!);
  return next + 1;
}

/** Index of the first blank line from `at` on, having written the HTML before it. */
function readHtml(source: readonly string[], at: number, lines: Lines): number {
  let next = at;
  while (next < source.length && source[next]!.trim() !== '') next++;
  const text = htmlToText(source.slice(at, next).join('\n'), { structure: 'marked' });
  add(lines, ['', ...text.split('\n'), '']);
  return next;
}

/** Writes the block that begins at line `at`, and returns the index of the line after it. */
function readBlock(source: readonly string[], at: number, lines: Lines): number {
  const line = source[at]!.replace(/^(?: {0,3}> ?)+/, '');
  const fenced = fence.exec(line);
  if (fenced) return readFence(source, at, fenced[1]!, lines);
  if (line.trim() === '') {
    add(lines, ['']);
    return at + 1;
  }
  const titled = heading.exec(line);
  if (titled) {
    add(lines, ['', `${titled[1]} ${markdownInline(titleOf(line))}`.trim(), '']);
    return at + 1;
  }
  if (setext.test(line) && lines.open?.prefix === '') {
    const title = markdownInline(joined(lines.open.lines)).trim();
    lines.open = undefined;
    add(lines, ['', `${line.trim().startsWith('=') ? '#' : '##'} ${title}`, '']);
    return at + 1;
  }
  if (rule.test(line) || definition.test(line)) {
    add(lines, ['']);
    return at + 1;
  }
  if (line.includes('|') && at + 1 < source.length && isTableRule(source[at + 1]!))
    return readTable(source, at, lines);
  if (!lines.open && htmlBlock.test(line)) return readHtml(source, at, lines);
  readProse(line, lines);
  return at + 1;
}

function isTableRule(line: string): boolean {
  return line.includes('-') && line.includes('|') && tableRule.test(line);
}

function readProse(line: string, lines: Lines): void {
  const item = listItem.exec(line);
  if (item) {
    close(lines);
    const depth = Math.min(5, Math.floor(item[1]!.replaceAll('\t', '    ').length / 2));
    const mark = item[2] === undefined ? '- ' : `${item[2]}. `;
    lines.open = { prefix: '  '.repeat(depth) + mark, lines: [item[3]!] };
  } else if (lines.open) lines.open.lines.push(line);
  else lines.open = { prefix: '', lines: [line] };
}

/**
 * Markdown (CommonMark's usual parts, pipe tables) as readable text: headings keep their `#` marks, lists their marks,
 * wrapped lines of a paragraph are joined, table rows become `| Heading: cell | … |`, links leave their text.
 *
 * A paragraph that is one bold question becomes a heading, as FAQ pages write them. Never throws; linear in the length.
 */
export function markdownToText(markdown: string): string {
  const source = markdown
    .replace(/\r\n?/g, '\n')
    .replace(/<!--[\s\S]*?(?:-->|$)/g, '')
    .split('\n');
  const lines: Lines = { done: [], open: undefined };
  for (let at = 0; at < source.length; ) at = readBlock(source, at, lines);
  close(lines);
  return foldBlankLines(lines.done.join('\n'));
}

/** Plain text with `\n` line ends, no white space at line ends and at most one blank line in a row, normalised (NFC). */
export function plainToText(text: string): string {
  return foldBlankLines(text.replace(/\r\n?/g, '\n').replace(/[\u00ad\u200b\ufeff]/g, ''));
}

function foldBlankLines(text: string): string {
  const lines = text.split('\n').map((line) => line.trimEnd());
  const kept = lines.filter((line, i) => line !== '' || (i > 0 && lines[i - 1] !== ''));
  return normalizeText(kept.join('\n').replace(/^\n+|\n+$/g, ''));
}
