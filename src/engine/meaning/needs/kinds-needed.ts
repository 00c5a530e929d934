import { languageOf } from '../../language/locale-lookup.ts';
import { analyze } from '../../text/terms/analyze.ts';
import { listIn } from '../../text/values/list-in.ts';
import { isStopWord } from '../../text/words/stop-words.ts';
import { learnedInSteps } from '../learned-in-steps.ts';
import { kindLines } from './kind-lists.ts';

/** The kinds that a word is said of by those who need them, and how many kinds there are. */
type Needs = { kindsByTerm: ReadonlyMap<string, readonly string[]>; kinds: number };

/** Lines that are read in one step, so that a step takes a few milliseconds. */
const LINES_A_STEP = 10;

/** What is said in each language by who needs a kind of thing. */
export const kindNeeds = learnedInSteps(readNeeds);

function* readNeeds(language: string): Generator<undefined, Needs> {
  const lines = kindLines(language);
  const kindsByTerm = new Map<string, string[]>();
  for (const [i, { kind, needs }] of lines.entries()) {
    if (i % LINES_A_STEP === LINES_A_STEP - 1) yield;
    for (const term of tellingTerms(needs, language)) listIn(kindsByTerm, term).push(kind);
  }
  return { kindsByTerm, kinds: lines.length };
}

function tellingTerms(text: string, language: string): Set<string> {
  const terms = new Set<string>();
  for (const { term, weight, start, end } of analyze(text, language))
    if (weight === 1 && !isStopWord(text.slice(start, end).toLowerCase(), language)) terms.add(term);
  return terms;
}

/** Fewer telling words than this are no more telling than so many. */
const FEW_WORDS = 2;
/** Each is asked of every product that is looked at closely. */
const MOST_KINDS = 12;

/**
 * Those of the `carried` kinds that a text may be the need of, the surest first, with how surely, 0 to about 1: Σ idf of the
 * words it shares with what is said by who needs such a thing, by the root of its length.
 */
export function kindsNeeded(
  text: string,
  locale: string,
  carried: ReadonlySet<string>,
): ReadonlyMap<string, number> {
  const language = languageOf(locale);
  const { kindsByTerm, kinds: all } = kindNeeds.of(language);
  const terms = tellingTerms(text, language);
  const norm = Math.log(all + 1) * Math.sqrt(1 + Math.max(FEW_WORDS, terms.size));
  const scores = new Map<string, number>();
  for (const term of terms) {
    const kinds = kindsByTerm.get(term) ?? [];
    const idf = Math.log(all / Math.max(1, kinds.length)) / norm;
    for (const kind of kinds) if (carried.has(kind)) scores.set(kind, (scores.get(kind) ?? 0) + idf);
  }
  return new Map([...scores].sort((a, b) => b[1] - a[1]).slice(0, MOST_KINDS));
}
