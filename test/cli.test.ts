import { describe, expect, test } from 'vitest';
import { AppError } from '../src/errors.ts';
import { authenticate } from '../src/services/api-keys/authenticate.ts';
import { testBase } from './support/base-context.ts';
import { forEachStore } from './support/engines.ts';
import { cliOn } from './support/run-cli.ts';

forEachStore((_engine, store) => {
  let made = 0;
  async function newCompany(...options: string[]) {
    const base = testBase(store.db);
    const name = `Command ${++made}`;
    const { stdout } = await cliOn(base, ['company', 'create', name, ...options]);
    return { base, name, id: stdout.trim(), run: (...words: string[]) => cliOn(base, words) };
  }

  describe('company', () => {
    test('create prints the id alone, and warns until it is enabled', async () => {
      const base = testBase(store.db);
      const first = await cliOn(base, [
        'company',
        'create',
        'Alpine Goods',
        '--domain',
        'alpine.example',
        '--domain',
        '*.alpine.example',
      ]);
      expect(first).toMatchObject({ code: 0, stdout: 'co_alpine_goods\n' });
      expect(first.stderr).toContain('aisle company enable co_alpine_goods');
      const enabled = await cliOn(base, [
        'company',
        'create',
        'Beta',
        '--id',
        'beta',
        '--locale',
        'de',
        '--currency',
        'EUR',
        '--enable',
        '--json',
      ]);
      expect(enabled.json()).toMatchObject({
        company_id: 'beta',
        access_enabled: true,
        default_locale: 'de',
        locales: ['de'],
        currency: 'EUR',
        domains: [],
      });
      expect(enabled.stderr).toBe('');
    });

    test('a taken id is refused, a bad value is a usage error; both say the fix', async () => {
      const { id, run } = await newCompany();
      const taken = await run('company', 'create', 'Other', '--id', id);
      expect(taken).toMatchObject({ code: 3, stdout: '' });
      expect(taken.stderr.split('\n')).toEqual([
        'What was given is not right.',
        `company.company_id the id ${id} is taken`,
        expect.stringMatching(/^Fix: /),
        '',
      ]);
      expect(await run('company', 'create', 'Bad', '--currency', 'euro')).toMatchObject({ code: 2 });
      const missing = await run('company', 'create');
      expect(missing.code).toBe(2);
      expect(missing.stderr).toContain('The name is missing.');
    });

    test('is found by id, name or domain, and a near miss is named', async () => {
      const { id, name, run } = await newCompany('--domain', `shop${made + 1}.example`);
      for (const text of [id, name, `www.shop${made}.example`])
        expect((await run('company', 'show', text, '--json')).json()).toMatchObject({ company_id: id });
      const miss = await run('key', 'create', id.replace('command', 'comand'));
      expect(miss.code).toBe(3);
      expect(miss.stderr).toMatch(
        /^Company "co_comand_\d+" not found\.\nDid you mean "co_command_\d+"\? \d+ companies exist\.\nFix: aisle key create co_command_\d+ --name <name>\n$/,
      );
      const json = await run('company', 'show', 'nothing like it', '--json');
      expect(json).toMatchObject({ code: 3, stderr: '' });
      expect(json.json()['error']).toMatchObject({ code: 'company_not_found', fix: 'aisle company list' });
    });

    test('enable, disable, limit and list', async () => {
      const { id, run } = await newCompany();
      expect((await run('company', 'enable', id)).stdout).toBe(`${id} is enabled\n`);
      expect((await run('company', 'enable', id)).stdout).toBe(`${id} was enabled already\n`);
      expect(await run('company', 'disable', id)).toMatchObject({ code: 2 });
      expect((await run('company', 'disable', id, '--yes', '--json')).json()).toEqual({
        company_id: id,
        access_enabled: false,
        changed: true,
      });
      expect((await run('company', 'limit', id, 'search', '42', '--json')).json()['limits']).toEqual({
        search: 42,
      });
      expect((await run('company', 'limit', id, 'search', 'default', '--json')).json()['limits']).toEqual({});
      expect(await run('company', 'limit', id, 'search', 'many')).toMatchObject({ code: 2 });
      expect(await run('company', 'limit', id, 'serach', '1')).toMatchObject({ code: 2 });
      const { companies } = (await run('company', 'list', '--json')).json() as {
        companies: { company_id: string }[];
      };
      expect(companies.map((company) => company.company_id)).toContain(id);
      expect((await run('company', 'list')).stdout).toMatch(new RegExp(`^${id} +disabled`, 'm'));
    });
  });

  describe('key', () => {
    test('create prints the key alone; it works and shows itself nowhere else', async () => {
      const { base, id, run } = await newCompany('--enable');
      const created = await run(
        'key',
        'create',
        id,
        '--name',
        'ci',
        '--scopes',
        'messages:write,search:read',
        '--expires',
        '90d',
      );
      expect(created.code).toBe(0);
      const secret = created.stdout.trim();
      expect(secret).toMatch(/^aisle_sk_[0-9A-Za-z]{49}$/);
      expect(await authenticate(base, secret)).toMatchObject({
        companyId: id,
        scopes: ['messages:write', 'search:read'],
      });
      const listed = await run('key', 'list', id, '--json');
      expect(listed.stdout).not.toContain(secret);
      expect(listed.json()['keys']).toMatchObject([
        { name: 'ci', prefix: secret.slice(0, 17), last4: secret.slice(-4) },
      ]);
      expect((await run('key', 'list', id)).stdout).toContain('valid until');
    });

    test('rotate and revoke take the prefix or the id', async () => {
      const { base, id, run } = await newCompany('--enable');
      const old = (await run('key', 'create', id, '--name', 'push', '--scopes', 'all', '--json')).json();
      const next = (await run('key', 'rotate', String(old['prefix']), '--overlap', '0', '--json')).json();
      expect(await authenticate(base, String(old['key']))).toBeUndefined();
      expect(await authenticate(base, String(next['key']))).toBeDefined();
      expect(await run('key', 'rotate', String(old['key_id']))).toMatchObject({ code: 3 });
      expect(await run('key', 'rotate', String(next['key_id']), '--overlap', 'soon')).toMatchObject({
        code: 2,
      });
      expect(await run('key', 'revoke', String(next['key_id']))).toMatchObject({ code: 2 });
      expect(await run('key', 'revoke', String(next['key_id']), '--yes')).toMatchObject({ code: 0 });
      expect(await authenticate(base, String(next['key']))).toBeUndefined();
      expect(await run('key', 'revoke', 'key_none', '--yes')).toMatchObject({ code: 3 });
      expect((await run('key', 'create', id, '--name', 'x', '--scopes', 'everything')).stderr).toContain(
        '"everything" is no scope',
      );
    });

    test('says when the company cannot use the API yet', async () => {
      const { id, run } = await newCompany();
      expect((await run('key', 'create', id, '--name', 'early')).stderr).toContain(
        `aisle company enable ${id}`,
      );
    });
  });

  describe('settings', () => {
    test('get and set by dotted path, with typed values', async () => {
      const { id, run } = await newCompany();
      const path = 'integrations.ai_powered_faqs.enabled';
      expect((await run('settings', 'get', id, path)).stdout).toBe('false\n');
      expect((await run('settings', 'set', id, path, 'true')).stdout).toBe('true\n');
      expect((await run('settings', 'set', id, 'company.domains', '["a.example"]', '--json')).json()).toEqual(
        {
          path: 'company.domains',
          value: ['a.example'],
        },
      );
      expect((await run('settings', 'set', id, 'answers.tone', 'warm and short')).stdout).toBe(
        'warm and short\n',
      );
      expect((await run('settings', 'get', id, '--json')).json()).toMatchObject({
        answers: { tone: 'warm and short' },
        integrations: { ai_powered_faqs: { enabled: true } },
      });
    });

    test('unknown paths, read-only fields and bad values are told apart', async () => {
      const { id, run } = await newCompany();
      const unknown = await run('settings', 'set', id, 'integrations.faqs', 'true');
      expect(unknown.code).toBe(3);
      expect(unknown.stderr).toContain('integrations have ai_powered_faqs.');
      expect(await run('settings', 'set', id, 'company.access_enabled', 'true')).toMatchObject({ code: 3 });
      expect(await run('settings', 'set', id, 'threads.retention_days', 'long')).toMatchObject({ code: 2 });
    });
  });

  describe('the program', () => {
    test('names the nearest command and option, and spells the fix', async () => {
      const { run } = await newCompany();
      const command = await run('imprt', 'products', 'x', 'y');
      expect(command).toMatchObject({ code: 2, stdout: '' });
      expect(command.stderr).toContain('Fix: aisle import products x y');
      const option = await run('company', 'create', 'x', '--domian', 'x.example');
      expect(option.stderr).toContain('Fix: aisle company create x --domain x.example');
      expect((await run('company', 'show')).code).toBe(2);
    });

    test('help goes to stdout with examples, and serve lists the environment', async () => {
      const { run } = await newCompany();
      const help = await run('key', 'create', '--help');
      expect(help).toMatchObject({ code: 0, stderr: '' });
      expect(help.stdout).toContain('Examples:');
      expect((await run('serve', '--help')).stdout).toMatch(/AISLE_PORT +8787/);
      expect((await run()).stdout).toContain('import');
    });

    test('a store that cannot be opened is exit code 4, bad configuration 2, anything else 1', async () => {
      const { base } = await newCompany();
      const open = (error: Error) => ({ open: () => Promise.reject(error) });
      const unavailable = new AppError('unavailable', 'The store is locked.');
      expect(await cliOn(base, ['company', 'list'], open(unavailable))).toMatchObject({ code: 4 });
      const config = Object.assign(new Error('AISLE_PORT "x" must be a port.'), { name: 'ConfigError' });
      const badConfig = await cliOn(base, ['company', 'list'], open(config));
      expect(badConfig).toMatchObject({ code: 2 });
      expect(badConfig.stderr).toContain('AISLE_PORT "x" must be a port.');
      const failed = await cliOn(
        base,
        ['company', 'list', '--json', '--verbose'],
        open(new Error('disk on fire')),
      );
      expect(failed.code).toBe(1);
      expect(failed.json()['error']).toMatchObject({
        code: 'failed',
        message: expect.stringContaining('disk on fire'),
      });
      expect(failed.stderr).toContain('Error: disk on fire\n    at');
    });
  });
});
