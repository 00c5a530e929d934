import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { useBrowser } from '../support/browser.ts';
import { hasBrowser } from '../support/chromium.ts';
import { useShop } from '../support/shop-pages.ts';
import { useAisle } from '../support/start-aisle.ts';

const aisle = useAisle();
const shop = useShop(aisle, {
  surfaces: ['faq', 'search', 'chat', 'nudge'],
  starter_questions: ['What is your return policy?'],
});
const browser = useBrowser();
const sdk = join(import.meta.dirname, '../../sdk');

const namesIn = (text: string, pattern: RegExp) =>
  [...new Set([...text.matchAll(pattern)].map((match) => match[1]!))].sort();

/** The events that the types name. */
const typed = namesIn(
  /type AisleEventName =([^;]*);/.exec(readFileSync(join(sdk, 'types.ts'), 'utf8'))?.[1] ?? '',
  /'(\w+)'/g,
);

describe('the list of events', () => {
  test('is the same in the types, in docs/website.md and in the code that tells them', () => {
    const docs = readFileSync(join(sdk, '../docs/website.md'), 'utf8');
    const section = docs.slice(docs.indexOf('Events, also DOM events'), docs.indexOf('React: `'));
    const documented = namesIn(section.slice(section.indexOf('with `')), /`(\w+_\w+|error)`/g);
    expect(documented).toEqual(typed);
    const code = readdirSync(sdk, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts'))
      .map((name) => readFileSync(join(sdk, name), 'utf8'))
      .join('\n');
    const told = namesIn(
      `${code.replace(/isOpen \? '(\w+)' : '(\w+)'/g, "'$1'); emit('$2'")}`,
      /(?:emit\(\s*|onFollow\(core, [^']*)'(\w+)'/g,
    );
    expect(told).toEqual(typed);
  });
});

type Heard = { type: string; at: string; threadId: unknown; [member: string]: unknown };

/** Notes every event from before the script is there, through its own interface and on the element. */
function listen(names: readonly string[]): string {
  return `<script>
window.heard = []; window.dom = [];
window.AisleQueue = ${JSON.stringify(names)}.map((name) => ['on', name, (payload) => heard.push(payload)]);
${JSON.stringify(names)}.forEach((name) => document.addEventListener('aisle:' + name, (event) => dom.push(event.type), true));
</script>`;
}

const heardBy = (page: Page) => page.evaluate(() => (window as unknown as { heard: Heard[] }).heard);
const panel = (page: Page) => page.locator('aisle-assistant section');
const input = (page: Page) => page.locator('aisle-assistant textarea');

describe.skipIf(!hasBrowser)('a shopper’s whole way', () => {
  beforeAll(async () => {
    const set = await shop.client.patch('/api/v1/settings', {
      handover: { enabled: true, message: 'Soon.' },
    });
    expect(set.status).toBe(200);
  });

  test('tells the page every event of the list, with time and thread', async () => {
    const body = '<aisle-faqs></aisle-faqs><aisle-search></aisle-search>';
    const { page, faults } = await browser.visit(
      shop.put({ body, head: listen(typed), attributes: 'data-experiment="chips:b"' }),
    );
    const chips = page.locator('aisle-faqs .c:not(.k0)');
    await chips.first().waitFor({ timeout: 20_000 });
    await page.evaluate(() => {
      const api = (window as never as { Aisle: Record<string, (...values: unknown[]) => unknown> }).Aisle;
      // Links of the shop lead nowhere here.
      api['setLinkHandler']!(() => true);
      api['setCartHandler']!(async (item: { productId: string }) => [item.productId, 'laces-1']);
    });
    await chips.first().click();
    await page.locator('aisle-faqs .a a').first().click();
    await page.evaluate(() =>
      (window as never as { Aisle: { showNudge(nudge: object): void } }).Aisle.showNudge({ text: 'Hello?' }),
    );
    await page.locator('aisle-assistant .n1 button').first().click();
    await input(page).waitFor();
    await panel(page).getByRole('button', { name: 'New conversation' }).click();
    await panel(page).getByRole('button', { name: 'What is your return policy?' }).click();
    await panel(page).locator('.w').first().waitFor();
    await panel(page)
      .getByText(/^Sources/)
      .click();
    await panel(page).getByRole('link', { name: 'Returns and exchanges' }).first().click();
    await panel(page).getByRole('button', { name: 'Helpful', exact: true }).click();
    await input(page).fill('Do you have waterproof boots under $150?');
    await input(page).press('Enter');
    await panel(page).getByRole('button', { name: 'Add to cart' }).first().click();
    await panel(page).getByRole('link', { name: 'Trailhead 2 Hiking Boot' }).first().click();
    await page.route('**/website/v1/messages', (route) => route.abort());
    await input(page).fill('Is anybody there?');
    await input(page).press('Enter');
    await panel(page).locator('.e').waitFor();
    await page.unroute('**/website/v1/messages');
    await panel(page).getByRole('button', { name: 'Talk to a person' }).click();
    const contact = panel(page).getByRole('textbox', { name: 'Your e-mail address, for the reply' });
    await contact.fill('ada@example.org');
    await contact.press('Enter');
    await panel(page).locator('.me').last().getByText('ada@example.org').waitFor();
    await expect.poll(() => panel(page).locator('.n').count()).toBe(2);
    await page.locator('aisle-faqs').getByRole('button', { name: 'Ask something else' }).click();
    await input(page).press('Escape');
    await page.keyboard.press('Control+k');
    await page.getByRole('dialog').getByRole('searchbox').fill('boots');
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').getByRole('link', { name: 'Trailhead 2 Hiking Boot' }).waitFor();
    await page.keyboard.press('Escape');
    // What the page hands in may fail; its visitors are not told.
    await page.evaluate(() =>
      (window as never as { Aisle: { attachSearch(field: unknown): Promise<void> } }).Aisle.attachSearch(
        null,
      ).catch(() => undefined),
    );
    await expect.poll(async () => (await heardBy(page)).some(({ type }) => type === 'error')).toBe(true);
    const heard = await heardBy(page);
    expect([...new Set(heard.map(({ type }) => type))].sort()).toEqual(typed);
    for (const { at, threadId } of heard) {
      expect(at).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
      expect(threadId === null || typeof threadId === 'string').toBe(true);
    }
    const of = (name: string) => heard.filter(({ type }) => type === name);
    expect(of('experiment_loaded')).toMatchObject([{ experiment: 'chips:b' }]);
    expect(of('products_added_to_cart')).toMatchObject([{ items: ['NP-1042', 'laces-1'] }]);
    expect(of('handover_started')).toHaveLength(1);
    expect(of('handover_completed')).toHaveLength(1);
    expect(JSON.stringify(of('handover_contact_submitted'))).not.toContain('ada@');
    const dom = await page.evaluate(() => (window as unknown as { dom: string[] }).dom);
    expect([...new Set(dom)].sort()).toEqual(typed.map((name) => `aisle:${name}`).sort());
    // The address is in the conversation that the person reads.
    const thread = await page.evaluate(() =>
      (window as never as { Aisle: { conversationId(): string } }).Aisle.conversationId(),
    );
    const stored = await shop.client.get(`/api/v1/threads/${thread}`);
    expect(stored.body).toMatchObject({ status: 'handed_over' });
    expect(stored.text).toContain('ada@example.org');
    expect(faults).toEqual([]);
  }, 60_000);
});
