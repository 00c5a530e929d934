/** A row of a table with its labels: `head` cells name columns or the row. */
export type LabelledRow = readonly { text: string; head: boolean }[];

function isHeader(row: LabelledRow): boolean {
  return row.length > 1 && row.every(({ head }) => head);
}

function cellText(text: string): string {
  return text
    .replace(/\s*\n\s*/g, ' ')
    .replaceAll('|', '/')
    .trim();
}

function labelled(label: string, value: string): string {
  return label === '' ? value : `${label.replace(/:\s*$/, '')}: ${value}`;
}

/**
 * The rows of a data table as lines that can be read on their own: each cell is preceded by its column's heading, a row of
 * two cells whose first is a heading (or that stands in a table without headings) is `label: value`.
 *
 * Cells without text are left out; a row without any is no line. Upright bars inside cells become slashes.
 */
export function tableLines(rows: readonly LabelledRow[]): string[][] {
  let header: readonly string[] = [];
  const lines: string[][] = [];
  for (const row of rows) {
    const texts = row.map(({ text }) => cellText(text));
    if (isHeader(row)) {
      header = texts;
      continue;
    }
    const isPair = header.length === 0 && texts.length === 2 && texts[0] !== '' && texts[1] !== '';
    const cells = isPair
      ? [labelled(texts[0]!, texts[1]!)]
      : texts.map((text, i) => (text === '' ? '' : labelled(header[i] ?? '', text)));
    const filled = cells.filter((text) => text !== '');
    if (filled.length > 0) lines.push(filled);
  }
  return lines;
}
