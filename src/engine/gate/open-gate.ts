import { kept, perLanguage } from '../../memo/kept.ts';
import { KeptValues } from '../../memo/kept-values.ts';
import { oncePer } from '../../memo/once-per.ts';
import { languageOf } from '../language/locale-lookup.ts';
import { knownWords } from '../meaning/thesaurus.ts';
import { foldForMatch } from '../text/characters/normalize.ts';
import { isCompounding } from '../text/stems/decompound.ts';
import { wordsOf } from '../text/words/words-of.ts';
import { type GateLexicon, gateLexiconOf } from './gate-lexicon.ts';
import { type Instructions, instructionsOf } from './leak.ts';
import { type Amount, amountsIn, isPlain } from './read/amounts.ts';
import { bare } from './read/bare.ts';
import { type CalendarDate, datesIn, monthsStated, weekdaysStated } from './read/calendar.ts';
import { type ClockTime, timesStated } from './read/clock.ts';
import { isOrder, partsOf } from './read/evidence-parts.ts';
import type { Statement, StatementReader } from './read/statements.ts';
import { type Word, type WordBag, wordBag, wordsIn } from './read/words.ts';
import type { GateEvidence, GateScene } from './types.ts';

/** A part of evidence with everything that it states. */
export type EvidencePart = {
  text: string;
  /** Its letters and numbers, to be found word for word. */
  bare: string;
  bag: WordBag;
  /** Headings and title above it. */
  context: WordBag;
  statements: readonly (Statement & { bag: WordBag })[];
  amounts: readonly Amount[];
  times: readonly ClockTime[];
  dates: readonly CalendarDate[];
  weekdays: ReadonlySet<number>;
  isTyped: boolean;
  isCell: boolean;
};

/** Evidence as sentences are compared with it. */
export type PreparedEvidence = {
  evidence: GateEvidence;
  lexicon: GateLexicon;
  /** Everything it says as one text: title, headings, text and fields, planted orders left out. */
  said: string;
  /** The same, folded for comparing. */
  folded: string;
  parts: readonly EvidencePart[];
  bag: WordBag;
  months: ReadonlySet<number>;
};

/** A scene made ready for the sentences of one reply. */
export type Gate = {
  scene: GateScene;
  lexicon: GateLexicon;
  language: string;
  isWord: (word: string) => boolean;
  evidenceOf: (id: string) => PreparedEvidence | undefined;
  /** What no reply may hold. */
  instructions: Instructions;
  asked: {
    text: string;
    /** Words with content of the last message. */
    words: readonly Word[];
    bag: WordBag;
    amounts: readonly Amount[];
  };
};

const SHORTEST_PART = 4;

const knowsNone = () => false;

/** The words of our concepts in one language, which are the same for every scene. */
const conceptWords = kept(perLanguage, (language): ReadonlySet<string> => {
  return new Set(knownWords(language).map((word) => word.toLowerCase()));
});

/** What evidence was read as: the same pages and products are cited again and again. */
const readBefore = new KeptValues<Omit<PreparedEvidence, 'evidence'>>(400);

/** Reads evidence, or remembers it where no other evidence of the scene has a say in how its words are cut. */
function read(evidence: GateEvidence, isWord: (word: string) => boolean): PreparedEvidence {
  if (isWord !== knowsNone) return { ...prepare(evidence, isWord), evidence };
  const { locale, title, heading = '', brand = '', text, facts } = evidence;
  const key = JSON.stringify([locale, title, heading, brand, text, facts]);
  return { ...readBefore.getOrMake(key, () => prepare(evidence, isWord)), evidence };
}

function vocabulary({ locale, evidence, question }: GateScene): (word: string) => boolean {
  const language = languageOf(locale);
  const locales = new Set([language, ...evidence.map((each) => languageOf(each.locale))]);
  if (![...locales].some(isCompounding)) return knowsNone;
  const words = new Set<string>();
  const add = (text: string, tag: string) => {
    for (const word of wordsOf(text, tag)) if (word.length >= SHORTEST_PART) words.add(word);
  };
  for (const { text, title, heading = '', locale: tag } of evidence) add(`${title} ${heading} ${text}`, tag);
  add(question, locale);
  const known = [...locales].map(conceptWords);
  return (word) => words.has(word) || known.some((of) => of.has(word));
}

/** Prepares the evidence of a scene; each piece is read when it is first cited. */
export function openGate(scene: GateScene): Gate {
  const lexicon = gateLexiconOf(scene.locale);
  const isWord = vocabulary(scene);
  const byId = new Map(scene.evidence.map((evidence) => [evidence.id, evidence]));
  const prepared = oncePer((evidence: GateEvidence) => read(evidence, isWord));
  const evidenceOf = (id: string) => {
    const evidence = byId.get(id);
    return evidence && prepared(evidence);
  };
  const text = [...(scene.earlierQuestions ?? []), scene.question].join('\n');
  return {
    scene,
    lexicon,
    language: languageOf(scene.locale),
    isWord,
    evidenceOf,
    instructions: instructionsOf(scene.promptText, [
      text,
      ...scene.evidence.map((evidence) => evidence.text),
    ]),
    asked: {
      text,
      words: wordsIn(scene.question, scene.locale, isWord).filter(({ isStop }) => !isStop),
      bag: wordBag(wordsIn(text, scene.locale, isWord)),
      amounts: amountsIn(text, scene.locale, lexicon, true),
    },
  };
}

const CODE_FIELD = /(?:^|[ .])(?:gtin|mpn|sku)(?:[ ]\p{L}+)?: /u;

/** Numbers of a record's field: a bare one counts what the field is called, and bears out no price and no measure. */
function fieldAmounts(text: string, locale: string, lexicon: GateLexicon): Amount[] {
  const amounts = amountsIn(text, locale, lexicon, true);
  if (CODE_FIELD.test(text)) return amounts.filter(({ code }) => code !== undefined);
  return amounts.map((amount) => (isPlain(amount) ? { counts: 'field', ...amount } : amount));
}

function prepare(
  evidence: GateEvidence,
  isWord: (word: string) => boolean,
): Omit<PreparedEvidence, 'evidence'> {
  const { locale, title, heading = '', brand = '' } = evidence;
  const lexicon = gateLexiconOf(locale);
  const reader: StatementReader = { locale, lexicon, isWord };
  const bagOf = (text: string) => wordBag(wordsIn(text, locale, isWord));
  const contextOf = kept({ most: 1_000, longest: Number.POSITIVE_INFINITY }, bagOf);
  const names = [title, brand, heading].filter((text) => text !== '' && !isOrder(text));
  const raw = [
    ...names.map((text) => ({ text, context: '', statements: [], isTyped: false, isCell: false })),
    ...partsOf(evidence, reader),
  ];
  const parts = raw.map(
    ({ text, context, statements, isTyped, isCell }): EvidencePart => ({
      text,
      bare: bare(text),
      bag: bagOf(text),
      context: contextOf(context),
      statements: statements.map((statement) => ({ ...statement, bag: wordBag(statement.words) })),
      amounts: isTyped ? fieldAmounts(text, locale, lexicon) : amountsIn(text, locale, lexicon, true),
      times: timesStated(text, lexicon),
      dates: datesIn(text, locale),
      weekdays: weekdaysStated(text, locale, lexicon),
      isTyped,
      isCell,
    }),
  );
  const below = raw.flatMap(({ context }) => context.split('\n'));
  const said = [...new Set([...below, ...raw.map(({ text }) => text)])].join('\n');
  return {
    lexicon,
    said,
    folded: foldForMatch(said),
    parts,
    bag: bagOf(said),
    months: new Set(parts.flatMap(({ dates, text }) => [...monthsStated(dates, text)])),
  };
}
