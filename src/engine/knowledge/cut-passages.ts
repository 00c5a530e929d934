import type { Span } from '../text/characters/span.ts';
import { sentences } from '../text/sentences/sentences.ts';
import { countWords } from './count-words.ts';
import type { Passage } from './document.ts';
import { questionPrefix, type TextBlock, textBlocks } from './text-blocks.ts';

/** A passage of a text whose owner is not named yet. */
export type CutPassage = Pick<Passage, 'seq' | 'headingPath' | 'start' | 'end'>;

/** The longest passage, in words. */
const mostWords = 180;
/** A question line without heading marks stands below every heading. */
const questionLevel = 7;

/** `[start, end)` without white space at its ends; `undefined` when nothing is left. */
function trimmed(text: string, { start, end }: Span): Span | undefined {
  const part = text.slice(start, end);
  const from = start + part.length - part.trimStart().length;
  const to = end - part.length + part.trimEnd().length;
  return from < to ? { start: from, end: to } : undefined;
}

/** Cuts a span at spaces into pieces of at most `mostWords` words. */
function cutAtSpaces(text: string, span: Span): Span[] {
  const pieces: Span[] = [];
  let start = span.start;
  let words = 0;
  for (const { index } of text.slice(span.start, span.end).matchAll(/\s+(?=\S)/g)) {
    if (++words % mostWords !== 0) continue;
    pieces.push({ start, end: span.start + index });
    start = span.start + index;
  }
  pieces.push({ start, end: span.end });
  return pieces;
}

/** Joins neighbouring spans as long as together they have at most `mostWords` words. */
function packed(text: string, spans: readonly Span[]): Span[] {
  const passages: Span[] = [];
  let words = 0;
  for (const span of spans) {
    const more = countWords(text.slice(span.start, span.end));
    const last = passages.at(-1);
    if (last && words + more <= mostWords) {
      last.end = span.end;
      words += more;
    } else {
      passages.push({ start: span.start, end: span.end });
      words = more;
    }
  }
  return passages;
}

/** A block as one span, or at the ends of sentences as several when it is too long. */
function pieces(text: string, block: Span, locale: string): Span[] {
  const part = text.slice(block.start, block.end);
  if (countWords(part) <= mostWords) return [block];
  const parts = sentences(part, locale).map(({ start, end }) => ({
    start: block.start + start,
    end: block.start + end,
  }));
  const short = parts.flatMap((span) =>
    countWords(text.slice(span.start, span.end)) <= mostWords ? [span] : cutAtSpaces(text, span),
  );
  return packed(text, short);
}

/** A list with the line that introduces it ("These are excluded:") is one block where both fit. */
function withIntroduction(text: string, body: readonly TextBlock[]): TextBlock[] {
  const joined: TextBlock[] = [];
  for (const block of body) {
    const last = joined.at(-1);
    const introduces =
      block.kind === 'list' &&
      last?.kind === 'paragraph' &&
      /[:：]\s*$/.test(text.slice(last.start, last.end));
    if (last && introduces && countWords(text.slice(last.start, block.end)) <= mostWords)
      joined[joined.length - 1] = { ...last, kind: 'list', end: block.end };
    else joined.push(block);
  }
  return joined;
}

/** The passages of what stands under one heading: rows one by one, the rest packed up to the limit. */
function bodySpans(text: string, body: readonly TextBlock[], locale: string): Span[] {
  const spans: Span[] = [];
  let prose: Span[] = [];
  const flush = () => {
    spans.push(...packed(text, prose));
    prose = [];
  };
  for (const block of withIntroduction(text, body)) {
    if (block.kind !== 'row') {
      for (const piece of pieces(text, block, locale)) prose.push(piece);
      continue;
    }
    flush();
    for (const piece of pieces(text, block, locale)) spans.push(piece);
  }
  flush();
  return spans;
}

type Heading = { level: number; span: Span };

function pathOf(text: string, headings: readonly Heading[]): string {
  return headings
    .map(({ level, span }) => {
      const title = text.slice(span.start, span.end).replace(/\s+/gu, ' ').trim();
      return level === questionLevel ? title.replace(questionPrefix, '') : title;
    })
    .join(' > ');
}

/**
 * Cuts a normalised text into passages of at most 180 words: by heading, at sentence ends, lists whole
 * up to the limit, table rows and answers to question lines each on their own.
 *
 * Offsets are UTF-16, end exclusive, ascending and disjoint; heading marks and row bars are outside. A heading that
 * nothing follows is a passage itself. Empty for a blank text.
 */
export function cutPassages(text: string, locale: string): CutPassage[] {
  const passages: CutPassage[] = [];
  const headings: Heading[] = [];
  let body: TextBlock[] = [];
  const add = (headingPath: string, span: Span) => {
    const inner = trimmed(text, span);
    if (inner) passages.push({ seq: passages.length, headingPath, ...inner });
  };
  const flush = (nextLevel: number) => {
    const last = headings.at(-1);
    for (const span of bodySpans(text, body, locale)) add(pathOf(text, headings), span);
    if (last && nextLevel <= last.level && !hasPassageAfter(passages, last.span))
      add(pathOf(text, headings.slice(0, -1)), last.span);
    body = [];
  };
  for (const block of textBlocks(text)) {
    if (block.kind !== 'heading' && block.kind !== 'question') {
      body.push(block);
      continue;
    }
    const level = block.kind === 'question' ? questionLevel : block.level;
    flush(level);
    while (headings.length > 0 && headings.at(-1)!.level >= level) headings.pop();
    headings.push({ level, span: { start: block.start, end: block.end } });
  }
  flush(0);
  return passages;
}

function hasPassageAfter(passages: readonly CutPassage[], heading: Span): boolean {
  const last = passages.at(-1);
  return last !== undefined && last.start >= heading.start;
}
