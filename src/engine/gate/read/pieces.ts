import { sentences } from '../../text/sentences/sentences.ts';
import type { GateEvidence } from '../types.ts';

/** A cell of a table with the name of its column. */
export type NamedCell = { name: string; value: string };

function cell(text: string): NamedCell {
  const at = text.indexOf(': ');
  return at < 0
    ? { name: '', value: text.trim() }
    : { name: text.slice(0, at).trim(), value: text.slice(at + 2).trim() };
}

/** Cells of "| Name: value | … |" and of "subject – Name: value; Name: value"; none where it is no row. */
export function cellsOf(text: string): NamedCell[] {
  const line = text.trim();
  // A row that is a passage of its own has no lines at its ends.
  if (/^\|.*\|$|[^|]: [^|]*\s\|\s[^|]*: /u.test(line))
    return line
      .replace(/^\||\|$/gu, '')
      .split(' | ')
      .map((part) => cell(part.replace(/\|/gu, ' ')));
  const dash = / – (?=[^:;]{1,60}: )/u.exec(line);
  if (dash === null) return [];
  const rest = line.slice(dash.index + dash[0].length).split(/; (?=[^:;]{1,60}: )/u);
  return [{ name: '', value: line.slice(0, dash.index) }, ...rest.map(cell)];
}

/** A field of a record: its name and its value. */
export const FIELD = /^([\p{L}][\w.\p{L}-]{0,80}): (.+)$/u;

const RECORD_LINE = /^[\p{L}\p{N}_.-]+: /u;

/** A sentence, or the lines of a record, each of which is a field. */
function linesOf(sentence: string): string[] {
  const lines = sentence.trim().split('\n');
  const isField = (line: string) => /^[^\s:]+$/u.test(FIELD.exec(line)?.[1] ?? ' ');
  return lines.length > 1 && lines.some(isField)
    ? lines.filter((line) => line.trim() !== '')
    : [sentence.trim()];
}

/** Sentences of a text; lines of a record, whose values a full stop or a colon does not end. */
export function piecesOf({ text, locale, productId }: GateEvidence): string[] {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  if (productId !== undefined && lines.every((line) => RECORD_LINE.test(line))) return lines;
  return sentences(text, locale).flatMap(({ start, end }) => linesOf(text.slice(start, end)));
}
