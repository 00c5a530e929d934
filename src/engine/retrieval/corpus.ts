import type { Analyze } from '../text/types.ts';
import { foldIdentifier, foldTag } from './fold-key.ts';
import { type Growable, growable16, growable32, growableDoubles } from './growable.ts';
import { TITLE_WORDS_KEPT, VOCABULARY_FIELDS, VOCABULARY_VALUE_LENGTH } from './parameters.ts';
import type { IndexDocument, IndexSettings } from './types.ts';

/** A term entry keeps its field in the top 3 bits and its term frequency in twentieths in the other 13. */
export const TF_UNITS = 20;
export const TF_BITS = 13;
const MAX_TF = (1 << TF_BITS) - 1;
const MAX_LENGTH = 0xffff;

/** Ends a line in a title sequence; a title entry is `term · 2`, plus 1 when it stands where the entry before it stands. */
export const LINE_END = 0xffffffff;

/** Lines longer than this are seldom met twice, so their analysis is not kept; of shorter ones, two generations are. */
const CACHED_LINE_LENGTH = 64;
const CACHED_LINES = 20_000;

type Line = {
  terms: Uint32Array;
  units: Uint16Array;
  positions: Uint16Array;
  words: Uint32Array;
  length: number;
};

/** What a tag adds to a document: its folded form (a number) and the words of its value. */
type TagForms = { folded: number; words: Uint32Array };
const NO_WORDS = new Uint32Array(0);

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
  readonly wordRows = rows();
  readonly numberColumns = rows();
  readonly numberValues = growableDoubles();

  readonly #settings: IndexSettings;
  readonly #locale: string;
  readonly #analyze: Analyze;
  #lines = new Map<string, Line>();
  #olderLines = new Map<string, Line>();
  /** Per term: entry + 1 of its last occurrence, to find it again within one field. */
  readonly #lastEntry = growable32();
  /** Per word: document + 1 that listed it last. */
  readonly #lastListed = growable32();
  /** Per tag: its folded form and words; per folded form: document + 1 that had it last. */
  readonly #foldedTags = new Dictionary();
  readonly #tagForms: TagForms[] = [];
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
      const listed = VOCABULARY_FIELDS.has(field.name);
      this.#addField(document.fields[field.name] ?? '', f, number, listed);
    });
    this.entryStarts.push(this.entryTerms.length);
    this.title.starts.push(this.title.values.length);
    this.#addTags(document.tags, number);
    for (const identifier of new Set(document.exactIds.map(foldIdentifier)))
      if (identifier !== '') this.identifierRows.values.push(this.identifiers.add(identifier));
    this.identifierRows.starts.push(this.identifierRows.values.length);
    this.wordRows.starts.push(this.wordRows.values.length);
    this.#addNumbers(document.numbers);
    return number;
  }

  #addField(text: string, field: number, document: number, listed: boolean): void {
    const fieldStart = this.entryTerms.length;
    let length = 0;
    for (const lineText of text.split('\n')) {
      if (lineText === '') continue;
      const line = this.#line(lineText);
      length += line.length;
      for (let i = 0; i < line.terms.length; i++) {
        this.#addOccurrence(line.terms[i]!, field, line.units[i]!, fieldStart);
      }
      if (field === 0) this.#addTitleLine(line);
      if (listed) this.#listWords(line.words, document);
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
      row.push(line.terms[i]! * 2 + (position === before ? 1 : 0));
      before = position;
    }
    if (row.length - start < TITLE_WORDS_KEPT) row.push(LINE_END);
  }

  #listWords(words: Uint32Array, document: number): void {
    for (const word of words) {
      if (this.#lastListed.array[word] === document + 1) continue;
      this.#lastListed.array[word] = document + 1;
      this.wordRows.values.push(word);
    }
  }

  #addTags(tags: readonly string[], document: number): void {
    for (const tag of tags) {
      if (!tag.includes('=')) continue;
      const number = this.tags.add(tag);
      if (number === this.#tagForms.length) this.#tagForms.push(this.#formsOfTag(tag));
      const { folded, words } = this.#tagForms[number]!;
      // A second spelling within one document is left out, so that counts are counts of documents.
      if (this.#lastTagged.array[folded] === document + 1) continue;
      this.#lastTagged.array[folded] = document + 1;
      this.tagRows.values.push(number);
      this.#listWords(words, document);
    }
    this.tagRows.starts.push(this.tagRows.values.length);
  }

  #formsOfTag(tag: string): TagForms {
    const folded = this.#foldedTags.add(foldTag(tag));
    this.#lastTagged.extendTo(folded + 1);
    const value = tag.slice(tag.indexOf('=') + 1);
    const listed = tag.startsWith('attr.') && value.length <= VOCABULARY_VALUE_LENGTH;
    const words = listed && value !== 'true' && value !== 'false' ? this.#line(value).words : NO_WORDS;
    return { folded, words };
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

  #line(text: string): Line {
    if (text.length > CACHED_LINE_LENGTH) return this.#analyzeLine(text);
    const kept = this.#lines.get(text);
    if (kept !== undefined) return kept;
    const line = this.#olderLines.get(text) ?? this.#analyzeLine(text);
    if (this.#lines.size >= CACHED_LINES) {
      this.#olderLines = this.#lines;
      this.#lines = new Map();
    }
    this.#lines.set(text, line);
    return line;
  }

  #analyzeLine(text: string): Line {
    const tokens = this.#analyze(text, this.#locale);
    const terms = new Uint32Array(tokens.length);
    const units = new Uint16Array(tokens.length);
    const positions = new Uint16Array(tokens.length);
    const words: number[] = [];
    let length = 0;
    let before = -1;
    tokens.forEach((token, i) => {
      terms[i] = this.#term(token.term);
      units[i] = Math.max(1, Math.round(token.weight * TF_UNITS));
      positions[i] = token.position;
      if (token.position === before) return;
      before = token.position;
      length++;
      const word = text.slice(token.start, token.end).normalize('NFKC').toLocaleLowerCase(this.#locale);
      if (isCorrection(word)) words.push(this.#word(word, terms[i]!));
    });
    return { terms, units, positions, words: Uint32Array.from(words), length };
  }

  #term(text: string): number {
    const term = this.terms.add(text);
    this.#lastEntry.extendTo(term + 1);
    return term;
  }

  #word(text: string, term: number): number {
    const word = this.words.add(text);
    if (word === this.wordTerms.length) this.wordTerms.push(term);
    this.#lastListed.extendTo(word + 1);
    return word;
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
