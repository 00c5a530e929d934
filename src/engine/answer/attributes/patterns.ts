/** One thing that shops state about products and shoppers ask about. */
export type Concept = {
  id: string;
  /** Names under which feeds carry it; the first is the canonical one. */
  names: readonly string[];
  /** How an answer calls it. */
  label: string;
  questions: readonly string[];
};

function list(text: string, separator: string): string[] {
  return text
    .split(separator)
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
}

/** Reads the pattern format of `patterns-en.ts`; throws `SyntaxError` on a line without its three parts. */
export function parseConcepts(patterns: string): Concept[] {
  return list(patterns, '\n').map((line) => {
    const equals = line.indexOf('=');
    const parts = line.slice(equals + 1).split('|');
    if (equals < 0 || parts.length !== 3) throw new SyntaxError(`not a concept: ${line}`);
    return {
      id: line.slice(0, equals).trim(),
      names: list(parts[0]!, ','),
      label: parts[1]!.trim(),
      questions: list(parts[2]!, ';'),
    };
  });
}

/** Reads the lines of `values-en.ts`: the words of values by concept id. */
export function parseValues(values: string): Map<string, string[]> {
  return new Map(
    list(values, '\n').map((line) => {
      const equals = line.indexOf('=');
      return [line.slice(0, equals).trim(), list(line.slice(equals + 1), ',')];
    }),
  );
}
