import { idfOf } from '../text/terms/idf.ts';
import type { Analyze } from '../text/terms/types.ts';
import { type Checksum, crc32 } from './bytes/crc32.ts';
import { compileFilter } from './filter/filter.ts';
import { foldIdentifier, foldValue } from './fold-key.ts';
import { Delta } from './live/delta.ts';
import { LivePart } from './live/live-part.ts';
import { SealedPart } from './live/sealed-part.ts';
import type { SegmentState } from './merge/merge.ts';
import {
  facetCounts,
  facetSizes,
  mergeNumbers,
  mergeTagNames,
  mergeTagValues,
  numbersOf,
} from './parts/column-counts.ts';
import { DocumentView } from './parts/document-view.ts';
import type { Part } from './parts/part.ts';
import { deadDocuments, isDead } from './parts/tombstones.ts';
import { averageWordsOf, documentFrequencyIn, shortWordsOf, wordsOfParts } from './parts/words-of-parts.ts';
import { AskedMatches } from './rank/asked-matches.ts';
import { countFilled, findHits } from './rank/find-hits.ts';
import { tieOrder } from './segment/build-segment.ts';
import { packSegment, type SegmentRules } from './segment/pack-segment.ts';
import { openSegment, type Segment } from './segment/segment.ts';
import type {
  FacetCounts,
  IndexDocument,
  MatchRequest,
  MatchView,
  RetrievalIndex,
  RetrievalResult,
  SearchRequest,
} from './types.ts';

export type IndexOptions = { rules: SegmentRules; analyze: Analyze; checksum?: Checksum };

/** Segments, one delta and tombstones under one view; see `RetrievalIndex` for reading. */
export class MultiSegmentIndex implements RetrievalIndex {
  readonly rules: SegmentRules;
  revision = 0;
  readonly #analyze: Analyze;
  readonly #checksum: Checksum;
  #sealed: readonly SealedPart[] = [];
  #live: LivePart;
  #parts: readonly Part[];
  #asked!: AskedMatches;
  #tagNames: ReturnType<typeof mergeTagNames> | undefined;

  constructor({ rules, analyze, checksum = crc32 }: IndexOptions, segments: readonly SegmentState[] = []) {
    this.rules = rules;
    this.#analyze = analyze;
    this.#checksum = checksum;
    this.#live = this.#newDelta();
    this.#parts = [this.#live];
    this.#setSealed(segments.map(({ segment, tombstones }) => new SealedPart(segment, tombstones)));
  }

  get locale() {
    return this.rules.locale;
  }

  get documentCount(): number {
    return this.#parts.reduce((sum, part) => sum + part.liveCount, 0);
  }

  /** Documents in the delta, dead ones included. */
  get deltaCount(): number {
    return this.#live.source.documentCount;
  }

  /** The sealed segments, oldest first. */
  segments(): SegmentState[] {
    return this.#sealed.map((part) => ({ segment: part.source, tombstones: part.tombstones }));
  }

  /** Adds documents, each in the place of the one with its id; visible to the next read. */
  upsert(documents: readonly IndexDocument[]): void {
    if (documents.length === 0) return;
    this.#bury(documents.map(({ id }) => id));
    const replaced: number[] = [];
    for (const document of documents) {
      const earlier = this.#live.findLive(document.id);
      if (earlier >= 0) replaced.push(earlier);
      this.#live.source.add(document);
    }
    this.#live.bury(replaced);
    this.#changed();
  }

  /** Takes documents out; ids that are not there are passed over. */
  remove(ids: readonly string[]): void {
    this.#bury(ids);
    this.#changed();
  }

  #bury(ids: readonly string[]): void {
    for (const part of this.#parts) {
      const documents = ids.map((id) => part.findLive(id)).filter((document) => document >= 0);
      part.bury(documents);
    }
  }

  /** Adds a segment of documents that are in no other segment; where the delta has a document too, that one stays. */
  adopt(segment: Segment): void {
    const part = new SealedPart(segment);
    const live = this.#live.liveDocuments().map((document) => this.#live.source.id(document));
    part.bury(live.map((id) => segment.find(id)).filter((document) => document >= 0));
    this.#setSealed([...this.#sealed, part]);
  }

  /**
   * Packs the delta into a segment of its own, with nothing read or changed meanwhile; the new segment, or undefined
   * when no document of the delta lives.
   */
  seal(): Segment | undefined {
    const { corpus } = this.#live.source;
    const order = tieOrder(corpus, this.#live.liveDocuments());
    const averages = this.averages;
    this.#live = this.#newDelta();
    if (order.length === 0) {
      this.#setSealed(this.#sealed);
      return undefined;
    }
    const segment = openSegment(
      packSegment(corpus, { order, rules: this.rules, averages, checksum: this.#checksum }),
      this.rules,
      this.#checksum,
    );
    if ('damaged' in segment) throw new Error(`A segment just packed cannot be read: ${segment.damaged}`);
    this.#setSealed([...this.#sealed, new SealedPart(segment)]);
    return segment;
  }

  /**
   * Puts one merged segment in the place of those it was made from, in one step. Documents that died while the merge
   * ran (alive in `before`, dead now) are buried in the new one.
   */
  swap(before: readonly SegmentState[], merged: Segment | undefined): void {
    const replaced = new Map(before.map(({ segment, tombstones }) => [segment, tombstones]));
    const parts = this.#sealed.filter((part) => !replaced.has(part.source));
    if (merged !== undefined) {
      const part = new SealedPart(merged);
      for (const old of this.#sealed) {
        const earlier = replaced.get(old.source);
        if (earlier === undefined) continue;
        const died = deadDocuments(old.tombstones).filter((document) => !isDead(earlier, document));
        part.bury(died.map((document) => merged.find(old.source.id(document))));
      }
      parts.unshift(part);
    }
    this.#setSealed(parts);
  }

  /** The averages that impacts are baked with: those of the segments, else of the documents in the delta. */
  get averages(): readonly number[] {
    return this.#sealed[0]?.source.meta.averages ?? this.liveAverages();
  }

  /** The averages a fresh build would use. */
  liveAverages(): number[] {
    return averageWordsOf(this.#parts, this.documentCount, this.rules.settings.fields.length);
  }

  /** Whether the segments were baked with other averages than a fresh build would use. */
  isStale(): boolean {
    const fresh = this.liveAverages();
    return this.#sealed.some((part) => part.source.meta.averages.some((average, f) => average !== fresh[f]));
  }

  search(request: SearchRequest): RetrievalResult {
    // Whoever asks for a total alone mostly wants hits or facets of the same next: what matches is kept.
    if (request.limit === 0 && request.groups.length > 0) this.#asked.of(request);
    const found = findHits(this.#parts, request, this.#asked.prepare(request), this.#asked.known(request));
    if (request.exactTotal === false) return found;
    return { hits: found.hits, total: this.#asked.count(request, Number.POSITIVE_INFINITY) };
  }

  countUpTo(request: MatchRequest, most: number): number {
    return this.#asked.count(request, most);
  }

  #matching(request: MatchRequest): readonly Uint32Array[] {
    return this.#asked.of(request).map((matches) => numbersOf(matches));
  }

  matches({ tests = [], ...request }: MatchRequest & Pick<SearchRequest, 'tests'>): readonly MatchView[] {
    return this.#matching(request).flatMap((documents, i) => {
      const { source } = this.#parts[i]!;
      const compiled = tests.map((test) => compileFilter(test, source));
      return Array.from(documents, (document) => new DocumentView(source, document, compiled));
    });
  }

  facet(request: MatchRequest, tagName: string, limit: number, most?: number): FacetCounts {
    return facetCounts(this.#parts, foldValue(tagName), { matches: this.#asked.of(request), limit, most });
  }

  facetSizes(request: MatchRequest, tagNames: readonly string[], limit: number, most?: number) {
    const names = tagNames.map(foldValue);
    return facetSizes(this.#parts, names, { matches: this.#asked.of(request), limit, most });
  }

  countFilled(request: MatchRequest, column: string): number {
    return this.#matching(request).reduce(
      (sum, documents, i) => sum + countFilled(this.#parts[i]!, documents, column),
      0,
    );
  }

  findExact(identifier: string): readonly string[] {
    const folded = foldIdentifier(identifier);
    const ids = this.#parts.flatMap(({ source, tombstones }) =>
      source
        .identified(folded)
        .filter((document) => !isDead(tombstones, document))
        .map((document) => source.id(document)),
    );
    return ids.sort();
  }

  documentFrequency(term: string): number {
    return documentFrequencyIn(this.#parts, term);
  }

  titleFrequency(term: string): number {
    return this.#parts.reduce((sum, { source }) => {
      const postings = source.postings(term);
      return postings === undefined ? sum : sum + postings.titleEnd - postings.start;
    }, 0);
  }

  idf(term: string): number {
    return idfOf(this.documentCount, this.documentFrequency(term));
  }

  tagNames() {
    this.#tagNames ??= mergeTagNames(this.#parts);
    return this.#tagNames;
  }

  tagValues(name: string) {
    return mergeTagValues(this.#parts, foldValue(name));
  }

  numberNames() {
    return mergeNumbers(this.#parts);
  }

  vocabulary() {
    return wordsOfParts(this.#parts);
  }

  shortWords(least: number, listed: ReadonlySet<string>) {
    return shortWordsOf(this.#parts, least, listed);
  }

  #newDelta(): LivePart {
    return new LivePart(new Delta(this.rules.settings, this.rules.locale, this.#analyze));
  }

  #setSealed(sealed: readonly SealedPart[]): void {
    this.#sealed = sealed;
    this.#parts = [...sealed, this.#live];
    this.#changed();
  }

  #changed(): void {
    this.#asked = new AskedMatches(this.#parts, this, this.rules.settings.k1);
    this.#tagNames = undefined;
    this.#live.source.useAverages(this.averages);
    this.revision++;
  }
}

/** An index over the given segments, empty without any. */
export function createIndex(
  options: IndexOptions,
  segments: readonly SegmentState[] = [],
): MultiSegmentIndex {
  return new MultiSegmentIndex(options, segments);
}
