import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { describe, expect, test } from 'vitest';
import { useBrowser } from '../support/browser.ts';
import { hasBrowser } from '../support/chromium.ts';
import { useShop } from '../support/shop-pages.ts';
import { useAisle } from '../support/start-aisle.ts';

const aisle = useAisle();
const shop = useShop(aisle);
const browser = useBrowser();

/** The application in one script, as a shop's own bundler makes it. */
async function bundle(): Promise<string> {
  const output = (await build({
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"development"' },
    build: {
      write: false,
      minify: false,
      lib: { entry: join(import.meta.dirname, 'react-app.tsx'), formats: ['iife'], name: 'App' },
    },
  })) as Rolldown.RolldownOutput[];
  return output[0]!.output[0].code;
}

describe.skipIf(!hasBrowser)('the React example', () => {
  test('in strict mode: one launcher, the questions of the page, gone with the component and back with it', async () => {
    const body = `<div id="root" data-base-url="${shop.aisleUrl}" data-site-id="${shop.siteId}"></div>`;
    const { page, faults } = await browser.visit(shop.put({ body, tags: '' }));
    const said: string[] = [];
    page.on('console', (message) => said.push(message.text()));
    await page.addScriptTag({ content: await bundle() });
    const chips = page.locator('aisle-faqs .c:not(.k0)');
    const parts = () =>
      page.evaluate(() => ({
        launchers: document.querySelectorAll('aisle-assistant').length,
        blocks: document.querySelectorAll('aisle-faqs').length,
        scripts: document.querySelectorAll('script[data-site-id]').length,
        isNamed: 'Aisle' in window,
      }));
    const all = { launchers: 1, blocks: 1, scripts: 1, isNamed: true };
    const none = { launchers: 0, blocks: 0, scripts: 0, isNamed: false };
    await chips.first().waitFor({ timeout: 20_000 });
    expect(await parts()).toEqual(all);
    expect(await chips.count()).toBeLessThanOrEqual(3);
    await page.getByRole('button', { name: 'switch' }).click();
    await expect.poll(parts).toEqual(none);
    await page.getByRole('button', { name: 'switch' }).click();
    await chips.first().waitFor();
    expect(await parts()).toEqual(all);
    // Faster than a script can come.
    for (let i = 0; i < 5; i++) await page.getByRole('button', { name: 'switch' }).click();
    await expect.poll(parts).toEqual(none);
    expect(faults).toEqual([]);
    expect(said.filter((text) => text.startsWith('Aisle:'))).toEqual([]);
  }, 60_000);
});
