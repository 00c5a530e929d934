import type { GuardDeps } from '../guard.ts';
import type { App } from '../server.ts';
import { addWebsiteConfig } from './config.ts';
import { addWebsiteEvents } from './events.ts';
import { addWebsiteFaqPage } from './faq-page.ts';
import { addWebsiteFaqs } from './faqs.ts';
import { addWebsiteFeedback } from './feedback.ts';
import { addWebsiteMessages } from './messages.ts';
import { addWebsiteSearch } from './search.ts';
import { addWebsiteSession } from './session.ts';

/** The surface that pages of shops use: public site ids and short sessions instead of keys. */
export function addWebsiteRoutes(app: App, deps: GuardDeps): void {
  addWebsiteConfig(app, deps);
  addWebsiteSession(app, deps);
  addWebsiteMessages(app);
  addWebsiteFaqs(app);
  addWebsiteFaqPage(app, deps);
  addWebsiteSearch(app);
  addWebsiteFeedback(app);
  addWebsiteEvents(app);
}
