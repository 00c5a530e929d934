import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { useBrowser } from '../support/browser.ts';
import { hasBrowser } from '../support/chromium.ts';
import { productUrl, useShop } from '../support/shop-pages.ts';
import { useAisle } from '../support/start-aisle.ts';

const aisle = useAisle();
const shop = useShop(aisle, { starter_questions: ['What is your return policy?'], faq_json_ld: true });
const browser = useBrowser();
const question = 'How long do I have to return the boots?';

const launcher = (page: Page) => page.locator('aisle-assistant .l');
const input = (page: Page) => page.locator('aisle-assistant textarea');
const panel = (page: Page) => page.locator('aisle-assistant section');

async function ask(page: Page, text: string): Promise<void> {
  await input(page).fill(text);
  await input(page).press('Enter');
}

const focusInside = (page: Page) =>
  page.evaluate(() => {
    let active = document.activeElement;
    while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
    return active?.tagName.toLowerCase() + (active?.className ? `.${active.className}` : '');
  });

describe.skipIf(!hasBrowser)('a visitor', () => {
  test('opens, asks and closes by keyboard; focus goes in and back, the page stays where it was', async () => {
    const { page, faults } = await browser.visit(
      shop.put({ body: '<p style="height:3000px"><button>first</button></p><a href="#x">last</a>' }),
    );
    await launcher(page).waitFor();
    await page.evaluate(() => scrollTo(0, 400));
    await launcher(page).focus();
    expect(await launcher(page).getAttribute('aria-haspopup')).toBe('dialog');
    await page.keyboard.press('Enter');
    await input(page).waitFor();
    expect(await focusInside(page)).toBe('textarea');
    expect(await launcher(page).getAttribute('aria-expanded')).toBe('true');
    await page.keyboard.type(question);
    await page.keyboard.press('Enter');
    await panel(page).getByText('within 60 days').first().waitFor();
    await input(page).focus();
    await page.keyboard.press('Escape');
    expect(await panel(page).isVisible()).toBe(false);
    expect(await focusInside(page)).toBe('button.l');
    expect(await page.evaluate(() => scrollY)).toBe(400);
    await page.keyboard.press('Enter');
    await input(page).waitFor();
    // No trap: from the panel the focus reaches the page again.
    const seen = new Set<string>();
    for (let i = 0; i < 25; i++) {
      await page.keyboard.press('Tab');
      seen.add(await focusInside(page));
    }
    expect([...seen].some((name) => name === 'a' || name === 'button' || name === 'body')).toBe(true);
    expect(faults).toEqual([]);
  });

  test('hears that an answer is made and then the whole answer, each once, and never their own words', async () => {
    const { page } = await browser.visit(shop.put());
    await launcher(page).click();
    await input(page).waitFor();
    await page.evaluate(() => {
      const region = document.querySelector('aisle-assistant')!.shadowRoot!.querySelector('[role=log]')!;
      (window as unknown as { heard: string[] }).heard = [];
      new MutationObserver((records) => {
        for (const { addedNodes } of records)
          for (const node of addedNodes)
            (window as unknown as { heard: string[] }).heard.push(node.textContent ?? '');
      }).observe(region, { childList: true, subtree: true, characterData: true });
    });
    await ask(page, question);
    await panel(page).locator('.w').waitFor();
    const heard = await page.evaluate(() => (window as unknown as { heard: string[] }).heard);
    expect(heard).toHaveLength(2);
    expect(heard[0]).toBe('Answering');
    expect(heard[1]).toContain('60 days');
    const region = panel(page).locator('[role=log]');
    expect(await region.getAttribute('aria-live')).toBe('polite');
    expect(await region.getAttribute('aria-label')).toBeTruthy();
    expect(await panel(page).getAttribute('aria-label')).toBe('Ask a question');
    // Nothing else of the panel is read out by itself.
    expect(await panel(page).locator('[aria-live],[role=status],[role=alert]').count()).toBe(1);
  });

  test('gets sources, a product, thumbs; a follow-up stays in the conversation', async () => {
    const { page } = await browser.visit(shop.put());
    await launcher(page).click();
    await panel(page).getByRole('button', { name: 'What is your return policy?' }).click();
    await panel(page).getByText('60 days').first().waitFor();
    await panel(page)
      .getByText(/^Sources/)
      .click();
    const source = panel(page).getByRole('link', { name: 'Returns and exchanges' });
    expect(await source.first().getAttribute('href')).toBe('https://northpeak.example/help/returns');
    await panel(page).getByRole('button', { name: 'Helpful', exact: true }).click();
    await panel(page).getByText('Thank you').waitFor();
    const first = await page.evaluate(() =>
      (window as never as { Aisle: { conversationId(): string } }).Aisle.conversationId(),
    );
    await ask(page, 'Is the Trailhead 2 waterproof?');
    await panel(page).locator('.w').nth(0).waitFor();
    await expect.poll(() => panel(page).locator('.me').count()).toBe(2);
    const second = await page.evaluate(() =>
      (window as never as { Aisle: { conversationId(): string } }).Aisle.conversationId(),
    );
    expect(second).toBe(first);
    const thread = await shop.client.get(`/api/v1/threads/${first}`);
    expect(thread.body).toMatchObject({
      channel: 'website',
      messages: [{ feedback: { rating: 1 } }, { feedback: null }],
    });
    await panel(page).getByRole('button', { name: 'New conversation' }).click();
    expect(await panel(page).locator('.me').count()).toBe(0);
  });

  test('taps a question of the product page and reads its answer at once, in place', async () => {
    const body = '<h1>Boot</h1><aisle-faqs></aisle-faqs><p id="below">below</p>';
    const { page, requests } = await browser.visit(shop.put({ body }));
    const chips = page.locator('aisle-faqs .c:not(.k0)');
    await chips.first().waitFor({ timeout: 20_000 });
    expect(await chips.count()).toBeGreaterThan(1);
    expect(await page.evaluate(() => window.shift)).toBe(0);
    // The answer came with the questions: it stands there before anything else can be asked (bench/widget.ts times it).
    const shown = await page.evaluate(() => {
      const root = document.querySelector('aisle-faqs')!.shadowRoot!;
      root.querySelector<HTMLButtonElement>('.c')!.click();
      return root.querySelector<HTMLElement>('.a:not([hidden]) p')?.textContent ?? '';
    });
    expect(shown.length).toBeGreaterThan(0);
    await page.locator('aisle-faqs .a a').first().waitFor();
    expect(await chips.first().getAttribute('aria-expanded')).toBe('true');
    expect(await page.locator('script[type="application/ld+json"]').count()).toBe(1);
    const data = await page.locator('script[type="application/ld+json"]').textContent();
    expect(JSON.parse(data ?? '')).toMatchObject({ '@type': 'FAQPage' });
    await page.locator('aisle-faqs .a').getByRole('button', { name: 'Ask something else' }).click();
    await input(page).waitFor();
    expect(requests.filter((url) => url.includes('/website/v1/faqs')).length).toBeLessThan(8);
  });

  test('a page that tells its questions by itself, or has two blocks, does not tell them twice', async () => {
    const told = await fetch(
      `${shop.aisleUrl}/website/v1/faq-page?${new URLSearchParams({ site_id: shop.siteId, page_url: productUrl, format: 'html' })}`,
    );
    const element = await told.text();
    expect(element).toMatch(/^<script type="application\/ld\+json" data-aisle>/);
    const twice = '<aisle-faqs></aisle-faqs><aisle-faqs></aisle-faqs>';
    for (const head of [element, '']) {
      const { page } = await browser.visit(shop.put({ head, body: twice }));
      for (const block of [0, 1])
        await page
          .locator('aisle-faqs')
          .nth(block)
          .locator('.c:not(.k0)')
          .first()
          .waitFor({ timeout: 20_000 });
      expect(await page.locator('script[type="application/ld+json"]').count()).toBe(1);
    }
  });

  test('of a page without questions sees nothing in their place', async () => {
    const head = '<meta name="x">';
    const body = '<aisle-faqs data-page-url="https://elsewhere.example/p/1"></aisle-faqs>';
    const { page } = await browser.visit(shop.put({ head, body }));
    await page.locator('aisle-faqs[empty]').waitFor({ state: 'attached' });
    expect(
      await page.evaluate(() => document.querySelector('aisle-faqs')!.shadowRoot!.childElementCount),
    ).toBe(0);
  });

  test('searches as they type, by keyboard, and takes conditions away', async () => {
    const { page } = await browser.visit(shop.put({ body: '<aisle-search></aisle-search>' }));
    await page.locator('aisle-search .f').waitFor();
    await page.keyboard.press('Control+k');
    const box = page.getByRole('dialog', { name: 'Search products' });
    await box.waitFor();
    await page.keyboard.type('waterproof boots under $150');
    const link = box.getByRole('link', { name: 'Trailhead 2 Hiking Boot' });
    await link.waitFor();
    expect(await box.getByText('$139.00').count()).toBe(1);
    const price = box.getByRole('button', { name: /^Remove ≤/ });
    await price.waitFor();
    await page.keyboard.press('ArrowDown');
    expect(await focusInside(page)).toMatch(/^button/);
    await price.click();
    await price.waitFor({ state: 'detached' });
    await link.waitFor();
    await page.keyboard.press('Escape');
    await box.waitFor({ state: 'detached' });
  });

  test('searches in the shop’s own field, which keeps its Enter', async () => {
    const results = shop.put({ body: 'results' });
    const body = `<form action="${results}"><input id="q" name="q"></form>`;
    const { page } = await browser.visit(shop.put({ body, attributes: 'data-search-on="#q"' }));
    await launcher(page).waitFor();
    await page.locator('#q').click();
    await page.keyboard.type('boots', { delay: 30 });
    await page.getByRole('link', { name: 'Trailhead 2 Hiking Boot' }).waitFor();
    await page.keyboard.press('Enter');
    await page.waitForURL(`${results}?q=boots`);
  });
});
