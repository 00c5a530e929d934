import { keptByLanguage } from '../../text/kept-by-text.ts';
import { languageOf } from '../../text/locale-lookup.ts';
import { sentences } from '../../text/sentences.ts';
import type { Claim } from '../answer.ts';
import { type PassageEvidence, passageText } from '../passages/evidence.ts';
import { quoteStretch, stretchText } from '../passages/quote.ts';
import { type Cell, cellsOf, isTableRow } from '../passages/quote-row.ts';
import type { Voice } from '../voice.ts';
import { emptyBag } from './asked-words.ts';
import { type BagOf, type Piece, SaidPiece } from './piece.ts';

/** Longest column that is shown as one piece, in UTF-16 units. */
const LONGEST_COLUMN = 300;
const listMark = /^\s*(?:[-*+•·‣◦▪●–]|\d{1,3}[.)])\s+/u;

/**
 * The pieces of passages: sentences and list items word for word, rows of tables with the names of their columns, and of
 * each table one piece a column ("Charge – Ireland: €4; France: €9") where it is short. In the order of the passages.
 */
export function piecesOfPages(passages: readonly PassageEvidence[], bagOf: BagOf, voice: Voice): Piece[] {
  const tables = Map.groupBy(
    passages.filter(isTableRow),
    ({ source, headingPath }) => `${source.sourceId}\n${headingPath}`,
  );
  return [
    ...passages.flatMap((passage) =>
      isTableRow(passage) ? rowPiece(passage, bagOf, voice) : textPieces(passage, bagOf, voice),
    ),
    ...[...tables.values()].flatMap((rows) => columnPieces(rows, bagOf, voice)),
  ];
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
  return sentencesOf(passageText(passage), languageOf(locale)).flatMap((sentence): Piece[] => {
    const stretch = { source, text, start: start + sentence.start, end: start + sentence.end };
    const shown = stretchText(stretch);
    if (!/[\p{L}\p{N}]/u.test(shown)) return [];
    const kind = listMark.test(text.slice(stretch.start, stretch.end)) ? 'item' : 'sentence';
    const claims = () => [quoteStretch(stretch, voice)];
    return [new SaidPiece({ ...own, kind, text: shown, own: bagOf(shown), key: emptyBag }, { claims })];
  });
}

function named({ name, value }: Cell): string {
  return name === '' ? value : `${name}: ${value}`;
}

function rowClaim(passage: PassageEvidence, text: string, voice: Voice): Claim {
  const { source, start, end } = passage;
  const support = [{ kind: 'span', source, start, end, quote: passageText(passage) }] as const;
  return { text, kind: 'quote', support, before: voice.space };
}

function rowPiece(passage: PassageEvidence, bagOf: BagOf, voice: Voice): Piece[] {
  const [subject, ...cells] = cellsOf(passageText(passage)).filter(({ value }) => value !== '');
  if (subject === undefined) return [];
  const text = [subject.value, cells.map(named).join('; ')].filter((part) => part !== '').join(' – ');
  const claims = [rowClaim(passage, text, voice)];
  return [
    {
      ...shared(passage, bagOf),
      kind: 'row',
      text,
      claims,
      own: bagOf(passageText(passage)),
      key: bagOf(subject.value),
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
    const entries = read.flatMap(({ row, cells }) => {
      const cell = cells.slice(1).find((each) => each.name === name);
      return cell === undefined ? [] : [{ row, text: `${cells[0]!.value}: ${cell.value}` }];
    });
    const text = `${name} – ${entries.map((entry) => entry.text).join('; ')}`;
    if (entries.length < 2 || text.length > LONGEST_COLUMN) return [];
    const support = entries.map(({ row }) => {
      const { source, start, end } = row;
      return { kind: 'span', source, start, end, quote: passageText(row) } as const;
    });
    const claims: Claim[] = [{ text, kind: 'fact', support, before: voice.space }];
    return [{ ...shared(rows[0]!, bagOf), kind: 'column', text, claims, own: bagOf(text), key: bagOf(name) }];
  });
}
