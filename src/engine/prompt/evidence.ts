import type { ProductView } from '../answer/product-view.ts';
import type { GateFact } from '../gate/types.ts';
import type { Trust } from '../knowledge/document.ts';
import type { SourceRef, Support } from '../say/answer.ts';

/** The smallest part of a block that can be cited: a sentence, a row, a field. */
export type EvidenceUnit = { text: string; support: readonly Support[] };

/** One thing that a model is shown: a section of a page, or a product. */
export type EvidenceBlock = {
  /** The same for the same thing, however often it is shown. */
  key: string;
  kind: 'page' | 'product';
  source: SourceRef;
  /** The whole text that the units are cut from. */
  snapshot: string;
  heading: string;
  /** As the model reads it: the units, in order. */
  text: string;
  /** The same as the shop stores it, each cell of a row with the name of its column: what the gate reads. */
  stored: string;
  units: readonly EvidenceUnit[];
  locale: string;
  trust: Trust;
  /** Of a product. */
  view?: ProductView;
  /** Its typed fields; made when the gate asks for them, as most blocks are never cited. */
  factsOf?: () => readonly GateFact[];
};

/** A block under the id that a model cites it by: `e1`, `e2` … */
export type Evidence = EvidenceBlock & { id: string };

/** Gives blocks their ids after those that were shown before; a block keeps its own unless more of it is shown now. */
export function numberEvidence(shown: readonly Evidence[], blocks: readonly EvidenceBlock[]): Evidence[] {
  const known = new Map(shown.map((each) => [each.key, each]));
  let next = shown.length;
  return blocks.map((block) => {
    const before = known.get(block.key);
    if (before !== undefined && before.text.length >= block.text.length) return before;
    next++;
    return { ...block, id: `e${next}` };
  });
}
