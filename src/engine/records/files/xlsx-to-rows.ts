import { entryText, openArchive } from './open-archive.ts';
import { mostColumns, type TableFault, type TableRow } from './table-row.ts';
import { walkXml } from './walk-xml.ts';

function sharedStrings(xml: string): string[] {
  const strings: string[] = [];
  let parts = '';
  let isReading = 0;
  walkXml(xml, {
    open: (name) => {
      if (name === 'si') parts = '';
      // Readings of Japanese words stand beside them.
      if (name === 'rPh') isReading++;
    },
    close: (name, text) => {
      if (name === 'rPh') isReading--;
      if (name === 't' && isReading === 0) parts += text;
      if (name === 'si') strings.push(parts);
    },
  });
  return strings;
}

/** Which cell styles show a day (ECMA-376 part 1, 18.8.30): built-in formats 14 to 22, and those that name year and day. */
function dateStyles(xml: string): Set<number> {
  const formats = new Set([14, 15, 16, 17, 18, 19, 20, 21, 22]);
  const styles = new Set<number>();
  let isCellFormats = false;
  let at = 0;
  walkXml(xml, {
    open: (name, attributes) => {
      const code = (attributes['formatCode'] ?? '').replace(/"[^"]*"|\[[^\]]*\]/g, '');
      if (name === 'numFmt' && /[yd]/i.test(code)) formats.add(Number(attributes['numFmtId']));
      if (name === 'cellXfs') isCellFormats = true;
      if (name === 'xf' && isCellFormats) {
        if (formats.has(Number(attributes['numFmtId']))) styles.add(at);
        at++;
      }
    },
    close: (name) => {
      if (name === 'cellXfs') isCellFormats = false;
    },
  });
  return styles;
}

/** Days since 30 December 1899 as a date or time. */
function dateText(serial: number): string {
  const timeMs = Math.round((serial - 25_569) * 86_400_000);
  if (!Number.isFinite(timeMs) || Math.abs(timeMs) > 8.64e15) return String(serial);
  const text = new Date(timeMs).toISOString();
  return Number.isInteger(serial) ? text.slice(0, 10) : text.slice(0, 19);
}

function numberText(text: string): string {
  const value = Number(text);
  return Number.isFinite(value) && text.trim() !== '' ? String(Number(value.toPrecision(15))) : text;
}

function columnAt(reference: string): number {
  const letters = /^[A-Z]+/.exec(reference)?.[0] ?? '';
  return [...letters].reduce((at, letter) => at * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

type SheetRow = { line: number; cells: Map<number, string> };

function sheetRows(xml: string, strings: readonly string[], dates: ReadonlySet<number>): SheetRow[] {
  const rows: SheetRow[] = [];
  let row: SheetRow = { line: 0, cells: new Map() };
  let cell: { at: number; type: string; style: number } = { at: -1, type: '', style: -1 };
  let text = '';
  const cellValue = () => {
    if (cell.type === 's') return strings[Number(text)] ?? '';
    if (cell.type === 'b') return text === '1' ? 'true' : 'false';
    if (cell.type === 'e') return '';
    if (cell.type !== '' && cell.type !== 'n') return text;
    return dates.has(cell.style) && text !== '' ? dateText(Number(text)) : numberText(text);
  };
  walkXml(xml, {
    open: (name, attributes) => {
      if (name === 'row') {
        row = { line: Number(attributes['r']) || row.line + 1, cells: new Map() };
        // Cells that do not say where they stand begin at the first column again.
        cell = { at: -1, type: '', style: -1 };
      }
      if (name === 'c') {
        const at = attributes['r'] === undefined ? cell.at + 1 : columnAt(attributes['r']);
        cell = { at, type: attributes['t'] ?? '', style: Number(attributes['s'] ?? -1) };
        text = '';
      }
    },
    close: (name, own) => {
      if (name === 'v' || name === 't') text += own;
      if (name === 'c' && text.trim() !== '' && cell.at < mostColumns)
        row.cells.set(cell.at, cellValue().trim());
      if (name === 'row' && row.cells.size > 0) rows.push(row);
    },
  });
  return rows;
}

/** The path of each sheet in the order in which the workbook shows them. */
function sheetPaths(entries: ReadonlyMap<string, Uint8Array>): string[] {
  const targets = new Map<string, string>();
  walkXml(entryText(entries, 'xl/_rels/workbook.xml.rels'), {
    open: (name, { Id = '', Target = '' }) => {
      if (name === 'Relationship') targets.set(Id, Target.replace(/^\/?(?:xl\/)?/, 'xl/'));
    },
  });
  const paths: string[] = [];
  walkXml(entryText(entries, 'xl/workbook.xml'), {
    open: (name, attributes) => {
      const path = targets.get(attributes['r:id'] ?? '');
      if (name === 'sheet' && path !== undefined && attributes['state'] !== 'veryHidden') paths.push(path);
    },
  });
  return paths.length > 0
    ? paths
    : [...entries.keys()].filter((name) => /worksheets\/[^/]+\.xml$/.test(name)).sort();
}

/**
 * The first sheet of an Excel workbook (ECMA-376) that holds a table, its first row the names of the columns. Lines are the
 * sheet's own row numbers; formulas give their stored results, dates are spelled as ISO 8601.
 *
 * Throws `RefusedArchive` for what is no workbook or unpacks to too much.
 */
export function xlsxToRows(bytes: Uint8Array): { columns: string[]; rows: TableRow[]; faults: TableFault[] } {
  const entries = openArchive(bytes, (name) =>
    /^xl\/(?:workbook\.xml|_rels\/workbook\.xml\.rels|sharedStrings\.xml|styles\.xml|worksheets\/[^/]+\.xml)$/.test(
      name,
    ),
  );
  const strings = sharedStrings(entryText(entries, 'xl/sharedStrings.xml'));
  const dates = dateStyles(entryText(entries, 'xl/styles.xml'));
  for (const path of sheetPaths(entries)) {
    const [header, ...body] = sheetRows(entryText(entries, path), strings, dates);
    if (!header || header.cells.size < 2) continue;
    const columns = [...header.cells.values()];
    const named = [...header.cells];
    const rows = body.map(({ line, cells }): TableRow => {
      const filled = named.flatMap(([at, column]): [string, string][] =>
        cells.has(at) ? [[column, cells.get(at)!]] : [],
      );
      return { line, cells: new Map(filled) };
    });
    return { columns, rows: rows.filter(({ cells }) => cells.size > 0), faults: [] };
  }
  return { columns: [], rows: [], faults: [{ line: 1, fault: 'the workbook holds no sheet with a table' }] };
}
