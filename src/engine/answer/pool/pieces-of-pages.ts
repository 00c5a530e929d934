import { keptByLanguage } from '../../../memo/kept.ts';
import { languageOf } from '../../text/locale-lookup.ts';
import { sentences } from '../../text/sentences.ts';
import type { Claim, Support } from '../answer.ts';
import { type PassageEvidence, passageText } from '../passages/evidence.ts';
import { quoteStretch, stretchText } from '../passages/quote.ts';
import { type Cell, cellsOf, isTableRow } from '../passages/quote-row.ts';
import type { Voice } from '../voice.ts';
import { emptyBag, type TermBag } from './asked-words.ts';
import { tableText } from './narrow-piece.ts';
import { type BagOf, type Piece, SaidPiece, type TableCell } from './piece.ts';

/** Longest column that is shown as one piece, in UTF-16 units. */
const LONGEST_COLUMN = 300;
const listMark = /^\s*(?:[-*+•·‣◦▪●–]|\d{1,3}[.)])\s+/u;

/**
 * The pieces of passages: sentences and list items word for word, rows of tables with the names of their columns, and of
 * each table one piece a column ("Charge – Ireland: €4; France: €9") where it is short. In the order of the passages.
 * `ofPassage` cuts one passage; by default it is cut anew.
 */
export function piecesOfPages(
  passages: readonly PassageEvidence[],
  bagOf: BagOf,
  voice: Voice,
  ofPassage: (passage: PassageEvidence) => readonly Piece[] = (passage) =>
    piecesOfPassage(passage, bagOf, voice),
): Piece[] {
  const tables = Map.groupBy(
    passages.filter(isTableRow),
    ({ source, headingPath }) => `${source.sourceId}\n${headingPath}`,
  );
  return [
    ...passages.flatMap(ofPassage),
    ...[...tables.values()].flatMap((rows) => columnPieces(rows, bagOf, voice)),
  ];
}

/** The pieces of one passage: its sentences and list items, or itself as a row of a table. */
export function piecesOfPassage(passage: PassageEvidence, bagOf: BagOf, voice: Voice): Piece[] {
  return isTableRow(passage) ? rowPiece(passage, bagOf, voice) : textPieces(passage, bagOf, voice);
}

function shared({ id, source, headingPath, locale, trust }: PassageEvidence, bagOf: BagOf) {
  const place = source.sourceId;
  const around = bagOf(`${source.title}\n${headingPath}`);
  return { around, place, section: `${place}\n${headingPath}`, passageId: id, locale, trust };
}

/** The same passages come again with every question. */
const sentencesOf = keptByLanguage({ most: 10_000, longest: 2_000 }, sentences);

function textPieces(passage: PassageEvidence, bagOf: BagOf, voice: Voice): Piece[] {
  const { source, text, start, locale } = passage;
  const own = shared(passage, bagOf);
  const part = passageText(passage);
  const whole = bagOf(part);
  let before: TermBag | undefined;
  return sentencesOf(part, languageOf(locale)).flatMap((sentence): Piece[] => {
    const stretch = { source, text, start: start + sentence.start, end: start + sentence.end };
    const shown = stretchText(stretch);
    if (!/[\p{L}\p{N}]/u.test(shown)) return [];
    const kind = listMark.test(text.slice(stretch.start, stretch.end)) ? 'item' : 'sentence';
    const claims = () => [quoteStretch(stretch, voice)];
    const bags = { own: bagOf(shown), key: emptyBag, passage: whole, before };
    before = bags.own;
    return [new SaidPiece({ ...own, ...bags, kind, text: shown }, { claims })];
  });
}

function named({ name, value }: Cell): string {
  return name === '' ? value : `${name}: ${value}`;
}

function rowSupport(passage: PassageEvidence): Support {
  const { source, start, end } = passage;
  return { kind: 'span', source, start, end, quote: passageText(passage) };
}

function rowPiece(passage: PassageEvidence, bagOf: BagOf, voice: Voice): Piece[] {
  const [subject, ...rest] = cellsOf(passageText(passage)).filter(({ value }) => value !== '');
  if (subject === undefined) return [];
  const support = rowSupport(passage);
  const cells = rest.map(
    (cell): TableCell => ({
      id: `${passage.id}:${cell.name}`,
      text: named(cell),
      named: bagOf(cell.name),
      support,
    }),
  );
  const head = subject.value;
  const text = tableText(
    head,
    cells.map((cell) => cell.text),
  );
  return [
    {
      ...shared(passage, bagOf),
      kind: 'row',
      text,
      claims: [{ text, kind: 'quote', support: [support], before: voice.space }],
      table: { head, cells },
      own: bagOf(passageText(passage)),
      key: bagOf(head),
    },
  ];
}

function columnPieces(rows: readonly PassageEvidence[], bagOf: BagOf, voice: Voice): Piece[] {
  const read = rows.map((row) => ({
    row,
    cells: cellsOf(passageText(row)).filter(({ value }) => value !== ''),
  }));
  const names = new Set(
    read.flatMap(({ cells }) => cells.slice(1).flatMap(({ name }) => (name === '' ? [] : name))),
  );
  if (rows.length < 2) return [];
  return [...names].flatMap((name): Piece[] => {
    const cells = read.flatMap(({ row, cells: inRow }): TableCell[] => {
      const cell = inRow.slice(1).find((each) => each.name === name);
      if (cell === undefined) return [];
      const subject = inRow[0]!.value;
      const text = `${subject}: ${cell.value}`;
      return [{ id: `${row.id}:${name}`, text, named: bagOf(subject), support: rowSupport(row) }];
    });
    const text = tableText(
      name,
      cells.map((cell) => cell.text),
    );
    if (cells.length < 2 || text.length > LONGEST_COLUMN) return [];
    const support = cells.map((cell) => cell.support);
    const claims: Claim[] = [{ text, kind: 'fact', support, before: voice.space }];
    return [
      {
        ...shared(rows[0]!, bagOf),
        kind: 'column',
        text,
        claims,
        table: { head: name, cells },
        own: bagOf(text),
        key: bagOf(name),
      },
    ];
  });
}
