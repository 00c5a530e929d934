import type { Answer, Claim, SourceRef, Support } from '../../../engine/say/answer.ts';
import type { Snapshot } from '../../snapshots/keep-snapshots.ts';
import { pageProductId } from './gather-evidence.ts';

const productSource = `product:${pageProductId}`;

function citePage(support: Support, source: (old: SourceRef) => SourceRef): Support {
  if (support.kind === 'computed')
    return { ...support, inputs: support.inputs.map((input) => citePage(input, source)) };
  if (support.source.sourceId !== productSource) return support;
  const { start, end, quote } = support;
  // A page has no typed fields that could be read again, so what was read from it is quoted text.
  return { kind: 'span', source: source(support.source), start, end, quote };
}

/**
 * An answer about a product that only its page describes, citing the page (`page:<address>`) instead of a catalogue
 * record, which there is none of. No cards: there is no live row to read a price from.
 */
export function citePageAnswer(
  answer: Answer,
  snapshots: readonly Snapshot[],
  pageUrl: string,
): { answer: Answer; snapshots: Snapshot[] } {
  const sourceId = `page:${pageUrl}`;
  const source = (old: SourceRef): SourceRef => ({ ...old, sourceId, url: pageUrl });
  const claims = answer.claims.map(
    (claim): Claim => ({ ...claim, support: claim.support.map((support) => citePage(support, source)) }),
  );
  return {
    answer: { ...answer, claims, products: [] },
    snapshots: snapshots.map((snapshot) =>
      snapshot.sourceId === productSource ? { ...snapshot, sourceId } : snapshot,
    ),
  };
}
