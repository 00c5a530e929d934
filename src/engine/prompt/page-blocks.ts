import { keptByLanguage } from '../../memo/kept.ts';
import { oncePer } from '../../memo/once-per.ts';
import { type PassageEvidence, passageText } from '../answer/passages/evidence.ts';
import { type Cell, cellsOf, isTableRow } from '../answer/passages/quote-row.ts';
import { headingsOf } from '../knowledge/heading-path.ts';
import { sentences } from '../text/sentences/sentences.ts';
import type { EvidenceBlock, EvidenceUnit } from './evidence.ts';

/** A section of a page: its document and the headings it stands under. */
export function sectionKey({ source, headingPath }: Pick<PassageEvidence, 'source' | 'headingPath'>): string {
  return `${source.sourceId}\n${headingPath}`;
}

function spanOf(passage: PassageEvidence, start: number, end: number): EvidenceUnit['support'] {
  return [{ kind: 'span', source: passage.source, start, end, quote: passage.text.slice(start, end) }];
}

/** The same passages are shown again and again. */
const sentencesOf = keptByLanguage({ most: 4_000, longest: 8_000 }, sentences);

function proseUnits(passage: PassageEvidence): EvidenceUnit[] {
  return sentencesOf(passageText(passage), passage.locale).map((sentence) => {
    const [start, end] = [passage.start + sentence.start, passage.start + sentence.end];
    return { text: passage.text.slice(start, end), support: spanOf(passage, start, end) };
  });
}

function rowText(cells: readonly Cell[]): string {
  return `| ${cells.map(({ value }) => value).join(' | ')} |`;
}

/** Rows of a table under its head, which is said once and not in every row. */
function tableUnits(rows: readonly PassageEvidence[]): { head: string; units: EvidenceUnit[] } {
  const read = rows.map((row) => ({ row, cells: cellsOf(passageText(row)) }));
  const head = rowText((read[0]?.cells ?? []).map(({ name }) => ({ name, value: name })));
  return {
    head: /[\p{L}\p{N}]/u.test(head) ? `${head}\n` : '',
    units: read.map(({ row, cells }) => ({ text: rowText(cells), support: spanOf(row, row.start, row.end) })),
  };
}

/** Headings that state numbers, for what rests on them: "Rates, contiguous 48 states". */
function headingUnits({ headingPath, text, start, source }: PassageEvidence): EvidenceUnit[] {
  return headingsOf(headingPath)
    .filter((heading) => /\p{Nd}/u.test(heading))
    .flatMap((heading) => {
      const at = text.lastIndexOf(heading, start);
      const end = at + heading.length;
      return at < 0
        ? []
        : [{ text: heading, support: [{ kind: 'span', source, start: at, end, quote: heading }] }];
    });
}

function sectionBlock(found: readonly PassageEvidence[]): EvidenceBlock {
  const passages = found.toSorted((a, b) => a.start - b.start);
  const { source, text: snapshot, headingPath, locale, trust } = passages[0]!;
  const units: EvidenceUnit[] = [];
  const lines: string[] = [];
  let rows: PassageEvidence[] = [];
  const endTable = () => {
    if (rows.length === 0) return;
    const table = tableUnits(rows);
    units.push(...table.units);
    lines.push(table.head + table.units.map(({ text }) => text).join('\n'));
    rows = [];
  };
  for (const passage of passages) {
    if (isTableRow(passage)) {
      rows.push(passage);
      continue;
    }
    endTable();
    units.push(...proseUnits(passage));
    lines.push(passageText(passage).trim());
  }
  endTable();
  return {
    key: sectionKey({ source, headingPath }),
    kind: 'page',
    source,
    snapshot,
    heading: headingPath,
    text: lines.join('\n'),
    stored: passages
      .map((passage) => (isTableRow(passage) ? `| ${passageText(passage)} |` : passageText(passage).trim()))
      .join('\n'),
    units: [...units, ...headingUnits(passages[0]!)],
    locale,
    trust,
  };
}

type KeptBlock = { found: readonly PassageEvidence[]; block: EvidenceBlock };

/** Beside the first passage that was found of a section: pages are mostly shown whole, so the same passages come together again. */
const keptOf = oncePer((_first: PassageEvidence): { last?: KeptBlock } => ({}));

function keptBlock(found: readonly PassageEvidence[]): EvidenceBlock {
  const kept = keptOf(found[0]!);
  const { last } = kept;
  if (last?.found.length === found.length && last.found.every((passage, i) => passage === found[i]))
    return last.block;
  const block = sectionBlock(found);
  kept.last = { found, block };
  return block;
}

/** One block a section, in the order in which the sections first occur; passages stand as they do on their page. */
export function pageBlocks(passages: readonly PassageEvidence[]): EvidenceBlock[] {
  return [...Map.groupBy(passages, sectionKey).values()].map(keptBlock);
}
