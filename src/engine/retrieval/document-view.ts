import { foldTag } from './fold-key.ts';
import type { Source } from './source.ts';
import type { HitView } from './types.ts';

/** One document as `HitView`; reads its columns when asked, from parts that never change. */
export class DocumentView implements HitView {
  readonly #source: Source;
  readonly #document: number;

  constructor(source: Source, document: number) {
    this.#source = source;
    this.#document = document;
  }

  get id(): string {
    return this.#source.id(this.#document);
  }

  number(name: string): number {
    return this.#source.number(this.#document, name);
  }

  hasTag(tag: string): boolean {
    return this.#source.tagTest(foldTag(tag))(this.#document);
  }
}
