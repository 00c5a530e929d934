import type { Page, Route } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import texts from '../../sdk/locales/en.ts';
import { useBrowser } from '../support/browser.ts';
import { hasBrowser } from '../support/chromium.ts';
import { useShop } from '../support/shop-pages.ts';
import { useAisle } from '../support/start-aisle.ts';

const aisle = useAisle();
const shop = useShop(aisle, { surfaces: ['faq', 'search', 'chat', 'nudge'] });
const browser = useBrowser();
const question = 'How long do I have to return the boots?';

const launcher = (page: Page) => page.locator('aisle-assistant .l');
const input = (page: Page) => page.locator('aisle-assistant textarea');
const panel = (page: Page) => page.locator('aisle-assistant section');
const chips = (page: Page) => page.locator('aisle-faqs .c:not(.k0)');

const cors = { 'access-control-allow-origin': '*', 'access-control-expose-headers': 'Retry-After' };
const json = (route: Route, body: unknown, status = 200, headers: Record<string, string> = {}) =>
  route.fulfill({
    status,
    headers: { ...cors, ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

describe.skipIf(!hasBrowser)('questions that are still being made', () => {
  test('a skeleton of the final height, asked again when the server says, then the questions: nothing moves', async () => {
    const { page } = await browser.visit('');
    const askedAt: number[] = [];
    const generating = { status: 'generating', retry_after_seconds: 2, message: '' };
    const faqs = ['Is it waterproof?', 'How much does it weigh?'].map((text, i) => ({
      faq_id: i + 1,
      question: text,
      answer: 'Yes.',
    }));
    await page.route('**/website/v1/faqs?**', async (route) => {
      askedAt.push(performance.now());
      if (askedAt.length < 3) return json(route, generating, 202, { 'retry-after': '2' });
      return json(route, { status: 'ready', faqs, locale: 'en', page_url: '' });
    });
    await page.goto(shop.put({ body: '<h1>Boot</h1><aisle-faqs></aisle-faqs><p id="below">below</p>' }));
    await page.locator('aisle-faqs .k0').first().waitFor();
    const top = () => page.locator('#below').evaluate((element) => element.getBoundingClientRect().top);
    const before = await top();
    await chips(page).first().waitFor();
    expect(await chips(page).count()).toBe(2);
    expect(await top()).toBe(before);
    expect(await page.evaluate(() => window.shift)).toBe(0);
    const waits = askedAt.slice(1).map((at, i) => at - askedAt[i]!);
    expect(waits).toHaveLength(2);
    // Never before its time; how long after is the machine's affair.
    for (const waitMs of waits) expect(waitMs).toBeGreaterThan(1_950);
  });

  test('a page that is left is asked about no more', async () => {
    const { page } = await browser.visit('');
    const asked: string[] = [];
    await page.route('**/website/v1/faqs?**', (route) => {
      asked.push(new URL(route.request().url()).searchParams.get('page_url') ?? '');
      const generating = { status: 'generating', retry_after_seconds: 2, message: '' };
      return json(route, generating, 202, { 'retry-after': '2' });
    });
    await page.goto(shop.put({ body: '<aisle-faqs></aisle-faqs>' }));
    await page.locator('aisle-faqs .k0').first().waitFor();
    await page.evaluate(() => {
      document.querySelector('link[rel=canonical]')!.setAttribute('href', 'https://northpeak.example/p/next');
    });
    await expect
      .poll(() => asked.filter((url) => url.endsWith('/p/next')).length, { timeout: 8_000 })
      .toBeGreaterThan(1);
    expect(asked.filter((url) => url.endsWith('/p/trailhead-2'))).toHaveLength(1);
  });
});

/** A language that nobody speaks: every text half as long again, with letters that are no ASCII. */
function pseudo(text: string): string {
  const letters: Record<string, string> = { a: 'á', e: 'ë', i: 'î', o: 'ö', u: 'ü', n: 'ñ', c: 'ç', s: 'š' };
  const accented = text.replace(/\{[nq]\}|[aeiouncs]/g, (found) => letters[found] ?? found);
  const words = 'žžžž '.repeat(Math.ceil((text.length * 0.4) / 5)).trim();
  return `⟦${accented} ${words}⟧`;
}

async function speakPseudo(page: Page): Promise<void> {
  const spoken = Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, pseudo(text)]));
  await page.route('**/locale-en.js', (route) =>
    route.fulfill({
      headers: { ...cors, 'content-type': 'text/javascript' },
      body: `export default ${JSON.stringify(spoken)};`,
    }),
  );
  await page.route('**/website/v1/config?**', async (route) => {
    const response = await route.fetch();
    const config = (await response.json()) as { texts: Record<string, string> };
    const own = { ask: pseudo(texts.ask), search: pseudo(texts.find), disclaimer: '' };
    await json(route, { ...config, texts: own });
  });
}

/** Texts of the interface as they would be without the other language, and what does not fit into its place. */
function lookAt(plain: readonly string[]) {
  const roots = [...document.querySelectorAll('*')].flatMap((element) => element.shadowRoot ?? []);
  const all = roots
    .flatMap((root) => [...root.querySelectorAll<HTMLElement>('*')])
    .filter((element) => element.offsetWidth > 1);
  const said = all.flatMap((element) => [
    ...[...element.childNodes]
      .filter(({ nodeType }) => nodeType === 3)
      .map(({ nodeValue }) => nodeValue ?? ''),
    ...['aria-label', 'title', 'placeholder', 'alt'].map((name) => element.getAttribute(name) ?? ''),
  ]);
  return {
    untranslated: said.filter((text) => plain.includes(text.trim())),
    // Questions on chips are the shop's own, and are cut after two lines on purpose; on a phone the launcher is a picture.
    cut: all
      .filter(
        (element) =>
          element.matches('button,.c,small,b,p,h2,h3,summary,a') && !element.closest('.r,.l,header b'),
      )
      .filter(({ scrollWidth, clientWidth }) => clientWidth > 0 && scrollWidth > clientWidth + 1)
      .map(({ localName, textContent }) => `${localName} ${textContent}`),
    isSideways: document.documentElement.scrollWidth > innerWidth,
  };
}

describe.skipIf(!hasBrowser)('a language with long words', () => {
  const plain = Object.values(texts).filter((text) => !text.includes('{'));
  test.each([
    { width: 1200, height: 800 },
    { width: 320, height: 568 },
  ])('$width px: every text comes from the language, nothing is cut off in any state', async (viewport) => {
    const { page, faults } = await browser.visit('', { viewport });
    await speakPseudo(page);
    const body = '<aisle-search></aisle-search><aisle-faqs></aisle-faqs>';
    await page.goto(shop.put({ body }));
    const check = async (state: string) =>
      expect(await page.evaluate(lookAt, plain), state).toEqual({
        untranslated: [],
        cut: [],
        isSideways: false,
      });
    await chips(page).first().waitFor({ timeout: 20_000 });
    await page.locator('aisle-search .f').waitFor();
    await chips(page).first().click();
    await page.locator('aisle-faqs .a a').first().waitFor();
    await check('page');
    await launcher(page).click();
    await input(page).waitFor();
    await check('open');
    await input(page).fill('Do you sell submarines?');
    await input(page).press('Enter');
    await panel(page).locator('.w').first().waitFor();
    await check('not found');
    await input(page).fill('Do you have waterproof boots under $150?');
    await input(page).press('Enter');
    await expect.poll(() => panel(page).locator('.w').count()).toBe(2);
    await check('products');
    await page.route('**/website/v1/messages', (route) =>
      json(route, { code: 'rate_limited' }, 429, { 'retry-after': '30' }),
    );
    await input(page).fill(question);
    await input(page).press('Enter');
    await panel(page).locator('.e').waitFor();
    await check('limited');
    await input(page).press('Escape');
    await page.keyboard.press('Control+k');
    await page.getByRole('dialog').getByRole('searchbox').fill('waterproof boots under $150');
    await page.getByRole('link', { name: 'Trailhead 2 Hiking Boot' }).last().waitFor();
    await check('search');
    expect(faults).toEqual([]);
  });
});

describe.skipIf(!hasBrowser)('a phone', () => {
  test('keeps the input above its keyboard', async () => {
    const { page } = await browser.visit('', { viewport: { width: 390, height: 844 } });
    // A keyboard makes the visible part smaller and leaves the page as it is.
    await page.addInitScript(() => {
      const view = Object.assign(new EventTarget(), { height: innerHeight, offsetTop: 0 });
      Object.defineProperty(window, 'visualViewport', { value: view });
    });
    await page.goto(shop.put());
    await launcher(page).click();
    await input(page).waitFor();
    await page.evaluate(() => {
      Object.assign(visualViewport as object, { height: 460, offsetTop: 40 });
      visualViewport!.dispatchEvent(new Event('resize'));
    });
    const box = () => input(page).evaluate((element) => element.getBoundingClientRect().bottom);
    await expect.poll(box).toBeLessThanOrEqual(500);
    const top = () => panel(page).evaluate((element) => Math.round(element.getBoundingClientRect().top));
    await expect.poll(top).toBe(40);
  });
});

describe.skipIf(!hasBrowser)('an answer that stops coming', () => {
  test('is said to be slow, then given up: the question is kept and can be asked again', async () => {
    const { page, faults } = await browser.visit('');
    await page.clock.install();
    const keys: (string | undefined)[] = [];
    let isStalled = true;
    await page.route('**/website/v1/messages', (route) => {
      if (route.request().method() !== 'POST') return route.continue();
      keys.push(route.request().headers()['idempotency-key']);
      return isStalled ? undefined : route.continue();
    });
    await page.goto(shop.put());
    await launcher(page).click();
    await input(page).fill(question);
    await input(page).press('Enter');
    await expect.poll(() => keys.length).toBe(1);
    await page.clock.fastForward(9_000);
    await panel(page).getByText(texts.slow).waitFor();
    await page.clock.fastForward(25_000);
    await panel(page).getByText(texts.failed).waitFor();
    expect(await input(page).inputValue()).toBe(question);
    isStalled = false;
    await panel(page).getByRole('button', { name: texts.retry }).click();
    await panel(page).getByText('60 days').first().waitFor();
    expect(new Set(keys).size).toBe(1);
    expect(faults).toEqual([]);
  });
});
