import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hasBrowser } from '../support/chromium.ts';
import { signInOnPage, useBrowser } from '../support/dashboard-browser.ts';
import { serveLanterns } from '../support/lantern-shop.ts';
import { newPerson, password, setupCode } from '../support/person.ts';
import type { ShopSite } from '../support/shop-site.ts';
import { useAisle } from '../support/start-aisle.ts';

const aisle = useAisle({ fetchAllowPrivate: ['127.0.0.1'] });
const browser = useBrowser();
let site: ShopSite;

beforeAll(async () => {
  site = await serveLanterns({ products: 150, pages: 49 });
});
afterAll(() => site.close());

/** Counts what a person does on the page, over every page of the tab. */
async function countActs(page: Page): Promise<() => Promise<{ clicks: number; inputs: number }>> {
  await page.addInitScript({
    content: `
      const add = (name) => sessionStorage.setItem(name, 1 + Number(sessionStorage.getItem(name) ?? 0));
      addEventListener('click', (event) => event.isTrusted && event.detail > 0 && add('clicks'), true);
      addEventListener('change', (event) => event.target.matches('input, textarea') && add('inputs'), true);`,
  });
  return async () =>
    JSON.parse(
      await page.evaluate<string>(
        `JSON.stringify({ clicks: Number(sessionStorage.getItem('clicks')), inputs: Number(sessionStorage.getItem('inputs')) })`,
      ),
    ) as { clicks: number; inputs: number };
}

const counts = async (page: Page): Promise<number[]> =>
  ((await page.locator('[data-counts]').first().getAttribute('data-counts')) ?? '').split(' ').map(Number);

describe.skipIf(!hasBrowser)('from nothing to an answer', () => {
  test('the setup link, the address of a shop of 200 pages, a question, a key, a first request (U1)', async () => {
    const page = await (await browser.newContext()).newPage();
    const acts = await countActs(page);
    const startedMs = performance.now();
    await page.goto(`${aisle.baseUrl}/dashboard/setup#${await setupCode(aisle)}`);
    await page.getByLabel('Your name').fill('Ada');
    await page.getByLabel('Mail address').fill('ada@shop.example');
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Make the account' }).click();
    await page.waitForURL(/welcome/);
    await page.getByLabel('Address of the shop').fill(site.origin);
    await page.getByText(`Found: ${site.origin}/`).waitFor();
    await page.getByLabel('Name of the shop').fill('Lanterns');
    await page.getByRole('button', { name: 'Read my shop' }).click();
    await page.waitForURL(/\/start$/);
    const idea = page.locator('[data-ideas]:not([data-ideas="0"]) button').first();
    await idea.click({ timeout: 60_000 });
    await page.locator('[data-answer]').waitFor({ timeout: 60_000 });
    // What was sure of a few pages may only come near while more come in; then one asks again.
    const stateOfAnswer = async () => {
      const state = await page.locator('[data-answer]').getAttribute('data-answer');
      if (state !== 'answered') await idea.click();
      return state;
    };
    await expect.poll(stateOfAnswer, { timeout: 60_000, interval: 5_000 }).toBe('answered');
    const firstAnswer = await acts();
    const seconds = (performance.now() - startedMs) / 1000;
    expect(await page.locator('[data-answer]').textContent()).toMatch(/Brass lantern|wick|45 days/);
    expect(await page.locator('[data-answer]').textContent()).not.toContain('Sources: –');
    expect(firstAnswer.clicks).toBeLessThanOrEqual(12);
    expect(firstAnswer.inputs).toBeLessThanOrEqual(6);
    console.info(
      `first grounded answer: ${seconds.toFixed(1)} s, ${firstAnswer.clicks} clicks, ${firstAnswer.inputs} inputs`,
    );
    // A question of one's own is answered with the number that the shop's page gives.
    await expect
      .poll(async () => (await counts(page))[2], { timeout: 90_000, interval: 200 })
      .toBeGreaterThanOrEqual(199);
    await page.getByLabel('Question', { exact: true }).fill('How many days do I have to return a lantern?');
    await page.getByRole('button', { name: 'Ask', exact: true }).click();
    await page.locator('[data-answer]', { hasText: '45 days' }).waitFor();
    await page.locator('[data-waiting]').waitFor();
    await page.getByRole('button', { name: 'Make an API key' }).click();
    await page.getByLabel('Name', { exact: true }).fill('backend');
    await page.getByRole('button', { name: 'Make the key' }).click();
    const curl = await page.locator('.snippet').nth(1).textContent();
    const [, url = '', key = '', body = '{}'] =
      /^curl (\S+) -H "Authorization: Bearer (\S+)" .* -d '(.*)'$/.exec(curl ?? '') ?? [];
    await page.getByRole('button', { name: 'Done' }).click();
    await page.getByRole('button', { name: 'Close without copying' }).click();
    const response = await fetch(url, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body,
    });
    expect(response.status).toBe(200);
    await page.locator(`[data-first-request="${response.headers.get('x-request-id')}"]`).waitFor();
    const all = await acts();
    expect(all.clicks).toBeLessThanOrEqual(12);
    await page.context().close();
  }, 180_000);

  test('a crawl counts as it goes, survives a reload, and is stopped (U5)', async () => {
    const shop = await aisle.newCompany({ domains: [site.host] });
    const slow = await serveLanterns({ products: 400, pages: 10, delayMs: 40 });
    try {
      const { host } = new URL(slow.origin);
      const admin = await newPerson(aisle, { companyId: shop.companyId });
      const state = await signInOnPage(browser, aisle.baseUrl, admin);
      const page = await (await browser.newContext({}, state)).newPage();
      await page.goto(`${aisle.baseUrl}/dashboard/${shop.companyId}/sources`);
      await page.locator('[data-empty] button').click();
      await page.getByLabel('Address', { exact: true }).fill(slow.origin);
      await page.locator('[data-looked="true"]').waitFor();
      // The host was not known as the shop's own; naming its site makes it so.
      const settings = await shop.get('/api/v1/settings');
      await page.getByRole('button', { name: 'Add and read' }).click();
      await expect
        .poll(async () => (await shop.get('/api/v1/settings')).body['company'], { timeout: 5_000 })
        .toMatchObject({ domains: [...(settings.body['company'] as { domains: string[] }).domains, host] });
      await expect.poll(async () => (await counts(page))[1], { timeout: 20_000 }).toBeGreaterThan(5);
      const before = (await counts(page))[1]!;
      await page.reload();
      await page.locator('[data-counts]').first().waitFor();
      expect((await counts(page))[1]).toBeGreaterThanOrEqual(before);
      await expect.poll(async () => (await counts(page))[1], { timeout: 20_000 }).toBeGreaterThan(before + 5);
      await page.getByRole('dialog').getByRole('button', { name: 'Stop', exact: true }).click();
      await page.locator('[data-status="cancelled"]').first().waitFor({ timeout: 20_000 });
      const { body } = await shop.get('/api/v1/sources');
      expect(body['data']).toMatchObject([{ status: 'cancelled' }]);
      await page.context().close();
    } finally {
      await slow.close();
    }
  }, 120_000);

  test('no page asked another host, and no script complained', () => {
    expect(browser.complaints).toEqual([]);
  });
});
