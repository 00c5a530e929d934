import { tagNameOf } from '../fold-key.ts';
import type { NumberStatistics, Part } from '../parts/part.ts';
import { bury, isDead } from '../parts/tombstones.ts';
import type { Delta } from './delta.ts';
import { MortalPart } from './mortal-part.ts';

/** The delta with its tombstones; it is small, so statistics are counted when asked for. */
export class LivePart extends MortalPart<Delta> implements Part {
  bury(documents: readonly number[]): void {
    this.tombstones = bury(this.tombstones, documents, this.source.documentCount);
  }

  /** Numbers of the live documents, ascending. */
  liveDocuments(): number[] {
    const documents: number[] = [];
    for (let document = 0; document < this.source.documentCount; document++)
      if (!isDead(this.tombstones, document)) documents.push(document);
    return documents;
  }

  documentFrequency(term: string): number {
    const postings = this.source.postings(term);
    if (postings === undefined) return 0;
    let count = 0;
    for (const document of postings.documents) if (!isDead(this.tombstones, document)) count++;
    return count;
  }

  fieldWords(): readonly number[] {
    const words: number[] = [];
    for (const document of this.liveDocuments())
      this.source.fieldLengths(document).forEach((length, f) => {
        words[f] = (words[f] ?? 0) + length;
      });
    return words;
  }

  tagNames(): ReadonlyMap<string, number> {
    const counts = new Map<string, number>();
    for (const document of this.liveDocuments())
      for (const name of new Set(this.source.tagsOf(document).map(tagNameOf)))
        counts.set(name, (counts.get(name) ?? 0) + 1);
    return counts;
  }

  tagValues(name: string): Iterable<readonly [string, number]> {
    return this.countValues(Uint32Array.from(this.liveDocuments()), name);
  }

  countTag(): undefined {
    return undefined;
  }

  countValues(documents: Uint32Array, name: string): Iterable<readonly [string, number]> {
    const counts = new Map<string, number>();
    for (const document of documents)
      for (const value of this.source.tagValues(document, name))
        counts.set(value, (counts.get(value) ?? 0) + 1);
    return counts;
  }

  valueSizes(): undefined {
    return undefined;
  }

  numbers(): ReadonlyMap<string, NumberStatistics> {
    const columns = new Map<string, NumberStatistics>();
    for (const document of this.liveDocuments())
      for (const { name, value } of this.source.numbersOf(document)) {
        const column = columns.get(name) ?? { documents: 0, min: value, max: value };
        column.documents++;
        column.min = Math.min(column.min, value);
        column.max = Math.max(column.max, value);
        columns.set(name, column);
      }
    return columns;
  }

  *shortTerms(mostBytes: number): Generator<string> {
    for (const term of this.source.corpus.terms.strings) if (term.length <= mostBytes) yield term;
  }

  *words(): Generator<[string, string]> {
    const { corpus } = this.source;
    for (const [word, text] of corpus.words.strings.entries())
      yield [text, corpus.terms.strings[corpus.wordTerms.array[word]!]!];
  }
}
