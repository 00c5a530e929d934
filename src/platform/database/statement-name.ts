const NAMED_TEXT_MAX = 4_096;
const NAMED_STATEMENTS = 500;

/** A star that is not the one of `count(*)`: a kept plan for it breaks when a later release adds a column. */
const star = /(?<!\()\*/;

const names = new Map<string, string>();

/**
 * The name under which PostgreSQL keeps the plan of a statement, or undefined for one that is planned each time:
 * planning is about a third of the cost of a read by key. Bulk texts come in too many lengths to be kept.
 */
export function statementName(text: string): string | undefined {
  const known = names.get(text);
  if (known) return known;
  if (text.length > NAMED_TEXT_MAX || names.size >= NAMED_STATEMENTS || star.test(text)) return undefined;
  const name = `aisle_${names.size + 1}`;
  names.set(text, name);
  return name;
}
