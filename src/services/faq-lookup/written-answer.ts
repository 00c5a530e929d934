import { productCard } from '../../engine/answer/compose-answer.ts';
import { pathSupports, viewProduct } from '../../engine/answer/product-view.ts';
import type { Product } from '../../engine/catalog/product.ts';
import type { Answer, Claim, SourceRef, Support } from '../../engine/say/answer.ts';
import { availabilityWords } from '../../engine/say/availability-words.ts';
import { formatMoney } from '../../engine/say/format.ts';
import { snapshotHash } from '../../platform/ids/hash.ts';
import type { Snapshot } from '../snapshots/keep-snapshots.ts';
import type { Faq } from './faq-types.ts';

const slot = /\{(price|availability)\}/gu;

type Piece = { text: string; start: number; end: number } | { slot: 'price' | 'availability' };

/** The merchant's text cut at its slots; `start` and `end` are offsets into it. */
function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  const addText = (start: number, end: number) => {
    if (end > start) pieces.push({ text: text.slice(start, end), start, end });
  };
  for (const match of text.matchAll(slot)) {
    addText(from, match.index);
    pieces.push({ slot: match[1] as 'price' | 'availability' });
    from = match.index + match[0].length;
  }
  addText(from, text.length);
  return pieces;
}

/** What stands in a slot now, with the line of the fact sheet that says so; `undefined` when the row does not say it. */
function filled(
  name: 'price' | 'availability',
  product: Product,
  locale: string,
): { text: string; support: Support[]; snapshot: Snapshot } | undefined {
  const view = viewProduct(product, snapshotHash);
  const support = pathSupports(view, [name]);
  if (support.length === 0) return undefined;
  const snapshot = { sourceId: view.source.sourceId, hash: view.source.hash, text: view.sheet.text };
  if (name === 'price') {
    const { price } = product;
    return price && { text: formatMoney(price, locale), support, snapshot };
  }
  const { availability } = product;
  if (availability === 'unknown') return undefined;
  return { text: availabilityWords(availability, locale), support, snapshot };
}

/** What stands between two claims, which are joined by a line feed, a space or nothing. */
function joint(gap: string): Claim['before'] {
  if (gap === '') return '';
  return gap.includes('\n') ? '\n' : ' ';
}

/**
 * A merchant's own text as an answer, cited as `faq:<id>` with the text itself as its snapshot; `{price}` and
 * `{availability}` are filled from the live row. `undefined` when the row has no such value any more.
 */
export function writtenAnswer(
  faq: Faq,
  text: string,
  product: Product | undefined,
): { answer: Answer; snapshots: Snapshot[] } | undefined {
  const hash = snapshotHash(text);
  const source: SourceRef = {
    sourceId: `faq:${faq.faqId}`,
    title: faq.question,
    hash,
    asOfMs: faq.updatedAtMs,
  };
  const snapshots: Snapshot[] = [{ sourceId: source.sourceId, hash, text }];
  const claims: Claim[] = [];
  let gap = '';
  for (const piece of piecesOf(text)) {
    if ('slot' in piece) {
      const value = product && filled(piece.slot, product, faq.locale);
      if (!value) return undefined;
      snapshots.push(value.snapshot);
      claims.push({ text: value.text, kind: 'fact', support: value.support, before: joint(gap) });
      gap = '';
      continue;
    }
    const words = piece.text.trim();
    const start = piece.start + piece.text.indexOf(words);
    const support: Support = { kind: 'span', source, start, end: start + words.length, quote: words };
    const lead = gap + (/^\s*/u.exec(piece.text)?.[0] ?? '');
    if (words !== '') claims.push({ text: words, kind: 'quote', support: [support], before: joint(lead) });
    gap = words === '' ? lead : (/\s*$/u.exec(piece.text)?.[0] ?? '');
  }
  return {
    answer: {
      status: 'answered',
      route: 'faq',
      engine: 'faq',
      degraded: false,
      locale: faq.locale,
      claims,
      products: product ? [productCard(product)] : [],
      suggestedQuestions: [],
    },
    snapshots,
  };
}
