import type { Command } from 'commander';
import { warmLanguages } from '../../services/answers/warm-languages.ts';
import { listCompanies } from '../../services/companies/list-companies.ts';
import type { BaseContext } from '../../services/context.ts';
import { allowDemoPages } from '../../services/demo/demo-company.ts';
import { beginSetup } from '../../services/operators/begin-setup.ts';
import { type Cli, withCommonOptions } from '../cli.ts';
import { runUntilStopped } from '../run-until-stopped.ts';
import type { DemoShop } from './load-demo-shop.ts';

/** One line for each public operation, ready to be pasted. */
function tryIt(baseUrl: string, { key, productUrl }: DemoShop): [string, string][] {
  const curl = `curl -s -H "Authorization: Bearer ${key}"`;
  const post = (path: string, body: unknown) =>
    `${curl} -H "Content-Type: application/json" -d '${JSON.stringify(body)}' ${baseUrl}${path}`;
  return [
    ['Ask', post('/api/v1/send_message', { query_text: 'How long do I have to return the boots?' })],
    ['Search', post('/api/v1/search', { query_text: 'waterproof hiking boots under $150' })],
    ['FAQs', `${curl} "${baseUrl}/api/v1/product-faqs?page_url=${productUrl}"`],
  ];
}

function lines(rows: readonly (readonly [string, string])[]): string {
  return rows.map(([name, value]) => `  ${name.padEnd(11)} ${value}`).join('\n');
}

function announce(
  cli: Cli,
  baseUrl: string,
  demo: DemoShop | undefined,
  setupCode: string | undefined,
): void {
  const always: [string, string][] = [
    ['API', baseUrl],
    ['Reference', `${baseUrl}/docs`],
    ['Dashboard', `${baseUrl}/dashboard`],
    ['Demo pages', `${baseUrl}/demo`],
  ];
  if (setupCode)
    always.push(['First admin', `${baseUrl}/dashboard/setup#${setupCode}   works once, for 24 hours`]);
  const setup = setupCode ? { setup_url: `${baseUrl}/dashboard/setup#${setupCode}` } : {};
  if (!demo) {
    cli.result(`Aisle is ready\n${lines(always)}`, { url: baseUrl, ...setup });
    cli.note('A new key: npx aisle key create <company> --name <name>');
    return;
  }
  const commands = tryIt(baseUrl, demo);
  const shop: [string, string][] = [
    [
      'Demo shop',
      `${demo.name}: ${demo.products} products, ${demo.documents} pages, a third also in German and Spanish`,
    ],
    ['API key', `${demo.key}   (shown this once)`],
  ];
  cli.result(`Aisle is ready\n${lines([...always, ...shop])}\n\nTry it:\n${lines(commands)}`, {
    url: baseUrl,
    ...setup,
    key: demo.key,
    try: Object.fromEntries(commands),
  });
}

/** Its files are read by what imports use, which no later start needs. */
async function loadDemo(base: BaseContext): Promise<DemoShop> {
  const { loadDemoShop } = await import('./load-demo-shop.ts');
  return loadDemoShop(base);
}

/** `aisle start`: serves, and on an empty store loads the demo shop first; what `npm start` runs. */
export function addStart(program: Command, cli: Cli): void {
  const command = program
    .command('start')
    .description('serve; the first time with the demo shop loaded')
    .action(async () => {
      const server = await cli.deps.serve();
      const isEmpty = (await listCompanies(server.base)).length === 0;
      if (isEmpty) cli.note('First start: loading the demo shop …');
      const demo = isEmpty ? await loadDemo(server.base) : undefined;
      // When the server began there was no shop whose languages it could learn.
      const stop = new AbortController();
      if (demo) void warmLanguages(server.base, stop.signal);
      await allowDemoPages(server.base, server.baseUrl);
      announce(cli, server.baseUrl, demo, await beginSetup(server.base));
      await runUntilStopped({
        ...server,
        close: () => {
          stop.abort();
          return server.close();
        },
      });
    });
  withCommonOptions(command, ['aisle start', 'AISLE_PORT=9000 aisle start']);
}
