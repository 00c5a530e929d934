import { type Line, linesOf } from '../text/sentences/lines.ts';

/**
 * A run of lines of a normalised text: `[start, end)` are UTF-16 offsets without the marks of a heading or a table row.
 *
 * `question` is a line that asks and is answered by what follows.
 */
export type TextBlock = {
  kind: 'heading' | 'question' | 'paragraph' | 'list' | 'row';
  start: number;
  end: number;
  /** 1 to 6 for headings, else 0. */
  level: number;
};

const headingMarks = /^ {0,3}(#{1,6})[ \t]+(?=\S)/;
const listMark = /^\s{0,12}(?:[-*+•·‣◦▪●–]|\d{1,3}[.)])\s+\S/u;
const questionMark = /[?？؟⁇]["'”’»)\]]*$/u;
const greekQuestionMark = /\p{sc=Greek}[;\u037e]$/u;
const longestQuestion = 200;
/** A line of heading marks that is longer than this titles nothing. */
const longestHeading = 300;

/** What marks a question in lists of questions and answers: Question, Frage, Pregunta, Pytanie, Domanda, Вопрос. */
export const questionPrefix = /^\s*(?:[QFPD]|В)\s*[:.)]\s*/u;

function isQuestion(text: string): boolean {
  const line = text.trim();
  if (line.length > longestQuestion || !(questionMark.test(line) || greekQuestionMark.test(line)))
    return false;
  // A paragraph that ends in a question states something first.
  return !/[.!?。！？]\s+\S/u.test(line.replace(questionPrefix, ''));
}

function isRow(text: string): boolean {
  const line = text.trim();
  return line.length > 2 && line.startsWith('|') && line.endsWith('|');
}

function blockOf(line: Line): TextBlock {
  const marks = line.text.length <= longestHeading ? headingMarks.exec(line.text) : null;
  if (marks)
    return { kind: 'heading', start: line.start + marks[0].length, end: line.end, level: marks[1]!.length };
  if (isRow(line.text)) {
    const start = line.text.indexOf('|') + 1;
    const end = line.text.lastIndexOf('|');
    return { kind: 'row', start: line.start + start, end: line.start + end, level: 0 };
  }
  const kind = listMark.test(line.text) ? 'list' : isQuestion(line.text) ? 'question' : 'paragraph';
  return { kind, start: line.start, end: line.end, level: 0 };
}

/** Whether a line belongs to the block before it, which ended on the line above. */
function goesOn(previous: TextBlock, line: TextBlock): boolean {
  if (previous.kind === 'list')
    return line.kind === 'list' || line.kind === 'paragraph' || line.kind === 'question';
  return previous.kind === 'paragraph' && (line.kind === 'paragraph' || line.kind === 'question');
}

/**
 * The blocks of a normalised text in order; blank lines part them and belong to none.
 *
 * Lines of a paragraph or list stay together. A lone question followed by nothing, or by another heading, is a paragraph.
 */
export function textBlocks(text: string): TextBlock[] {
  const blocks: TextBlock[] = [];
  let open: TextBlock | undefined;
  for (const line of linesOf(text)) {
    if (line.text.trim() === '') {
      open = undefined;
      continue;
    }
    const block = blockOf(line);
    if (open && goesOn(open, block)) open.end = block.end;
    else {
      blocks.push(block);
      open = block;
    }
  }
  blocks.forEach((block, i) => {
    const next = blocks[i + 1];
    if (block.kind === 'question' && (!next || next.kind === 'heading' || next.kind === 'question'))
      block.kind = 'paragraph';
  });
  return blocks;
}
