import type { PostingsSource } from './source.ts';
import type { Tombstones } from './tombstones.ts';

/** Live statistics of a numeric column. */
export type NumberStatistics = { documents: number; min: number; max: number };

/** The matching documents of one part: a bit for each, and how many they are. */
export type PartMatches = { bits: Uint32Array; count: number };

/** One part of an index: documents that can be scanned, those of them that are dead, and statistics of the living. */
export type Part = {
  readonly source: PostingsSource;
  readonly tombstones: Tombstones;
  readonly liveCount: number;
  /** Number of the live document with this id, or −1. */
  findLive(id: string): number;
  bury(documents: readonly number[]): void;
  /** Live documents with the term in any field. */
  documentFrequency(term: string): number;
  /** Words per field over live documents. */
  fieldWords(): readonly number[];
  /** Names of tags with their live documents. */
  tagNames(): ReadonlyMap<string, number>;
  /** Values of a tag name as spelled, with their live documents. */
  tagValues(name: string): Iterable<readonly [value: string, documents: number]>;
  /** Live documents with a folded tag, where that is known without looking at each. */
  countTag(foldedTag: string): number | undefined;
  /** Numeric columns over live documents. */
  numbers(): ReadonlyMap<string, NumberStatistics>;
  /** Words usable as corrections with the term of each. */
  words(): Iterable<readonly [word: string, term: string]>;
  /** Its terms of so many bytes at most, which may be words of any field. */
  shortTerms(mostBytes: number): Iterable<string>;
  /** How many of the given documents carry each value of a tag name; what is not among the `limit` commonest may be left out. */
  countValues(
    documents: Uint32Array,
    name: string,
    limit: number,
  ): Iterable<readonly [value: string, documents: number]>;
  /** How many carry each value of some names, equal when folded counted as one, where that is known without reading values. */
  valueSizes(documents: Uint32Array, names: readonly string[]): number[][] | undefined;
};
