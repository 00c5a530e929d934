/** A line without its end; `[start, end)` are UTF-16 offsets in the text it is of. */
export type Line = { start: number; end: number; text: string };

/** The lines of a text, cut at LF, in order; none after an LF that ends the text. */
export function* linesOf(text: string): Generator<Line> {
  for (let start = 0; start < text.length; ) {
    const lineEnd = text.indexOf('\n', start);
    const end = lineEnd < 0 ? text.length : lineEnd;
    yield { start, end, text: text.slice(start, end) };
    start = end + 1;
  }
}
