/** How far a text is trusted when two disagree, best first. Review text is only quoted with attribution. */
export type Trust = 'policy' | 'catalog' | 'crawled' | 'review';

/** One knowledge text in one locale. `text` is the normalised visible text (NFC, `\n`), the snapshot that quotes are cut from. */
export type KnowledgeDocument = {
  documentId: string;
  locale: string;
  title: string;
  url?: string;
  text: string;
  /** `sha256:<hex>` of `text`. */
  hash: string;
  trust: Trust;
  /** Epoch milliseconds when the text was last confirmed unchanged. */
  asOfMs: number;
};

/** A retrievable piece of a document: `[start, end)` are UTF-16 offsets into the document's `text`. */
export type Passage = {
  documentId: string;
  locale: string;
  seq: number;
  /** Titles of the headings above it, outermost first, joined by " > "; empty at the top. */
  headingPath: string;
  start: number;
  end: number;
};
