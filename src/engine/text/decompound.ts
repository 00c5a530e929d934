const COMPOUNDING = new Set(['de', 'nl', 'sv', 'da', 'no', 'nb', 'nn', 'fi']);
const SHORTEST_PART = 4;
const LONGEST_WORD = 40;
/** Letters that join two parts of a compound and belong to neither; the empty one first. */
const LINKS = ['', 's', 'es', 'n', 'en'];

/** Whether words of the language are written together from several (German, Dutch, Nordic, Finnish). */
export function isCompounding(language: string): boolean {
  return COMPOUNDING.has(language);
}

/** A compound part and where it stands in its word. */
export type CompoundPart = { start: number; end: number };

/**
 * Cuts a compound into the fewest parts of at least 4 letters that `isPart` knows, joined by s, es, n or en.
 *
 * Two parts at least; of equally few the one with the longest last part (the head). `undefined` when there is no cut.
 */
export function splitCompound(word: string, isPart: (part: string) => boolean): CompoundPart[] | undefined {
  if (word.length < 2 * SHORTEST_PART || word.length > LONGEST_WORD) return undefined;
  const best: (CompoundPart[] | undefined)[] = new Array(word.length + 1);
  best[word.length] = [];
  for (let start = word.length - SHORTEST_PART; start >= 0; start--) {
    best[start] = bestFrom(word, start, best, isPart);
  }
  return best[0];
}

function bestFrom(
  word: string,
  start: number,
  best: readonly (CompoundPart[] | undefined)[],
  isPart: (part: string) => boolean,
): CompoundPart[] | undefined {
  let found: CompoundPart[] | undefined;
  const shortest = start + SHORTEST_PART;
  const longest = start === 0 ? word.length - SHORTEST_PART : word.length;
  for (let end = shortest; end <= longest; end++) {
    const rest = restAfter(word, end, best);
    if (rest === undefined || (found !== undefined && rest.length + 1 >= found.length)) continue;
    if (isPart(word.slice(start, end))) found = [{ start, end }, ...rest];
  }
  return found;
}

function restAfter(
  word: string,
  end: number,
  best: readonly (CompoundPart[] | undefined)[],
): CompoundPart[] | undefined {
  if (end === word.length) return best[end];
  for (const link of LINKS) {
    const rest = word.startsWith(link, end) ? best[end + link.length] : undefined;
    if (rest !== undefined && rest.length > 0) return rest;
  }
  return undefined;
}
