import { KeptValues } from '../../../memo/kept-values.ts';
import { detach } from '../../text/characters/detach.ts';
import type { Analyze } from '../../text/terms/types.ts';
import { type Growable, growable16, growable32, growableDoubles } from '../bytes/growable.ts';
import { foldIdentifier, foldTag } from '../fold-key.ts';
import {
  REPEATED_FIELDS,
  TITLE_WORDS_KEPT,
  VOCABULARY_FIELDS,
  VOCABULARY_VALUE_LENGTH,
} from '../parameters.ts';
import type { IndexDocument, IndexSettings } from '../types.ts';

/** A term entry keeps its field in the top 3 bits and its term frequency in twentieths in the other 13. */
export const TF_UNITS = 20;
export const TF_BITS = 13;
const MAX_TF = (1 << TF_BITS) - 1;
const MAX_LENGTH = 0xffff;

/** Ends a line in a title sequence; another entry is `(term + 1) · 2`, plus 1 when it stands where the one before it stands. */
export const LINE_END = 0;

/** Of lines up to this length in fields whose values repeat, the analyses are kept. */
const CACHED_LINE_LENGTH = 64;
const MOST_KEPT_LINES = 40_000;

type Line = { terms: Uint32Array; units: Uint16Array; positions: Uint16Array; length: number };

/** Strings numbered in the order they came in. */
class Dictionary {
  readonly strings: string[] = [];
  readonly #numbers = new Map<string, number>();

  add(text: string): number {
    let number = this.#numbers.get(text);
    if (number === undefined) {
      number = this.strings.push(text) - 1;
      this.#numbers.set(text, number);
    }
    return number;
  }

  find(text: string): number {
    return this.#numbers.get(text) ?? -1;
  }
}

/** Rows of whole numbers, one row per document: `values[starts[d] … starts[d + 1])`. */
export type Rows = { values: Growable<Uint32Array>; starts: Growable<Uint32Array> };

function rows(): Rows {
  const starts = growable32();
  starts.push(0);
  return { values: growable32(), starts };
}

/**
 * Documents after analysis, in the order they came in, with raw term frequencies per field and length.
 *
 * Nothing here depends on averages, so a segment or the delta can be baked from it when all documents are known.
 */
export class Corpus {
  readonly terms = new Dictionary();
  readonly tags = new Dictionary();
  readonly identifiers = new Dictionary();
  readonly numberNames = new Dictionary();
  /** Surface words usable as corrections, and the term of each. */
  readonly words = new Dictionary();
  readonly wordTerms = growable32();
  readonly ids: string[] = [];
  readonly priors = growableDoubles();
  /** Entries of term and field per document: `entryStarts[d] … entryStarts[d + 1])` of both arrays. */
  readonly entryTerms = growable32();
  readonly entryFields = growable16();
  readonly entryStarts = growable32();
  /** Words per document and field, `fields.length` per document. */
  readonly lengths = growable16();
  readonly title = rows();
  readonly tagRows = rows();
  readonly identifierRows = rows();
  readonly numberColumns = rows();
  readonly numberValues = growableDoubles();

  readonly #settings: IndexSettings;
  readonly #locale: string;
  readonly #analyze: Analyze;
  readonly #lines = new KeptValues<Line>(MOST_KEPT_LINES);
  /** Per term: entry + 1 of its last occurrence, to find it again within one field. */
  readonly #lastEntry = growable32();
  /** Per term: the spelling it was listed with last, so that most words need no look into the dictionary. */
  readonly #lastListed: string[] = [];
  /** Per tag: its folded form; per folded form: document + 1 that had it last. */
  readonly #foldedTags = new Dictionary();
  readonly #tagFolds = growable32();
  readonly #lastTagged = growable32();

  constructor(settings: IndexSettings, locale: string, analyze: Analyze) {
    this.#settings = settings;
    this.#locale = locale;
    this.#analyze = analyze;
    this.entryStarts.push(0);
  }

  get documentCount(): number {
    return this.ids.length;
  }

  /** Analyses one document and returns its number. */
  add(document: IndexDocument): number {
    const number = this.ids.push(document.id) - 1;
    this.priors.push(priorOf(document));
    this.#settings.fields.forEach((field, f) => {
      this.#addField(document.fields[field.name] ?? '', f, field.name);
    });
    this.entryStarts.push(this.entryTerms.length);
    this.title.starts.push(this.title.values.length);
    this.#addTags(document.tags, number);
    for (const identifier of new Set(document.exactIds.map(foldIdentifier)))
      if (identifier !== '') this.identifierRows.values.push(this.identifiers.add(identifier));
    this.identifierRows.starts.push(this.identifierRows.values.length);
    this.#addNumbers(document.numbers);
    return number;
  }

  #addField(text: string, field: number, name: string): void {
    const fieldStart = this.entryTerms.length;
    const isListed = VOCABULARY_FIELDS.has(name);
    const isKept = REPEATED_FIELDS.has(name);
    let length = 0;
    for (const lineText of text.split('\n')) {
      if (lineText === '') continue;
      const line = isKept ? this.#keptLine(lineText, isListed) : this.#analyzeLine(lineText, isListed);
      length += line.length;
      for (let i = 0; i < line.terms.length; i++) {
        this.#addOccurrence(line.terms[i]!, field, line.units[i]!, fieldStart);
      }
      if (field === 0) this.#addTitleLine(line);
    }
    this.lengths.push(Math.min(length, MAX_LENGTH));
  }

  #addOccurrence(term: number, field: number, units: number, fieldStart: number): void {
    const seen = this.#lastEntry.array[term]!;
    if (seen > fieldStart) {
      const entry = this.entryFields.array[seen - 1]! & MAX_TF;
      this.entryFields.array[seen - 1] = (field << TF_BITS) | Math.min(MAX_TF, entry + units);
      return;
    }
    this.entryTerms.push(term);
    this.entryFields.push((field << TF_BITS) | units);
    this.#lastEntry.array[term] = this.entryTerms.length;
  }

  #addTitleLine(line: Line): void {
    const row = this.title.values;
    const start = this.title.starts.array[this.title.starts.length - 1]!;
    let before = -1;
    for (let i = 0; i < line.terms.length && row.length - start < TITLE_WORDS_KEPT; i++) {
      const position = line.positions[i]!;
      row.push((line.terms[i]! + 1) * 2 + (position === before ? 1 : 0));
      before = position;
    }
    if (row.length - start < TITLE_WORDS_KEPT) row.push(LINE_END);
  }

  #addTags(tags: readonly string[], document: number): void {
    for (const tag of tags) {
      if (!tag.includes('=')) continue;
      const number = this.tags.add(tag);
      if (number === this.#tagFolds.length) this.#meetTag(tag);
      const folded = this.#tagFolds.array[number]!;
      // A second spelling within one document is left out, so that counts are counts of documents.
      if (this.#lastTagged.array[folded] === document + 1) continue;
      this.#lastTagged.array[folded] = document + 1;
      this.tagRows.values.push(number);
    }
    this.tagRows.starts.push(this.tagRows.values.length);
  }

  /** A tag that no document had yet; the words of an attribute's value may be offered as corrections. */
  #meetTag(tag: string): void {
    const folded = this.#foldedTags.add(foldTag(tag));
    this.#tagFolds.push(folded);
    this.#lastTagged.extendTo(folded + 1);
    const value = tag.slice(tag.indexOf('=') + 1);
    const isText = tag.startsWith('attr.') && value !== 'true' && value !== 'false';
    if (isText && value.length <= VOCABULARY_VALUE_LENGTH) this.#analyzeLine(value, true);
  }

  #addNumbers(numbers: Readonly<Record<string, number>>): void {
    for (const name of Object.keys(numbers)) {
      const value = numbers[name]!;
      if (Number.isNaN(value)) continue;
      this.numberColumns.values.push(this.numberNames.add(name));
      this.numberValues.push(value);
    }
    this.numberColumns.starts.push(this.numberColumns.values.length);
  }

  #keptLine(text: string, isListed: boolean): Line {
    if (text.length > CACHED_LINE_LENGTH) return this.#analyzeLine(text, isListed);
    // A line known from a field that lists no words has not listed them yet.
    const key = isListed ? `\n${text}` : text;
    return this.#lines.getOrMake(key, () => this.#analyzeLine(text, isListed));
  }

  #analyzeLine(text: string, isListed: boolean): Line {
    const tokens = this.#analyze(text, this.#locale);
    const terms = new Uint32Array(tokens.length);
    const units = new Uint16Array(tokens.length);
    const positions = new Uint16Array(tokens.length);
    let length = 0;
    let before = -1;
    for (let i = 0; i < tokens.length; i++) {
      const token = tokens[i]!;
      terms[i] = this.#term(token.term);
      units[i] = Math.max(1, Math.round(token.weight * TF_UNITS));
      positions[i] = token.position;
      if (token.position === before) continue;
      before = token.position;
      length++;
      if (isListed) this.#listWord(text, token.start, token.end, terms[i]!);
    }
    return { terms, units, positions, length };
  }

  #term(text: string): number {
    const term = this.terms.add(text);
    this.#lastEntry.extendTo(term + 1);
    return term;
  }

  /** Notes the word as spelled at that place, if it may be offered as a correction. */
  #listWord(text: string, start: number, end: number, term: number): void {
    const last = this.#lastListed[term];
    if (last !== undefined && last.length === end - start && text.startsWith(last, start)) return;
    const spelled = detach(text.slice(start, end));
    this.#lastListed[term] = spelled;
    const word = spelled.normalize('NFKC').toLocaleLowerCase(this.#locale);
    if (isCorrection(word) && this.words.add(word) === this.wordTerms.length) this.wordTerms.push(term);
  }
}

/** Words with a digit and words of one or two letters are never offered as corrections. */
function isCorrection(word: string): boolean {
  return word.length > 2 && word.length <= 40 && !/\p{N}/u.test(word);
}

/** Order among equal scores: what can be ordered first, then the number of ratings; `IndexDocument.id` decides last. */
export function priorOf(document: Pick<IndexDocument, 'tags' | 'numbers'>): number {
  const ratings = Math.max(0, Math.min(document.numbers['rating_count'] ?? 0, 2 ** 32 - 1)) || 0;
  return (document.tags.includes('avail=true') ? 2 ** 32 : 0) + ratings;
}
