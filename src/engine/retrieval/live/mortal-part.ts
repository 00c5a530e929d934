import type { PostingsSource } from '../parts/source.ts';
import { isDead, NONE_DEAD, type Tombstones } from '../parts/tombstones.ts';

/** What the parts of an index have in common: documents that were packed or written once, and which of them are dead. */
export class MortalPart<Source extends PostingsSource & { find(id: string): number }> {
  readonly source: Source;
  tombstones: Tombstones;

  constructor(source: Source, tombstones: Tombstones = NONE_DEAD) {
    this.source = source;
    this.tombstones = tombstones;
  }

  get liveCount(): number {
    return this.source.documentCount - this.tombstones.count;
  }

  findLive(id: string): number {
    const document = this.source.find(id);
    return document >= 0 && !isDead(this.tombstones, document) ? document : -1;
  }
}
