import { languageOf } from '../../language/locale-lookup.ts';
import { foldForMatch } from '../../text/characters/normalize.ts';
import { isWithinAny, type Span } from '../../text/characters/span.ts';
import { hasAny, spansOf } from '../read/phrase-spans.ts';
import { isSameRegion } from '../read/same-region.ts';
import { particleIn } from '../read/statements.ts';
import { heldBy, type Word } from '../read/words.ts';
import type { GateReason } from '../types.ts';
import { type GateClaim, reasonAt, reasonOfAll } from './claim.ts';

/** The least share of a sentence's words that must stand in what it cites, in its language and from another. */
const LEAST_SHARE = 0.5;
const LEAST_SHARE_FOREIGN = 0.25;
/** Words of the question count as much as this: repeating them asserts little, but they are no evidence. */
const ASKED = 0.5;
/** So many words in a row that nothing bears out are no paraphrase; fewer where one of them is written as a name. */
const STRANGE = 5;
const STRANGE_WITH_NAME = 3;
const SHORT = 2;
/** How many words an address counts for. */
const ADDRESS = 2;

/** Finds whether too much of what the sentence says stands nowhere in the evidence, and opinions of reviews that are not said to be such. */
export function checkWords(claim: GateClaim): GateReason[] {
  const { cited, gate, lower } = claim;
  const reasons: GateReason[] = [];
  if (
    cited.length > 0 &&
    cited.every(({ evidence }) => evidence.trust === 'review') &&
    !hasAny(lower, gate.lexicon.reviewers)
  )
    reasons.push(reasonOfAll(claim, 'words', 'what a reviewer thinks must be said to be that'));
  const words = contentWords(claim);
  if (words.length === 0) {
    if (!saysAnything(claim)) reasons.push(reasonOfAll(claim, 'words', 'this says nothing'));
    return reasons;
  }
  // An address says most of a sentence that has one; whether it stands there is looked at elsewhere.
  const ofAddresses = ADDRESS * claim.addresses.length;
  const stretch = strangeStretch(claim, words);
  if (stretch !== undefined)
    reasons.push(reasonAt(claim, 'words', stretch, 'this stretch stands nowhere in the cited evidence'));
  const had = standsStated(claim);
  const held = words.reduce(
    (sum, word) => sum + (isWithinAny(word, had) ? 1 : support(claim, word)),
    ofAddresses,
  );
  const isForeign = cited.every(({ evidence }) => languageOf(evidence.locale) !== gate.language);
  const least = isForeign ? LEAST_SHARE_FOREIGN : LEAST_SHARE;
  if (held / (words.length + ofAddresses) < least)
    reasons.push(reasonOfAll(claim, 'words', 'most of this stands nowhere in the cited evidence'));
  return reasons;
}

/** The first run of words none of which stands anywhere: what a true sentence has put behind it. */
function strangeStretch(claim: GateClaim, words: readonly Word[]): Span | undefined {
  let run: Word[] = [];
  for (const word of [...words, undefined]) {
    // A word as short as that stands in any text, and ends nothing.
    if (word !== undefined && word.raw.length <= SHORT) continue;
    if (word !== undefined && support(claim, word) === 0) {
      run.push(word);
      continue;
    }
    const hasName = run.some(({ raw, start }) => start > 0 && /^\p{Lu}/u.test(raw));
    if (run.length >= (hasName ? STRANGE_WITH_NAME : STRANGE))
      return { start: run[0]!.start, end: run.at(-1)!.end };
    run = [];
  }
  return undefined;
}

/** Whether a sentence without words of content says something still: "Yes.", "29 €", "On Monday". */
function saysAnything({
  amounts,
  times,
  dates,
  weekdays,
  addresses,
  words,
  lower,
  gate,
}: GateClaim): boolean {
  const facts = amounts.length + times.length + dates.length + weekdays.length + addresses.length;
  const isLight = words.some(({ isStop }) => !isStop);
  return facts > 0 || isLight || particleIn(`${lower}.`, gate.lexicon) !== undefined;
}

/** Words that say something: no function words, no dates, none that any shop's reply may use. */
function contentWords({ words, lower, gate, dates, weekdays }: GateClaim): Word[] {
  const { light, negators, courtesy } = gate.lexicon;
  const idle = [light, negators, courtesy].flatMap((list) => spansOf(lower, list)).concat(dates, weekdays);
  return words.filter((word) => !word.isStop && !isWithinAny(word, idle));
}

/** Words for one of two contraries of which the evidence has one: in stock or not, open or not. Which, is looked at elsewhere. */
function standsStated({ cited, lower, gate }: GateClaim): Span[] {
  const stated = new Set(
    cited.flatMap(({ parts }) =>
      parts.flatMap(({ statements }) => statements.flatMap(({ stands }) => [...stands.keys()])),
    ),
  );
  return (gate.lexicon.opposites ?? []).flatMap((sides, i) =>
    stated.has(`o${i}`) ? sides.flatMap((side) => spansOf(lower, side)) : [],
  );
}

function support({ cited, gate }: GateClaim, word: Word): number {
  const key = foldForMatch(word.raw);
  const stated = Math.max(
    0,
    ...cited.map(({ bag, folded, evidence }) => {
      const held = heldBy(bag, word) || (key.length >= 5 && folded.includes(key) ? 0.9 : 0);
      return held || Number(isSameRegion(word, bag, gate.scene.locale, evidence.locale));
    }),
  );
  return Math.max(stated, ASKED * heldBy(gate.asked.bag, word));
}
