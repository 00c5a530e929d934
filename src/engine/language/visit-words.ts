/** How it is asked where the shop is and whether it can be visited, and what the streets of an address are called; phrases as in a lexicon. */
export type VisitWords = {
  /** Ask that by themselves: "where are you", "can I come by", "directions", "are you online only". */
  asks: string;
  /** Ask it with a word of place: "are you", "find you", of "where in town are you". */
  you: string;
  /** What is visited or tells where, and is asked for by its name alone: "showroom", "address". */
  names: string;
  /** In which such a word names no place: "to store". */
  noPlace?: string;
  /** Stand beside those and tell nothing: "is there", "actual", "near me". */
  beside: string;
  /** What stands before the name of a street, and what stands or ends behind it: "rue", "*gasse", "street". */
  streets: string;
  streetsBehind: string;
  /** Whether the number of a house stands before the street. */
  houseFirst: boolean;
};
