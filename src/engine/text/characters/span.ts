/** Where something stands in a text: UTF-16 offsets, end exclusive. */
export type Span = { start: number; end: number };

/** Where an expression matched. */
export function spanOf({ 0: { length }, index }: RegExpExecArray): Span {
  return { start: index, end: index + length };
}

/** Whether a stretch begins inside another. */
export function beginsIn({ start }: Pick<Span, 'start'>, other: Span): boolean {
  return start >= other.start && start < other.end;
}

/** Whether a stretch begins inside one of some others. */
export function isWithinAny(span: Pick<Span, 'start'>, others: readonly Span[]): boolean {
  return others.some((other) => beginsIn(span, other));
}
