import { normalizeText } from '../../text/characters/normalize.ts';
import { flattenDeepNesting } from './html-nesting.ts';
import { loadHtml, type PageNode, rootOf } from './load-html.ts';
import { boldOpening, isRunInHeading } from './run-in-heading.ts';
import { type LabelledRow, tableLines } from './table-rows.ts';
import { TextWriter } from './text-writer.ts';

export type HtmlToTextOptions = {
  /**
   * `marked` keeps structure as plain marks: `## ` before headings, `- ` before list items, `| … |` around table rows;
   * `plain` writes headings and rows as lines of their own. Default `plain`.
   */
  structure?: 'marked' | 'plain';
  /** Leaves out what surrounds the content of a page: navigation, footer, forms; `<main>` alone when there is one. */
  contentOnly?: boolean;
};

// The nodes of cheerio's parser, as far as they are read here.
const skipped = new Set(
  'head script style template noscript svg iframe object embed canvas audio video map select textarea button input datalist'.split(
    ' ',
  ),
);
const surroundings = new Set(['nav', 'footer', 'aside', 'form', 'dialog']);
const paragraphs = new Set(
  'address article aside blockquote body center dd details dialog div dl dt fieldset figcaption figure footer form header hgroup hr html legend main nav ol p pre section summary table ul'.split(
    ' ',
  ),
);
const lineEnds = new Set(['br', 'li', 'tr', 'caption', 'option']);
const hiddenStyle = /display\s*:\s*none|visibility\s*:\s*hidden|font-size\s*:\s*0|opacity\s*:\s*0(?![.\d])/i;

function isHidden({ attribs }: PageNode): boolean {
  if (!attribs) return false;
  return 'hidden' in attribs || attribs['aria-hidden'] === 'true' || hiddenStyle.test(attribs['style'] ?? '');
}

function isSkipped(node: PageNode, options: HtmlToTextOptions): boolean {
  const name = node.name ?? '';
  if (skipped.has(name) || isHidden(node)) return true;
  return options.contentOnly === true && surroundings.has(name);
}

/** First element of that name, in document order, or `undefined`. */
function findElement(root: PageNode, isWanted: (node: PageNode) => boolean): PageNode | undefined {
  const open: PageNode[] = [root];
  for (let node = open.pop(); node; node = open.pop()) {
    if (isWanted(node)) return node;
    for (let i = (node.children?.length ?? 0) - 1; i >= 0; i--) open.push(node.children![i]!);
  }
  return undefined;
}

function contentRoot(root: PageNode): PageNode {
  const isMain = (node: PageNode) => node.name === 'main' || node.attribs?.['role'] === 'main';
  const main = findElement(root, isMain);
  return main && !isHidden(main) ? main : root;
}

/** A table whose cells hold blocks of their own only lays out a page. */
function isDataTable(table: PageNode): boolean {
  const nested = findElement(
    table,
    (node) => node !== table && /^(?:table|h[1-6]|form)$/.test(node.name ?? ''),
  );
  return nested === undefined;
}

/** A cell as often as it spans columns: a heading names each of them, a value stands in the first. */
function spannedCell(cell: PageNode, options: HtmlToTextOptions): LabelledRow {
  const head = cell.name === 'th';
  const text = isSkipped(cell, options) ? '' : writeTree(cell, { ...options, structure: 'plain' });
  const columns = Math.min(50, Math.max(1, Number.parseInt(cell.attribs?.['colspan'] ?? '', 10) || 1));
  return Array.from({ length: columns }, (_, i) => ({ text: head || i === 0 ? text : '', head }));
}

/** Rows of a table; cells hold no tables, so reading them does not recurse further. */
function tableRows(table: PageNode, options: HtmlToTextOptions): LabelledRow[] {
  const rows: LabelledRow[] = [];
  const open: PageNode[] = [table];
  for (let node = open.pop(); node; node = open.pop()) {
    if (isSkipped(node, options)) continue;
    const children = node.children ?? [];
    if (node.name === 'tr') {
      const cells = children.filter((cell) => cell.name === 'td' || cell.name === 'th');
      rows.push(cells.flatMap((cell) => spannedCell(cell, options)));
      continue;
    }
    for (let i = children.length - 1; i >= 0; i--) open.push(children[i]!);
  }
  return rows;
}

/** Where the walk is: what lists it is in, how deep the last heading was, whether line feeds count. */
type Walk = {
  writer: TextWriter;
  marked: boolean;
  lists: { ordered: boolean; count: number }[];
  headingLevel: number;
  /** Bold openings of paragraphs that are headings. */
  runIns: Set<PageNode>;
  keepLines: number;
};

/** Notes the bold opening of a paragraph that heads it; looked for once for each, however many of its words are bold. */
function noteRunIn(walk: Walk, paragraph: PageNode, options: HtmlToTextOptions): void {
  const found = boldOpening(paragraph);
  if (found === undefined) return;
  const text = writeTree(found.opening, { ...options, structure: 'plain' });
  if (isRunInHeading(text, found.behind)) walk.runIns.add(found.opening);
}

function openHeading(walk: Walk, level: number): void {
  walk.writer.break(2);
  if (walk.marked) walk.writer.beginLine(`${'#'.repeat(level)} `);
}

function openElement(walk: Walk, node: PageNode, options: HtmlToTextOptions): void {
  const name = node.name!;
  if (name === 'p' && walk.marked && walk.lists.length === 0) noteRunIn(walk, node, options);
  const heading = /^h([1-6])$/.exec(name);
  if (heading) {
    walk.headingLevel = Number(heading[1]);
    openHeading(walk, walk.headingLevel);
  } else if (name === 'summary' || name === 'dt') openHeading(walk, Math.min(6, walk.headingLevel + 1));
  else if (walk.runIns.has(node)) openHeading(walk, Math.min(6, walk.headingLevel + 1));
  else if (name === 'li') {
    const list = walk.lists.at(-1);
    if (list) list.count++;
    walk.writer.break(1);
    const mark = list?.ordered ? `${list.count}. ` : '- ';
    walk.writer.beginLine('  '.repeat(Math.min(5, Math.max(0, walk.lists.length - 1))) + mark);
  } else if (name === 'ul' || name === 'ol') {
    walk.writer.break(walk.lists.length > 0 ? 1 : 2);
    walk.lists.push({ ordered: name === 'ol', count: 0 });
  } else if (paragraphs.has(name)) {
    if (walk.lists.length === 0) walk.writer.break(2);
  } else if (lineEnds.has(name)) walk.writer.break(1);
  else if (name === 'td' || name === 'th') walk.writer.write(' ');
  else if (name === 'q') walk.writer.write('“');
  if (name === 'pre') walk.keepLines++;
}

function closeElement(walk: Walk, node: PageNode): void {
  const name = node.name!;
  if (/^(?:h[1-6]|summary|dt)$/.test(name) || walk.runIns.has(node)) {
    walk.writer.endLine();
    walk.writer.break(2);
  } else if (name === 'li') {
    walk.writer.endLine();
    walk.writer.break(1);
  } else if (name === 'ul' || name === 'ol') {
    walk.lists.pop();
    walk.writer.break(walk.lists.length > 0 ? 1 : 2);
  } else if (paragraphs.has(name)) walk.writer.break(walk.lists.length > 0 ? 1 : 2);
  else if (name === 'q') walk.writer.write('”');
  if (name === 'pre') walk.keepLines--;
}

function writeTable(walk: Walk, table: PageNode, options: HtmlToTextOptions): void {
  const caption = findElement(table, (node) => node.name === 'caption');
  walk.writer.break(2);
  if (caption && !isSkipped(caption, options)) walk.writer.write(writeTree(caption, options));
  walk.writer.break(walk.marked ? 2 : 1);
  for (const cells of tableLines(tableRows(table, options))) {
    walk.writer.write(walk.marked ? `| ${cells.join(' | ')} |` : cells.join(', '));
    walk.writer.break(1);
  }
  walk.writer.break(2);
}

/** Walks a tree without recursion, so that no nesting can exhaust the stack. */
function writeTree(root: PageNode, options: HtmlToTextOptions, keepLines = false): string {
  const walk: Walk = {
    writer: new TextWriter(),
    marked: options.structure === 'marked',
    lists: [],
    headingLevel: 1,
    runIns: new Set(),
    keepLines: keepLines ? 1 : 0,
  };
  const open: { node: PageNode; closing: boolean }[] = [];
  const pushChildren = (node: PageNode) => {
    for (let i = (node.children?.length ?? 0) - 1; i >= 0; i--)
      open.push({ node: node.children![i]!, closing: false });
  };
  pushChildren(root);
  for (let step = open.pop(); step; step = open.pop()) {
    const { node } = step;
    if (step.closing) closeElement(walk, node);
    else if (node.type === 'text') walk.writer.write(node.data ?? '', walk.keepLines > 0);
    else if (node.name === undefined || isSkipped(node, options)) continue;
    else if (node.name === 'table' && isDataTable(node)) writeTable(walk, node, options);
    else {
      openElement(walk, node, options);
      open.push({ node, closing: true });
      pushChildren(node);
    }
  }
  return walk.writer.finish();
}

/**
 * The text of an HTML page or fragment that a reader would see, normalised (NFC), with line feeds between blocks.
 *
 * Never throws; scripts, comments, forms' controls and hidden elements leave nothing. Takes time linear in the length.
 */
export function htmlToText(html: string, options: HtmlToTextOptions = {}): string {
  const root = rootOf(loadHtml(flattenDeepNesting(html), false));
  const hasBlocks =
    /<(?:p|br|div|li|ul|ol|table|h[1-6]|section|article|body|blockquote|hr|dl|pre)[\s/>]/i.test(html);
  const text = writeTree(options.contentOnly ? contentRoot(root) : root, options, !hasBlocks);
  return normalizeText(text);
}

/** The page's `<title>`, folded to one line, or `undefined`. */
export function htmlTitle(html: string): string | undefined {
  const root = rootOf(loadHtml(flattenDeepNesting(html), false));
  const title = findElement(root, (node) => node.name === 'title');
  const text = (title?.children ?? []).map(({ data }) => data ?? '').join('');
  return normalizeText(text.replace(/\s+/gu, ' ').trim()) || undefined;
}

const markup = /<(?:[a-z!?]|\/[a-z])[^<>]*>|&(?:#\d{1,7}|#x[0-9a-f]{1,6}|[a-z][a-z0-9]{1,30});/i;

/** Whether a text that may be plain holds tags or character references. */
export function looksLikeHtml(text: string): boolean {
  return markup.test(text);
}
