import { readFileSync, statSync } from 'node:fs';
import { basename } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Command } from 'commander';
import type { Context } from '../../services/context.ts';
import { createSource } from '../../services/sources/create-source.ts';
import { deleteSource } from '../../services/sources/delete-source.ts';
import { listPages } from '../../services/sources/list-pages.ts';
import { listSources } from '../../services/sources/list-sources.ts';
import { requireSource } from '../../services/sources/require-source.ts';
import { runSource } from '../../services/sources/run-source.ts';
import { cancelRun } from '../../services/sources/runs/cancel-run.ts';
import { startRun } from '../../services/sources/runs/start-run.ts';
import type { PageStatus, Source } from '../../services/sources/source.ts';
import { uploadSource } from '../../services/sources/upload-source.ts';
import { type Cli, withCommonOptions, withStore } from '../cli.ts';
import { CliError, exitCodes } from '../cli-error.ts';
import { oneCompany, quoted } from '../one-company.ts';
import { untilInterrupted } from '../until-interrupted.ts';
import { describeSource, sourceDocument } from './describe-source.ts';

const followEveryMs = 500;
/** A server takes a waiting run within its poll of a second. */
const serverBeginsWithinMs = 2_500;
const mostUploadBytes = 10 * 1024 * 1024;

type AddOptions = { kind?: string; everyHours?: string; maxPages?: string; locale?: string; wait?: boolean };

/** Runs `work` for a company that is named on the command line. */
async function forCompany(
  cli: Cli,
  given: string,
  words: string,
  work: (ctx: Context) => Promise<void>,
): Promise<void> {
  await withStore(cli, async (base) => {
    const { ctx } = await oneCompany(
      base,
      given,
      (company) => `aisle source ${words.replace('<company>', company)}`,
    );
    await work(ctx);
  });
}

function show(cli: Cli, source: Source): void {
  cli.result(describeSource(source), sourceDocument(source));
}

const isOver = ({ status }: Source) => status !== 'queued' && status !== 'running';

/** Follows the server that reads a source; reads it in this process when none has begun after a while. */
async function follow(cli: Cli, ctx: Context, sourceId: string): Promise<Source> {
  let reading: Promise<void> | undefined;
  let failure: unknown;
  let shown = '';
  const startedMs = ctx.clock.monotonicMs();
  for (;;) {
    const source = await requireSource(ctx, sourceId);
    if (isOver(source) || failure !== undefined) break;
    const waitedMs = ctx.clock.monotonicMs() - startedMs;
    if (!reading && source.status === 'queued' && waitedMs > serverBeginsWithinMs)
      reading = runSource(ctx, sourceId).catch((error: unknown) => {
        failure = error;
      });
    const line = describeSource(source);
    if (line !== shown && source.status === 'running') cli.note(line);
    shown = line;
    await sleep(followEveryMs);
  }
  await reading;
  if (failure !== undefined) throw failure;
  return requireSource(ctx, sourceId);
}

async function runHere(cli: Cli, ctx: Context, sourceId: string): Promise<void> {
  const source = await untilInterrupted((signal) => follow(cli, { ...ctx, signal }, sourceId));
  show(cli, source);
  if (source.status !== 'ok') cli.exit(exitCodes.refused);
}

async function add(ctx: Context, place: string, options: AddOptions): Promise<Source> {
  const number = (text: string | undefined) => (text === undefined ? undefined : Number(text));
  const fields = {
    every_hours: number(options.everyHours),
    max_pages: number(options.maxPages),
    locale: options.locale,
  };
  if (/^https?:\/\//i.test(place))
    return createSource(ctx, { ...fields, kind: options.kind ?? 'website', url: place });
  const stats = statSync(place, { throwIfNoEntry: false });
  if (!stats?.isFile() || stats.size > mostUploadBytes)
    throw new CliError(`Cannot read "${place}".`, {
      exitCode: exitCodes.refused,
      code: 'file_not_found',
      why: stats?.isFile()
        ? 'A file of at most 10 MiB can be kept; larger ones are imported.'
        : 'It is no address and no file.',
      fix: stats?.isFile()
        ? `aisle import products ${ctx.companyId} ${quoted(place)}`
        : 'aisle source add --help',
    });
  return uploadSource(ctx, { name: basename(place), bytes: new Uint8Array(readFileSync(place)), fields });
}

function addAdd(parent: Command, cli: Cli): void {
  const command = parent
    .command('add <company> <address-or-file>')
    .description('read a website, sitemap, feed or file, now and again')
    .option('--kind <kind>', 'website, sitemap or feed (default: website)')
    .option('--every-hours <hours>', 'how often it is read; 0 = only when asked')
    .option('--max-pages <pages>', 'the most pages of a website')
    .option('--locale <tag>', 'language of what names none')
    .option('--wait', 'wait for its end, and read it here when no server does')
    .action(async (company: string, place: string, options: AddOptions) =>
      forCompany(cli, company, `add <company> ${quoted(place)}`, async (ctx) => {
        const source = await add(ctx, place, options);
        if (options.wait) await runHere(cli, ctx, source.sourceId);
        else show(cli, source);
      }),
    );
  withCommonOptions(command, [
    'aisle source add co_northpeak https://northpeak.example/ --wait',
    'aisle source add co_northpeak https://northpeak.example/products.xml --kind feed --every-hours 6',
  ]);
}

function addReads(parent: Command, cli: Cli): void {
  const list = parent
    .command('list <company>')
    .description('list sources and how their last run ended')
    .action(async (company: string) =>
      forCompany(cli, company, 'list <company>', async (ctx) => {
        const { sources } = await listSources(ctx, { limit: 100 });
        cli.result(sources.map(describeSource).join('\n') || 'No sources.', {
          data: sources.map(sourceDocument),
        });
      }),
    );
  withCommonOptions(list, ['aisle source list co_northpeak', 'aisle source list co_northpeak --json']);
  const pages = parent
    .command('pages <company> <source>')
    .description('what became of each page of a source')
    .option('--status <status>', 'queued, indexed, unchanged, skipped, failed or gone')
    .action(async (company: string, sourceId: string, { status }: { status?: PageStatus }) =>
      forCompany(cli, company, `pages <company> ${sourceId}`, async (ctx) => {
        const { pages: found } = await listPages(ctx, {
          sourceId,
          limit: 1_000,
          ...(status ? { status } : {}),
        });
        const lines = found.map(
          (page) => `${page.status.padEnd(9)} ${page.url}${page.reason ? `  (${page.reason})` : ''}`,
        );
        cli.result(lines.join('\n'), {
          data: found.map(({ url, status: is, reason }) => ({ url, status: is, reason: reason ?? null })),
        });
      }),
    );
  withCommonOptions(pages, [
    'aisle source pages co_northpeak src_01JD8YQ2',
    'aisle source pages co_northpeak src_01JD8YQ2 --status failed',
  ]);
}

function addVerbs(parent: Command, cli: Cli): void {
  const verbs = {
    run: {
      says: 'read a source now and wait for its end',
      work: async (ctx: Context, id: string) => {
        await startRun(ctx, id);
        await runHere(cli, ctx, id);
      },
    },
    cancel: {
      says: 'stop reading a source; what came in stays',
      work: async (ctx: Context, id: string) => show(cli, await cancelRun(ctx, id)),
    },
    delete: {
      says: 'delete a source and what only it supplied',
      work: async (ctx: Context, id: string) => {
        await deleteSource(ctx, id);
        cli.result(`${id} and what only it supplied are gone.`, { source_id: id, deleted: true });
      },
    },
  };
  for (const [name, { says, work }] of Object.entries(verbs)) {
    const command = parent
      .command(`${name} <company> <source>`)
      .description(says)
      .action(async (company: string, sourceId: string) =>
        forCompany(cli, company, `${name} <company> ${sourceId}`, (ctx) => work(ctx, sourceId)),
      );
    withCommonOptions(command, [
      `aisle source ${name} co_northpeak src_01JD8YQ2`,
      `aisle source ${name} co_northpeak src_01JD8YQ2 --json`,
    ]);
  }
}

/** `aisle source …`: where products and texts come from by themselves. */
export function addSource(program: Command, cli: Cli): void {
  const parent = program
    .command('source')
    .description('websites, sitemaps, feeds and files that are read by themselves');
  addAdd(parent, cli);
  addReads(parent, cli);
  addVerbs(parent, cli);
}
