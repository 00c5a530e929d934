import MarkdownIt, { type Token } from 'markdown-it';
import { normalizeText } from '../../text/characters/normalize.ts';
import { htmlToText } from '../html/html-to-text.ts';
import { type LabelledRow, tableLines } from '../html/table-rows.ts';
import { inlineText } from './inline-text.ts';

// Lines that are indented are seldom code on a shop's pages: they belong to the list above them.
const parser = new MarkdownIt({ html: true }).disable('code');

/** Between digits an asterisk multiplies: in "20*30*40 cm" it stands for emphasis as little as this does. */
const MULTIPLIES = /(?<=\p{N})\*(?=\p{N})/gu;
const STAND_IN = '\ue02a';

const taskMark = /^\[[ xX]\]\s+/;

/** What has been read: whole lines, the lists that are open, and the mark that the next text of an item begins with. */
type Reading = { lines: string[]; lists: string[]; mark: string };

/** The marks of an item, once: the first text of it stands behind them. */
function takeMark(reading: Reading): string {
  const { mark } = reading;
  reading.mark = '';
  return mark;
}

/** A paragraph that is one bold question is a heading, as FAQ pages write them; `undefined` for any other. */
function boldQuestion({ children }: Token): string | undefined {
  const told = (children ?? []).filter(({ type, content }) => type !== 'text' || content !== '');
  const isBold = told[0]?.type === 'strong_open' && told.at(-1)?.type === 'strong_close';
  if (!isBold || told.filter(({ type }) => type === 'strong_open').length > 1) return undefined;
  const text = inlineText(told);
  return /[?？؟]$/u.test(text) ? text : undefined;
}

function readParagraph(inline: Token, reading: Reading): void {
  const isItem = reading.lists.length > 0;
  const question = isItem ? undefined : boldQuestion(inline);
  if (question !== undefined) {
    reading.lines.push('', `### ${question}`, '');
    return;
  }
  const text = inlineText(inline.children ?? []);
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
 * A paragraph that is one bold question becomes a heading, as FAQ pages write them. Never throws.
 */
export function markdownToText(markdown: string): string {
  const source = markdown.replace(/<!--[\s\S]*?(?:-->|$)/g, '').replace(MULTIPLIES, STAND_IN);
  const tokens = parser.parse(source, {});
  const reading: Reading = { lines: [], lists: [], mark: '' };
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
