import type { BrowserContext, Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { hasBrowser } from '../support/chromium.ts';
import { useBrowser } from '../support/dashboard-browser.ts';
import { newPerson, password } from '../support/person.ts';
import { boot, productUrl, returns } from '../support/shop-pages.ts';
import { useAisle } from '../support/start-aisle.ts';
import { shopOrigin, siteOf } from '../support/visitor.ts';
import type { WireClient } from '../support/wire-client.ts';

const aisle = useAisle();
const browser = useBrowser();
const settings = { integrations: { ai_powered_faqs: { enabled: true } } };
let shop: WireClient;
let state: Awaited<ReturnType<BrowserContext['storageState']>>;

/** Runs before any script of a page: closed shadow roots are opened to the test. */
const openRoots = `const attach = Element.prototype.attachShadow;
Element.prototype.attachShadow = function (init) { return attach.call(this, { ...init, mode: 'open' }); };`;

beforeAll(async () => {
  shop = await aisle.newCompany({ products: [boot], documents: [returns], settings });
});

describe('GET /dashboard/api/widget/config', () => {
  const path = (siteId: string) => `/dashboard/api/widget/config?site_id=${siteId}&locale=de`;

  test('is what pages of the site are told; other companies’ sites and people without the area get nothing', async () => {
    const rival = await aisle.newCompany();
    const admin = await newPerson(aisle, { companyId: shop.companyId });
    const found = await admin.get(path(siteOf(shop)));
    const headers = { origin: shopOrigin };
    const website = await aisle.send('GET', `/website/v1/config?site_id=${siteOf(shop)}&locale=de`, {
      headers,
    });
    expect(found.body).toEqual(website.body);
    expect(await admin.get(path(siteOf(rival)))).toBeProblem(404, 'not_found');
    const member = await newPerson(aisle, { companyId: shop.companyId, role: 'member', grants: ['faqs'] });
    expect((await member.get(path(siteOf(shop)))).status).toBe(403);
    expect((await aisle.send('GET', path(siteOf(shop)))).status).toBe(401);
  });
});

test('where a site’s script was seen is told to its company, and written once a minute at most', async () => {
  const own = await aisle.newCompany();
  const admin = await newPerson(aisle, { companyId: own.companyId });
  const path = `/dashboard/api/widget/seen?site_id=${siteOf(own)}`;
  expect((await admin.get(path)).body).toEqual({ data: [] });
  const headers = { origin: shopOrigin };
  const load = () => aisle.send('GET', `/website/v1/config?site_id=${siteOf(own)}`, { headers });
  expect((await load()).status).toBe(200);
  const first = await admin.get(path);
  expect(first.body).toEqual({ data: [{ host: new URL(shopOrigin).host, seen_at: expect.any(String) }] });
  await load();
  expect((await admin.get(path)).body).toEqual(first.body);
  const refused = await aisle.send('GET', `/website/v1/config?site_id=${siteOf(own)}`, {
    headers: { origin: 'https://evil.example' },
  });
  expect(refused.status).toBe(403);
  expect((await admin.get(path)).body).toEqual(first.body);
  const rival = await newPerson(aisle, { companyId: shop.companyId });
  expect((await rival.get(path)).body).toEqual({ data: [] });
});

describe.skipIf(!hasBrowser)('the Widget page', () => {
  const widget = () => shop.get('/api/v1/settings').then(({ body }) => siteIn(body).widget);
  const siteIn = (body: Record<string, unknown>) =>
    (body['website'] as { sites: { origins: string[]; widget: Record<string, unknown> }[] }).sites[0]!;

  beforeAll(async () => {
    const person = await newPerson(aisle, { companyId: shop.companyId });
    const context = await browser.newContext();
    const page = await context.newPage();
    await page.goto(`${aisle.baseUrl}/dashboard`);
    await page.fill('input[name=email]', person.email);
    await page.fill('input[name=password]', password);
    await page.click('button[type=submit]');
    await page.waitForURL(/overview/);
    state = await context.storageState();
    await context.close();
  });

  async function open(): Promise<Page> {
    const context = await browser.newContext({}, state);
    await context.addInitScript({ content: openRoots });
    const page = await context.newPage();
    await page.goto(`${aisle.baseUrl}/dashboard/${shop.companyId}/widget`);
    await page.getByRole('heading', { name: 'Widget', level: 1 }).waitFor();
    return page;
  }

  const preview = (page: Page) => page.frameLocator('iframe');
  const launcherColour = (page: Page) =>
    page
      .frames()
      .find((frame) => frame.url().endsWith('/dashboard/preview'))
      ?.evaluate<string>(
        "(({ shadowRoot: root } = {}) => root && getComputedStyle(root.querySelector('.l')).backgroundColor)(document.querySelector('aisle-assistant') ?? undefined)",
      );

  test('shows what is being edited at once, answers in it, and saves it', async () => {
    const page = await open();
    await preview(page).locator('aisle-assistant textarea').waitFor();
    await preview(page).locator('aisle-assistant textarea').fill('How long do I have to return the boots?');
    await preview(page).locator('aisle-assistant textarea').press('Enter');
    await preview(page).locator('aisle-assistant section').getByText('60 days').first().waitFor();
    await page.getByLabel('Buttons and links').fill('#0a7a3c');
    await expect.poll(() => launcherColour(page), { timeout: 10_000 }).toBe('rgb(10, 122, 60)');
    await page.getByLabel('One line beside the chat button, once per visit').click();
    await page.getByLabel('That line').fill('Looking for boots?');
    await page.getByLabel('Tell search engines the questions of a page (FAQPage)').click();
    const origins = page.getByRole('combobox', { name: 'Origins of the pages' });
    await origins.fill('https://second.example');
    await origins.press('Enter');
    await page.getByText(/^Changed: origins, /).waitFor();
    // Nothing is in force before it is saved.
    expect((await widget())['style']).toEqual({});
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Saved. In force within a second.').waitFor();
    const { body } = await shop.get('/api/v1/settings');
    expect(siteIn(body).origins).toContain('https://second.example');
    expect(await widget()).toMatchObject({
      style: { accent: '#0a7a3c' },
      surfaces: ['faq', 'search', 'chat', 'nudge'],
      nudge: { text: 'Looking for boots?', after_seconds: 20 },
      faq_json_ld: true,
    });
    await page.getByText(`data-site-id="${siteOf(shop)}"`).waitFor();
    await page.getByText('/website/v1/faq-page?').waitFor();
    await page.context().close();
  }, 60_000);

  test('shows the questions of a product page that is named, and the search', async () => {
    const page = await open();
    // The chat that is open takes the focus once it has come.
    await page.locator('label', { hasText: /^Page$/ }).click();
    const picker = page.getByRole('combobox', { name: 'On the page of' });
    const choice = page.locator(`[data-product="${productUrl}"]`);
    const isOffered = async () => {
      await picker.fill('');
      await picker.fill(productUrl);
      await page.waitForTimeout(500);
      return choice.isVisible();
    };
    await expect.poll(isOffered, { timeout: 20_000 }).toBe(true);
    await choice.click();
    await preview(page).locator('aisle-faqs .c:not(.k0)').first().waitFor({ timeout: 20_000 });
    await page.locator('.widget-preview label', { hasText: /^Search$/ }).click();
    await preview(page).getByRole('searchbox').fill('boots');
    await preview(page).getByRole('link', { name: 'Trailhead 2 Hiking Boot' }).waitFor();
    await page.context().close();
  }, 60_000);

  test('colours that cannot be read are not saved, and are put right on wish', async () => {
    const page = await open();
    const before = await widget();
    await page.getByLabel('Background', { exact: true }).fill('#ffffff');
    await page.getByLabel('Text', { exact: true }).fill('#bbbbbb');
    await page.locator('[data-contrast]').waitFor();
    await page.getByText('Colours that cannot be read are not saved.').waitFor();
    expect(await page.getByRole('button', { name: 'Save' }).isDisabled()).toBe(true);
    await page.getByRole('button', { name: 'Adjust the colours' }).click();
    await page.locator('[data-contrast]').waitFor({ state: 'detached' });
    expect(await page.getByRole('button', { name: 'Save' }).isEnabled()).toBe(true);
    expect(await widget()).toEqual(before);
    await page.context().close();
  }, 60_000);

  test('no page asked another host, and no script complained', () => {
    expect(browser.complaints).toEqual([]);
  });
});
