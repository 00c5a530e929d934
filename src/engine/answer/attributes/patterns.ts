import { entriesOf } from '../../text/entries.ts';

/** One thing that shops state about products and shoppers ask about. */
export type Concept = {
  id: string;
  /** Names under which feeds carry it; the first is the canonical one. */
  names: readonly string[];
  /** How an answer calls it. */
  label: string;
  questions: readonly string[];
};

/** Reads the pattern format of `patterns-en.ts`; throws `SyntaxError` on a line without its three parts. */
export function parseConcepts(patterns: string): Concept[] {
  return entriesOf(patterns, '\n').map((line) => {
    const equals = line.indexOf('=');
    const parts = line.slice(equals + 1).split('|');
    if (equals < 0 || parts.length !== 3) throw new SyntaxError(`not a concept: ${line}`);
    return {
      id: line.slice(0, equals).trim(),
      names: entriesOf(parts[0]!, ','),
      label: parts[1]!.trim(),
      questions: entriesOf(parts[2]!, ';'),
    };
  });
}

/** Reads the lines of `values-en.ts`: the words of values by concept id. */
export function parseValues(values: string): Map<string, string[]> {
  return new Map(
    entriesOf(values, '\n').map((line) => {
      const equals = line.indexOf('=');
      return [line.slice(0, equals).trim(), entriesOf(line.slice(equals + 1), ',')];
    }),
  );
}
