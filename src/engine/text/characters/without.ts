import type { Span } from './span.ts';

/** The text with some stretches blanked out, so that all others keep their places. */
export function without(text: string, spans: readonly Span[]): string {
  let result = text;
  for (const { start, end } of spans)
    result = result.slice(0, start) + ' '.repeat(end - start) + result.slice(end);
  return result;
}
