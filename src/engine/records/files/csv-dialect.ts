/** How a text separates its cells and writes a quotation mark inside quotes. */
export type CsvDialect = { delimiter: string; escape: '"' | '\\' };

const delimiters = [',', ';', '\t', '|'];

/** How much of a text is looked at. */
const sampleLength = 256 * 1024;

/** The separator that occurs most often outside quotes in the first line that holds any; a comma when none does. */
function detectDelimiter(text: string): string {
  const counts = new Map<string, number>();
  let quoted = false;
  for (let i = 0; i < text.length; i++) {
    const character = text[i]!;
    if (character === '"') quoted = !quoted;
    else if (quoted) continue;
    else if (character === '\n' && counts.size > 0) break;
    else if (delimiters.includes(character)) counts.set(character, (counts.get(character) ?? 0) + 1);
  }
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0] ?? ',';
}

/** Whether quotes inside cells are written `\"`, as exports of databases do, rather than `""` (RFC 4180). */
function escapesWithBackslash(text: string, delimiter: string): boolean {
  const ends = `${delimiter}\n`;
  let backslashes = 0;
  let doubled = 0;
  for (let at = text.indexOf('"'); at !== -1; at = text.indexOf('"', at + 1)) {
    const next = text[at + 1] ?? '\n';
    if (text[at - 1] === '\\' && !ends.includes(next)) backslashes++;
    else if (next === '"' && !ends.includes(text[at - 1] ?? '\n') && !ends.includes(text[at + 2] ?? '\n')) {
      doubled++;
      at++;
    }
  }
  return backslashes > doubled;
}

/** The dialect of a text by its beginning: line ends are line feeds, a byte order mark is gone. */
export function detectDialect(text: string): CsvDialect {
  const sample = text.slice(0, sampleLength);
  const delimiter = detectDelimiter(sample);
  return { delimiter, escape: escapesWithBackslash(sample, delimiter) ? '\\' : '"' };
}
