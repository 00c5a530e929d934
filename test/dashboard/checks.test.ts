import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { insertRequests } from '../../src/services/request-log/store.ts';
import { hasBrowser } from '../support/chromium.ts';
import { type Look, type SignedInState, signInOnPage, useBrowser } from '../support/dashboard-browser.ts';
import { newPerson, password } from '../support/person.ts';
import { useAisle } from '../support/start-aisle.ts';
import type { WireClient } from '../support/wire-client.ts';

const aisle = useAisle();
const browser = useBrowser();

const shopFolder = join(import.meta.dirname, '../../examples/demo-shop');
const products = readFileSync(join(shopFolder, 'products.en.jsonl'), 'utf8')
  .trim()
  .split('\n')
  .slice(0, 20)
  .map((line) => JSON.parse(line) as { url: string; title: string });

const returns = {
  document_id: 'returns',
  title: 'Returns',
  url: 'https://northpeak.example/help/returns',
  content: 'Unused items can be returned within 60 days of delivery. Return shipping is free in the EU.',
};

const lists = [
  ...['conversations', 'gaps', 'faqs', 'evaluation', 'sources', 'knowledge', 'catalogue', 'search'],
  ...['requests', 'settings/keys', 'settings/audit'],
];

/** What shoppers of an outdoor shop ask and are not told: five topics, ten wordings each. */
function inVain(): { topic: string; wordings: readonly string[] }[] {
  return [
    {
      topic: 'gift cards',
      wordings: [
        'Do you sell gift cards?',
        'Can I buy a gift card?',
        'gift card please',
        'I want a gift card for my brother',
        'Is there a gift card I can send by mail?',
        'How much can I put on a gift card?',
        'where do I find your gift cards',
        'Can a gift card be used online?',
        'Does a gift card expire?',
        'gift card for 50 dollars',
      ],
    },
    {
      topic: 'student discount',
      wordings: [
        'Do students get a discount?',
        'Is there a student discount?',
        'student discount code',
        'How do I get the student discount?',
        'discount for students',
        'I am a student, is there any discount?',
        'Does the student discount work on sale items?',
        'What student discount do you give?',
        'Can I use my student card for a discount?',
        'student discounts?',
      ],
    },
    {
      topic: 'engraving',
      wordings: [
        'Can you engrave my name?',
        'Do you do engraving?',
        'How long does engraving take?',
        'What does engraving cost?',
        'engraving on a bottle',
        'Is engraving possible on a knife?',
        'I would like an engraving',
        'engraved name on it',
        'Can an engraving be removed?',
        'Which fonts are there for the engraving?',
      ],
    },
    {
      topic: 'newsletter',
      wordings: [
        'How do I unsubscribe from the newsletter?',
        'newsletter sign up',
        'Where can I subscribe to your newsletter?',
        'How often does the newsletter come out?',
        'I get too many newsletters',
        'stop the newsletter',
        'Is there a voucher for newsletter subscribers?',
        'Is the newsletter also in French?',
        'I never got the newsletter',
        'newsletter',
      ],
    },
    {
      topic: 'parking',
      wordings: [
        'Is there parking at the store?',
        'Where can I park?',
        'parking fee',
        'How much is parking?',
        'Do you have parking for vans?',
        'free parking?',
        'Is the parking covered?',
        'parking lot opening hours',
        'Can I charge my car in the parking garage?',
        'parking near the store',
      ],
    },
  ];
}

type Signed = { shop: WireClient; state: SignedInState; email: string };

async function newShop(options: Parameters<typeof aisle.newCompany>[0] = {}): Promise<Signed> {
  const shop = await aisle.newCompany(options);
  const admin = await newPerson(aisle, { companyId: shop.companyId });
  return { shop, state: await signInOnPage(browser, aisle.baseUrl, admin), email: admin.email };
}

async function open({ shop, state }: Signed, path: string, look: Look = {}): Promise<Page> {
  const context = await browser.newContext(look, state);
  const page = await context.newPage();
  await page.goto(`${aisle.baseUrl}/dashboard/${shop.companyId}/${path}`);
  return page;
}

async function settle(page: Page): Promise<void> {
  await page.waitForSelector('h1');
  await expect.poll(() => page.locator('[data-loading]').count(), { timeout: 10_000 }).toBe(0);
}

describe.skipIf(!hasBrowser)('checks of the dashboard', () => {
  test('50 questions in vain are five topics; an answer to one is an answer to each of its wordings (U7)', async () => {
    const signed = await newShop({ products });
    const asked = inVain();
    expect(asked.flatMap(({ wordings }) => wordings)).toHaveLength(50);
    for (const [i, { wordings }] of asked.entries())
      for (const query_text of i === 0 ? [...wordings, ...wordings] : wordings)
        await signed.shop.post('/api/v1/send_message', { query_text });
    const page = await open(signed, 'gaps');
    await page.locator('[data-key]').first().waitFor();
    const rows = await page.locator('tr[data-key]').count();
    expect(rows).toBeGreaterThanOrEqual(4);
    expect(rows).toBeLessThanOrEqual(6);
    // The one asked most stands first.
    expect(await page.locator('tr[data-key]').first().textContent()).toMatch(/gift card/i);
    await page.locator('tr[data-key]').first().click();
    const dialog = page.getByRole('dialog');
    await dialog
      .getByLabel('Answer', { exact: true })
      .fill('Gift cards from 10 to 500 dollars are sent by mail.');
    await dialog.getByRole('button', { name: 'Publish' }).click();
    await dialog.locator('[data-answered]').waitFor({ timeout: 30_000 });
    const tried = await dialog.locator('[data-tried]').count();
    expect(await dialog.locator('[data-tried="answered"]').count()).toBe(tried);
    expect(tried).toBeGreaterThanOrEqual(5);
    for (const query_text of asked[0]!.wordings.slice(0, 3)) {
      const again = await signed.shop.post('/api/v1/send_message', { query_text });
      expect(again.body['result_text'], query_text).toContain('10 to 500 dollars');
    }
    await page.context().close();
  }, 120_000);

  test('20 FAQs are decided by keyboard alone, and the pages list what was decided (U6)', async () => {
    const signed = await newShop({
      products,
      settings: { integrations: { ai_powered_faqs: { enabled: true } } },
    });
    const listed = async (pageUrl: string) => {
      const path = `/api/v1/product-faqs?page_url=${encodeURIComponent(pageUrl)}&count=10`;
      for (;;) {
        const { status, body } = await signed.shop.get(path);
        if (status === 200) return (body['faqs'] ?? []) as { faq_id: number }[];
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
    };
    const before = new Set<number>();
    for (const { url } of products.slice(0, 6))
      for (const { faq_id: id } of await listed(url)) before.add(id);
    expect(before.size).toBeGreaterThanOrEqual(20);
    const page = await open(signed, 'faqs');
    await page.locator('[data-faq]').first().waitFor();
    const rejected: number[] = [];
    for (let decided = 0; decided < 20; decided++) {
      const id = await page.locator('[data-current=true]').getAttribute('data-faq');
      if (decided % 5 === 4) {
        await page.keyboard.press('x');
        rejected.push(Number(id));
      } else if (decided % 5 === 3) {
        await page.keyboard.press('e');
        await page.getByLabel('Answer', { exact: true }).fill(`Written by hand, number ${decided}.`);
        await page.getByLabel('Answer', { exact: true }).press('Control+Enter');
        await page.getByRole('dialog').waitFor({ state: 'detached' });
      } else await page.keyboard.press('a');
      await page.locator(`[data-faq="${id}"]`).waitFor({ state: 'detached' });
    }
    expect(await page.locator('[data-counter]').textContent()).toMatch(/^20 /);
    const reviewed = async (review: string) =>
      ((await signed.shop.get(`/api/v1/faqs?review=${review}&limit=100`)).body['data'] as unknown[]).length;
    for (const [review, count] of [
      ['rejected', 4],
      ['edited', 4],
      ['approved', 12],
    ] as const)
      await expect.poll(() => reviewed(review), { timeout: 5_000 }).toBe(count);
    const after = new Set<number>();
    for (const { url } of products.slice(0, 6)) for (const { faq_id: id } of await listed(url)) after.add(id);
    for (const id of rejected) expect(after.has(id)).toBe(false);
    await page.context().close();
  }, 120_000);

  test('every list without data names the next step, has an outline before and a way on after a failure (U23)', async () => {
    const signed = await newShop();
    const page = await open(signed, 'settings/data');
    await settle(page);
    for (const path of lists) {
      const address = `${aisle.baseUrl}/dashboard/${signed.shop.companyId}/${path}`;
      let release: () => void = () => undefined;
      const held = new Promise<void>((resolve) => {
        release = resolve;
      });
      await page.route('**/dashboard/api/**', async (route) => {
        // The shell itself comes up; what a page asks for waits.
        if (!/\/session$/.test(route.request().url())) await held;
        await route.continue().catch(() => undefined);
      });
      await page.goto(address);
      await page.locator('[data-loading]').first().waitFor({ timeout: 5_000 });
      release();
      await page.unroute('**/dashboard/api/**');
      await settle(page);
      // Keys and audit are never empty here: the company came with a key.
      if (!path.startsWith('settings/')) {
        await page.locator('[data-empty]').first().waitFor();
        expect(await page.locator('[data-empty] a, [data-empty] button').count(), path).toBeGreaterThan(0);
      }
      await page.route('**/dashboard/api/**', (route) =>
        /\/session$/.test(route.request().url()) ? route.continue() : route.abort(),
      );
      await page.goto(address);
      const again = page.getByRole('alert').getByRole('button', { name: 'Try again' }).first();
      await again.waitFor({ timeout: 20_000 });
      await page.unroute('**/dashboard/api/**');
      // A page of several cards has a button on each.
      for (let left = await again.count(); left > 0; left = await again.count()) {
        await again.click({ timeout: 5_000 }).catch(() => undefined);
        await page.waitForTimeout(100);
      }
      await expect.poll(() => page.getByRole('alert').count(), { timeout: 10_000, message: path }).toBe(0);
    }
    await page.context().close();
  }, 240_000);

  test('10,000 requests: the first ones stand at once, filters are in the address (U24)', async () => {
    const signed = await newShop();
    const nowMs = aisle.base.clock.nowMs();
    for (let block = 0; block < 20; block++)
      await insertRequests(
        aisle.base,
        signed.shop.companyId,
        Array.from({ length: 500 }, (_, i) => ({
          companyId: signed.shop.companyId,
          requestId: aisle.base.ids.ulid('req', nowMs - block * 500 - i),
          atMs: nowMs - block * 500 - i,
          operation: i % 2 === 0 ? '/api/v1/search' : '/api/v1/send_message',
          method: 'POST',
          status: i % 50 === 0 ? 429 : 200,
          ...(i % 50 === 0 ? { code: 'rate_limited' } : {}),
          durationMs: i % 40,
        })),
      );
    const page = await open(signed, 'overview');
    await settle(page);
    const startedMs = performance.now();
    await page.getByRole('link', { name: 'Requests', exact: true }).click();
    await page.locator('tr[data-key]').first().waitFor();
    const shownMs = performance.now() - startedMs;
    const filteredFromMs = performance.now();
    await page.getByLabel('Status', { exact: true }).selectOption('429');
    await page.getByText('rate_limited').first().waitFor();
    const filterMs = performance.now() - filteredFromMs;
    console.info(
      `10,000 requests: shown after ${shownMs.toFixed(0)} ms, filtered after ${filterMs.toFixed(0)} ms`,
    );
    expect(page.url()).toContain('status=429');
    for (let more = 0; more < 2; more++) {
      const before = await page.locator('tr[data-key]').count();
      const button = page.getByRole('button', { name: 'Show more' });
      if ((await button.count()) === 0) break;
      await button.click();
      await expect.poll(() => page.locator('tr[data-key]').count()).toBeGreaterThan(before);
    }
    expect(await page.locator('tr[data-key]').count()).toBe(200);
    const link = page.url();
    await page.goto('about:blank');
    await page.goto(link);
    await page.locator('tr[data-key]').first().waitFor();
    expect(await page.getByLabel('Status', { exact: true }).inputValue()).toBe('429');
    expect(await page.getByText('/search').count()).toBeGreaterThan(0);
    await page.goBack();
    await page.context().close();
  }, 120_000);

  test('a longer language fits: no text is cut off, none is left in English (U17)', async () => {
    const signed = await newShop({ products });
    await signed.shop.post('/api/v1/send_message', { query_text: 'Do you sell gift cards?' });
    const context = await browser.newContext({}, signed.state);
    await context.addInitScript({
      content: "if (location.protocol === 'http:') localStorage.setItem('aisle-language', 'pseudo')",
    });
    const page = await context.newPage();
    const found: string[] = [];
    const pages = [...lists, 'overview', 'start', 'playground', 'settings/general', 'settings/integrations'];
    for (const path of [...pages, 'settings/models', 'settings/limits', 'settings/team', 'settings/data']) {
      await page.goto(`${aisle.baseUrl}/dashboard/${signed.shop.companyId}/${path}`);
      await settle(page);
      const faults = await page.evaluate<string[]>(`(() => {
        const faults = [];
        const own = 'h1, h2, button:not([role=tab]), label, th, .nav-link';
        for (const element of document.querySelectorAll(own)) {
          const text = element.textContent.trim();
          const { width, height } = element.getBoundingClientRect();
          if (text === '' || width === 0 || height === 0) continue;
          if (element.scrollWidth > element.clientWidth + 2 && getComputedStyle(element).overflowX !== 'visible' && element.clientWidth > 0)
            faults.push('cut: ' + text.slice(0, 80));
          const isData = /^[\\d.,%:/ a-z_-]*$/.test(text) || element.closest('[data-key], [data-ideas], .bubble, .starter') || text === 'AI Powered FAQs';
          if (/[A-Za-z]{3}/.test(text) && !text.includes('⟦') && !isData && !/^(Aisle|CSV|JSON|English|Deutsch)/.test(text))
            faults.push('English: ' + text.slice(0, 80));
        }
        if (document.documentElement.scrollWidth > innerWidth + 1) faults.push('the page scrolls sideways');
        return faults;
      })()`);
      found.push(...faults.map((fault) => `${path}: ${fault}`));
    }
    await context.close();
    expect(found).toEqual([]);
  }, 120_000);

  test('less motion, the system’s colours, forced colours (U19)', async () => {
    const signed = await newShop({ products });
    const page = await open(signed, 'catalogue', { colorScheme: 'dark' });
    await settle(page);
    expect(await page.getAttribute('html', 'data-mantine-color-scheme')).toBe('dark');
    await page.emulateMedia({ colorScheme: 'light' });
    await expect.poll(() => page.getAttribute('html', 'data-mantine-color-scheme')).toBe('light');
    await page.locator('tr[data-key]').first().click();
    await page.getByRole('dialog').waitFor();
    expect(await page.evaluate('document.getAnimations().length')).toBe(0);
    await page.keyboard.press('Escape');
    await page.emulateMedia({ forcedColors: 'active' });
    const borders = await page.evaluate<number[]>(
      `[...document.querySelectorAll('main button, main input, main select')].filter((e) => e.offsetWidth > 0 && e.type !== 'checkbox').map((e) => parseFloat(getComputedStyle(e).borderTopWidth))`,
    );
    expect(borders.length).toBeGreaterThan(2);
    for (const width of borders) expect(width).toBeGreaterThan(0);
    await page.context().close();
  }, 60_000);

  test('of two people who edit one FAQ the second sees the first one’s text before it is lost', async () => {
    const signed = await newShop({ products });
    const { body } = await signed.shop.post('/api/v1/faqs', {
      question: 'Do you wrap gifts?',
      answer: 'Yes.',
    });
    const page = await open(signed, 'faqs?review=all');
    await page.locator('[data-faq]').first().waitFor();
    await page.getByRole('button', { name: 'Edit' }).first().click();
    await page.getByLabel('Answer', { exact: true }).fill('Mine: for two dollars.');
    await signed.shop.patch(`/api/v1/faqs/${String(body['faq_id'])}`, {
      answer: 'Theirs: for three dollars.',
    });
    await page.getByRole('button', { name: 'Save and approve' }).click();
    await page.getByText('Theirs: for three dollars.').waitFor();
    const answerNow = async () =>
      (await signed.shop.get(`/api/v1/faqs/${String(body['faq_id'])}`)).body['answer'];
    expect(await answerNow()).toBe('Theirs: for three dollars.');
    expect(await page.getByLabel('Answer', { exact: true }).inputValue()).toBe('Mine: for two dollars.');
    await page.getByRole('button', { name: 'Save all the same' }).click();
    await page.getByText('Saved and live.').waitFor();
    expect(await answerNow()).toBe('Mine: for two dollars.');
    await page.context().close();
  }, 60_000);

  test('a member who comes to an admin’s page by its address is told whom to ask', async () => {
    const { shop } = await newShop();
    const member = await newPerson(aisle, { companyId: shop.companyId, role: 'member', grants: ['faqs'] });
    const state = await signInOnPage(browser, aisle.baseUrl, member);
    for (const path of [
      'settings/keys',
      'settings/models',
      'settings/team',
      'settings/audit',
      'conversations',
    ]) {
      const page = await open({ shop, state, email: member.email }, path);
      await page.getByText('You cannot see this').first().waitFor();
      await page.getByText('Settings, Team').first().waitFor();
      expect(await page.getByRole('navigation').getByRole('link', { name: 'API keys' }).count()).toBe(0);
      await page.context().close();
    }
  }, 60_000);

  test('links that were used, or are old, say so and lose nothing that was typed', async () => {
    const page = await (await browser.newContext()).newPage();
    await page.goto(`${aisle.baseUrl}/dashboard/invitation#bogus`);
    await page.getByText(/was used|has expired|withdrawn/).waitFor();
    await page.goto(`${aisle.baseUrl}/dashboard/password#bogus`);
    await page.locator('input[name=password]').fill(password);
    await page.locator('button[type=submit]').click();
    await page.getByText('This link was used').waitFor();
    expect(await page.locator('input[name=password]').inputValue()).toBe(password);
    await page.goto(`${aisle.baseUrl}/dashboard/setup#bogus`);
    await page.getByLabel('Your name').fill('Ada');
    await page.getByLabel('Mail address').fill('ada@shop.example');
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.locator('button[type=submit]').click();
    await page.getByText('This link was used').waitFor();
    expect(await page.getByLabel('Your name').inputValue()).toBe('Ada');
    await page.context().close();
  }, 60_000);

  test('how sure is sure enough: the slider says what it would mean, and is kept', async () => {
    const signed = await newShop({ products, documents: [returns] });
    const admin = await newPerson(aisle, { companyId: signed.shop.companyId });
    const asks = ['How long do I have to return something?', 'Is return shipping free in the EU?'];
    for (const ask of asks)
      await admin.post('/dashboard/api/evaluation/cases', {
        body: { name: ask, ask, expect: { status: ['answered'], must_cite: ['doc:returns'] } },
      });
    for (const ask of ['Do you sell gift cards?', 'Can you engrave my name?', 'Is there parking?'])
      await admin.post('/dashboard/api/evaluation/cases', {
        body: { name: ask, ask, expect: { must_abstain: true } },
      });
    const page = await open(signed, 'evaluation');
    await page.getByRole('button', { name: 'Run all' }).click();
    await page.locator('[data-curve="5"]').waitFor({ timeout: 20_000 });
    const asserted = async () => Number(await page.locator('[data-asserted]').getAttribute('data-asserted'));
    const thumb = page.getByRole('slider');
    await thumb.focus();
    await page.keyboard.press('Home');
    const atLeast = await asserted();
    await page.keyboard.press('End');
    expect(await asserted()).toBeLessThanOrEqual(atLeast);
    await page.keyboard.press('Home');
    await page.getByRole('button', { name: 'Assert from here on' }).click();
    await expect
      .poll(async () => (await signed.shop.get('/api/v1/settings')).body['answers'], { timeout: 5_000 })
      .toMatchObject({ minimum_precision_percent: 50 });
    await page.getByRole('button', { name: 'As a table' }).click();
    expect(await page.getByRole('region', { name: 'Share right over share asserted' }).count()).toBe(1);
    await page.getByRole('button', { name: /^As shipped/ }).click();
    await expect
      .poll(async () => (await signed.shop.get('/api/v1/settings')).body['answers'], { timeout: 5_000 })
      .toMatchObject({ minimum_precision_percent: null });
    await page.context().close();
  }, 60_000);

  test('a past request is asked again beside its trace, without the rest of its conversation', async () => {
    const signed = await newShop({ products, documents: [returns] });
    const answer = await signed.shop.post('/api/v1/send_message', {
      query_text: 'How long do I have to return unused items?',
    });
    const id = answer.headers['x-request-id']!;
    const page = await open(signed, `requests?open=${id}`);
    await page.getByRole('button', { name: 'Ask it again now' }).click();
    await page.locator('[data-replayed="same"]').waitFor();
    await signed.shop.put('/api/v1/documents', {
      documents: [{ ...returns, content: 'Unused items can be returned within 14 days of delivery.' }],
    });
    await page.getByRole('button', { name: 'Ask it again now' }).click();
    const other = page.locator('[data-replayed="other"]');
    await other.waitFor();
    expect(await other.textContent()).toContain('14 days');
    const threads = await signed.shop.get('/api/v1/threads?channel=playground');
    expect(threads.body['data']).toHaveLength(2);
    await page.context().close();
  }, 60_000);

  test('rows are chosen and deleted together, and a list is saved as a file beyond what is shown', async () => {
    const documents = Array.from({ length: 130 }, (_, i) => ({
      document_id: `d${i}`,
      title: i === 0 ? '=HYPERLINK("https://evil.example")' : `Page ${i}`,
      content: `This is what page ${i} says about its own matter and nothing else.`,
    }));
    const signed = await newShop({ documents });
    const page = await open(signed, 'knowledge');
    await page.locator('tr[data-key]').first().waitFor();
    await page.getByRole('button', { name: 'Export' }).click();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: 'CSV' }).click(),
    ]);
    const text = readFileSync(await file.path(), 'utf8');
    expect(text.split('\r\n')).toHaveLength(131);
    expect(text).toContain("'=HYPERLINK");
    page.on('dialog', (dialog) => void dialog.accept());
    for (const i of [0, 1]) await page.getByLabel('Choose this row').nth(i).check();
    await page.locator('[data-chosen="2"]').waitFor();
    await page.getByRole('group', { name: 'Chosen rows' }).getByRole('button', { name: 'Delete' }).click();
    await page.getByText('2 done.').waitFor();
    const left: unknown[] = [];
    for (let cursor = ''; ; ) {
      const { body } = await signed.shop.get(`/api/v1/documents?limit=100${cursor}`);
      left.push(...(body['data'] as unknown[]));
      if (!body['next_cursor']) break;
      cursor = `&cursor=${String(body['next_cursor'])}`;
    }
    expect(left).toHaveLength(128);
    await page.context().close();
  }, 60_000);

  test('a model is set, tested and failed, and its key is nowhere afterwards', async () => {
    const signed = await newShop();
    const page = await open(signed, 'settings/models');
    await page.getByText('The embedded engine: no model').waitFor();
    const first = page.getByRole('region', { name: 'First model' });
    await first.getByRole('combobox', { name: 'Provider' }).click();
    await page.getByRole('option', { name: /Ollama/ }).click();
    await first.getByLabel('Address').fill('https://127.0.0.1:9/v1');
    await first.getByLabel('Model', { exact: true }).fill('qwen3:8b');
    const key = 'sk-a-key-that-nobody-sees-again';
    await first.getByLabel('Key', { exact: true }).fill(key);
    await page.getByRole('button', { name: 'Save' }).click();
    // An address inside is the operator's to allow; what was typed stays.
    await first
      .getByText(/public|private|allow/i)
      .first()
      .waitFor();
    expect(await first.getByLabel('Model', { exact: true }).inputValue()).toBe('qwen3:8b');
    await first.getByLabel('Address').fill('https://models.shop.invalid/v1');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.locator('[data-model="qwen3:8b"]').waitFor();
    await page.getByRole('button', { name: 'Test the models' }).click();
    await page.locator('[data-tested="false"]').waitFor({ timeout: 30_000 });
    await page.getByText('To mend it').waitFor();
    const answers: string[] = [];
    page.on('response', (response) =>
      response.text().then(
        (text) => void answers.push(text),
        () => undefined,
      ),
    );
    await page.reload();
    await page.getByText('A key is stored.').waitFor();
    const kept = await page.evaluate<string>(
      'JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.documentElement.outerHTML, [...document.querySelectorAll("input")].map((input) => input.value)])',
    );
    for (const text of [kept, ...answers]) expect(text).not.toContain(key);
    await page.context().close();
  }, 60_000);

  test('no page asked another host, and no script complained', () => {
    expect(browser.complaints).toEqual([]);
  });
});

beforeAll(() => expect(products).toHaveLength(20));
