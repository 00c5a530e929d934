import MarkdownIt, { type Token } from 'markdown-it';
import { normalizeText } from '../../text/characters/normalize.ts';
import { htmlToText } from '../html/html-to-text.ts';
import { isRunInHeading } from '../html/run-in-heading.ts';
import { type LabelledRow, tableLines } from '../html/table-rows.ts';
import { inlineText } from './inline-text.ts';

// Lines that are indented are seldom code on a shop's pages: they belong to the list above them.
const parser = new MarkdownIt({ html: true }).disable('code');

/** Between digits an asterisk multiplies: in "20*30*40 cm" it stands for emphasis as little as this does. */
const MULTIPLIES = /(?<=\p{N})\*(?=\p{N})/gu;
const STAND_IN = '\ue02a';

const taskMark = /^\[[ xX]\]\s+/;

/** What has been read: whole lines, the lists that are open, the mark that the next text of an item begins with, the level of the last heading. */
type Reading = { lines: string[]; lists: string[]; mark: string; level: number };

/** The marks of an item, once: the first text of it stands behind them. */
function takeMark(reading: Reading): string {
  const { mark } = reading;
  reading.mark = '';
  return mark;
}

const isTold = ({ type, content }: Token) => type !== 'text' || content.trim() !== '';

/** What heads a paragraph in bold, and what the paragraph says behind that; `undefined` where nothing does (`isRunInHeading`). */
function boldHeading({ children }: Token): { text: string; rest: readonly Token[] } | undefined {
  const told = children ?? [];
  const end = told.findIndex(({ type }) => type === 'strong_close');
  if (told.find(isTold)?.type !== 'strong_open' || end < 0) return undefined;
  const text = inlineText(told.slice(0, end + 1));
  const rest = told.slice(end + 1);
  const next = rest.find(isTold)?.type;
  const behind = next === undefined ? 'nothing' : /^(?:soft|hard)break$/u.test(next) ? 'line' : 'text';
  return isRunInHeading(text, behind) ? { text, rest } : undefined;
}

function readParagraph(inline: Token, reading: Reading): void {
  const isItem = reading.lists.length > 0;
  const heading = isItem ? undefined : boldHeading(inline);
  if (heading !== undefined) reading.lines.push('', `${'#'.repeat(reading.level + 1)} ${heading.text}`, '');
  const text = inlineText(heading?.rest ?? inline.children ?? []);
  const told = isItem ? text.replace(taskMark, '') : text;
  if (told !== '') reading.lines.push(takeMark(reading) + told);
  if (!isItem) reading.lines.push('');
}

/** Index of the token after a table that begins at `at`, having written its rows. */
function readTable(tokens: readonly Token[], at: number, reading: Reading): number {
  const rows: LabelledRow[] = [];
  let row: { text: string; head: boolean }[] = [];
  let next = at;
  for (; tokens[next]!.type !== 'table_close'; next++) {
    const { type, children } = tokens[next]!;
    if (type === 'tr_open') row = [];
    if (type === 'tr_close') rows.push(row);
    if (type === 'inline')
      row.push({ text: inlineText(children ?? []), head: tokens[next - 1]!.type === 'th_open' });
  }
  reading.lines.push('', ...tableLines(rows).map((cells) => `| ${cells.join(' | ')} |`), '');
  return next + 1;
}

/** Writes what begins with the token at `at`, and returns the index of the token after it. */
function readToken(tokens: readonly Token[], at: number, reading: Reading): number {
  const { type, tag, info, content } = tokens[at]!;
  const { lines, lists } = reading;
  if (type === 'table_open') return readTable(tokens, at, reading);
  if (type === 'heading_open') {
    const title = inlineText(tokens[at + 1]!.children ?? []);
    reading.level = Math.min(5, Number(tag.slice(1)));
    lines.push('', `${'#'.repeat(Number(tag.slice(1)))} ${title}`.trim(), '');
    return at + 3;
  }
  if (type === 'bullet_list_open' || type === 'ordered_list_open') lists.push(type);
  if (type === 'bullet_list_close' || type === 'ordered_list_close') {
    lists.pop();
    if (lists.length === 0) lines.push('');
  }
  if (type === 'list_item_open')
    reading.mark =
      '  '.repeat(lists.length - 1) + (lists.at(-1) === 'ordered_list_open' ? `${info}. ` : '- ');
  if (type === 'inline') readParagraph(tokens[at]!, reading);
  if (type === 'fence') lines.push(...content.replace(/\n$/, '').split('\n'));
  if (type === 'html_block') lines.push('', htmlToText(content, { structure: 'marked' }), '');
  if (type === 'hr') lines.push('');
  return at + 1;
}

/**
 * Markdown (CommonMark with pipe tables) as readable text: headings keep their `#` marks, lists their marks, wrapped lines
 * of a paragraph are joined, table rows become `| Heading: cell | … |`, links leave their text.
 *
 * What opens a paragraph in bold and heads it becomes a heading (`isRunInHeading`). Never throws.
 */
export function markdownToText(markdown: string): string {
  const source = markdown.replace(/<!--[\s\S]*?(?:-->|$)/g, '').replace(MULTIPLIES, STAND_IN);
  const tokens = parser.parse(source, {});
  const reading: Reading = { lines: [], lists: [], mark: '', level: 2 };
  for (let at = 0; at < tokens.length; ) at = readToken(tokens, at, reading);
  return foldBlankLines(reading.lines.join('\n').replaceAll(STAND_IN, '*'));
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
