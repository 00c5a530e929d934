import type { TermGroup } from '../../retrieval/types.ts';
import { analyze } from '../../text/analyze.ts';
import type { Claim } from '../answer.ts';
import type { Voice } from '../voice.ts';
import type { PassageEvidence } from './evidence.ts';

const MOST_CELLS = 6;

/** One cell of a row with the name of its column. */
export type Cell = { name: string; value: string };

/** Whether a passage is one row of a table, stored as `Column: value | Column: value` between bars. */
export function isTableRow({ text, start, end }: PassageEvidence): boolean {
  const lineStart = text.lastIndexOf('\n', start - 1) + 1;
  return text[lineStart] === '|' && !text.slice(start, end).includes('\n');
}

/** Emphasis marks carry no meaning inside a cell. */
function plain(text: string): string {
  return text.replace(/[*_`]+/gu, '').trim();
}

/** The cells of a row stored as `Column: value | Column: value`. */
export function cellsOf(row: string): Cell[] {
  return row.split(' | ').map((cell) => {
    const colon = cell.indexOf(': ');
    return colon < 0
      ? { name: '', value: plain(cell) }
      : { name: plain(cell.slice(0, colon)), value: plain(cell.slice(colon + 2)) };
  });
}

function isAskedFor(text: string, locale: string, groups: readonly TermGroup[]): boolean {
  const terms = new Set(analyze(text, locale).map((token) => token.term));
  return groups.some((group) => group.members.some(({ term }) => terms.has(term)));
}

/**
 * A table row as a sentence: its first cell, then each further cell with the name of its column; of many columns only
 * those that the question names, when it names any. Cites the row.
 */
export function quoteRow(evidence: PassageEvidence, groups: readonly TermGroup[], voice: Voice): Claim {
  const { text, start, end, locale, source } = evidence;
  const quote = text.slice(start, end);
  const [subject, ...rest] = cellsOf(quote).filter(({ value }) => value !== '');
  const named = rest.filter(({ name }) => isAskedFor(name, locale, groups));
  const shown = (named.length > 0 ? named : rest).slice(0, MOST_CELLS);
  const cells = shown.map(({ name, value }) => (name === '' ? value : `${name}: ${value}`));
  return {
    text: [subject?.value ?? '', cells.join('; ')].filter((part) => part !== '').join(' – '),
    kind: 'quote',
    support: [{ kind: 'span', source, start, end, quote }],
    before: voice.space,
  };
}
