import { packText, unpackJson } from '../../platform/database/packed-json.ts';

/**
 * The cards of a list that may be asked for again, as a text instead of twenty objects or more each. What the wire and the store make
 * of them is kept beside the list, so they are hardly read again after the first time: from then on the text is a packed one. Most
 * lists are never asked for again, and packing them takes longer than a search of a small shop.
 */
export class KeptCards<Card extends object> {
  #text: string;
  #isPacked = false;

  constructor(cards: readonly Card[]) {
    this.#text = JSON.stringify(cards);
  }

  /** The cards; equal ones each time. */
  read(): readonly Card[] {
    if (this.#isPacked) return unpackJson(this.#text) as Card[];
    const cards = JSON.parse(this.#text) as Card[];
    this.#text = packText(this.#text);
    this.#isPacked = true;
    return cards;
  }
}
