import { linesOf } from './lines.ts';

/** A stretch of lines that belong together; `whole` ones (list item, table row, heading) are one sentence. */
export type SentenceBlock = { start: number; end: number; whole: boolean };

const LIST_ITEM = /^\s{0,12}(?:[-*+•·‣◦▪●–—✓✔]|\(?(?:\d{1,3}[.)]|[a-z]\)))\s+\S/u;
const HEADING = /^\s{0,3}#{1,6}\s/;
const INDENTED = /^(?: {2,}|\t)/;
const TERMINATED = /[.!?。！？…।॥؟۔:;][\s"'’”»)\]]*$/u;
/** From this length on a line that ends without punctuation was wrapped by its writer, not ended. */
const WRAPPED_LINE_LENGTH = 60;
/** A list item up to this length is shown whole, whatever full stops it holds. */
const LONGEST_WHOLE_ITEM = 240;

/** Cuts a text into blocks at line ends; lines of wrapped prose stay together. Blank lines belong to no block. */
export function blocks(text: string): SentenceBlock[] {
  const found: SentenceBlock[] = [];
  let open: SentenceBlock | undefined;
  let previous = '';
  for (const line of linesOf(text)) {
    if (line.text.trim() === '') open = undefined;
    else if (open !== undefined && continues(previous, line.text)) open.end = line.end;
    else {
      open = { start: line.start, end: line.end, whole: isRow(line.text) || HEADING.test(line.text) };
      found.push(open);
    }
    previous = line.text;
  }
  return found.map((block) => ({ ...block, whole: block.whole || isShortItem(text, block) }));
}

/** A row of a table: two or more upright bars, or cells parted by tabs. */
function isRow(line: string): boolean {
  const bar = line.indexOf('|');
  return (bar >= 0 && line.includes('|', bar + 1)) || line.trim().includes('\t');
}

function isShortItem(text: string, block: SentenceBlock): boolean {
  if (block.end - block.start > LONGEST_WHOLE_ITEM) return false;
  return LIST_ITEM.test(text.slice(block.start, block.end));
}

/** Whether a line goes on with the one before it, which is not blank. */
function continues(previous: string, line: string): boolean {
  if (isRow(previous) || isRow(line) || HEADING.test(previous) || HEADING.test(line)) return false;
  if (LIST_ITEM.test(line)) return false;
  if (LIST_ITEM.test(previous)) return INDENTED.test(line);
  if (previous.trimEnd().length >= WRAPPED_LINE_LENGTH) return true;
  return !TERMINATED.test(previous) && /^\s*\p{Ll}/u.test(line);
}
