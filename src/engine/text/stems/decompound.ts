import { traitByTag } from '../../language/pack.ts';

const compounding = traitByTag('text', ({ isCompounding }) => isCompounding);
const SHORTEST_PART = 4;
const LONGEST_WORD = 40;
/** Letters that join two parts of a compound and belong to neither; the empty one first. */
const LINKS = ['', 's', 'es', 'n', 'en'];

/** Whether words of the language are written together from several (German, Dutch, Nordic, Finnish). */
export function isCompounding(language: string): boolean {
  return compounding.has(language);
}

/** A compound part and where it stands in its word. */
export type CompoundPart = { start: number; end: number };

/**
 * Cuts a compound into the fewest parts of at least 4 letters that `isPart` knows, joined by s, es, n or en.
 *
 * Two parts at least; of equally few the one with the shortest first part. `undefined` when there is no cut.
 */
export function splitCompound(
  word: string,
  isPart: (part: string) => boolean,
): readonly CompoundPart[] | undefined {
  if (word.length < 2 * SHORTEST_PART || word.length > LONGEST_WORD) return undefined;
  return bestFrom(word, 0, isPart, new Map());
}

type Cut = readonly CompoundPart[] | undefined;

/** Best cut of the rest of the word from `start` on; only places that known parts lead to are looked at, once each. */
function bestFrom(
  word: string,
  start: number,
  isPart: (part: string) => boolean,
  seen: Map<number, Cut>,
): Cut {
  if (seen.has(start)) return seen.get(start);
  const longest = start === 0 ? word.length - SHORTEST_PART : word.length;
  let best: Cut;
  for (let end = start + SHORTEST_PART; end <= longest; end++) {
    if (!isPart(word.slice(start, end))) continue;
    const rest = end === word.length ? [] : restAfter(word, end, isPart, seen);
    if (rest !== undefined && (best === undefined || rest.length + 1 < best.length)) {
      best = [{ start, end }, ...rest];
    }
  }
  seen.set(start, best);
  return best;
}

function restAfter(
  word: string,
  end: number,
  isPart: (part: string) => boolean,
  seen: Map<number, Cut>,
): Cut {
  let best: Cut;
  for (const link of LINKS) {
    if (!word.startsWith(link, end) || end + link.length > word.length - SHORTEST_PART) continue;
    const rest = bestFrom(word, end + link.length, isPart, seen);
    if (rest !== undefined && (best === undefined || rest.length < best.length)) best = rest;
  }
  return best;
}
