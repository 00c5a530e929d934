import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  Outlet,
  redirect,
} from '@tanstack/react-router';
import { NotFound } from './not-found.tsx';
import { Shell } from './shell.tsx';

/** Filters, sort and what is open live in the address: whatever is there is handed to the page. */
const validateSearch = (search: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(Object.entries(search).map(([name, value]) => [name, String(value)]));

const root = createRootRoute({ component: Outlet, notFoundComponent: NotFound, validateSearch });

const entry = [
  ['/setup', () => import('../features/entry/setup.tsx'), 'Setup'],
  ['/sign-in', () => import('../features/entry/sign-in.tsx'), 'SignIn'],
  ['/invitation', () => import('../features/entry/invitation.tsx'), 'Invitation'],
  ['/password', () => import('../features/entry/password.tsx'), 'Password'],
  ['/forgot', () => import('../features/entry/forgot.tsx'), 'Forgot'],
] as const;

const shell = createRoute({ getParentRoute: () => root, id: 'shell', component: Shell });

const home = createRoute({
  getParentRoute: () => shell,
  path: '/',
  component: lazyRouteComponent(() => import('../features/home/home.tsx'), 'Home'),
});

const pages = [
  ['/account', () => import('../features/account/account.tsx'), 'Account'],
  ['/welcome', () => import('../features/onboarding/welcome.tsx'), 'Welcome'],
  ['/operator', () => import('../features/operator/operator.tsx'), 'Operator'],
  ['/$company/overview', () => import('../features/overview/overview.tsx'), 'Overview'],
  ['/$company/start', () => import('../features/onboarding/onboarding.tsx'), 'Onboarding'],
  ['/$company/playground', () => import('../features/playground/playground.tsx'), 'Playground'],
  ['/$company/conversations', () => import('../features/conversations/conversations.tsx'), 'Conversations'],
  ['/$company/requests', () => import('../features/requests/requests.tsx'), 'Requests'],
  ['/$company/sources', () => import('../features/sources/sources.tsx'), 'Sources'],
  ['/$company/knowledge', () => import('../features/knowledge/knowledge.tsx'), 'Knowledge'],
  ['/$company/catalogue', () => import('../features/catalogue/catalogue.tsx'), 'Catalogue'],
  ['/$company/faqs', () => import('../features/faqs/faqs.tsx'), 'Faqs'],
  ['/$company/gaps', () => import('../features/gaps/gaps.tsx'), 'Gaps'],
  ['/$company/search', () => import('../features/search/search.tsx'), 'Search'],
  ['/$company/evaluation', () => import('../features/evaluation/evaluation.tsx'), 'Evaluation'],
  ['/$company/widget', () => import('../features/widget/widget.tsx'), 'Widget'],
  ['/$company/settings/general', () => import('../features/settings/general.tsx'), 'General'],
  ['/$company/settings/integrations', () => import('../features/settings/integrations.tsx'), 'Integrations'],
  ['/$company/settings/keys', () => import('../features/keys/keys.tsx'), 'Keys'],
  ['/$company/settings/models', () => import('../features/settings/models.tsx'), 'Models'],
  ['/$company/settings/limits', () => import('../features/settings/limits.tsx'), 'Limits'],
  ['/$company/settings/team', () => import('../features/team/team.tsx'), 'Team'],
  ['/$company/settings/audit', () => import('../features/audit/audit.tsx'), 'Audit'],
  ['/$company/settings/data', () => import('../features/settings/data.tsx'), 'Data'],
] as const;

const companyHome = createRoute({
  getParentRoute: () => shell,
  path: '/$company',
  beforeLoad: ({ params }) => {
    throw redirect({ to: `/${params.company}/overview` as string });
  },
});

type Load = () => Promise<Record<string, never>>;

const routes = root.addChildren([
  ...entry.map(([path, load, name]) =>
    createRoute({
      getParentRoute: () => root,
      path,
      component: lazyRouteComponent(load as unknown as Load, name),
    }),
  ),
  shell.addChildren([
    home,
    companyHome,
    ...pages.map(([path, load, name]) =>
      createRoute({
        getParentRoute: () => shell,
        path,
        component: lazyRouteComponent(load as unknown as Load, name),
      }),
    ),
  ]),
]);

/** Plain texts in the address: `?status=404`, not JSON. */
function stringifySearch(search: Record<string, unknown>): string {
  const given = Object.entries(search).filter(([, value]) => value !== undefined && value !== '');
  return given.length === 0
    ? ''
    : `?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}`;
}

export const router = createRouter({
  routeTree: routes,
  basepath: '/dashboard',
  defaultPreload: 'intent',
  parseSearch: (text) => Object.fromEntries(new URLSearchParams(text)),
  stringifySearch,
  scrollRestoration: true,
  defaultNotFoundComponent: NotFound,
});
