import type { Claim, SourceRef } from '../../say/answer.ts';
import type { Voice } from '../../say/voice.ts';

/** A stretch of a citable text. */
export type Stretch = { source: SourceRef; text: string; start: number; end: number };

const listMark = /^\s*(?:[-*+•·‣◦▪●–]|\d{1,3}[.)])\s+/u;

/** The stretch without white space at its ends, leading list mark, and a bracket at its end that nothing opened. */
export function trimStretch(stretch: Stretch): Stretch {
  const part = stretch.text.slice(stretch.start, stretch.end);
  const start = stretch.start + (listMark.exec(part)?.[0].length ?? part.length - part.trimStart().length);
  let end = stretch.end - (part.length - part.trimEnd().length);
  if (end <= start) return { ...stretch, start: stretch.start, end: stretch.end };
  const inner = stretch.text.slice(start, end);
  if (/[)\]]$/u.test(inner) && !/[([]/u.test(inner)) end -= 1;
  return { ...stretch, start, end };
}

/** Whether a stretch is an item of a list: it opens with a mark or a number. */
export function isListItem({ text, start, end }: Stretch): boolean {
  return listMark.test(text.slice(start, end));
}

/** A stretch as it is shown: trimmed, white space folded. */
export function stretchText(stretch: Stretch): string {
  const { text, start, end } = trimStretch(stretch);
  return folded(text.slice(start, end));
}

function folded(quote: string): string {
  return quote.replace(/\s+/gu, ' ').trim();
}

/** Quotes a stretch word for word (white space folded), cited by its exact place. */
export function quoteStretch(stretch: Stretch, voice: Voice): Claim {
  const { source, text, start, end } = trimStretch(stretch);
  const quote = text.slice(start, end);
  return {
    text: folded(quote),
    kind: 'quote',
    support: [{ kind: 'span', source, start, end, quote }],
    before: voice.space,
  };
}
