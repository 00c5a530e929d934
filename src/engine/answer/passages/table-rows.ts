const separator = /^\s*\|?\s*:?-{2,}:?\s*(?:\|\s*:?-{2,}:?\s*)*\|?\s*$/u;

function lineAt(text: string, index: number): { start: number; end: number } {
  const start = text.lastIndexOf('\n', index - 1) + 1;
  const next = text.indexOf('\n', index);
  return { start, end: next < 0 ? text.length : next };
}

function isTableLine(line: string): boolean {
  const trimmed = line.trim();
  return trimmed.length > 2 && trimmed.startsWith('|') && trimmed.endsWith('|');
}

/** What the line around an offset is in a table: its header, the rule below it, a row, or no table at all. */
export function tableRole(text: string, index: number): 'header' | 'rule' | 'row' | 'none' {
  const { start, end } = lineAt(text, index);
  const line = text.slice(start, end);
  if (!isTableLine(line)) return 'none';
  if (separator.test(line)) return 'rule';
  if (end >= text.length) return 'row';
  const next = lineAt(text, end + 1);
  return separator.test(text.slice(next.start, next.end)) ? 'header' : 'row';
}

/** A cell: offsets of its trimmed text, end exclusive. */
export type Cell = { start: number; end: number };

function cellsOf(text: string, start: number, end: number): Cell[] {
  const cells: Cell[] = [];
  let from = start + text.slice(start, end).indexOf('|') + 1;
  for (let at = from; at < end; at++) {
    if (text[at] !== '|') continue;
    const raw = text.slice(from, at);
    const lead = raw.length - raw.trimStart().length;
    const trail = raw.length - raw.trimEnd().length;
    cells.push({ start: from + Math.min(lead, raw.length), end: Math.max(from + lead, at - trail) });
    from = at + 1;
  }
  return cells;
}

/** The cells of the row around an offset with those of the table's header above it; `undefined` for anything else. */
export function rowWithHeader(text: string, index: number): { row: Cell[]; header: Cell[] } | undefined {
  if (tableRole(text, index) !== 'row') return undefined;
  const line = lineAt(text, index);
  let { start } = line;
  while (start > 0) {
    const above = lineAt(text, start - 1);
    const content = text.slice(above.start, above.end);
    if (!isTableLine(content)) return undefined;
    if (separator.test(content) && above.start > 0) {
      const head = lineAt(text, above.start - 1);
      if (!isTableLine(text.slice(head.start, head.end))) return undefined;
      return { row: cellsOf(text, line.start, line.end), header: cellsOf(text, head.start, head.end) };
    }
    start = above.start;
  }
  return undefined;
}
