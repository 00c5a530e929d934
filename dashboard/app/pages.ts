import type { Grant } from '../shared/session.ts';

/** A page of a company: where it is, what it is called, and who sees it. */
export type NavPage = { path: string; title: string; needs?: Grant | 'admin' };

/** The navigation; titles are translated where they are shown. */
export const groups: readonly { title: string; pages: readonly NavPage[] }[] = [
  {
    title: 'Assistant',
    pages: [
      { path: 'overview', title: 'Overview', needs: 'analytics' },
      { path: 'playground', title: 'Playground' },
      { path: 'conversations', title: 'Conversations', needs: 'conversations' },
      { path: 'gaps', title: 'Gaps', needs: 'faqs' },
      { path: 'faqs', title: 'FAQs', needs: 'faqs' },
      { path: 'evaluation', title: 'Evaluation', needs: 'faqs' },
      { path: 'widget', title: 'Widget', needs: 'settings' },
    ],
  },
  {
    title: 'Content',
    pages: [
      { path: 'sources', title: 'Sources', needs: 'knowledge' },
      { path: 'knowledge', title: 'Knowledge', needs: 'knowledge' },
      { path: 'catalogue', title: 'Catalogue', needs: 'catalogue' },
      { path: 'search', title: 'Search', needs: 'catalogue' },
    ],
  },
  { title: 'Developers', pages: [{ path: 'requests', title: 'Requests', needs: 'analytics' }] },
  {
    title: 'Settings',
    pages: [
      { path: 'settings/general', title: 'General', needs: 'settings' },
      { path: 'settings/integrations', title: 'Integrations', needs: 'settings' },
      { path: 'settings/keys', title: 'API keys', needs: 'admin' },
      { path: 'settings/models', title: 'Models', needs: 'admin' },
      { path: 'settings/limits', title: 'Limits and budget', needs: 'admin' },
      { path: 'settings/team', title: 'Team', needs: 'admin' },
      { path: 'settings/audit', title: 'Audit', needs: 'admin' },
      { path: 'settings/data', title: 'Data', needs: 'admin' },
    ],
  },
];
