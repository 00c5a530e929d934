import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { useBrowser } from '../support/browser.ts';
import { hasBrowser } from '../support/chromium.ts';
import { differentShare } from '../support/pixels.ts';
import { useShop } from '../support/shop-pages.ts';
import { useAisle } from '../support/start-aisle.ts';

const aisle = useAisle();
const shop = useShop(aisle);
const browser = useBrowser();
const folder = join(import.meta.dirname, '../fixtures/themes');

/** Where everything of the page's own stands, and everything that is computed of how it looks. */
function marks(page: Page) {
  return page.evaluate(() => {
    const isOurs = (element: Element) => element.localName.startsWith('aisle-');
    return [...document.body.querySelectorAll('*'), document.body, document.documentElement]
      .filter((element) => !isOurs(element) && element.localName !== 'script')
      .map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        const style = getComputedStyle(element);
        const look = [...style].map((name) => `${name}:${style.getPropertyValue(name)}`).join(';');
        const what = `${element.localName}.${element.className}`;
        return { what, box: [x, y, width, height], look };
      });
  });
}

const screens = {
  desktop: { width: 1280, height: 900 },
  phone: { width: 390, height: 844 },
} as const;

async function visit(name: string, screen: keyof typeof screens, tags?: string): Promise<Page> {
  const body = readFileSync(join(folder, `${name}.html`), 'utf8');
  const url = shop.put(tags === undefined ? { body } : { body, tags });
  const { page, faults } = await browser.visit(url, { viewport: screens[screen], reducedMotion: 'reduce' });
  if (tags === undefined) await page.locator('aisle-faqs .c:not(.k0)').first().waitFor({ timeout: 20_000 });
  await page.waitForTimeout(300);
  expect(faults).toEqual([]);
  return page;
}

/** The page without what is in our own blocks; as visitors see it, it is kept in the folder that AISLE_SCREENSHOTS names. */
async function picture(page: Page, name: string): Promise<Buffer> {
  const kept = process.env['AISLE_SCREENSHOTS'];
  if (kept) await page.screenshot({ path: join(kept, `theme-${name}.png`) });
  await page.evaluate(() => {
    for (const block of document.querySelectorAll<HTMLElement>('aisle-faqs,aisle-search'))
      block.style.opacity = '0';
  });
  // Themes that animate everything animate this too.
  await page.waitForTimeout(400);
  return page.screenshot({ caret: 'hide' });
}

const call = (page: Page, method: string) =>
  page.evaluate(
    (name) => (window as never as { Aisle: Record<string, () => Promise<void>> }).Aisle[name]!(),
    method,
  );

const themes = ['heavy', 'banner', 'app'] as const;
const cases = themes.flatMap((theme) => [[theme, 'desktop'] as const, [theme, 'phone'] as const]);

describe.skipIf(!hasBrowser)('pages in the manner of real themes', () => {
  test.each(cases)(
    '%s, %s: nothing of the page moves or changes, all of ours works',
    async (name, screen) => {
      const without = await visit(name, screen, '');
      const before = await marks(without);
      const pictureBefore = await picture(without, `${name}-${screen}-before`);
      const page = await visit(name, screen);
      expect(await marks(page)).toEqual(before);
      expect(before.length).toBeGreaterThan(15);
      expect(await page.evaluate(() => window.shift)).toBe(0);
      const kept = process.env['AISLE_SCREENSHOTS'];
      if (kept) await page.screenshot({ path: join(kept, `theme-${name}-${screen}-with.png`) });
      await call(page, 'hideLauncher');
      const pictureAfter = await picture(page, `${name}-${screen}-after`);
      // Where a theme filters or transforms, letters are drawn a shade different each time.
      expect(await differentShare(page, [pictureBefore, pictureAfter])).toBeLessThan(0.0005);
      await call(page, 'showLauncher');
      await page.evaluate(() => {
        for (const block of document.querySelectorAll<HTMLElement>('aisle-faqs,aisle-search'))
          block.style.opacity = '';
      });

      const chip = page.locator('aisle-faqs .c').first();
      await chip.click();
      await page.locator('aisle-faqs .a a').first().waitFor();
      // A banner lies above the launcher, as its z-index says, until the visitor has read it.
      await call(page, 'open');
      const field = page.locator('aisle-assistant textarea');
      await field.fill('How long do I have to return the boots?');
      await field.press('Enter');
      await expect.poll(() => page.locator('aisle-assistant .w').count()).toBeGreaterThan(0);
      if (kept) await page.screenshot({ path: join(kept, `theme-${name}-${screen}-open.png`) });
      await field.press('Escape');
      if (name === 'banner') await page.locator('#accept').click();
      const looks = await chip.evaluate((element) => {
        const style = getComputedStyle(element);
        const { textTransform, textDecorationLine, fontFamily, letterSpacing, userSelect, wordSpacing } =
          style;
        const isOwnFont = fontFamily.includes('system-ui');
        return { textTransform, textDecorationLine, letterSpacing, wordSpacing, userSelect, isOwnFont };
      });
      expect(looks).toEqual({
        textTransform: 'none',
        textDecorationLine: 'none',
        letterSpacing: 'normal',
        wordSpacing: '0px',
        userSelect: 'auto',
        isOwnFont: true,
      });
      const isWhole = await page.evaluate(() =>
        [...document.querySelector('aisle-assistant')!.shadowRoot!.querySelectorAll('[hidden]')].every(
          (element) => (element as HTMLElement).offsetWidth === 0,
        ),
      );
      expect(isWhole).toBe(true);
    },
    60_000,
  );

  test('an application changes its route: the questions of the old page go, one panel stays', async () => {
    const page = await visit('app', 'desktop');
    await page.locator('aside a', { hasText: 'Other' }).click();
    await expect.poll(() => page.locator('aisle-faqs .c:not(.k0)').count()).toBe(0);
    await page.locator('aside a', { hasText: 'Trailhead' }).click();
    await page.locator('aisle-faqs .c:not(.k0)').first().waitFor();
    expect(await page.locator('aisle-assistant').count()).toBe(1);
  });

  test('an application that draws its page anew keeps one panel, and its questions come back', async () => {
    const page = await visit('app', 'desktop');
    await page.evaluate(() => {
      const view = document.querySelector('#view')!;
      const copy = view.cloneNode(true);
      view.replaceWith(copy);
      document.querySelector('aisle-assistant')?.remove();
    });
    await page.locator('aisle-faqs .c:not(.k0)').first().waitFor();
    await page.evaluate(() => (window as never as { Aisle: { open(): void } }).Aisle.open());
    await page.locator('aisle-assistant textarea').waitFor();
    expect(await page.locator('aisle-assistant').count()).toBe(1);
  });
});

describe.skipIf(!hasBrowser)('window.Aisle', () => {
  test('has the methods of docs/website.md and no others; calls from before it is there are run', async () => {
    const table = readFileSync(join(import.meta.dirname, '../../docs/website.md'), 'utf8');
    const section = table.slice(table.indexOf('| Method | Does |'), table.indexOf('Events, also DOM events'));
    const documented = section
      .split('\n')
      .flatMap((line) => [...(line.split(' | ')[0] ?? '').matchAll(/`(\w+)\(/g)].map((match) => match[1]!));
    const head = `<script>(window.AisleQueue = window.AisleQueue || []).push(['open', {prefill: 'Hello'}], ['nonsense'])</script>`;
    const { page, faults } = await browser.visit(shop.put({ head }));
    const field = page.locator('aisle-assistant textarea');
    await field.waitFor();
    expect(await field.inputValue()).toBe('Hello');
    const methods = await page.evaluate(() => Object.keys((window as never as { Aisle: object }).Aisle));
    expect(methods.sort()).toEqual(documented.sort());
    expect(faults).toEqual([]);
  });

  test('tells what happens, and does what it is told', async () => {
    const { page } = await browser.visit(shop.put());
    const told = await page.evaluate(async () => {
      type Api = Record<string, (...values: unknown[]) => Promise<unknown>>;
      const heard: string[] = [];
      for (let tries = 0; !('Aisle' in window) && tries < 100; tries++)
        await new Promise((resolve) => setTimeout(resolve, 50));
      const api = (window as never as { Aisle: Api }).Aisle;
      for (const name of ['widget_opened', 'message_submitted', 'answer_completed', 'conversation_started'])
        (api['on'] as unknown as (type: string, fn: () => void) => void)(name, () => heard.push(name));
      api['setUserMetadata']!({ plan: 'gold', _secret: 'x' });
      const answer = (await api['send']!('How long do I have to return the boots?')) as {
        result_text: string;
      };
      await api['track']!('product_viewed', { product_id: 'NP-1042' });
      await api['hideLauncher']!();
      const launcher = document
        .querySelector('aisle-assistant')!
        .shadowRoot!.querySelector<HTMLElement>('.l')!;
      await new Promise((resolve) => setTimeout(resolve, 50));
      return {
        heard,
        text: answer.result_text,
        thread: (api['conversationId'] as unknown as () => string)(),
        visitor: (api['visitorId'] as unknown as () => string)(),
        history: (api['history'] as unknown as () => { query: string }[])().length,
        isLauncherShown: launcher.offsetWidth > 0,
      };
    });
    expect(told.text).toContain('60 days');
    expect(told).toMatchObject({ history: 1, isLauncherShown: false });
    expect(told.visitor).toMatch(/^vis_/);
    expect(told.heard.sort()).toEqual(
      ['answer_completed', 'conversation_started', 'message_submitted', 'widget_opened'].sort(),
    );
    const thread = await shop.client.get(`/api/v1/threads/${told.thread}`);
    expect(thread.body['end_user_id']).toBe(told.visitor);
  });
});
