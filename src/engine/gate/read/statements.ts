import { languageOf } from '../../language/locale-lookup.ts';
import { partOf } from '../../language/pack.ts';
import { beginsIn, type Span, spanOf } from '../../text/characters/span.ts';
import { without } from '../../text/characters/without.ts';
import { isStopWord } from '../../text/words/stop-words.ts';
import type { GateLexicon } from '../gate-lexicon.ts';
import { type Mark, marksIn, signs } from './marks.ts';
import { nosIn } from './nos.ts';
import { comparable, hasAny, spansOf } from './phrase-spans.ts';
import { type Word, wordsIn } from './words.ts';

/** A clause that says or denies something. */
export type Statement = Span & {
  /** Words with content; those that only deny, and those of `stands` and `modifiers`, left out. */
  words: readonly Word[];
  /** Said or denied; `undefined` where that depends on a condition. */
  isSaid: boolean | undefined;
  /** Of one that depends on a condition or limit: whether it says or denies as far as that goes. */
  ifSaid?: boolean | undefined;
  /** Things that have a contrary: which of the two, the clause's denial included, by their place in the lexicon. */
  stands: ReadonlyMap<string, boolean>;
  /** The same of when, where and in which state. */
  modifiers: ReadonlyMap<string, boolean>;
  /** Stems of what it is said to be without. */
  lacking: ReadonlySet<string>;
  /** What a denial is of: the words behind its no, all of them where none is. Empty where no word denies. */
  denied: readonly Word[];
  /** Where what is denied begins. */
  deniedFrom?: number;
};

/** What statements are read with. */
export type StatementReader = { locale: string; lexicon: GateLexicon; isWord: (word: string) => boolean };

// A dash between the ends of a range joins them.
const HARD_BREAK =
  /[;()[\]|\n]|(?<=\s)[–—]|[–—](?=\s)|:(?=\s|$)|(?<!\p{N})\.(?=\s|$)|[!?…](?=\s|$)|(?<=\s)[-/](?=\s)/gu;
const SHORT_TAIL = 5;
/** So many words before a colon name what follows, and state nothing. */
const LONGEST_LABEL = 2;

type Clause = Span & { isConditional: boolean };

/** Where clauses begin and whether a condition or an exception opens them. */
function clausesOf(text: string, lower: string, marks: readonly Mark[], reader: StatementReader): Clause[] {
  const { lexicon } = reader;
  const cuts = new Map<number, boolean>([[0, false]]);
  for (const { index } of text.matchAll(HARD_BREAK)) cuts.set(index + 1, false);
  // "It is however sold out" goes on with what "is" begins.
  for (const { start } of spansOf(lower, lexicon.joins))
    if (!isAfterStop(lower, start, reader)) cuts.set(start, false);
  for (const { index } of text.matchAll(/,/gu)) {
    const rest = lower.slice(index + 1);
    const next = rest.length - rest.trimStart().length + index + 1;
    const tail = /^[^,;:.!?()]*/u.exec(rest)![0];
    const opens = (list: string | undefined) => spansOf(lower.slice(next, next + 24), list)[0]?.start === 0;
    // A denial behind the last comma is of a clause, unless it ends a list.
    const last = lower.lastIndexOf(',', index - 1) + 1;
    const head = lower.slice(Math.max(last, ...[...cuts.keys()].filter((cut) => cut <= index)), index);
    const isDenial =
      hasAny(tail, lexicon.negators) &&
      (countWords(tail) < SHORT_TAIL || (countWords(head) >= 4 && !hasAny(head, lexicon.negators)));
    const isAffirmed =
      hasAny(head, lexicon.negators) && !hasAny(tail, lexicon.negators) && hasAny(tail, lexicon.pronouns);
    if (isAffirmed) cuts.set(next, false);
    if (opens(lexicon.openers) || opens(lexicon.negators) || opens(lexicon.privatives) || isDenial)
      cuts.set(next, false);
  }
  for (const { start } of spansOf(lower, lexicon.exceptions)) cuts.set(start, true);
  const places = () => [...cuts.keys()].sort((a, b) => a - b);
  for (const { start } of spansOf(lower, lexicon.and)) {
    const all = places();
    const from = all.findLast((place) => place <= start) ?? 0;
    const to = all.find((place) => place > start) ?? text.length;
    if (begins(text, { lower, marks, from, at: start, to, reader })) cuts.set(start, cuts.get(from) ?? false);
  }
  const ends = places();
  return ends.flatMap((start, i) => {
    const end = ends[i + 1] ?? text.length;
    return /[\p{L}\p{N}]/u.test(text.slice(start, end))
      ? [{ start, end, isConditional: cuts.get(start)! }]
      : [];
  });
}

function isAfterStop(lower: string, at: number, { locale }: StatementReader): boolean {
  const word = /([\p{L}\p{M}']+)\s$/u.exec(lower.slice(Math.max(0, at - 24), at))?.[1];
  return word !== undefined && isStopWord(word, languageOf(locale));
}

function countWords(text: string): number {
  return text.trim().split(/\s+/u).length;
}

/** Whether "and" begins a clause: what follows denies or turns round what comes before. */
function begins(
  text: string,
  {
    lower,
    marks,
    from,
    at,
    to,
    reader: {
      lexicon: { negators, pronouns },
      locale,
    },
  }: { lower: string; marks: readonly Mark[]; from: number; at: number; to: number; reader: StatementReader },
): boolean {
  const language = languageOf(locale);
  const [before, after] = [lower.slice(from, at), lower.slice(at, to)];
  // "And can't", "und sind nicht": a denial right behind is of a new clause, one further on may be of a list before it.
  const [, second, third] = after.match(/[\p{L}\p{M}']+/gu) ?? [];
  const isDenial = (word: string | undefined) => word !== undefined && hasAny(word, negators);
  const isTold = partOf(language, 'text')?.nounsAreCapitalised === true;
  const isVerb = isTold && second !== undefined && isSmall(text, at + after.indexOf(second));
  // "Und laden Sie nicht weiter"
  const isCall = isVerb && third !== undefined && hasAny(third, pronouns) && hasAny(after, negators);
  const opens =
    isCall ||
    isDenial(second) ||
    (second !== undefined && (isVerb || isStopWord(second, language)) && isDenial(third));
  if (opens && !hasAny(before, negators)) return true;
  const within = (start: number, end: number) => marks.filter((mark) => beginsIn(mark, { start, end }));
  const own = within(from, at);
  return within(at, to).some(({ key, isPlus }) =>
    own.some((mark) => mark.key === key && mark.isPlus !== isPlus),
  );
}

/** Where nouns have a capital, a small word in front of "nicht" is what is done. */
function isSmall(text: string, at: number): boolean {
  return /^\p{Ll}/u.test(text.slice(at, at + 2));
}

function isInside(word: Span, spans: readonly Span[]): boolean {
  return spans.some((span) => word.start >= span.start && word.end <= span.end);
}

/** The yes or no that a text begins with: it answers a question, and denies nothing of what follows. */
export function particleIn(lower: string, { yes, no }: GateLexicon): (Span & { isYes: boolean }) | undefined {
  for (const isYes of [true, false]) {
    const [span] = spansOf(lower.slice(0, 40), isYes ? yes : no);
    if (
      span !== undefined &&
      lower.slice(0, span.start).trim() === '' &&
      /^\s*[,.!:;–—]/u.test(lower.slice(span.end))
    )
      return { ...span, isYes };
  }
  return undefined;
}

const ASIDE = /\(([^()]*)\)/gu;

/**
 * The clauses of a text with what each says and denies, those between brackets last: "the blue one ($29) is sold out" says
 * one thing. Offsets are UTF-16 into the text.
 */
export function statementsOf(text: string, reader: StatementReader): Statement[] {
  const asides = [...text.matchAll(ASIDE)].map(spanOf);
  const particle = particleIn(comparable(text), reader.lexicon);
  const inner = asides.flatMap(({ start, end }) =>
    clausesWithin(' '.repeat(start + 1) + text.slice(start + 1, end - 1), reader).map((each) => ({
      ...each,
      start: Math.max(start, each.start),
    })),
  );
  const rest = without(text, particle === undefined ? asides : [particle, ...asides]);
  return [...clausesWithin(rest, reader), ...inner];
}

/** The clauses of a text without brackets. */
function clausesWithin(text: string, reader: StatementReader): Statement[] {
  const { lexicon, locale, isWord } = reader;
  const lower = comparable(text);
  const all = marksIn(lower, lexicon);
  const words = wordsIn(text, locale, isWord);
  const found = clausesOf(text, lower, all, reader).map(({ start, end, isConditional }): Statement => {
    const marks = all.filter((mark) => beginsIn(mark, { start, end }));
    const part = ' '.repeat(start) + lower.slice(start, end);
    // "At no cost" denies nothing.
    const beyondMarks = without(
      part,
      marks.filter((mark) => /\s/u.test(lower.slice(mark.start, mark.end))),
    );
    const privatives = spansOf(beyondMarks, lexicon.privatives);
    const own = words.filter((word) => beginsIn(word, { start, end }));
    const { denials, further } = nosIn(spansOf(without(beyondMarks, privatives), lexicon.negators), {
      text,
      lower,
      privatives,
      words,
      own,
    });
    privatives.push(...further);
    const content = own.filter((word) => !word.isStop && !isInside(word, [...denials, ...privatives]));
    const said = content.filter((word) => !isInside(word, marks));
    const predicates = marks.filter(({ isModifier }) => !isModifier);
    const isDenied = denials.length > 0;
    const stands = signs(predicates, isDenied);
    const minus = new Set(predicates.flatMap(({ key, isPlus }) => (isPlus ? [] : key))).size;
    const isLabel =
      content.length <= LONGEST_LABEL && predicates.length === 0 && /^\s*:/u.test(lower.slice(end - 1));
    const isOnly = hasAny(part, lexicon.only);
    const isUnsure = isConditional || isLabel || isOnly;
    return {
      start,
      end,
      words: said,
      isSaid: isUnsure ? undefined : isDenied === (minus % 2 === 1),
      ...(isConditional || isOnly ? { ifSaid: isDenied === (minus % 2 === 1) } : {}),
      stands,
      modifiers: signs(
        marks.filter(({ isModifier }) => isModifier),
        false,
      ),
      lacking: lackingIn(content, privatives, part, reader),
      ...deniedIn(said, denials),
    };
  });
  return found.map((own, i) => (denyingLabel(lower, found[i - 1]) ? turnedBy(own, found[i - 1]!) : own));
}

/** Whether a clause is no more than a name of what follows, and excludes it: "Excluded: gift cards", "Not included: pedals". */
function denyingLabel(lower: string, label: Statement | undefined): boolean {
  if (label === undefined || label.words.length >= LONGEST_LABEL || lower[label.end - 1] !== ':')
    return false;
  return [...label.stands.values()].includes(false);
}

function turnedBy(own: Statement, label: Statement): Statement {
  if (own.isSaid !== true || own.stands.size > 0) return own;
  return { ...own, isSaid: false, stands: label.stands, denied: own.words };
}

function deniedIn(
  words: readonly Word[],
  denials: readonly Span[],
): Pick<Statement, 'denied' | 'deniedFrom'> {
  const [first] = denials;
  if (first === undefined) return { denied: [] };
  const behind = words.filter(({ start }) => start >= first.end);
  return behind.length > 0 ? { denied: behind, deniedFrom: first.end } : { denied: words };
}

/** Stems of the words that follow "without", and of the beginnings of "sugar-free". */
function lackingIn(
  words: readonly Word[],
  privatives: readonly Span[],
  lower: string,
  { lexicon, locale }: StatementReader,
): Set<string> {
  const isTold = partOf(locale, 'text')?.nounsAreCapitalised === true;
  const lacking = new Set<string>();
  for (const { end } of privatives) {
    const after = words.filter(({ start }) => start >= end && !/[,;]/u.test(lower.slice(end, start)));
    // A noun ends what is lacking: "ohne Schlag gebohrt".
    const isWhole = isTold && after[0] !== undefined && /^\p{Lu}/u.test(after[0].raw);
    const isPair = !isWhole && after[1] !== undefined && after[1].start - after[0]!.end <= 1;
    const next = after.slice(0, isPair ? 2 : 1);
    // "Without batteries and charger"
    const joined = after[next.length];
    const between = joined === undefined ? '' : lower.slice(next.at(-1)!.end, joined.start).trim();
    if (joined !== undefined && between !== '' && spansOf(between, lexicon.and)[0]?.end === between.length)
      next.push(joined);
    for (const word of next) for (const key of [...word.keys, ...word.parts]) lacking.add(key);
  }
  const endings = lexicon.privativeEndings?.split('|') ?? [];
  for (const { raw, start } of words) {
    const written =
      /^[\p{L}\p{M}]+(?:-[\p{L}\p{M}]+)?/u.exec(lower.slice(start, start + raw.length + 8))?.[0] ?? '';
    for (const ending of endings) {
      const stem = written.endsWith(ending) ? written.slice(0, -ending.length).replace(/s$|-$/u, '') : '';
      if (stem.length >= 3) lacking.add(stem);
    }
  }
  return lacking;
}
