import type { Product } from '../engine/catalog/product.ts';
import type { KnowledgeDocument } from '../engine/knowledge/document.ts';

/** What a write did to one locale of a product; `before` is absent when nothing that can be read was there, `after` when it was deleted. */
export type ProductChange = { productId: string; locale: string; before?: Product; after?: Product };

/** What a write did to one locale of a document; `before` is absent when it was created, `after` when it was deleted. */
export type DocumentChange = {
  documentId: string;
  locale: string;
  before?: KnowledgeDocument;
  after?: KnowledgeDocument;
};
