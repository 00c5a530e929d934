import { packJson, unpackJson } from '../../platform/database/packed-json.ts';

/**
 * The cards of a list that may be asked for again. What the wire and the store make of them is kept beside the list, so they are
 * hardly read again after the first time: from then on they are a packed text, instead of twenty objects or more each.
 */
export class KeptCards<Card extends object> {
  #cards: readonly Card[] | undefined;
  #packed: string | undefined;

  constructor(cards: readonly Card[]) {
    this.#cards = cards;
  }

  /** The cards; equal ones each time. */
  read(): readonly Card[] {
    if (this.#packed !== undefined) return unpackJson(this.#packed) as Card[];
    const cards = this.#cards!;
    this.#packed = packJson(cards);
    this.#cards = undefined;
    return cards;
  }
}
