import { foldTag } from '../fold-key.ts';
import type { HitView } from '../types.ts';
import type { DocumentTest, PostingsSource } from './source.ts';

/** One document as `HitView`; reads its columns when asked, from parts that never change. */
export class DocumentView implements HitView {
  readonly #source: PostingsSource;
  readonly #document: number;
  readonly #tests: readonly DocumentTest[];

  constructor(source: PostingsSource, document: number, tests: readonly DocumentTest[] = []) {
    this.#source = source;
    this.#document = document;
    this.#tests = tests;
  }

  get id(): string {
    return this.#source.id(this.#document);
  }

  number(name: string): number {
    return this.#source.number(this.#document, name);
  }

  passes(test: number): boolean {
    return this.#tests[test]!(this.#document);
  }

  hasTag(tag: string): boolean {
    return this.#source.tagTest(foldTag(tag))(this.#document);
  }
}
