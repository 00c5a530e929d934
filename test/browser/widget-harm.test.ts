import type { Page, Route } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { useBrowser } from '../support/browser.ts';
import { hasBrowser } from '../support/chromium.ts';
import { useShop } from '../support/shop-pages.ts';
import { useAisle } from '../support/start-aisle.ts';

const aisle = useAisle();
const shop = useShop(aisle);
const browser = useBrowser();
const question = 'How long do I have to return the boots?';

const launcher = (page: Page) => page.locator('aisle-assistant .l');
const input = (page: Page) => page.locator('aisle-assistant textarea');
const panel = (page: Page) => page.locator('aisle-assistant section');

async function open(page: Page): Promise<void> {
  await launcher(page).click();
  await input(page).waitFor();
}

async function ask(page: Page, text: string): Promise<void> {
  await input(page).fill(text);
  await input(page).press('Enter');
}

const cors = { 'access-control-allow-origin': '*', 'access-control-expose-headers': 'Retry-After' };
const onMessages = (page: Page, answer: (route: Route) => unknown) =>
  page.route('**/website/v1/messages', (route) =>
    route.request().method() === 'POST' ? answer(route) : route.continue(),
  );

const body = (result_text: string, more: Record<string, unknown> = {}) =>
  JSON.stringify({
    result_text,
    thread_id: 'bf1c2b8e-3d44-4e0a-9b57-2f8a1c0d9e31',
    message_id: 'msg_1',
    answer_status: 'answered',
    locale: 'en',
    sources: [],
    products: [],
    see_also: [],
    suggested_questions: [],
    ...more,
  });

const reply = (text: string, more: Record<string, unknown> = {}) => ({
  status: 200,
  headers: { ...cors, 'content-type': 'application/json' },
  body: body(text, more),
});

describe.skipIf(!hasBrowser)('when the server cannot answer', () => {
  test('429 counts down, keeps the question and goes on', async () => {
    const { page } = await browser.visit(shop.put());
    let isLimited = true;
    await onMessages(page, (route) =>
      isLimited
        ? route.fulfill({
            status: 429,
            headers: { ...cors, 'retry-after': '2', 'content-type': 'application/problem+json' },
            body: '{"code":"rate_limited"}',
          })
        : route.fulfill(reply('Sixty days.')),
    );
    await open(page);
    await ask(page, question);
    await panel(page).getByText('Try again in 2 s').first().waitFor();
    expect(await input(page).inputValue()).toBe(question);
    const retry = panel(page).getByRole('button', { name: 'Try again' });
    expect(await retry.isDisabled()).toBe(true);
    isLimited = false;
    await expect.poll(() => retry.isEnabled(), { timeout: 5_000 }).toBe(true);
    await retry.click();
    await panel(page).getByText('Sixty days.').first().waitFor();
    expect(await input(page).inputValue()).toBe('');
    expect(await panel(page).locator('.me').count()).toBe(1);
  });

  test.each(['500', 'offline', 'cut'])('%s is said in one sentence, with the question kept', async (how) => {
    const { page } = await browser.visit(shop.put());
    await open(page);
    let isBroken = true;
    const keys: (string | undefined)[] = [];
    await onMessages(page, (route) => {
      keys.push(route.request().headers()['idempotency-key']);
      if (!isBroken) return route.fulfill(reply('Sixty days.'));
      if (how === 'offline') return route.abort('internetdisconnected');
      if (how === '500')
        return route.fulfill({ status: 500, headers: cors, body: '{"code":"internal_error"}' });
      const start =
        'event: message.start\nid: 1\ndata: {}\n\nevent: delta\nid: 2\ndata: {"text":"Half an"}\n\n';
      return route.fulfill({
        status: 200,
        headers: { ...cors, 'content-type': 'text/event-stream' },
        body: start,
      });
    });
    if (how === 'offline') await page.context().setOffline(true);
    await ask(page, question);
    const told = how === 'offline' ? 'You are offline' : 'That did not work';
    await panel(page).getByText(told).waitFor();
    expect(await panel(page).getByText('Half an').count()).toBe(0);
    expect(await input(page).inputValue()).toBe(question);
    await page.context().setOffline(false);
    isBroken = false;
    await panel(page).getByRole('button', { name: 'Try again' }).click();
    await panel(page).getByText('Sixty days.').first().waitFor();
    // The same question again: the server would answer it once.
    expect(new Set(keys).size).toBe(1);
  });

  test('an answer that comes late never stands in the place of a newer one', async () => {
    const { page } = await browser.visit(shop.put());
    await open(page);
    const late: Route[] = [];
    await onMessages(page, (route) =>
      route.request().postData()?.includes('first') ? late.push(route) : route.fulfill(reply('The second.')),
    );
    await ask(page, 'the first question');
    await panel(page).getByText('Answering').first().waitFor();
    await panel(page).getByRole('button', { name: 'New conversation' }).click();
    await ask(page, 'the other question');
    await panel(page).getByText('The second.').first().waitFor();
    await late[0]?.fulfill(reply('The first.')).catch(() => undefined);
    await page.waitForTimeout(200);
    expect(await panel(page).getByText('The first.').count()).toBe(0);
    expect(await panel(page).getByText('The second.').count()).toBeGreaterThan(0);
  });

  test('a session that is over is renewed once, unseen', async () => {
    const { page, requests } = await browser.visit(shop.put());
    await open(page);
    let refusals = 0;
    await onMessages(page, (route) =>
      refusals++ === 0
        ? route.fulfill({ status: 401, headers: cors, body: '{"code":"invalid_session"}' })
        : route.continue(),
    );
    await ask(page, question);
    await panel(page).getByText('60 days').first().waitFor();
    expect(requests.filter((url) => url.endsWith('/website/v1/session'))).toHaveLength(2);
  });
});

describe.skipIf(!hasBrowser)('answers are data', () => {
  test('markup, scripts and foreign addresses in one do nothing', async () => {
    const { page, faults, requests } = await browser.visit(shop.put());
    await page.evaluate(() => {
      (window as unknown as { ran: number }).ran = 0;
    });
    const evil = [
      '<img src=x onerror="window.ran=1">',
      '<script>window.ran=1</script>',
      '[click](javascript:window.ran=1)',
      '[data](data:text/html,<script>1</script>)',
      '[away](https://evil.example/a) https://evil.example/b',
      '[tricky](https://northpeak.example.evil.example/) [user](https://northpeak.example@evil.example/)',
      '[own](https://northpeak.example/help) **bold** **<b onclick=1>x</b>**',
      '"><svg onload=window.ran=1>',
      '‮txet desrever',
      '- <iframe srcdoc="<script>parent.ran=1</script>">',
    ].join('\n');
    await onMessages(page, (route) =>
      route.fulfill(
        reply(evil, {
          sources: [{ source_id: 'x', title: '<i>t</i>', url: 'javascript:window.ran=1', quote: '<b>' }],
          products: [
            {
              product_id: '1',
              title: '<img src=x onerror=window.ran=1>',
              url: 'https://evil.example/p',
              image_url: 'javascript:window.ran=1',
              price: { amount: 100, currency: 'XXX"<' },
              availability: { available: true, status: 'in_stock' },
            },
          ],
          suggested_questions: ['<script>window.ran=1</script>'],
        }),
      ),
    );
    await open(page);
    await ask(page, '<img src=x onerror="window.ran=1">');
    await panel(page).locator('.w').waitFor();
    const found = await page.evaluate(() => {
      const root = document.querySelector('aisle-assistant')!.shadowRoot!;
      const all = [...root.querySelectorAll('*')];
      return {
        ran: (window as unknown as { ran: number }).ran,
        odd: all.filter(({ localName }) => /^(?:script|iframe|object|embed|style|link)$/.test(localName))
          .length,
        handlers: all.filter((element) => element.getAttributeNames().some((name) => name.startsWith('on')))
          .length,
        links: [...root.querySelectorAll('a')].map(({ href }) => href),
        images: [...root.querySelectorAll('img')].map(({ src }) => src),
      };
    });
    expect(found).toEqual({
      ran: 0,
      odd: 0,
      handlers: 0,
      links: ['https://northpeak.example/help'],
      images: [],
    });
    expect(requests.filter((url) => url.includes('evil.example'))).toEqual([]);
    expect(faults).toEqual([]);
  });

  test('a very long one shows its beginning, and all of it on wish', async () => {
    const { page } = await browser.visit(shop.put());
    await onMessages(page, (route) => route.fulfill(reply('long word '.repeat(1_000))));
    await open(page);
    await ask(page, question);
    const text = panel(page).locator('.long');
    await text.waitFor();
    const shownHeight = async () => (await panel(page).locator('.t').boundingBox())?.height ?? 0;
    expect(await shownHeight()).toBeLessThan(300);
    await panel(page).getByRole('button', { name: 'Show more' }).click();
    expect(await shownHeight()).toBeGreaterThan(1_000);
  });
});

describe.skipIf(!hasBrowser)('pages on which something is wrong', () => {
  type Case = { what: string; tags?: (url: string, siteId: string) => string; says: RegExp };
  const tag = (url: string, siteId: string) =>
    `<script async src="${url}/website/aisle.js" data-site-id="${siteId}"></script>`;
  const cases: Case[] = [
    {
      what: 'no site id',
      tags: (url) => `<script async src="${url}/website/aisle.js"></script>`,
      says: /data-site-id/,
    },
    { what: 'an unknown site', tags: (url) => tag(url, 'st_none'), says: /origin/ },
    { what: 'the script twice', tags: (url, id) => tag(url, id) + tag(url, id), says: /twice/ },
  ];

  test.each(cases)('$what: the console says the fix, the page is as it was', async ({ tags, says }) => {
    const url = shop.put({
      body: '<h1>Shop</h1><aisle-faqs></aisle-faqs>',
      tags: tags?.(shop.aisleUrl, shop.siteId) ?? '',
    });
    const visit = await browser.visit('');
    const said: string[] = [];
    visit.page.on('console', (message) => message.type() === 'warning' && said.push(message.text()));
    await visit.page.goto(url);
    await expect
      .poll(() => said.find((text) => text.startsWith('Aisle:')) ?? '', { timeout: 5_000 })
      .toMatch(says);
    expect(visit.faults).toEqual([]);
    expect(await visit.page.locator('h1').textContent()).toBe('Shop');
    expect(await visit.page.locator('aisle-assistant').count()).toBeLessThanOrEqual(1);
  });

  test('a blocked endpoint, storage denied, a wrong clock', async () => {
    const blocked = await browser.visit('');
    const said: string[] = [];
    blocked.page.on('console', (message) => said.push(message.text()));
    await blocked.page.route('**/website/v1/**', (route) => route.abort('blockedbyclient'));
    await blocked.page.goto(shop.put({ body: '<h1>Shop</h1>' }));
    await expect.poll(() => said.some((text) => text.startsWith('Aisle: it does not run here'))).toBe(true);
    expect(await blocked.page.locator('aisle-assistant').count()).toBe(0);
    expect(blocked.faults).toEqual([]);

    const denied = await browser.visit('');
    await denied.page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('denied', 'SecurityError');
        },
      });
      const now = Date.now;
      Date.now = () => now() - 10 * 365 * 24 * 3_600_000;
    });
    await denied.page.goto(shop.put({ attributes: 'data-consent="all"' }));
    await open(denied.page);
    await ask(denied.page, question);
    await panel(denied.page).getByText('60 days').first().waitFor();
    expect(denied.faults).toEqual([]);
  });

  test('without consent nothing is stored; with it, the visitor’s token and their conversation', async () => {
    const { page } = await browser.visit(shop.put());
    await open(page);
    await ask(page, question);
    await panel(page).getByText('60 days').first().waitFor();
    const stored = () =>
      page.evaluate(async () => ({
        cookies: document.cookie,
        local: Object.keys(localStorage),
        session: Object.keys(sessionStorage),
        databases: (await indexedDB.databases()).length,
      }));
    expect(await stored()).toEqual({ cookies: '', local: [], session: [], databases: 0 });
    expect(await page.context().cookies()).toEqual([]);
    const consenting = shop.put({ attributes: 'data-consent="all"' });
    await page.goto(consenting);
    await open(page);
    await ask(page, question);
    await panel(page).getByText('60 days').first().waitFor();
    expect((await stored()).local).toEqual([`aisle:${shop.siteId}`]);
    await page.goto(consenting);
    await open(page);
    await panel(page).locator('.me').first().waitFor();
    await page.evaluate(() =>
      (window as never as { Aisle: { consent(to: string): void } }).Aisle.consent('none'),
    );
    await expect.poll(async () => (await stored()).local).toEqual([]);
  });
});
