import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import type { BrowserContext, Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { updateSettings } from '../../src/services/settings/update-settings.ts';
import { hasBrowser } from '../support/chromium.ts';
import { signInOnPage, useBrowser } from '../support/dashboard-browser.ts';
import { newPerson, password } from '../support/person.ts';
import { useAisle } from '../support/start-aisle.ts';
import type { WireClient } from '../support/wire-client.ts';

const aisle = useAisle();
const browser = useBrowser();

const shopFolder = join(import.meta.dirname, '../../examples/demo-shop');

function products(): unknown[] {
  const lines = readFileSync(join(shopFolder, 'products.en.jsonl'), 'utf8').trim().split('\n');
  return lines.slice(0, 20).map((line) => JSON.parse(line) as unknown);
}

const returns = {
  document_id: 'returns',
  title: 'Returns',
  url: 'https://northpeak.example/help/returns',
  content: 'Unused items can be returned within 60 days of delivery. Return shipping is free in the EU.',
};

/** What a shopper may type; shown as it is, never run. */
const hostile = '<img src=x onerror="window.hacked=1"><script>window.hacked=1</script>';

let shop: WireClient;
let state: Awaited<ReturnType<BrowserContext['storageState']>>;
let email: string;

describe.skipIf(!hasBrowser)('the dashboard in a browser', () => {
  const dashboard = (path: string) => `${aisle.baseUrl}/dashboard/${shop.companyId}/${path}`;

  async function open(path: string, look: Parameters<typeof browser.newContext>[0] = {}): Promise<Page> {
    const context = await browser.newContext(look, state);
    const page = await context.newPage();
    await page.goto(path.startsWith('http') ? path : dashboard(path));
    return page;
  }

  beforeAll(async () => {
    shop = await aisle.newCompany({ products: products(), documents: [returns] });
    await updateSettings(aisle.contextOf(shop.companyId), {
      integrations: { ai_powered_faqs: { enabled: true } },
    });
    const person = await newPerson(aisle, { companyId: shop.companyId, isOperator: true });
    ({ email } = person);
    for (const query_text of ['How long do I have to return something?', 'Do you sell gift cards?', hostile])
      await shop.post('/api/v1/send_message', { query_text });
    await shop.post('/api/v1/search', { query_text: 'unicorn saddle' });
    await shop.put('/api/v1/search/rules/hat', { kind: 'synonym', from: 'rucksack', to: ['backpack'] });
    await person.post('/dashboard/api/evaluation/cases', {
      body: { name: 'r', ask: 'How long do I have to return something?' },
    });
    await person.post('/dashboard/api/evaluation/runs');
    const context = await browser.newContext();
    const page = await context.newPage();
    await page.goto(`${aisle.baseUrl}/dashboard`);
    await page.fill('input[name=email]', email);
    await page.fill('input[name=password]', password);
    await page.click('button[type=submit]');
    await page.waitForURL(/overview/);
    state = await context.storageState();
    await context.close();
  });

  const pages = [
    ...['overview', 'start', 'playground', 'conversations', 'gaps', 'faqs', 'evaluation', 'knowledge'],
    ...[
      'sources',
      'settings/models',
      'catalogue',
      'search',
      'requests',
      'widget',
      'settings/general',
      'settings/integrations',
      'settings/keys',
    ],
    ...['settings/limits', 'settings/team', 'settings/audit', 'settings/data'],
  ];

  describe.each([
    { colorScheme: 'light', language: 'en' },
    { colorScheme: 'dark', language: 'en' },
    { colorScheme: 'light', language: 'ar' },
    { colorScheme: 'dark', language: 'ar' },
  ] as const)('$colorScheme, $language', (look) => {
    test('axe finds nothing on any page (WCAG 2.2 AA)', async () => {
      const context = await browser.newContext(look, state);
      const page = await context.newPage();
      const found: unknown[] = [];
      const everywhere = [
        ...pages.map(dashboard),
        `${aisle.baseUrl}/dashboard/operator`,
        `${aisle.baseUrl}/dashboard/account`,
        `${aisle.baseUrl}/dashboard/welcome`,
        ...['setup', 'sign-in', 'forgot', 'password#x', 'invitation#x'].map(
          (path) => `${aisle.baseUrl}/dashboard/${path}`,
        ),
      ];
      for (const address of everywhere) {
        await page.goto(address);
        await page.waitForSelector('h1');
        await expect.poll(() => page.locator('[data-loading]').count(), { timeout: 10_000 }).toBe(0);
        const { violations } = await new AxeBuilder({ page })
          .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
          .analyze();
        for (const { id, nodes } of violations)
          found.push([
            address.replace(/.*dashboard/, ''),
            id,
            nodes
              .slice(0, 2)
              .map(({ html, failureSummary }) => [html.slice(0, 160), failureSummary?.slice(0, 200)]),
          ]);
      }
      await context.close();
      expect(found).toEqual([]);
    }, 120_000);
  });

  test('a key is shown once, with a warning before it is lost, and is nowhere afterwards', async () => {
    const page = await open('settings/keys');
    await page.getByRole('button', { name: 'New key' }).first().click();
    await page.getByLabel('Name', { exact: true }).fill('browser');
    await page.getByRole('button', { name: 'Make the key' }).click();
    const secret = (await page.locator('.snippet').first().textContent())!.trim();
    expect(secret).toMatch(/^aisle_sk_\w{49}$/);
    await page.getByRole('button', { name: 'Done' }).click();
    await page.getByText('You will not see this key again.').waitFor();
    await page.getByRole('button', { name: 'Close without copying' }).click();
    const answers: string[] = [];
    page.on(
      'response',
      (response) =>
        void response.text().then(
          (text) => answers.push(text),
          () => undefined,
        ),
    );
    await page.reload();
    await page.getByText(`${secret.slice(0, 17)}…${secret.slice(-4)}`).waitFor();
    const kept = await page.evaluate<string>(
      'JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.documentElement.outerHTML])',
    );
    for (const text of [kept, ...answers]) expect(text).not.toContain(secret);
    // The key works, and its first request appears by itself.
    const requests = await open('requests');
    await requests.waitForSelector('h1');
    const answer = await aisle.send('POST', '/api/v1/send_message', {
      headers: { authorization: `Bearer ${secret}` },
      body: { query_text: 'Can I return boots?' },
    });
    const id = answer.headers['x-request-id']!;
    await requests.locator(`[data-key="${id}"]`).waitFor({ timeout: 5_000 });
    await requests.locator(`[data-key="${id}"]`).click();
    await requests.locator(`[data-trace="${id}"]`).waitFor();
    expect(requests.url()).toContain(`open=${id}`);
  }, 60_000);

  test('an answer of the playground has its trace beside it: times that add up, a quote that stands in its source', async () => {
    const page = await open('playground');
    await page.getByLabel('Question', { exact: true }).fill('How long do I have to return unused items?');
    await page.getByRole('button', { name: 'Ask', exact: true }).click();
    const total = page.locator('[data-total]');
    await total.waitFor({ timeout: 20_000 });
    const [sum, whole] = [
      Number(await total.getAttribute('data-sum')),
      Number(await total.getAttribute('data-total')),
    ];
    expect(Math.abs(sum - whole) / whole).toBeLessThan(0.05);
    expect(
      Number(await page.locator('[data-piece] [data-features]').first().getAttribute('data-features')),
    ).toBeGreaterThanOrEqual(5);
    await page.getByRole('button', { name: 'Source', exact: true }).first().click();
    const quote = (await page.locator('mark[data-quote]').first().textContent())!;
    expect(returns.content).toContain(quote);
    expect(await page.locator('[data-versions]').textContent()).toMatch(/analyzer \d/);
  }, 60_000);

  test('FAQs are reviewed by keyboard alone, and a decision can be taken back', async () => {
    const pageUrl = (products()[0] as { url: string }).url;
    const path = `/api/v1/product-faqs?page_url=${encodeURIComponent(pageUrl)}&count=10`;
    let listed = await shop.get(path);
    for (let tries = 0; listed.status === 202 && tries < 100; tries++) {
      await new Promise((resolve) => setTimeout(resolve, 100));
      listed = await shop.get(path);
    }
    const before = (listed.body['faqs'] as unknown[]).length;
    expect(before).toBeGreaterThan(2);
    const page = await open('faqs');
    await page.locator('[data-faq]').first().waitFor();
    const idOf = () => page.locator('[data-current=true]').getAttribute('data-faq');
    const first = await idOf();
    await page.keyboard.press('j');
    expect(await idOf()).not.toBe(first);
    await page.keyboard.press('k');
    expect(await idOf()).toBe(first);
    await page.keyboard.press('x');
    await page.locator(`[data-faq="${first}"]`).waitFor({ state: 'detached' });
    expect(await page.locator('[data-counter]').textContent()).toMatch(/^1 /);
    await expect
      .poll(
        async () =>
          ((await shop.get(path)).body['faqs'] as { faq_id: number }[]).some(
            ({ faq_id }) => String(faq_id) === first,
          ),
        { timeout: 5_000 },
      )
      .toBe(false);
    const second = await idOf();
    await page.keyboard.press('a');
    await page.locator(`[data-faq="${second}"]`).waitFor({ state: 'detached' });
    await page.keyboard.press('u');
    await page.locator(`[data-faq="${second}"]`).waitFor();
    await page.keyboard.press('e');
    await page.getByLabel('Answer', { exact: true }).fill('Written by a person.');
    await page.keyboard.press('Control+Enter');
    await page.getByText('Saved and live.').waitFor();
    const edited = await shop.get('/api/v1/faqs?review=edited');
    expect(edited.body['data']).toMatchObject([{ answer: 'Written by a person.' }]);
  }, 60_000);

  test('what shoppers type is text: nothing of it runs', async () => {
    for (const path of ['conversations', 'gaps', 'overview']) {
      const page = await open(path);
      await page.getByText('<img src=x').first().waitFor();
      expect(await page.evaluate('window.hacked')).toBeUndefined();
      await page.context().close();
    }
  }, 60_000);

  test('a session that ends under an open form is renewed on the page, and nothing typed is lost', async () => {
    const page = await open('settings/general');
    await page.getByLabel('Name of the shop').fill('Northpeak renamed');
    await page.context().clearCookies();
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Your session has ended').waitFor();
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByText('Your session has ended').waitFor({ state: 'detached' });
    expect(await page.getByLabel('Name of the shop').inputValue()).toBe('Northpeak renamed');
  }, 60_000);

  test('how the shop is reached and which fields stay inside are set on the page', async () => {
    const own = await aisle.newCompany();
    const person = await newPerson(aisle, { companyId: own.companyId });
    const context = await browser.newContext({}, await signInOnPage(browser, aisle.baseUrl, person));
    const page = await context.newPage();
    await page.goto(`${aisle.baseUrl}/dashboard/${own.companyId}/settings/general`);
    await page.getByLabel('Phone').fill('+49 561 5550 140');
    await page.getByLabel('Opening hours').fill('Tuesday to Friday, 10 am to 6 pm');
    await page.getByLabel('Fields that shoppers never see').first().fill('margin*');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect
      .poll(async () => (await own.get('/api/v1/settings')).body, { timeout: 10_000 })
      .toMatchObject({
        contact: {
          phone: '+49 561 5550 140',
          email: null,
          opening_hours: 'Tuesday to Friday, 10 am to 6 pm',
        },
        catalog: { internal_fields: expect.arrayContaining(['margin*']) },
      });
    await context.close();
  }, 60_000);

  test('an empty company names the next step on every list', async () => {
    const empty = await aisle.newCompany();
    const person = await newPerson(aisle, { companyId: empty.companyId });
    const context = await browser.newContext();
    const page = await context.newPage();
    await page.goto(`${aisle.baseUrl}/dashboard`);
    await page.fill('input[name=email]', person.email);
    await page.fill('input[name=password]', password);
    await page.click('button[type=submit]');
    await page.waitForURL(/overview/);
    for (const path of ['conversations', 'gaps', 'faqs', 'evaluation', 'knowledge', 'catalogue', 'search']) {
      await page.goto(`${aisle.baseUrl}/dashboard/${empty.companyId}/${path}`);
      await page.locator('[data-empty]').first().waitFor();
      expect(await page.locator('[data-empty] a, [data-empty] button').count(), path).toBeGreaterThan(0);
    }
  }, 60_000);

  test('no page asked another host, and no script complained', () => {
    expect(browser.complaints).toEqual([]);
  });
});
