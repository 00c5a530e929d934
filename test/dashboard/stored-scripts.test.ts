import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { hasBrowser } from '../support/chromium.ts';
import { signInOnPage, useBrowser } from '../support/dashboard-browser.ts';
import { newPerson, type Person } from '../support/person.ts';
import { useAisle } from '../support/start-aisle.ts';
import { testData } from '../support/test-data.ts';
import type { WireClient } from '../support/wire-client.ts';

const aisle = useAisle();
const browser = useBrowser();
const [payloadbox, fixtures] = [testData('payloadbox-xss'), testData('dompurify-fixtures')];

const lines = (text: string) =>
  text
    .trim()
    .split('\n')
    .map((line) => (JSON.parse(line) as { payload: string }).payload);

/** Every script of both collections. */
function payloads(): string[] {
  return [
    ...lines(gunzipSync(readFileSync(join(payloadbox!, 'payloads.jsonl.gz'))).toString('utf8')),
    ...lines(readFileSync(join(fixtures!, 'fixtures.jsonl'), 'utf8')),
  ];
}

/** Texts of at most `most` characters that together hold every payload once; longer payloads stand alone, cut. */
function packed(all: readonly string[], most: number): string[] {
  const texts: string[] = [];
  let text = '';
  for (const payload of all.map((each) => each.replaceAll('\0', '').slice(0, most - 1))) {
    if (text.length + payload.length + 1 > most) {
      texts.push(text);
      text = '';
    }
    text += `${payload}\n`;
  }
  return [...texts, text].filter((each) => each.trim() !== '');
}

/** What a page that runs a stored script would do: open a dialog, ask another host, change itself. */
async function watched(page: Page, ran: string[]): Promise<void> {
  page.on('dialog', (dialog) => {
    ran.push(`a dialog on ${page.url()}: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('popup', (popup) => ran.push(`a window of ${page.url()}: ${popup.url()}`));
  page.on('framenavigated', (frame) => {
    const { origin } = new URL(aisle.baseUrl);
    if (frame === page.mainFrame() && !frame.url().startsWith(origin) && frame.url() !== 'about:blank')
      ran.push(`led away to ${frame.url()}`);
  });
  await page.addInitScript({
    content: `for (const name of ['alert', 'prompt', 'confirm', 'print', 'open']) {
      window[name] = (...given) => { document.title = 'ran ' + name + ' ' + given; window.ran = name; };
    }`,
  });
}

/** Whether anything in the page was made of stored markup. */
const strange = `(() => {
  const odd = [...document.querySelectorAll('body img, body iframe, body object, body embed, body form[action], body base, body math, body video, body audio, body script:not([src]), body marquee, body details, body isindex, [onerror], [onload], [onclick], [onmouseover], [onfocus], a[href^="javascript:" i], a[href^="data:" i], a[href^="vbscript:" i]')];
  return odd.map((element) => element.outerHTML.slice(0, 200)).concat(window.ran ? ['ran ' + window.ran] : []);
})()`;

async function bulk(
  shop: WireClient,
  noun: 'products' | 'documents',
  records: readonly object[],
): Promise<void> {
  for (let from = 0; from < records.length; from += 100) {
    const { status, text } = await shop.put(`/api/v1/${noun}`, { [noun]: records.slice(from, from + 100) });
    expect(status, text.slice(0, 300)).toBe(200);
  }
}

/** Puts the scripts wherever somebody can write a text that the dashboard shows. */
async function plant(shop: WireClient, admin: Person, all: readonly string[]): Promise<void> {
  const long = packed(all, 3_900);
  const short = packed(all, 190);
  await bulk(
    shop,
    'documents',
    long.map((content, i) => ({
      document_id: `d${i}`,
      title: short[i % short.length]!.slice(0, 200),
      url: `https://northpeak.example/${i}`,
      content,
    })),
  );
  await bulk(
    shop,
    'products',
    long.map((description, i) => ({
      product_id: `p${i}`,
      title: `${short[(i * 7) % short.length]}`.slice(0, 200),
      description,
      brand: short[(i * 11) % short.length]!.slice(0, 100),
      price: { amount: 100, currency: 'USD' },
      attributes: { note: short[(i * 13) % short.length]! },
    })),
  );
  for (const [i, query_text] of long.entries()) {
    const { status } = await shop.post('/api/v1/send_message', {
      query_text,
      end_user_id: `u${i}`,
      user_metadata: { note: short[i % short.length] },
    });
    expect(status).toBe(200);
  }
  for (const query_text of short.slice(0, 60)) await shop.post('/api/v1/search', { query_text });
  for (const [i, answer] of long.entries())
    await shop.post('/api/v1/faqs', { question: short[i % short.length]!.trim().slice(0, 490), answer });
  for (const [i, from] of short.slice(0, 40).entries())
    await shop.put(`/api/v1/search/rules/r${i}`, { kind: 'synonym', from: from.trim(), to: ['boot'] });
  for (const ask of short.slice(0, 40))
    await admin.post('/dashboard/api/evaluation/cases', { body: { name: ask, ask } });
  for (const name of short.slice(0, 20)) await admin.post('/dashboard/api/keys', { name });
  await admin.post('/dashboard/api/evaluation/runs');
  const settings = await admin.patch('/dashboard/api/v1/settings', {
    company: { name: short[0]!.trim().slice(0, 190) },
    answers: { tone: long[0]!.slice(0, 1_900), guidelines: short.slice(0, 20) },
    handover: { enabled: true, message: long[1]!.slice(0, 1_900) },
  });
  expect(settings.status, settings.text).toBe(200);
}

describe.skipIf(!hasBrowser || !payloadbox || !fixtures)('stored scripts', () => {
  test('are text on every page: nothing of them runs, no other host is asked', async () => {
    const all = payloads();
    expect(all.length).toBeGreaterThan(3_000);
    const shop = await aisle.newCompany();
    const admin = await newPerson(aisle, { companyId: shop.companyId, isOperator: true });
    const state = await signInOnPage(browser, aisle.baseUrl, admin);
    await plant(shop, admin, all);
    const context = await browser.newContext({}, state);
    const page = await context.newPage();
    const ran: string[] = [];
    await watched(page, ran);
    const settle = async () => {
      await page.waitForSelector('h1');
      await expect.poll(() => page.locator('[data-loading]').count(), { timeout: 20_000 }).toBe(0);
    };
    const look = async (where: string) => {
      const found = await page.evaluate<string[]>(strange);
      ran.push(...found.map((html) => `${where}: ${html}`));
    };
    const base = `${aisle.baseUrl}/dashboard/${shop.companyId}`;
    const pages = [
      ...['overview', 'start', 'playground', 'evaluation', 'sources', 'search', 'requests'],
      ...['conversations', 'gaps', 'faqs?review=all', 'knowledge', 'catalogue'],
      ...['settings/general', 'settings/integrations', 'settings/keys', 'settings/models', 'settings/audit'],
    ];
    for (const path of pages) {
      await page.goto(`${base}/${path}`);
      await settle();
      // All of a list, then some of its rows in full, with what opens in them.
      for (let more = 0; more < 3; more++) {
        const button = page.getByRole('button', { name: 'Show more' });
        if ((await button.count()) === 0) break;
        await button.first().click();
        await settle();
      }
      await look(path);
      const rows = await page.locator('tr[data-key][tabindex]').count();
      for (let i = 0; i < Math.min(rows, 4); i++) {
        await page.locator('tr[data-key][tabindex]').nth(i).focus();
        await page.keyboard.press('Enter');
        await page.getByRole('dialog').first().waitFor();
        await settle();
        const why = page.getByRole('dialog').getByRole('button', { name: 'Why this answer' });
        if ((await why.count()) > 0) {
          await why.first().click();
          await page.locator('[data-trace]').first().waitFor();
        }
        await look(`${path}, row ${i}`);
        await page.keyboard.press('Escape');
        await page.getByRole('dialog').first().waitFor({ state: 'detached' });
      }
    }
    for (const path of ['operator', 'account', 'welcome']) {
      await page.goto(`${aisle.baseUrl}/dashboard/${path}`);
      await settle();
      await look(path);
    }
    expect(ran).toEqual([]);
    // What looks for traces finds one that is there.
    await page.evaluate("document.querySelector('main').append(document.createElement('iframe'))");
    expect(await page.evaluate<string[]>(strange)).toHaveLength(1);
    await context.close();
    expect(browser.complaints).toEqual([]);
  }, 300_000);
});
