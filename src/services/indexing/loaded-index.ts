import type { MultiSegmentIndex } from '../../engine/retrieval/create-index.ts';
import type { SegmentState } from '../../engine/retrieval/merge/merge.ts';
import { chooseMerge } from '../../engine/retrieval/merge/merge-policy.ts';
import { NONE_DEAD } from '../../engine/retrieval/parts/tombstones.ts';
import type { IndexKind } from '../../engine/retrieval/types.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { IndexFiles, IndexKey } from '../../platform/index-files/index-files.ts';
import type { OpenIndex } from '../indexes.ts';
import { type BuildDeps, buildIndex } from './build-index.ts';
import { followChanges } from './follow-changes.ts';
import { indexOf, openOwn, sizeOf } from './index-of-segments.ts';
import { dependsOnDefault, type IndexTarget } from './index-rows.ts';
import { isFlushDue, toStoredIndex } from './index-state.ts';
import { openStoredIndex } from './open-stored-index.ts';
import { runOverSegments } from './run-over-segments.ts';
import { findHead } from './store.ts';

export type LoadedIndexDeps = BuildDeps & { db: Database; files: IndexFiles | undefined; clock: Clock };

/** An index whose averages have moved is baked anew at most this often. */
const REBUILD_EVERY_MS = 60_000;

/** What the owner of an index is told. */
export type LoadedIndexEvents = {
  /** The index takes another amount of memory. */
  resized: () => void;
  /** A build could not be finished; the index should be dropped, so that the next use starts afresh. */
  failed: () => void;
};

/**
 * One index in memory, following its company's changes.
 *
 * Opened from files when they are whole, else built from SQL. What changes the index or its number runs one after the
 * other (`#exclusive`); reads are synchronous and need no turn.
 */
export class LoadedIndex {
  readonly key: IndexKey & { kind: IndexKind };
  /** Resolves when the index can answer; rejects when the store could not be read. */
  readonly ready: Promise<void>;
  readonly #deps: LoadedIndexDeps;
  readonly #events: LoadedIndexEvents;
  /** Whether the first blocks of a long build may answer before the rest is there. */
  readonly #mayAnswerEarly: boolean;
  #target: IndexTarget;
  #index: MultiSegmentIndex;
  #changeSeq = 0;
  #wanted = 0;
  #isReady = false;
  /** Aborted when the index is closed. */
  readonly #ending = new AbortController();
  /** Only finished blocks of a build under way can be searched. */
  #degraded = false;
  #tail: Promise<unknown> = Promise.resolve();
  #building: Promise<void> | undefined;
  #maintaining: Promise<void> | undefined;
  #flushedSeq = -1;
  #flushedAtMs: number;
  #rebuiltAtMs = Number.NEGATIVE_INFINITY;

  constructor(
    deps: LoadedIndexDeps,
    key: IndexKey & { kind: IndexKind },
    events: LoadedIndexEvents,
    { mayAnswerEarly }: { mayAnswerEarly: boolean },
  ) {
    this.#mayAnswerEarly = mayAnswerEarly;
    this.#deps = deps;
    this.key = key;
    this.#events = events;
    const { companyId, kind, locale } = key;
    this.#target = { scope: { db: deps.db, companyId }, kind, locale, defaultLocale: '', clock: deps.clock };
    this.#flushedAtMs = deps.clock.monotonicMs();
    this.#index = indexOf(this.key, []);
    this.ready = this.#load().then(() => {
      this.#isReady = true;
      this.#maintain();
    });
  }

  /** Bytes this index holds in memory, roughly. */
  get sizeBytes(): number {
    return sizeOf(this.#index);
  }

  /** The index, caught up with every change that was wanted. */
  async use(): Promise<OpenIndex> {
    if (!this.#isReady) await this.ready;
    if (this.#changeSeq < this.#wanted) await this.#catchUp();
    return { index: this.#index, degraded: this.#degraded, changeSeq: this.#changeSeq };
  }

  /** Makes changes up to a number visible to the next `use`; waits for it unless the index is still being opened. */
  async want(changeSeq: number): Promise<void> {
    this.#wanted = Math.max(this.#wanted, changeSeq);
    if (this.#isReady && !this.#isClosed) await this.#catchUp();
  }

  /** Does what has come due: merges segments, bakes anew, writes files. */
  tick(): void {
    if (this.#isReady) this.#maintain();
  }

  /** Does what has come due and waits for all background work. */
  async idle(): Promise<void> {
    await this.ready;
    await this.#building;
    await this.#maintaining;
    this.tick();
    while (this.#maintaining !== undefined) await this.#maintaining;
    await this.#tail;
  }

  get #isClosed(): boolean {
    return this.#ending.signal.aborted;
  }

  /** Ends background work (a build under way is given up) and, with `flush`, leaves files of the present state. Readers may go on. */
  async close(flush: boolean): Promise<void> {
    this.#ending.abort();
    await this.ready.catch(() => undefined);
    await this.#maintaining;
    await this.#tail;
    if (flush && this.#isReady && !this.#degraded) await this.#flush();
  }

  #exclusive<T>(work: () => Promise<T>): Promise<T> {
    const done = this.#tail.then(work);
    this.#tail = done.catch(() => undefined);
    return done;
  }

  #install(index: MultiSegmentIndex, changeSeq: number): void {
    this.#index = index;
    this.#changeSeq = changeSeq;
    this.#events.resized();
  }

  async #load(): Promise<void> {
    const head = await findHead(this.#target.scope);
    if (head === undefined) return;
    this.#target = { ...this.#target, defaultLocale: head.defaultLocale };
    const opened = await openStoredIndex(this.#deps, this.key, this.#target, head.changeSeq);
    if (opened === undefined) return this.#build(head.changeSeq);
    this.#flushedSeq = opened.writtenSeq;
    this.#install(opened.index, opened.changeSeq);
  }

  /** Builds from SQL; returns when the index can answer, which for a large one is after its first block. */
  async #build(baseSeq: number): Promise<void> {
    const partial = indexOf(this.key, []);
    const firstBlock = Promise.withResolvers<void>();
    const onBlock = (block: SharedArrayBuffer): void => {
      partial.adopt(openOwn(this.key, block));
      if (!this.#degraded) this.#install(partial, baseSeq);
      this.#degraded = true;
      firstBlock.resolve();
    };
    const early = this.#mayAnswerEarly ? onBlock : undefined;
    const finished = buildIndex(this.#deps, this.#target, this.#ending.signal, early).then((buffer) =>
      this.#exclusive(() => this.#finish(buffer, baseSeq)),
    );
    this.#building = finished.catch((error) => {
      if (!this.#degraded || this.#isClosed) return;
      this.#deps.log.error({ err: error, ...this.key }, 'An index build could not be finished.');
      this.#events.failed();
    });
    await Promise.race([firstBlock.promise, finished]);
  }

  /** Puts a finished build in the place of what answers now, caught up. */
  async #finish(buffer: SharedArrayBuffer | undefined, baseSeq: number): Promise<void> {
    if (this.#isClosed) return;
    const segments =
      buffer === undefined ? [] : [{ segment: openOwn(this.key, buffer), tombstones: NONE_DEAD }];
    const index = indexOf(this.key, segments);
    const reached = await followChanges(index, this.#target, baseSeq);
    this.#flushedSeq = -1;
    this.#degraded = false;
    this.#install(index, reached ?? baseSeq);
    if (this.#isReady) this.#maintain();
  }

  /** Applies changes until the wanted number is reached; builds anew when they do not lead there. */
  #catchUp(): Promise<void> {
    return this.#exclusive(async () => {
      const wanted = this.#wanted;
      if (this.#changeSeq >= wanted) return;
      const before = this.#index.segments().length;
      const reached = await followChanges(this.#index, this.#target, this.#changeSeq);
      if (reached !== undefined) this.#install(this.#index, reached);
      await this.#rebuildIfNeeded(reached);
      // A number that was never committed is not waited for; one that was asked for meanwhile is.
      if (this.#wanted === wanted) this.#wanted = this.#changeSeq;
      if (this.#index.segments().length !== before) this.#maintain();
    });
  }

  /** Builds anew, in the turn of the caller, when changes are missing or the default locale is another. */
  async #rebuildIfNeeded(reached: number | undefined): Promise<void> {
    if (this.#degraded) return;
    const missing = reached === undefined || reached < this.#wanted;
    if (!missing && !dependsOnDefault(this.key)) return;
    const head = await findHead(this.#target.scope);
    if (head === undefined) return;
    const moved = dependsOnDefault(this.key) && head.defaultLocale !== this.#target.defaultLocale;
    if (!moved && !(missing && head.changeSeq > this.#changeSeq)) return;
    this.#target = { ...this.#target, defaultLocale: head.defaultLocale };
    await this.#finish(await buildIndex(this.#deps, this.#target, this.#ending.signal), head.changeSeq);
  }

  #maintain(): void {
    if (this.#isClosed || this.#degraded || this.#maintaining !== undefined) return;
    this.#maintaining = this.#runMaintenance()
      .catch((error) =>
        this.#deps.log.warn({ err: error, ...this.key }, 'Upkeep of an index failed; it is tried again.'),
      )
      .finally(() => {
        this.#maintaining = undefined;
      });
  }

  async #runMaintenance(): Promise<void> {
    for (;;) {
      const segments = chooseMerge(this.#index.segments());
      if (segments === undefined || this.#isClosed) break;
      await this.#merge(segments);
    }
    await this.#bakeAnew();
    const changes = this.#flushedSeq < 0 ? Number.POSITIVE_INFINITY : this.#changeSeq - this.#flushedSeq;
    if (isFlushDue(changes, this.#deps.clock.monotonicMs() - this.#flushedAtMs)) await this.#flush();
  }

  async #merge(before: readonly SegmentState[]): Promise<void> {
    const index = this.#index;
    const { workers } = this.#deps;
    const merged = await runOverSegments<SharedArrayBuffer | undefined>(workers, 'merge', this.key, before);
    index.swap(before, merged && openOwn(this.key, merged));
    this.#events.resized();
  }

  /** Builds anew when the documents have become so much longer or shorter that a fresh build would score otherwise. */
  async #bakeAnew(): Promise<void> {
    const nowMs = this.#deps.clock.monotonicMs();
    if (this.#isClosed || !this.#index.isStale() || nowMs - this.#rebuiltAtMs < REBUILD_EVERY_MS) return;
    this.#rebuiltAtMs = nowMs;
    const head = await findHead(this.#target.scope);
    if (head === undefined) return;
    const buffer = await buildIndex(this.#deps, this.#target, this.#ending.signal);
    await this.#exclusive(() => this.#finish(buffer, head.changeSeq));
  }

  /** Writes the present state to files; a disk that refuses is logged and tried again. */
  async #flush(): Promise<void> {
    const { files, clock, log } = this.#deps;
    if (files === undefined || this.#flushedSeq === this.#changeSeq) return;
    const stored = await this.#exclusive(async () => {
      this.#index.seal();
      const { defaultLocale } = this.#target;
      return { segments: this.#index.segments(), changeSeq: this.#changeSeq, defaultLocale };
    });
    this.#flushedAtMs = clock.monotonicMs();
    try {
      await files.write(this.key, toStoredIndex(stored));
      this.#flushedSeq = stored.changeSeq;
    } catch (error) {
      log.warn({ err: error, ...this.key }, 'Index files could not be written; the index goes on without.');
    }
  }
}
