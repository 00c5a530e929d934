import type { BrowserContextOptions, Page } from 'playwright-core';
import { useChromium } from './chromium.ts';

declare global {
  interface Window {
    /** What the page's policy has refused. */
    reports: string[];
    /** Sum of layout shifts that no visitor has caused. */
    shift: number;
  }
}

/** Runs in every page before its own scripts: closed shadow roots are opened to the test, faults are noted. */
function watchPage(): void {
  const attach = Element.prototype.attachShadow;
  Element.prototype.attachShadow = function (init) {
    return attach.call(this, { ...init, mode: 'open' });
  };
  window.reports = [];
  window.shift = 0;
  document.addEventListener('securitypolicyviolation', (event) =>
    window.reports.push(`${event.violatedDirective} ${event.blockedURI} ${event.sample}`),
  );
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
    })[])
      if (!entry.hadRecentInput) window.shift += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
}

export type Visit = { page: Page; faults: string[]; requests: string[] };

/** One browser for a test file. */
export function useBrowser(): { visit(url: string, options?: BrowserContextOptions): Promise<Visit> } {
  const browser = useChromium();
  return {
    visit: async (url, options = {}) => {
      const context = await browser.newContext({ viewport: { width: 1200, height: 800 }, ...options });
      await context.addInitScript(watchPage);
      const page = await context.newPage();
      page.setDefaultTimeout(10_000);
      const faults: string[] = [];
      const requests: string[] = [];
      page.on('pageerror', (error) => faults.push(error.message));
      page.on('request', (request) => requests.push(request.url()));
      if (url !== '') await page.goto(url);
      return { page, faults, requests };
    },
  };
}
