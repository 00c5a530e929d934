import { KeptValues } from '../../memo/kept-values.ts';
import { oncePer } from '../../memo/once-per.ts';
import type { PassageEvidence } from '../answer/passages/evidence.ts';
import type { RankedPool } from '../answer/pool/rank-pool.ts';
import type { ProductView } from '../answer/product-view.ts';
import type { Voice } from '../say/voice.ts';
import type { EvidenceBlock } from './evidence.ts';
import { pageBlocks } from './page-blocks.ts';
import { productEvidenceBlock } from './product-evidence-block.ts';

/** Room for evidence, in UTF-16 units: about four make a token. */
export type EvidenceRoom = {
  pages: number;
  products: number;
  mostProducts: number;
  /** Found sections that come first, and documents whose other sections come next. */
  firstSections: number;
  wholeDocuments: number;
};

/** Products that are shown whatever the ranking says: those the talk is about, and a search's list; best first. */
export type ShownProducts = { talkedOf: readonly ProductView[]; listed: readonly ProductView[] };

/** Leaves room for the rules, the talk and the reply in 6,000 tokens. */
export const firstRoom: EvidenceRoom = {
  pages: 8_000,
  products: 5_000,
  mostProducts: 10,
  firstSections: 5,
  wholeDocuments: 1,
};

/** Longest block; of a longer table or text only the part around what was found is worth its tokens. */
const LONGEST_BLOCK = 3_000;

/** Blocks in order as long as they fit; one that does not fit is passed over for smaller ones behind it. */
function fitting(blocks: readonly EvidenceBlock[], room: number): EvidenceBlock[] {
  let left = room;
  return blocks.filter(({ text, heading, source }) => {
    const size = text.length + heading.length + source.title.length + 20;
    if (size > left) return false;
    left -= size;
    return true;
  });
}

/** A row of a table is told by its bars. */
function inRow(quote: string): string {
  return quote.includes(' | ') ? `| ${quote} |` : quote;
}

function shortened(block: EvidenceBlock, best: ReadonlySet<string>): EvidenceBlock {
  if (block.text.length <= LONGEST_BLOCK) return block;
  const at = block.units.findIndex(({ text }) => best.has(text));
  const from = Math.max(0, at - 2);
  const units: EvidenceBlock['units'][number][] = [];
  let size = 0;
  for (const unit of [...block.units.slice(from), ...block.units.slice(0, from).toReversed()]) {
    if (size + unit.text.length > LONGEST_BLOCK) break;
    units.push(unit);
    size += unit.text.length + 1;
  }
  const kept = block.units.filter((unit) => units.includes(unit));
  const quotes = kept.flatMap(({ support }) =>
    support.map((one) => (one.kind === 'computed' ? '' : one.quote)),
  );
  return {
    ...block,
    units: kept,
    text: kept.map(({ text }) => text).join('\n'),
    stored: quotes.map(inRow).join('\n'),
  };
}

/** Blocks of a product by the locale they are written in, beside its view: the same products are shown again and again. */
const blocksOf = oncePer((_view: ProductView) => new KeptValues<EvidenceBlock>(2));

function keptBlock(view: ProductView, voice: Voice): EvidenceBlock {
  return blocksOf(view).getOrMake(voice.locale, () => productEvidenceBlock(view, voice));
}

/** Sections of pages by the rank of their best piece, best first. */
export const rankedSections = oncePer((ranked: RankedPool): readonly string[] => {
  const ofPages = ranked.pieces.filter(({ piece }) => piece.productId === undefined);
  return [...new Set(ofPages.map(({ piece }) => piece.section))];
});

/** The sections to show: the best, then the rest of the pages that they stand on, then the others. */
function sectionsInOrder(
  ranked: RankedPool,
  passages: readonly PassageEvidence[],
  { firstSections, wholeDocuments }: EvidenceRoom,
): EvidenceBlock[] {
  const order = rankedSections(ranked);
  const best = new Set(ranked.pieces.slice(0, 40).map(({ piece }) => piece.text));
  const blocks = new Map(pageBlocks(passages).map((block) => [block.key, shortened(block, best)]));
  const found = order.flatMap((key) => blocks.get(key) ?? []);
  const places = new Set([...new Set(found.map(({ source }) => source.sourceId))].slice(0, wholeDocuments));
  const around = [...blocks.values()].filter(({ source }) => places.has(source.sourceId));
  return [...new Set([...found.slice(0, firstSections), ...around, ...found, ...blocks.values()])];
}

/** A side is given all of its room from this chance on that what answers is on it, and never less than the rest of it. */
const FULL_FROM = 0.3;
const LEAST_SHARE = 0.4;

/** How much of their room pages and products get, by the chance that the answer is among them. */
function shares({ pieces }: RankedPool): { pages: number; products: number } {
  const ofProducts = pieces.reduce(
    (sum, { piece, probability }) => sum + (piece.productId === undefined ? 0 : probability),
    0,
  );
  const share = (chance: number) => LEAST_SHARE + (1 - LEAST_SHARE) * Math.min(1, chance / FULL_FROM);
  return { pages: share(1 - ofProducts), products: share(ofProducts) };
}

/**
 * What a model is shown first: the sections that hold the best-ranked pieces of pages, with what stands around them
 * (`passages` may hold more than was found), and the products that are talked of, that are likeliest meant and that a
 * search lists, each as far as there is room.
 */
export function chooseEvidence(
  ranked: RankedPool,
  {
    passages,
    shown: { talkedOf, listed },
    voice,
    room = firstRoom,
  }: {
    passages: readonly PassageEvidence[];
    shown: ShownProducts;
    voice: Voice;
    room?: EvidenceRoom | undefined;
  },
): EvidenceBlock[] {
  const sections = sectionsInOrder(ranked, passages, room);
  const likely = ranked.products.map(({ product }) => product.view);
  const views = new Map(
    [...talkedOf, ...listed, ...likely].map((view) => [view.product.productId, view] as const),
  );
  const ids = [...talkedOf, ...likely.slice(0, 3), ...listed, ...likely].map(
    ({ product }) => product.productId,
  );
  const products = [...new Set(ids)]
    .slice(0, room.mostProducts)
    .map((id) => keptBlock(views.get(id)!, voice));
  const share = shares(ranked);
  return [
    ...fitting(sections, room.pages * share.pages),
    ...fitting(products, room.products * share.products),
  ];
}
