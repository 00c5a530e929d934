import { oncePer } from '../../../memo/once-per.ts';
import { languageOf } from '../../language/locale-lookup.ts';
import { traitByTag } from '../../language/pack.ts';
import type { Proclitics } from '../../language/text-words.ts';
import { DIGIT, HANGUL, LETTER, UNSPACED } from '../characters/character-classes.ts';
import { type NormalForm, toNormalForm } from '../characters/normal-form.ts';
import { QUANTITY_MARK, quantityTerm } from '../numbers/quantity-term.ts';
import { unitAfter } from '../numbers/unit-names.ts';
import { type CompoundPart, isCompounding, splitCompound } from '../stems/decompound.ts';
import { scanWords } from '../words/scan-words.ts';
import { isStopWord } from '../words/stop-words.ts';
import { characterPairs, segmentRun } from '../words/unspaced.ts';
import { LONGEST_TERM, type WordForms, wordFormsOf } from '../words/word-forms.ts';
import type { Analyze, AnalyzeOptions, Token } from './types.ts';

/** Raised whenever the same text gives other tokens; an index built with another version is rebuilt. */
export const ANALYZER_VERSION = 7;

export const FOLDED_WEIGHT = 0.8;
export const PART_WEIGHT = 0.6;
/** Pairs at full weight cost a point of R@1 in Chinese and two and a half in Thai (bench `kb-passages`). */
export const PAIR_WEIGHT = 0.5;

const procliticsOf = traitByTag('text', ({ proclitics }) => proclitics);
const keepsFirstLetter = traitByTag('text', ({ stemsKeepFirstLetter }) => stemsKeepFirstLetter);

const NUMBER = /^\d+(?:\.\d+)?/;

type Only = NonNullable<AnalyzeOptions['only']>;

/** One analysis under way. */
type Run = {
  form: NormalForm;
  language: string;
  formsOf: (raw: string) => WordForms;
  isWord: AnalyzeOptions['isWord'];
  proclitics: Proclitics | undefined;
  only: Only | undefined;
  /** The first characters of those terms, where a word cannot have one of them without beginning so. */
  beginnings: ReadonlySet<number> | undefined;
  /** Whether amounts are looked for. */
  quantities: boolean;
  /** Number of the current word. */
  position: number;
  tokens: Token[];
  /** Where tokens of stop words go: `tokens` itself when they are kept. */
  stopped: Token[];
};

/**
 * The one cut of a text into index terms, for documents and queries alike; never throws, linear time.
 *
 * Whole alphanumeric words in normal form, stemmed by language (words with digits are not); extra tokens share the
 * position of their word: spelling without accents (.8), amounts with units (`q:1500ml`), compound
 * parts (.6), character pairs of scripts without spaces and of Hangul (.5). Offsets are UTF-16 into the text as given. Empty for a text without letters or digits.
 */
export const analyze: Analyze = (text, locale, options = {}) => {
  const language = languageOf(locale);
  const tokens: Token[] = [];
  const proclitics = procliticsOf.get(language);
  const run: Run = {
    form: toNormalForm(text),
    language,
    formsOf: wordFormsOf(language),
    isWord: isCompounding(language) || proclitics !== undefined ? options.isWord : undefined,
    proclitics,
    only: options.only,
    beginnings: options.only && keepsFirstLetter.has(language) ? beginningsOf(options.only) : undefined,
    quantities: options.only === undefined || hasQuantity(options.only),
    position: 0,
    tokens,
    stopped: options.dropStopWords === true ? [] : tokens,
  };
  scanWords(run.form.text, language, (raw, start, end, kind) => {
    if (kind === UNSPACED) addUnspaced(run, raw, start);
    else if (kind === HANGUL) addHangul(run, raw, start, end);
    else addWord(run, { raw, start, end, kind });
  });
  return tokens.length > 0 ? tokens : run.stopped;
};

/** The first characters of the terms looked for: the same are looked for in one text after the other. */
const beginningsOf = oncePer((only: Only): ReadonlySet<number> => {
  const found = new Set<number>();
  for (const term of only.keys()) found.add(term.charCodeAt(0));
  return found;
});

/** Whether a word can have none of the terms looked for: then its stem need not be found. */
function isElse({ beginnings }: Run, raw: string): boolean {
  const first = raw.charCodeAt(0);
  return beginnings !== undefined && first < 0x80 && !beginnings.has(first | 0x20);
}

const hasQuantity = oncePer((only: Only): boolean => {
  for (const term of only.keys()) if (term.startsWith(QUANTITY_MARK)) return true;
  return false;
});

function add(
  run: Run,
  {
    list,
    term,
    start,
    end,
    weight,
  }: { list: Token[]; term: string; start: number; end: number; weight: number },
): void {
  if (run.only?.has(term) === false) return;
  const { starts, ends } = run.form;
  list.push({
    term,
    start: starts === undefined ? start : starts[start]!,
    end: ends === undefined ? end : ends[end - 1]!,
    weight,
    position: run.position,
  });
}

function addWord(
  run: Run,
  { raw, start, end, kind }: { raw: string; start: number; end: number; kind: number },
): void {
  if (kind === LETTER && isElse(run, raw)) {
    run.position++;
    return;
  }
  const forms = run.formsOf(raw);
  if (forms.term === '') return;
  const list = forms.stop ? run.stopped : run.tokens;
  add(run, { list, term: forms.term, start, end, weight: 1 });
  if (forms.folded !== undefined) add(run, { list, term: forms.folded, start, end, weight: FOLDED_WEIGHT });
  if (kind === DIGIT) {
    if (run.quantities) addQuantity(run, raw, start, end);
  } else if (run.isWord !== undefined) {
    if (run.proclitics !== undefined) addUncliticized(run, { list, forms, start, end, isWord: run.isWord });
    else addParts(run, { parts: splitCompound(forms.surface, run.isWord), word: forms.surface, start, end });
  } else if (forms.head !== undefined) {
    const parts = [{ start: forms.head, end: forms.surface.length }];
    addParts(run, { parts, word: forms.surface, start, end });
  }
  run.position++;
}

function addParts(
  run: Run,
  {
    parts,
    word,
    start,
    end,
  }: { parts: readonly CompoundPart[] | undefined; word: string; start: number; end: number },
): void {
  // Where lower case or invisible characters changed the length, parts cannot be located: the whole word stands for them.
  const located = word.length === end - start;
  for (const part of parts ?? []) {
    const { term } = run.formsOf(word.slice(part.start, part.end));
    add(run, {
      list: run.tokens,
      term,
      start: located ? start + part.start : start,
      end: located ? start + part.end : end,
      weight: PART_WEIGHT,
    });
  }
}

/** An amount with its unit in base units, so that `1.5 l`, `1,5 L` and `1500 ml` share a term. */
function addQuantity(run: Run, raw: string, start: number, end: number): void {
  const digits = NUMBER.exec(raw)?.[0];
  if (digits === undefined) return;
  const { text } = run.form;
  const after = unitAfter(text, end - (raw.length - digits.length), run.language);
  // A single quotation mark means feet only before inches, which this token does not reach.
  if (after === undefined || after.end < end || text[after.end - 1] === "'") return;
  add(run, {
    list: run.tokens,
    term: quantityTerm(Number(digits), after.unit),
    start,
    end: after.end,
    weight: 1,
  });
}

/** The word without the conjunctions and prepositions written onto it, when that leaves a word of the corpus. */
function addUncliticized(
  run: Run,
  {
    list,
    forms,
    start,
    end,
    isWord,
  }: { list: Token[]; forms: WordForms; start: number; end: number; isWord: (word: string) => boolean },
): void {
  const rest = run.proclitics?.without(forms.surface);
  if (rest === undefined || !(isWord(rest) || isWord(`${run.proclitics?.article}${rest}`))) return;
  const { term } = run.formsOf(rest);
  if (term !== forms.term) add(run, { list, term, start, end, weight: PART_WEIGHT });
}

function addHangul(run: Run, raw: string, start: number, end: number): void {
  const forms = run.formsOf(raw);
  add(run, { list: forms.stop ? run.stopped : run.tokens, term: forms.term, start, end, weight: 1 });
  characterPairs(raw, (from, to) => {
    if (to - from < raw.length)
      add(run, {
        list: run.tokens,
        term: raw.slice(from, to),
        start: start + from,
        end: start + to,
        weight: PAIR_WEIGHT,
      });
  });
  run.position++;
}

/** Dictionary words, and every pair of neighbours that is not itself one of the words. */
function addUnspaced(run: Run, text: string, start: number): void {
  const pairs: number[] = [];
  characterPairs(text, (from, to) => pairs.push(from, to));
  let pair = 0;
  segmentRun(text, (from, to) => {
    const word = text.slice(from, to);
    const list = isStopWord(word, run.language) ? run.stopped : run.tokens;
    if (word.length <= LONGEST_TERM)
      add(run, { list, term: word, start: start + from, end: start + to, weight: 1 });
    for (; pair < pairs.length && pairs[pair]! < to; pair += 2) {
      const [pairFrom, pairTo] = [pairs[pair]!, pairs[pair + 1]!];
      if (pairFrom === from && pairTo === to) continue;
      add(run, {
        list: pairTo <= to ? list : run.tokens,
        term: text.slice(pairFrom, pairTo),
        start: start + pairFrom,
        end: start + pairTo,
        weight: PAIR_WEIGHT,
      });
    }
    run.position++;
  });
}
