import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { useBrowser } from '../support/browser.ts';
import { hasBrowser } from '../support/chromium.ts';
import { differentShare } from '../support/pixels.ts';
import { useShop } from '../support/shop-pages.ts';
import { useAisle } from '../support/start-aisle.ts';

const aisle = useAisle();
const shop = useShop(aisle, { starter_questions: ['What is your return policy?'], faq_json_ld: true });
const browser = useBrowser();
const question = 'How long do I have to return the boots?';

const launcher = (page: Page) => page.locator('aisle-assistant .l');
const input = (page: Page) => page.locator('aisle-assistant textarea');
const panel = (page: Page) => page.locator('aisle-assistant section');

async function open(page: Page): Promise<void> {
  await launcher(page).click();
  await input(page).waitFor();
}

async function answered(page: Page): Promise<void> {
  await open(page);
  await input(page).fill(question);
  await input(page).press('Enter');
  await panel(page).locator('.w').waitFor();
}

const chips = (page: Page) => page.locator('aisle-faqs .c:not(.k0)');

describe.skipIf(!hasBrowser)('what is loaded', () => {
  test('before anything is asked for: the script and one request', async () => {
    const { page, requests } = await browser.visit(shop.put());
    await launcher(page).waitFor();
    await page.waitForTimeout(300);
    const ours = requests.filter((url) => url.startsWith(shop.aisleUrl)).map((url) => new URL(url).pathname);
    expect(ours).toEqual(['/website/aisle.js', '/website/v1/config']);
    await open(page);
    const after = requests.filter((url) => url.startsWith(shop.aisleUrl)).map((url) => new URL(url).pathname);
    expect(after.some((path) => /assets-[0-9a-f]{8}\/assistant\.js$/.test(path))).toBe(true);
    expect(requests.every((url) => url.startsWith(shop.aisleUrl) || url.startsWith(shop.origin))).toBe(true);
  });

  test('nothing of the page moves, on a slow machine too (bench/widget.ts times its tasks)', async () => {
    const body = `<h1>Boot</h1><aisle-search></aisle-search><p>text</p><aisle-faqs></aisle-faqs><p>below</p>`;
    const { page } = await browser.visit('');
    const client = await page.context().newCDPSession(page);
    await client.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await page.goto(shop.put({ body }));
    await chips(page).first().waitFor({ timeout: 20_000 });
    await open(page);
    await page.keyboard.press('Escape');
    expect(await page.evaluate(() => window.shift)).toBe(0);
  }, 60_000);
});

describe.skipIf(!hasBrowser)('a page’s own rules', () => {
  test('a strict policy with Trusted Types is kept by every surface', async () => {
    const policy = [
      "default-src 'none'",
      "script-src 'self' {aisle}",
      'connect-src {aisle}',
      "style-src 'self' 'sha256-placeholder'",
      "img-src 'self'",
      "require-trusted-types-for 'script'",
      "trusted-types 'none'",
    ].join('; ');
    const body = '<aisle-search></aisle-search><aisle-faqs></aisle-faqs>';
    const { page, faults } = await browser.visit(shop.put({ body, policy }));
    await chips(page).first().waitFor({ timeout: 20_000 });
    await chips(page).first().click();
    await page.locator('aisle-faqs .a a').first().waitFor();
    await answered(page);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Control+k');
    await page.getByRole('dialog').getByRole('searchbox').fill('boots');
    await page.getByRole('link', { name: 'Trailhead 2 Hiking Boot' }).first().waitFor();
    const reports = await page.evaluate(() => window.reports);
    // The style element of the test's own page is what its policy forbids.
    expect(reports.filter((report) => !report.startsWith('style-src-elem inline'))).toEqual([]);
    expect(faults).toEqual([]);
  });

  test('hostile styles do not reach the panel', async () => {
    const hostile = `<style>*{all:unset!important;text-transform:uppercase!important;letter-spacing:4px!important}
html{font-size:8px!important;direction:rtl!important;line-height:3!important}
aisle-assistant{opacity:.1!important;transform:rotate(3deg)!important;display:none!important}</style>`;
    const shots: Buffer[] = [];
    for (const head of ['', hostile]) {
      const { page } = await browser.visit(shop.put({ head, attributes: 'data-theme="light"' }), {
        reducedMotion: 'reduce',
      });
      await answered(page);
      await page.mouse.move(0, 0);
      shots.push(await panel(page).screenshot({ caret: 'hide' }));
    }
    const { page } = await browser.visit(shop.put({ tags: '' }));
    const share = await differentShare(page, shots as [Buffer, Buffer]);
    expect(share).toBeLessThan(0.01);
  });

  test('a hundred changes of the address: the block follows, one instance, nothing is left behind', async () => {
    const { page, requests } = await browser.visit(
      shop.put({ body: '<h1>App</h1><aisle-faqs></aisle-faqs><div id="app"></div>' }),
    );
    await chips(page).first().waitFor({ timeout: 20_000 });
    const go = (path: string) =>
      page.evaluate((to) => {
        history.pushState({}, '', `?${to}`);
        document
          .querySelector('link[rel=canonical]')!
          .setAttribute('href', `https://northpeak.example/${to}`);
        document.querySelector('#app')!.replaceChildren(document.createElement('aisle-faqs'));
      }, path);
    const asked = requests.length;
    await go('p/other');
    const swapped = () =>
      page.evaluate(() => !document.querySelector('aisle-faqs')!.shadowRoot!.querySelector('.c:not(.k0)'));
    await expect.poll(swapped, { interval: 10, timeout: 1_000 }).toBe(true);
    await expect
      .poll(() => requests.slice(asked).some((url) => decodeURIComponent(url).includes('/p/other')))
      .toBe(true);
    const client = await page.context().newCDPSession(page);
    const heap = async () => {
      await client.send('HeapProfiler.collectGarbage');
      await client.send('HeapProfiler.collectGarbage');
      const { usedSize } = await client.send('Runtime.getHeapUsage');
      const { metrics } = await client.send('Performance.getMetrics');
      return { usedSize, listeners: metrics.find(({ name }) => name === 'JSEventListeners')?.value ?? 0 };
    };
    await client.send('Performance.enable');
    for (let i = 0; i < 10; i++) await go(`warm/${i}`);
    const before = await heap();
    for (let i = 0; i < 100; i++) await go(`x/${i}`);
    await go('p/trailhead-2');
    await chips(page).first().waitFor({ timeout: 20_000 });
    const after = await heap();
    expect(Math.abs(after.usedSize - before.usedSize)).toBeLessThan(2 * 1024 * 1024);
    expect(after.listeners - before.listeners).toBeLessThan(60);
    expect(await page.locator('aisle-assistant').count()).toBe(1);
  }, 60_000);

  test('is removed without a trace, and can be put back', async () => {
    const { page } = await browser.visit(
      shop.put({ body: '<aisle-faqs></aisle-faqs><aisle-search></aisle-search>' }),
    );
    await chips(page).first().waitFor({ timeout: 20_000 });
    await answered(page);
    const left = await page.evaluate(() => {
      const pushState = history.pushState;
      (window as never as { Aisle: { remove(): void } }).Aisle.remove();
      return {
        globals: ['Aisle', 'AisleQueue'].filter((name) => name in window),
        panels: document.querySelectorAll('aisle-assistant').length,
        insides: [...document.querySelectorAll('aisle-faqs,aisle-search')].map(
          (element) => element.shadowRoot?.childElementCount ?? 0,
        ),
        attributes: [...document.querySelectorAll('aisle-faqs,aisle-search')].flatMap((element) =>
          element.getAttributeNames(),
        ),
        scripts: document.querySelectorAll('script').length,
        isHistoryRestored: history.pushState !== pushState,
      };
    });
    expect(left).toEqual({
      globals: [],
      panels: 0,
      insides: [0, 0],
      attributes: [],
      scripts: 0,
      isHistoryRestored: true,
    });
    await page.evaluate(
      ([url, siteId]) => {
        const script = document.createElement('script');
        script.src = `${url}/website/aisle.js`;
        script.dataset['siteId'] = siteId!;
        document.head.append(script);
      },
      [shop.aisleUrl, shop.siteId],
    );
    await chips(page).first().waitFor();
    await answered(page);
  });
});

describe.skipIf(!hasBrowser)('everybody can use it', () => {
  const looks = [
    { locale: 'en', colorScheme: 'light' },
    { locale: 'en', colorScheme: 'dark' },
    { locale: 'ar', colorScheme: 'light' },
    { locale: 'ar', colorScheme: 'dark' },
  ] as const;

  test.each(looks)(
    'no fault of accessibility in any state, $locale, $colorScheme',
    async (look) => {
      const body = '<main><h1>Boot</h1><aisle-search></aisle-search><aisle-faqs></aisle-faqs></main>';
      await shop.client.patch('/api/v1/settings', { handover: { enabled: true } });
      const dark = look.colorScheme === 'dark' ? '<style>body{background:#111;color:#eee}</style>' : '';
      const { page } = await browser.visit(shop.put({ body, head: dark, lang: look.locale }), {
        colorScheme: look.colorScheme,
        reducedMotion: 'reduce',
      });
      const check = async (state: string) => {
        const { violations } = await new AxeBuilder({ page })
          .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
          .analyze();
        const found = violations.map(({ id, nodes }) => `${state}: ${id} ${nodes[0]?.html}`);
        expect(found).toEqual([]);
      };
      await chips(page).first().waitFor({ timeout: 20_000 });
      await check('closed');
      await chips(page).first().click();
      await page.locator('aisle-faqs .a a').first().waitFor();
      await check('a question open');
      await page.evaluate(() =>
        (window as never as { Aisle: { showNudge(nudge: object): Promise<void> } }).Aisle.showNudge({
          text: 'Questions?',
        }),
      );
      await page.locator('aisle-assistant .n1').waitFor();
      await check('nudge');
      await open(page);
      await check('panel open');
      await input(page).fill(question);
      await input(page).press('Enter');
      await panel(page).locator('.w').waitFor();
      await panel(page).locator('summary').first().click();
      await check('answered');
      await panel(page).locator('header .c').click();
      await panel(page).locator('form.m').waitFor();
      await check('handed over');
      await page.route('**/website/v1/messages', (route) => route.abort());
      await input(page).fill('again');
      await input(page).press('Enter');
      await panel(page).locator('.e').waitFor();
      await check('failed');
      await input(page).press('Escape');
      await page.keyboard.press('Control+k');
      await page.getByRole('dialog').getByRole('searchbox').fill('waterproof boots under $150');
      await page.getByRole('link', { name: 'Trailhead 2 Hiking Boot' }).last().waitFor();
      await check('searching');
      const small = await page.evaluate(() => {
        const roots = [...document.querySelectorAll('*')].flatMap((element) => element.shadowRoot ?? []);
        return roots
          .flatMap((root) => [...root.querySelectorAll<HTMLElement>('button,summary,input,textarea')])
          .filter(
            (element) => element.offsetWidth > 0 && (element.offsetWidth < 24 || element.offsetHeight < 24),
          )
          .map(({ outerHTML }) => outerHTML.slice(0, 80));
      });
      expect(small).toEqual([]);
    },
    60_000,
  );

  test.each(['ar', 'de', 'ja', 'th'])(
    '%s: its own words, its own numbers, nothing cut off',
    async (locale) => {
      const { page } = await browser.visit(shop.put({ lang: locale, body: '<aisle-search></aisle-search>' }));
      const { default: texts } = (await import(`../../sdk/locales/${locale}.ts`)) as {
        default: Record<string, string>;
      };
      await answered(page);
      expect(await input(page).getAttribute('placeholder')).toBe(texts['write']);
      const { panelBox, launcherBox, cut } = await page.evaluate(() => {
        const root = document.querySelector('aisle-assistant')!.shadowRoot!;
        const box = (selector: string) => root.querySelector(selector)!.getBoundingClientRect().toJSON();
        const buttons = [...root.querySelectorAll<HTMLElement>('button,.c,small,b')];
        return {
          panelBox: box('section'),
          launcherBox: box('.l'),
          cut: buttons
            .filter((element) => element.scrollWidth > element.clientWidth + 1)
            .map((element) => element.textContent),
        };
      });
      expect(cut).toEqual([]);
      const isRtl = locale === 'ar';
      expect(panelBox.x < 100).toBe(isRtl);
      expect(launcherBox.x < 100).toBe(isRtl);
      await page.keyboard.press('Control+k');
      await page.getByRole('dialog').getByRole('searchbox').fill('boots');
      const price = new Intl.NumberFormat(locale, { style: 'currency', currency: 'USD' }).format(139);
      await page.getByText(price).first().waitFor();
    },
  );

  test('a small screen and a large zoom: a sheet, no scrolling sideways, the input in view', async () => {
    for (const viewport of [
      { width: 320, height: 568 },
      { width: 320, height: 256 },
    ]) {
      const { page } = await browser.visit(shop.put({ body: '<h1>Boot</h1>' }), { viewport });
      await answered(page);
      const seen = await page.evaluate(() => {
        const root = document.querySelector('aisle-assistant')!.shadowRoot!;
        const [sheet, field] = [root.querySelector('section')!, root.querySelector('textarea')!];
        return {
          sheet: sheet.getBoundingClientRect().toJSON(),
          field: field.getBoundingClientRect().toJSON(),
          isSideways:
            document.documentElement.scrollWidth > innerWidth || sheet.scrollWidth > sheet.clientWidth,
        };
      });
      expect(seen.sheet).toMatchObject({ x: 0, width: viewport.width });
      expect(Math.round(seen.sheet.height)).toBe(viewport.height);
      expect(seen.field.bottom).toBeLessThanOrEqual(viewport.height);
      expect(seen.field.top).toBeGreaterThan(0);
      expect(seen.isSideways).toBe(false);
    }
  });

  test('reduced motion, forced colours, light and dark', async () => {
    const still = await browser.visit(shop.put(), { reducedMotion: 'reduce' });
    await answered(still.page);
    expect(await still.page.evaluate(() => document.getAnimations().length)).toBe(0);
    const forced = await browser.visit(shop.put(), { forcedColors: 'active' });
    await answered(forced.page);
    const borders = await forced.page.evaluate(() =>
      [...document.querySelector('aisle-assistant')!.shadowRoot!.querySelectorAll('button')]
        .filter(({ offsetWidth }) => offsetWidth > 0)
        .map((element) => getComputedStyle(element).borderStyle),
    );
    expect(borders.every((style) => style === 'solid')).toBe(true);
    const surfaces: string[] = [];
    for (const colorScheme of ['light', 'dark'] as const) {
      const { page } = await browser.visit(shop.put(), { colorScheme });
      await open(page);
      surfaces.push(await panel(page).evaluate((element) => getComputedStyle(element).backgroundColor));
    }
    expect(surfaces).toEqual(['rgb(255, 255, 255)', 'rgb(25, 27, 32)']);
  });

  test('the twelve variables do what they say, and what stands on the accent stays readable', async () => {
    const { page } = await browser.visit(shop.put());
    await answered(page);
    await page.evaluate(() =>
      (window as never as { Aisle: { style(values: Record<string, string>): void } }).Aisle.style({
        accent: 'rgb(255, 220, 0)',
        surface: 'rgb(10, 20, 30)',
        'surface-raised': 'rgb(40, 50, 60)',
        text: 'rgb(250, 250, 240)',
        'text-muted': 'rgb(200, 200, 190)',
        border: 'rgb(120, 130, 140)',
        radius: '3px',
        font: 'monospace',
        'font-size': '18px',
        shadow: '0 0 5px rgb(1, 2, 3)',
        'z-index': '77',
      }),
    );
    const style = (selector: string, name: string) =>
      page.evaluate(
        ([at, property]) =>
          getComputedStyle(
            document.querySelector('aisle-assistant')!.shadowRoot!.querySelector(at!)!,
          ).getPropertyValue(property!),
        [selector, name],
      );
    expect(await style('.l', 'background-color')).toBe('rgb(255, 220, 0)');
    expect(await style('form button', 'color')).toBe('rgb(0, 0, 0)');
    expect(await style('section', 'background-color')).toBe('rgb(10, 20, 30)');
    expect(await style('.me', 'background-color')).toBe('rgb(40, 50, 60)');
    expect(await style('section', 'color')).toBe('rgb(250, 250, 240)');
    expect(await style('header small', 'color')).toBe('rgb(200, 200, 190)');
    expect(await style('section', 'border-top-color')).toBe('rgb(120, 130, 140)');
    expect(await style('section', 'border-top-left-radius')).toBe('3px');
    expect(await style('section', 'font-family')).toBe('monospace');
    expect(await style('section', 'font-size')).toBe('18px');
    expect(await style('section', 'box-shadow')).toContain('rgb(1, 2, 3)');
    expect(await style('section', 'z-index')).toBe('77');
    await page.evaluate(() =>
      (window as never as { Aisle: { style(values: Record<string, string>): void } }).Aisle.style({
        'accent-text': 'rgb(90, 0, 0)',
      }),
    );
    expect(await style('.l', 'color')).toBe('rgb(90, 0, 0)');
  });
});
