import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { describe, expect, test } from 'vitest';
import { hasBrowser } from '../support/chromium.ts';
import { signInOnPage, useBrowser } from '../support/dashboard-browser.ts';
import { newPerson } from '../support/person.ts';
import { useAisle } from '../support/start-aisle.ts';

/** A port that is free now: after the restart the page must find the server where it was. */
async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

const aisle = useAisle({ port: await freePort() });
const browser = useBrowser();

describe.skipIf(!hasBrowser)('the server starts anew under an open page', () => {
  test('the page says that it is gone, keeps what was typed, and catches up by itself', async () => {
    const shop = await aisle.newCompany();
    const admin = await newPerson(aisle, { companyId: shop.companyId });
    const state = await signInOnPage(browser, aisle.baseUrl, admin);
    const context = await browser.newContext({}, state);
    const settings = await context.newPage();
    await settings.goto(`${aisle.baseUrl}/dashboard/${shop.companyId}/settings/general`);
    await settings.getByLabel('Name of the shop').fill('Renamed while it was away');
    const requests = await context.newPage();
    await requests.goto(`${aisle.baseUrl}/dashboard/${shop.companyId}/requests`);
    await requests.locator('[data-empty]').waitFor();
    await context.setOffline(true);
    await requests.getByText('The connection is broken').waitFor();
    await settings.getByRole('button', { name: 'Save' }).click();
    await settings.getByText('The server cannot be reached', { exact: false }).first().waitFor();
    await aisle.restart();
    await context.setOffline(false);
    await requests.getByText('The connection is broken').waitFor({ state: 'detached', timeout: 20_000 });
    const answer = await shop.get('/api/v1/products');
    await requests.locator(`[data-key="${answer.headers['x-request-id']}"]`).waitFor({ timeout: 10_000 });
    expect(await settings.getByLabel('Name of the shop').inputValue()).toBe('Renamed while it was away');
    await settings.getByRole('button', { name: 'Save' }).click();
    await expect
      .poll(async () => (await shop.get('/api/v1/settings')).body['company'], { timeout: 10_000 })
      .toMatchObject({ name: 'Renamed while it was away' });
    await context.close();
  }, 90_000);
});
