import type { Candidate } from '../../engine/answer/candidate.ts';
import type { ExpandedQuestion } from '../../engine/answer/expand-question.ts';

/** What texts say to a question; `quoted` is what would be answered from them. */
export type Reading = { quoted: Candidate | undefined };

/** How much surer a passage has to be that was already quoted in the thread. */
const SHOWN_AGAIN = 0.1;

/** How much surer the reading with words of earlier turns has to be where the question can be read by itself. */
const WITH_THREAD = 0.2;

/** How surely the passages answer; less than any answer where they do not. */
function confidenceOf(reading: Reading | undefined): number {
  return reading?.quoted?.confidence ?? -1;
}

/** How far ahead of the next a passage has to be that words of earlier turns have found. */
const CLEAR_MARGIN = 0.1;

/** Whether another passage is nearly as close. */
function isContested(quoted: Candidate | undefined): boolean {
  return quoted !== undefined && (quoted.features['margin'] ?? 1) < CLEAR_MARGIN;
}

function atMostClosest(quoted: Candidate): Candidate {
  return quoted.band === 'answer' ? { ...quoted, band: 'closest' } : quoted;
}

/** What answers surest of the passages not yet shown, or of all where those answer clearly better. */
async function readFresh<R extends Reading>(
  groups: ExpandedQuestion,
  shown: ReadonlySet<string>,
  read: (groups: ExpandedQuestion, skip: ReadonlySet<string>) => Promise<R>,
): Promise<R> {
  const found = await read(groups, shown);
  if (shown.size === 0 || found.quoted?.band === 'answer') return found;
  // A passage may say more than what was quoted of it.
  const again = await read(groups, new Set());
  return confidenceOf(again) > confidenceOf(found) + SHOWN_AGAIN ? again : found;
}

/**
 * Reads texts for a question, with what it carries over from the turns before and, unless it cannot be read without
 * them, first by itself: one that stands alone is not bent by what was talked about. The reading by itself stays unless the other is clearly surer.
 *
 * `read` searches and reads with the given terms, passages in `skip` left out; `shown` are those of earlier answers.
 */
export async function readFor<R extends Reading>(
  expanded: ExpandedQuestion,
  shown: ReadonlySet<string>,
  read: (groups: ExpandedQuestion, skip: ReadonlySet<string>) => Promise<R>,
): Promise<{ reading: R; terms: ExpandedQuestion }> {
  const { groups, own, leans } = expanded;
  const mayStandAlone = own > 0 && groups.length > own && !leans;
  const alone = { groups: groups.slice(0, own), own, leans };
  const byItself = mayStandAlone ? await readFresh(alone, shown, read) : undefined;
  if (byItself?.quoted?.band === 'answer') return { reading: byItself, terms: alone };
  const found = await readFresh(expanded, shown, read);
  // What only words of earlier turns make sure is quoted, never asserted, unless the question cannot be read without them
  // and one place is clearly closer than the next.
  const isCarried = byItself !== undefined || (groups.length > own && isContested(found.quoted));
  const reading = isCarried ? { ...found, quoted: found.quoted && atMostClosest(found.quoted) } : found;
  return byItself !== undefined && confidenceOf(byItself) + WITH_THREAD >= confidenceOf(reading)
    ? { reading: byItself, terms: alone }
    : { reading, terms: expanded };
}
