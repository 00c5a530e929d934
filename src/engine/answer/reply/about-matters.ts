import { shareOfIntents } from '../../meaning/intents/intents-of.ts';
import type { Piece } from '../pieces/piece.ts';

/** How much a piece, its passage and what it stands under are about some matters (places of intents) and no others, 0 to 3. */
export function aboutMatters({ about }: Piece, matters: ReadonlySet<number>): number {
  if (about === undefined) return 0;
  const { own, passage = own, under = own } = about;
  return [own, passage, under].reduce((sum, each) => sum + shareOfIntents(each, matters), 0);
}
