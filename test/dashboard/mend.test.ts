import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { hasBrowser } from '../support/chromium.ts';
import { signInOnPage, useBrowser } from '../support/dashboard-browser.ts';
import { newPerson } from '../support/person.ts';
import { useAisle } from '../support/start-aisle.ts';

const aisle = useAisle();
const browser = useBrowser();

const boot = {
  product_id: 'NP-1',
  title: 'Trailhead boot',
  url: 'https://northpeak.example/p/trailhead',
  price: { amount: 13_900, currency: 'USD' },
};

async function openShop(path: string): Promise<{ page: Page; ask: (text: string) => Promise<string> }> {
  const shop = await aisle.newCompany({ products: [boot] });
  const admin = await newPerson(aisle, { companyId: shop.companyId });
  const state = await signInOnPage(browser, aisle.baseUrl, admin);
  const ask = async (query_text: string) => {
    const { body } = await shop.post('/api/v1/send_message', { query_text });
    return String(body['result_text']);
  };
  await ask('Do you sell gift cards?');
  const context = await browser.newContext({}, state);
  const page = await context.newPage();
  await page.goto(`${aisle.baseUrl}/dashboard/${shop.companyId}/${path}`);
  return { page, ask };
}

describe.skipIf(!hasBrowser)('mending an answer where it is seen', () => {
  test('a conversation says why in words; the answer is written there, once, and holds', async () => {
    const { page, ask } = await openShop('conversations');
    await page.locator('tr[data-key]').first().click();
    await page.getByRole('button', { name: 'Why this answer' }).click();
    const reasons = page.locator('[data-reasons]');
    await expect.poll(() => reasons.textContent()).toMatch(/Nothing in your shop speaks of .*gift/);
    await reasons.getByRole('button', { name: 'Write the answer' }).click();
    const editor = page.getByRole('dialog', { name: 'Write the answer' });
    expect(await editor.getByLabel('Question', { exact: true }).inputValue()).toBe('Do you sell gift cards?');
    const answer = editor.getByLabel('Answer', { exact: true });
    await answer.fill('Yes, from 10 dollars.');
    // Pressed twice, published once.
    await editor.getByRole('button', { name: 'Publish' }).dblclick();
    await editor.locator('[data-tried="answered"]').waitFor();
    expect(await editor.locator('[data-answered]').textContent()).toBe('1 of 1 wordings are answered now.');
    expect(await editor.getByRole('button', { name: 'Published' }).isDisabled()).toBe(true);
    expect(await ask('Do you sell gift cards?')).toContain('from 10 dollars');
    await answer.fill('Yes, from 10 to 500 dollars.');
    await editor.getByRole('button', { name: 'Publish the change' }).click();
    await expect.poll(() => ask('Do you sell gift cards?')).toContain('10 to 500 dollars');
    expect(browser.complaints).toEqual([]);
    await page.context().close();
  }, 60_000);

  test('a product’s page is chosen by its name', async () => {
    const { page } = await openShop('faqs');
    await page.getByRole('button', { name: 'Write a FAQ' }).first().click();
    const editor = page.getByRole('dialog', { name: 'Write a FAQ' });
    await editor.getByLabel('Question', { exact: true }).fill('Which laces fit?');
    await editor.getByLabel('Answer', { exact: true }).fill('Round laces of 150 cm.');
    await editor.getByLabel(/Product page that lists it/).fill('trail');
    await page.locator(`[data-product="${boot.url}"]`).click();
    await editor.getByRole('button', { name: 'Save and approve' }).click();
    await editor.waitFor({ state: 'detached' });
    await page.getByLabel('Show', { exact: true }).selectOption('edited');
    await expect.poll(() => page.locator('[data-faq]').first().textContent()).toContain(boot.url);
    expect(browser.complaints).toEqual([]);
    await page.context().close();
  }, 60_000);

  test('a suite file is brought in and planned; Overview says which answers it found broken', async () => {
    const returns = {
      document_id: 'returns',
      title: 'Returns',
      url: 'https://northpeak.example/help/returns',
      content: 'Unused items can be returned within 60 days of delivery.',
    };
    const shop = await aisle.newCompany({ products: [boot], documents: [returns] });
    const admin = await newPerson(aisle, { companyId: shop.companyId });
    const state = await signInOnPage(browser, aisle.baseUrl, admin);
    const page = await (await browser.newContext({}, state)).newPage();
    const base = `${aisle.baseUrl}/dashboard/${shop.companyId}`;
    const question = 'Within how many days of delivery can unused items be returned?';
    await page.goto(`${base}/evaluation`);
    await page.getByRole('button', { name: 'Bring in a suite file' }).waitFor();
    await page.locator('input[type=file]').setInputFiles({
      name: 'suite.yaml',
      mimeType: 'application/yaml',
      buffer: Buffer.from(`cases:\n  - ask: ${question}\n    expect: { must_contain: 60 days }\n`),
    });
    await page.locator('tr[data-key]', { hasText: question }).waitFor();
    await page.getByLabel('Run by themselves').selectOption('week');
    await page.locator('[data-next-run]').waitFor();
    await page.getByRole('button', { name: 'Run all' }).click();
    await page.getByText('1 right, 0 wrong.').waitFor();
    await shop.delete('/api/v1/documents/returns');
    await page.getByRole('button', { name: 'Run all' }).click();
    await page.getByText('0 right, 1 wrong.').waitFor();
    await page.goto(`${base}/overview`);
    expect(await page.locator('[data-last-run="broken"]').textContent()).toContain(question);
    expect(browser.complaints).toEqual([]);
    await page.context().close();
  }, 60_000);
});
