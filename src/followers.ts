import type { Followers } from './services/context.ts';
import { onDocumentsChanged } from './services/faqs/following/on-documents-changed.ts';
import { onProductsChanged } from './services/faqs/following/on-products-changed.ts';

/** Who follows written products and documents: the FAQs that rest on them. */
export const followers: Followers = { onProductsChanged, onDocumentsChanged };
