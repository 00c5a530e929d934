import { existsSync } from 'node:fs';
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';

const path = process.env['AISLE_CHROMIUM'] ?? '/usr/bin/chromium';

/** Whether there is a browser to test in; suites without one say so and are left out. */
export const hasBrowser = existsSync(path);
if (!hasBrowser && process.env['AISLE_TEST_ALL'] === '1')
  throw new Error(`AISLE_TEST_ALL=1, but there is no Chromium at ${path}.`);
if (!hasBrowser) console.info(`left out: browser tests, because there is no Chromium at ${path}`);

/** What Playwright 1.65 switches off; Chromium goes by the last list only, so ours repeats it. */
const offByPlaywright = [
  ...[
    'AvoidUnnecessaryBeforeUnloadCheckSync',
    'DestroyProfileOnBrowserClose',
    'HttpsUpgrades',
    'LensOverlay',
  ],
  ...['HttpsFirstBalancedModeAutoEnable', 'MediaRouter', 'PaintHolding', 'ThirdPartyStoragePartitioning'],
  ...['AvoidCorsURLLoaderRestartOnRedirect', 'OptimizationHints', 'NetworkTimeServiceQuerying', 'AimEnabled'],
  ...['PreconnectToSearch', 'TcpPortRandomizationWin', 'msForceBrowserSignIn'],
  'msEdgeUpdateLaunchServicesPreferredVersion',
];

/** The toolbar and address field of each window are pages of their own, which cost more than the page that is tested. */
const ownPagesOfWindows = [
  ...['WebUIOmniboxPopup', 'WebUIOmniboxFullPopup', 'WebUIOmniboxAimPopup', 'WebUIToolbar'],
  ...['WebUIReloadButton', 'InitialWebUI'],
];

/** Starts Chromium; the caller closes it. */
export function launchChromium(): Promise<Browser> {
  const off = [...offByPlaywright, ...ownPagesOfWindows].join(',');
  return chromium.launch({ executablePath: path, args: ['--no-sandbox', `--disable-features=${off}`] });
}

/**
 * One Chromium for a test file. What a test opens is closed after it: dashboards and widgets that stay open go on asking
 * and drawing beside the tests that follow. What is opened outside tests is the file's.
 */
export function useChromium(): { newContext(options?: BrowserContextOptions): Promise<BrowserContext> } {
  let browser: Browser | undefined;
  let ofTest: BrowserContext[] | undefined;
  beforeAll(async () => {
    if (hasBrowser) browser = await launchChromium();
  });
  beforeEach(() => {
    ofTest = [];
  });
  afterEach(async () => {
    await Promise.all((ofTest ?? []).map((context) => context.close()));
    ofTest = undefined;
  });
  afterAll(() => browser?.close());
  return {
    newContext: async (options = {}) => {
      if (!browser) throw new Error('There is no browser outside tests.');
      const context = await browser.newContext(options);
      ofTest?.push(context);
      return context;
    },
  };
}
