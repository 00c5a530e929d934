import type { App } from './server.ts';
import { addAnalytics } from './v1/analytics.ts';
import { addDocuments } from './v1/documents.ts';
import { addFaqs } from './v1/faqs.ts';
import { addMessageFeedback } from './v1/message-feedback.ts';
import { addProductFaqs } from './v1/product-faqs.ts';
import { addProducts } from './v1/products.ts';
import { addSearch } from './v1/search.ts';
import { addSearchRules } from './v1/search-rules.ts';
import { addSearchSuggest } from './v1/search-suggest.ts';
import { addSendMessage } from './v1/send-message.ts';
import { addSettings } from './v1/settings.ts';
import { addSources } from './v1/sources.ts';
import { addThreads } from './v1/threads.ts';
import { addThreadsExport } from './v1/threads-export.ts';
import { addTraces } from './v1/traces.ts';

/** Every route of the API; each owner of one adds a line. */
export function addApiRoutes(app: App): void {
  addSendMessage(app);
  addSearch(app);
  addSearchSuggest(app);
  addSearchRules(app);
  addProductFaqs(app);
  addFaqs(app);
  addMessageFeedback(app);
  addThreadsExport(app);
  addThreads(app);
  addProducts(app);
  addDocuments(app);
  addSources(app);
  addSettings(app);
  addTraces(app);
  addAnalytics(app);
}
