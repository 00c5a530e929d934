import '@mantine/core/styles.css';
import './app.css';
import { DirectionProvider, MantineProvider } from '@mantine/core';
import { MutationCache, QueryCache, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Problem } from '../shared/api.ts';
import { isRightToLeft, loadLanguage } from '../shared/i18n.ts';
import { sayProblem, Toasts } from '../shared/toast.tsx';
import { installTrustedTypes } from '../shared/trusted-types.ts';
import { router } from './router.tsx';
import { theme } from './theme.ts';

installTrustedTypes();

/** Refusals stay what they are; only a server that could not be reached is asked again. */
function isWorthRetrying(count: number, error: unknown): boolean {
  return count < 2 && error instanceof Problem && (error.status === 0 || error.status === 503);
}

function onFailure(error: unknown): void {
  // The sign-in of an open page has ended: it is asked for on top of the page, so that nothing typed is lost.
  if (error instanceof Problem && error.code === 'invalid_session') client.setQueryData(['signed-out'], true);
}

const client: QueryClient = new QueryClient({
  queryCache: new QueryCache({ onError: onFailure }),
  mutationCache: new MutationCache({
    onError: (error) => {
      onFailure(error);
      sayProblem(error);
    },
  }),
  // A server of one's own may be near while the internet is away: what cannot be reached is found out by asking.
  defaultOptions: {
    queries: { retry: isWorthRetrying, staleTime: 5_000, networkMode: 'always' },
    mutations: { networkMode: 'always' },
  },
});

function nonce(): string {
  return document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? '';
}

// Read by the helper that keeps the page still under a dialog when it writes its style element.
(globalThis as { __webpack_nonce__?: string }).__webpack_nonce__ = nonce();

await loadLanguage();
createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <DirectionProvider initialDirection={isRightToLeft() ? 'rtl' : 'ltr'} detectDirection={false}>
      <MantineProvider theme={theme} defaultColorScheme="auto" getStyleNonce={nonce}>
        <QueryClientProvider client={client}>
          <RouterProvider router={router} />
          <Toasts />
        </QueryClientProvider>
      </MantineProvider>
    </DirectionProvider>
  </StrictMode>,
);
