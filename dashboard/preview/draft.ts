import type { Static } from 'typebox';
import type { WebsiteConfig } from '../../src/contract/website.ts';

/** What the preview shows: the configuration of a site as it would be once it is saved. */
export type Draft = {
  companyId: string;
  config: Static<typeof WebsiteConfig>;
  locale: string;
  pageUrl: string;
  /** Of the page around the widget. */
  look: 'light' | 'dark';
  show: 'page' | 'chat' | 'search';
};
