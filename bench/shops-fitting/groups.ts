import type { Turn } from '../support/authored-shops.ts';
import type { ChoiceGroup } from '../support/fit-choice.ts';
import type { Judge } from '../support/shop-judge.ts';
import type { Made } from './made.ts';
import type { Run } from './runs.ts';

function wantedProducts({ expect }: Turn): ReadonlySet<string> {
  return new Set([...(expect?.products?.any ?? []), ...(expect?.products?.all ?? [])]);
}

/** How many of the expected groups a text holds; 0 for one that says what must not be said. */
function heldGroups({ plain, has }: Judge, text: string, { expect }: Turn): number {
  const shown = plain(text);
  if ((expect?.never ?? []).some((part) => has(shown, part))) return 0;
  return (expect?.answers ?? []).filter((group) => group.some((part) => has(shown, part))).length;
}

const named: ReadonlySet<string> = new Set([
  'attribute',
  'variant',
  'compatibility',
  'compare',
  'superlative',
]);
/** A figure that so many products state tells none of them. */
const MOST_HOLDERS = 12;

/** The products that a turn is about: those expected, else those whose records hold the answer where no page does. */
export function productGroup(judge: Judge, { kase, turn, gathered, ranked }: Run): ChoiceGroup | undefined {
  const { pool } = gathered;
  const wanted = wantedProducts(turn);
  const features = ranked.products.map((each) => each.features);
  const places = (test: (productId: string, i: number) => boolean) =>
    ranked.products.flatMap(({ product }, i) => (test(product.productId, i) ? [i] : []));
  if (wanted.size > 0)
    return group(
      features,
      places((id) => wanted.has(id)),
    );
  if (!turn.expect?.answers?.length) return undefined;
  const isOnPage = pool.pages.some(({ text }) => heldGroups(judge, text, turn) > 0);
  if (isOnPage && !named.has(kase.kind)) return undefined;
  const held = ranked.products.map(({ product }) =>
    Math.max(0, ...product.pieces.map(({ text }) => heldGroups(judge, text, turn))),
  );
  const most = Math.max(...held);
  const best = places((_, i) => held[i] === most);
  return most === 0 || best.length > MOST_HOLDERS ? undefined : group(features, best);
}

function group(
  features: readonly (readonly number[])[],
  positives: readonly number[],
): ChoiceGroup | undefined {
  return positives.length === 0 || positives.length === features.length ? undefined : { features, positives };
}

/** The pieces that hold most of what a reply must hold; of a wish, the products that fit. */
export function pieceGroup(judge: Judge, { turn, ranked }: Run): ChoiceGroup | undefined {
  const wanted = wantedProducts(turn);
  const pieces = ranked.pieces.map(({ piece }) => piece);
  const held = pieces.map(({ text }) => heldGroups(judge, text, turn));
  const most = Math.max(0, ...held);
  const holders = most === 0 ? [] : held.flatMap((count, i) => (count === most ? [i] : []));
  const isWanted = (i: number) => wanted.has(pieces[i]!.productId ?? '');
  const both = holders.filter(isWanted);
  const lines = pieces.flatMap(({ kind }, i) => (kind === 'product' && isWanted(i) ? [i] : []));
  const positives =
    wanted.size === 0 ? holders : turn.expect?.answers?.length ? (both.length > 0 ? both : holders) : lines;
  if (positives.length > pieces.length / 4) return undefined;
  return group(
    ranked.pieces.map(({ features }) => features()),
    positives,
  );
}

export function groupsOf(judge: Judge, runs: readonly Run[], of: typeof pieceGroup): ChoiceGroup[] {
  return runs.flatMap((run) => (run.turn.expect === undefined ? [] : (of(judge, run) ?? [])));
}

export function madeGroup({ run, isRight }: Made): ChoiceGroup | undefined {
  const positives = run.ranked.pieces.flatMap(({ piece }, i) => (isRight(piece) ? [i] : []));
  return group(
    run.ranked.pieces.map(({ features }) => features()),
    positives,
  );
}

/** A question made of a field is about the product of its page. */
export function madeProductGroup({ run: { gathered, ranked } }: Made): ChoiceGroup | undefined {
  const { pageProductId } = gathered.pool;
  const positives = ranked.products.flatMap(({ product }, i) =>
    product.productId === pageProductId ? [i] : [],
  );
  return group(
    ranked.products.map(({ features }) => features),
    positives,
  );
}
