import { keptByLanguage } from '../../../memo/kept.ts';
import { topicConcepts } from '../../language/concepts/topics.ts';
import { understand } from '../../question/understand.ts';
import type { Cue } from '../cues/cue.ts';
import { cuesOf } from '../cues/cues.ts';
import { cutStatements, type StatedStretch } from '../cues/cut-statements.ts';
import { fillPattern, type SpokenName } from '../wording/product-name.ts';
import { insideSentence } from '../wording/spelling.ts';
import type { FaqCandidate } from './candidate.ts';

/** A stretch of a text that describes the product: the description in its fact sheet, or a stored page. */
export type Told = { text: string; start: number; end: number };

/** A sentence of prose answers less surely than a field does. */
const proseWeight = 0.9;
/** Statements quoted for one question, and characters of both. */
const mostQuoted = 2;
const longestQuoted = 300;
/** A shorter statement is the better answer; one far behind the start of the text is a detail. */
const easyLength = 160;
const fewestWords = 4;
/** Cues below this prior are weak: they count only near the start. */
const surePrior = 0.6;
const nearStart = 60;
const longPlain = 210;
type Match = { statement: StatedStretch; slot: string; score: number };

function article(phrase: string): string {
  if (/[^s]s$/iu.test(phrase)) return phrase;
  return `${/^[aeiou]/iu.test(phrase) ? 'an' : 'a'} ${phrase}`;
}

function fillSlot(pattern: string, slot: string): string {
  return pattern.replaceAll('{1}', slot).replaceAll('{a 1}', article(slot));
}

/** Two or three words ("easy installation") answer whether, not how. */
function isTooBrief(statement: StatedStretch, asksWhether: boolean): boolean {
  return !asksWhether && !/\p{N}/u.test(statement.text) && statement.text.split(/\s+/u).length < fewestWords;
}

function lastWord(text: string): string {
  return text.toLowerCase().split(/\s+/u).at(-1)!;
}

/** Whether a statement only touches on what the cue shows: far from its start, or in the middle of a long list. */
function isAside({ topic, prior }: Cue, { text }: StatedStretch, index: number): boolean {
  if (prior < surePrior && index > nearStart) return true;
  return text.length > longPlain && topicConcepts.get(topic)?.isListed !== true;
}

/** Whether a cue's question wants a yes or a no; the cues of a language are the same for every text. */
const isAskingWhether = keptByLanguage(
  { most: 2_000, longest: 1_000 },
  (question, locale) => understand(question, locale).isYesNo,
);

/** `named` are words of the product's name: it does not have what it is. */
function matchOf(
  cue: Cue,
  statement: StatedStretch,
  asksWhether: boolean,
  named: ReadonlySet<string>,
): Match | undefined {
  const found = cue.pattern.exec(statement.text);
  if (!found || isTooBrief(statement, asksWhether) || isAside(cue, statement, found.index)) return undefined;
  const slot = (found.slice(1).find((group) => group !== undefined) ?? '').trim();
  if (slot !== '' && named.has(lastWord(slot))) return undefined;
  const length = statement.text.length;
  // What a statement opens with is what it is about.
  const score = -found.index / (length + 40) - Math.max(0, length - easyLength) / 100;
  return { statement, slot, score };
}

/** The best statements of one question, in the order of the text. */
function quotable(matches: readonly Match[]): StatedStretch[] {
  const kept: StatedStretch[] = [];
  let characters = 0;
  for (const { statement } of matches.toSorted(
    (a, b) => b.score - a.score || a.statement.start - b.statement.start,
  )) {
    if (kept.length === mostQuoted || (kept.length > 0 && characters + statement.text.length > longestQuoted))
      continue;
    if (kept.some(({ text }) => text.toLowerCase() === statement.text.toLowerCase())) continue;
    kept.push(statement);
    characters += statement.text.length;
  }
  return kept.sort((a, b) => a.start - b.start);
}

function toCandidate(cue: Cue, matches: readonly Match[], slot: string, name: SpokenName): FaqCandidate {
  const said = quotable(matches).map(({ start, end }) => ({ start, end }));
  return {
    kind: 'statement',
    wordings: cue.questions.map((pattern) => fillPattern(fillSlot(pattern, slot), name)),
    topic: cue.topic,
    said,
    askers: 0,
    prior: cue.prior * proseWeight,
    rarity: 0,
  };
}

/**
 * What a text states about the product, turned into the questions that its statements answer: "Runs on 2 AA batteries"
 * becomes "What batteries does it need?". Each candidate names the statements (`said`, offsets into the text) that are
 * its answer, and no statement answers two. Only languages with a list of cues give any.
 */
export function statementCandidates(told: Told, locale: string, name: SpokenName): FaqCandidate[] {
  const statements = cutStatements(told.text, told.start, told.end, locale);
  const named = new Set(name.text.toLowerCase().split(/\s+/u));
  const used = new Set<StatedStretch>();
  const candidates: FaqCandidate[] = [];
  // Earlier cues are the better question of a statement (stable order among equals).
  for (const cue of cuesOf(locale)) {
    const asksWhether = isAskingWhether(cue.questions[0]!, locale);
    const matches = statements.flatMap((statement) => {
      const match = used.has(statement) ? undefined : matchOf(cue, statement, asksWhether, named);
      return match ? [match] : [];
    });
    for (const group of Map.groupBy(matches, ({ slot }) => slot.toLowerCase()).values()) {
      candidates.push(toCandidate(cue, group, insideSentence(group[0]!.slot), name));
      for (const { statement } of group) used.add(statement);
    }
  }
  return candidates;
}
