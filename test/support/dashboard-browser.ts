import type { BrowserContext, Page } from 'playwright-core';
import { useChromium } from './chromium.ts';

export type Look = { colorScheme?: 'light' | 'dark'; language?: string };

export type SignedInState = Awaited<ReturnType<BrowserContext['storageState']>>;

/** What a browser keeps of somebody who has signed in on the dashboard's own page. */
export async function signInOnPage(
  browser: Pick<ReturnType<typeof useBrowser>, 'newContext'>,
  baseUrl: string,
  who: { email: string; password: string },
): Promise<SignedInState> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(`${baseUrl}/dashboard`);
  await page.fill('input[name=email]', who.email);
  await page.fill('input[name=password]', who.password);
  await page.click('button[type=submit]');
  await page.waitForURL(/overview|playground/);
  const state = await context.storageState();
  await context.close();
  return state;
}

/** One browser for a file; every page of it notes what scripts complain of and which other hosts are asked. */
export function useBrowser(): {
  newContext(
    look?: Look,
    state?: Awaited<ReturnType<BrowserContext['storageState']>>,
  ): Promise<BrowserContext>;
  complaints: string[];
} {
  const browser = useChromium();
  const complaints: string[] = [];
  const watch = (page: Page) => {
    page.on('pageerror', (error) => complaints.push(`${page.url()}: ${error.message}`));
    page.on('console', (message) => {
      // A refused request is no fault of the page; what the policy of the page refuses is.
      if (message.type() === 'error' && !/status of 4\d\d|net::ERR/.test(message.text()))
        complaints.push(`${page.url()}: ${message.text()}`);
    });
    page.on('request', (request) => {
      const { hostname, protocol } = new URL(request.url());
      if (/^https?:$/.test(protocol) && hostname !== '127.0.0.1') complaints.push(`asked ${request.url()}`);
    });
  };
  return {
    complaints,
    async newContext({ colorScheme = 'light', language = 'en' } = {}, state) {
      const context = await browser.newContext({
        viewport: { width: 1360, height: 900 },
        colorScheme,
        locale: language,
        reducedMotion: 'reduce',
        ...(state ? { storageState: state } : {}),
      });
      context.on('page', watch);
      return context;
    },
  };
}
