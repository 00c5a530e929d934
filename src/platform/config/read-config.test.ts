import { expect, describe as group, test } from 'vitest';
import { describe as describeSettings } from './describe.ts';
import { ConfigError, readConfig } from './read-config.ts';

function problemsOf(environment: Record<string, string>): readonly string[] {
  try {
    readConfig(environment);
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
  return [];
}

group('configuration', () => {
  test('defaults', () => {
    expect(readConfig({})).toMatchObject({
      dataFolder: './data',
      databaseUrl: undefined,
      host: '127.0.0.1',
      port: 8787,
      adminPort: 8788,
      roles: ['api', 'worker'],
      publicUrl: undefined,
      trustedProxies: [],
      logLevel: 'info',
      quotas: { 'product-faqs': 500, 'send-message': 300, search: 600, management: 120 },
      failedKeys: 30,
    });
  });

  test('an empty variable counts as unset', () => {
    expect(readConfig({ AISLE_PORT: ' ', AISLE_DATABASE_URL: '' })).toMatchObject({
      port: 8787,
      databaseUrl: undefined,
    });
  });

  test('the port of the hosting platform counts where no own one is set', () => {
    expect(readConfig({ PORT: '9000' }).port).toBe(9000);
    expect(readConfig({ PORT: '9000', AISLE_PORT: '9001' }).port).toBe(9001);
    expect(readConfig({ PORT: '9000', AISLE_PORT: ' ' }).port).toBe(9000);
    expect(problemsOf({ PORT: '/run/socket' })).toEqual([
      expect.stringMatching(/^PORT "\/run\/socket" must be/),
    ]);
  });

  test('lists are cut at commas', () => {
    expect(readConfig({ AISLE_TRUSTED_PROXIES: '10.0.0.0/8, ::1', AISLE_ROLES: 'worker' })).toMatchObject({
      trustedProxies: ['10.0.0.0/8', '::1'],
      roles: ['worker'],
    });
  });

  test('all problems are told at once, by name, and no secret is quoted', () => {
    const problems = problemsOf({
      AISLE_PORT: '65536',
      AISLE_ROLES: 'api,boss',
      AISLE_DATABASE_URL: 'mysql://user:pa55word@host/db',
      AISLE_PUBLIC_URL: 'assistant.example/',
      AISLE_LOG_LEVEL: 'loud',
      AISLE_ALLOW_NETWORK_FOLDER: 'yes',
    });
    expect(problems).toHaveLength(6);
    expect(problems.join('\n')).not.toContain('pa55word');
  });

  test('names that are no settings are told, but stop nothing', () => {
    const environment = { AISLE_PROT: '1', AISLE_PORT: '1', AISLE_TEST_STORE: 'sqlite', PATH: '/bin' };
    expect(readConfig(environment).unknownVariables).toEqual(['AISLE_PROT']);
  });

  test('mail comes from the address that is set, else from the mail server’s own host', () => {
    expect(readConfig({}).mail).toBeUndefined();
    const AISLE_MAIL_URL = 'smtps://user:secret@mail.shop.example';
    expect(readConfig({ AISLE_MAIL_URL }).mail?.from).toBe('aisle@mail.shop.example');
    const AISLE_MAIL_FROM = 'Shop <help@shop.example>';
    expect(readConfig({ AISLE_MAIL_URL, AISLE_MAIL_FROM }).mail?.from).toBe(AISLE_MAIL_FROM);
    expect(problemsOf({ AISLE_MAIL_FROM: 'a@b.example\r\nBcc: c@d.example' })).toHaveLength(1);
  });

  test('numbers are plain digits', () => {
    for (const text of ['0x50', '1e3', '-1', '80.0', '８０'])
      expect(problemsOf({ AISLE_PORT: text })).toHaveLength(1);
  });

  test('every setting is described, and its example is a valid value', () => {
    for (const row of describeSettings()) {
      expect(row.description, row.name).toMatch(/\.$/);
      expect(problemsOf({ [row.name]: row.example.replace('…', 'x') }), row.name).toEqual([]);
    }
  });
});
