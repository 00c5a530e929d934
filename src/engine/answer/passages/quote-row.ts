import type { TermGroup } from '../../retrieval/types.ts';
import { analyze } from '../../text/analyze.ts';
import type { Claim, Support } from '../answer.ts';
import type { Voice } from '../voice.ts';
import type { PassageEvidence } from './evidence.ts';
import { type Cell, rowWithHeader } from './table-rows.ts';

const MOST_COLUMNS = 6;

function isAskedFor(text: string, locale: string, groups: readonly TermGroup[]): boolean {
  const terms = new Set(analyze(text, locale).map((token) => token.term));
  return groups.some((group) => group.members.some(({ term }) => terms.has(term)));
}

function span(evidence: PassageEvidence, start: number, end: number): Support {
  return { kind: 'span', source: evidence.source, start, end, quote: evidence.text.slice(start, end) };
}

/** Bold and emphasis marks of Markdown carry no meaning inside a cell. */
function plain(text: string): string {
  return text.replace(/[*_`]+/gu, '').trim();
}

/**
 * A table row as a sentence: its first cell, then each further cell under the name of its column; of many columns only
 * those that the question names, when it names any.
 *
 * Cites header and row. `undefined` when there is no table row with a header at the offset.
 */
export function quoteRow(
  evidence: PassageEvidence,
  offset: number,
  groups: readonly TermGroup[],
  voice: Voice,
): Claim | undefined {
  const table = rowWithHeader(evidence.text, offset);
  const [subject] = table?.row ?? [];
  if (table === undefined || subject === undefined) return undefined;
  const textOf = (cell: Cell | undefined) =>
    cell === undefined ? '' : plain(evidence.text.slice(cell.start, cell.end));
  const columns = table.row
    .slice(1)
    .map((cell, i) => ({ name: textOf(table.header[i + 1]), value: textOf(cell) }));
  const filled = columns.filter(({ value }) => value !== '');
  const named = filled.filter(({ name }) => name !== '' && isAskedFor(name, evidence.locale, groups));
  const shown = (named.length > 0 ? named : filled).slice(0, MOST_COLUMNS);
  const cells = shown.map(({ name, value }) => (name === '' ? value : `${name}: ${value}`));
  const ends = (cellsAt: readonly Cell[]) => [cellsAt[0]!.start, cellsAt.at(-1)!.end] as const;
  return {
    text: [textOf(subject), cells.join('; ')].filter((part) => part !== '').join(' – '),
    kind: 'quote',
    support: [span(evidence, ...ends(table.header)), span(evidence, ...ends(table.row))],
    before: voice.space,
  };
}
