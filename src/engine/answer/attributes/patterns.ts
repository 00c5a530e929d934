import { entriesOf } from '../../text/entries.ts';

/** One thing that shops state about products and shoppers look for. */
export type Concept = {
  id: string;
  /** Names under which feeds carry it; the first is the canonical one. */
  names: readonly string[];
  /** How an answer calls it. */
  label: string;
};

/** Reads the pattern format of `patterns-en.ts`; throws `SyntaxError` on a line without its two parts. */
export function parseConcepts(patterns: string): Concept[] {
  return entriesOf(patterns, '\n').map((line) => {
    const equals = line.indexOf('=');
    const parts = line.slice(equals + 1).split('|');
    if (equals < 0 || parts.length !== 2) throw new SyntaxError(`not a concept: ${line}`);
    return {
      id: line.slice(0, equals).trim(),
      names: entriesOf(parts[0]!, ','),
      label: parts[1]!.trim(),
    };
  });
}
