import type { Trust } from '../../knowledge/document.ts';
import { analyze } from '../../text/analyze.ts';
import type { ScoredSentence } from './score-sentences.ts';

/** Who is believed where two texts disagree, first to last. */
const trustOrder: readonly Trust[] = ['policy', 'catalog', 'crawled', 'review'];
/** A text confirmed this much later than another is the newer state of things. */
const NEWER_MS = 7 * 24 * 3_600_000;
/** Share of their words, numbers aside, that two statements of the same thing have in common (Dice). */
const SAME_STATEMENT = 0.5;

const amount = /(?<!\p{L})(\p{Nd}[\p{Nd}.,]*)\s?(%|\p{Sc}|\p{L}{2,})?/gu;

function textOf({ evidence, start, end }: ScoredSentence): string {
  return evidence.text.slice(start, end);
}

/** The numbers of a sentence by the word that follows them. */
function amounts(sentence: ScoredSentence): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const [, value, unit = ''] of textOf(sentence).matchAll(amount)) {
    const [term] = analyze(unit, sentence.evidence.locale);
    const values = found.get(term?.term ?? unit) ?? new Set();
    found.set(term?.term ?? unit, values.add(value!.replace(/[.,]$/u, '')));
  }
  return found;
}

function isWithin(values: ReadonlySet<string>, others: ReadonlySet<string>): boolean {
  return [...values].every((value) => others.has(value));
}

function words(sentence: ScoredSentence): Set<string> {
  const tokens = analyze(textOf(sentence), sentence.evidence.locale);
  return new Set(tokens.flatMap(({ term }) => (/\p{Nd}/u.test(term) ? [] : term)));
}

/** Whether two sentences say the same thing with another number. */
function disagree(a: ScoredSentence, b: ScoredSentence): boolean {
  const [here, there] = [amounts(a), amounts(b)];
  if (here.size === 0 || here.size !== there.size) return false;
  // Who says more says nothing else: "$5.95, free from $75" and "$5.95".
  const differs = [...here].some(([unit, values]) => {
    const others = there.get(unit);
    return others !== undefined && !isWithin(values, others) && !isWithin(others, values);
  });
  if (!differs) return false;
  const [said, heard] = [words(a), words(b)];
  let shared = 0;
  for (const word of said) if (heard.has(word)) shared++;
  return (2 * shared) / (said.size + heard.size) >= SAME_STATEMENT;
}

/** What to do about another source that disagrees: nothing, say the other one instead, or say both. */
export type Contradiction =
  | { kind: 'none' }
  | { kind: 'instead'; other: ScoredSentence }
  | { kind: 'both'; other: ScoredSentence };

/**
 * Looks for a sentence of another source that says what a shown one says with another number, and settles it: policy
 * before catalogue before crawled pages before reviews; of equal trust the text confirmed a week later or more; where
 * neither decides, both are to be said. Reviews never stand against anything else.
 */
export function findContradiction(
  chosen: readonly ScoredSentence[],
  scored: readonly ScoredSentence[],
): Contradiction {
  for (const shown of chosen) {
    const here = shown.evidence;
    const other = scored.find(
      (sentence) =>
        sentence.evidence.source.sourceId !== here.source.sourceId &&
        sentence.evidence.locale === here.locale &&
        sentence.matched.length > 0 &&
        disagree(shown, sentence),
    );
    if (other === undefined) continue;
    const there = other.evidence;
    const order = trustOrder.indexOf(here.trust) - trustOrder.indexOf(there.trust);
    const newerMs = here.source.asOfMs - there.source.asOfMs;
    if (order < 0 || (order === 0 && newerMs >= NEWER_MS)) continue;
    return { kind: order > 0 || newerMs <= -NEWER_MS ? 'instead' : 'both', other };
  }
  return { kind: 'none' };
}
