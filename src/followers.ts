import type { Followers } from './services/context.ts';
import { onDocumentsChanged } from './services/faqs/on-documents-changed.ts';
import { onProductsChanged } from './services/faqs/on-products-changed.ts';

/** Who follows written products and documents: the FAQs that rest on them. */
export const followers: Followers = { onProductsChanged, onDocumentsChanged };
