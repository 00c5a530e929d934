import type { Command } from 'commander';
import type { Context } from '../../services/context.ts';
import { documentExtensions } from '../../services/imports/files/document-of-file.ts';
import type { ImportFile } from '../../services/imports/files/import-file.ts';
import { readFrontMatter } from '../../services/imports/files/read-front-matter.ts';
import { documentTableExtensions, importDocuments } from '../../services/imports/import-documents.ts';
import {
  importProducts,
  type ProductMapping,
  productExtensions,
} from '../../services/imports/import-products.ts';
import {
  emptyImportResult,
  type ImportOptions,
  type ImportResult,
} from '../../services/imports/import-records.ts';
import { readMapping } from '../../services/imports/read-mapping.ts';
import { rememberMapping, storedMapping } from '../../services/imports/remember-mapping.ts';
import { prepareIndexes } from '../../services/indexing/prepare-indexes.ts';
import { canonicalLocale } from '../../services/validation/locale.ts';
import { type Cli, withCommonOptions, withStore } from '../cli.ts';
import { usageError } from '../cli-error.ts';
import { oneCompany, quoted } from '../one-company.ts';
import { progressEvents, showProgress } from '../progress.ts';
import { untilInterrupted } from '../until-interrupted.ts';
import { collectFiles, type FoundFile } from './collect-files.ts';
import { openImportFile } from './open-import-file.ts';
import { reportImport } from './report.ts';

type Options = {
  locale?: string;
  dryRun?: boolean;
  skipInvalid?: boolean;
  progress?: boolean;
  map?: string[];
  idColumn?: string;
  urlPattern?: string;
};

type Importer = {
  noun: 'products' | 'documents';
  extensions: readonly string[];
  run(
    ctx: Context,
    file: ImportFile,
    total: ImportResult,
    options: Omit<ImportOptions, 'file'> & { given?: ProductMapping },
  ): Promise<void>;
};

/** Imports a file with the mapping that is given, which is kept for the next file of its name, else with the one kept. */
async function importProductFile(
  ctx: Context,
  file: ImportFile,
  total: ImportResult,
  { given, ...options }: Omit<ImportOptions, 'file'> & { given?: ProductMapping },
): Promise<void> {
  const mapping = given ?? (await storedMapping(ctx, file.name));
  await importProducts(ctx, file, total, { ...options, ...(mapping ? { mapping } : {}) });
  if (given && !options.dryRun) await rememberMapping(ctx, file.name, given);
}

const importers: readonly Importer[] = [
  { noun: 'products', extensions: productExtensions, run: importProductFile },
  {
    noun: 'documents',
    extensions: [...documentExtensions, ...documentTableExtensions],
    run: (ctx, file, total, options) => importDocuments(ctx, file, total, { ...options, readFrontMatter }),
  },
];

function localeOf(options: Options): string | undefined {
  if (options.locale === undefined) return undefined;
  const locale = canonicalLocale(options.locale);
  if (locale !== undefined) return locale;
  throw usageError(
    `"${options.locale}" is no language tag.`,
    'It must be a BCP 47 tag.',
    '--locale en, --locale pt-BR',
  );
}

/** What the options say about columns; `undefined` when they say nothing. Throws with every fault. */
function mappingOf({ map = [], idColumn, urlPattern }: Options): ProductMapping | undefined {
  const columns: Record<string, string> = {};
  for (const pair of map) {
    const cut = pair.lastIndexOf('=');
    if (cut < 1)
      throw usageError(
        `"${pair}" names no column and field.`,
        'It must be <column>=<field>.',
        '--map final_price=price',
      );
    columns[pair.slice(0, cut)] = pair.slice(cut + 1);
  }
  if (idColumn !== undefined) columns[idColumn] = 'product_id';
  if (Object.keys(columns).length === 0 && urlPattern === undefined) return undefined;
  return readMapping({ columns, url_pattern: urlPattern });
}

/** Leaves the index files of what was imported; without them the next start builds the index. */
async function prepare(cli: Cli, ctx: Context): Promise<void> {
  try {
    const left = await prepareIndexes(ctx);
    if (left > 0)
      cli.note(`The search index of ${left} records is built by the server: now, or when it starts.`);
  } catch (error) {
    ctx.log.warn({ err: error }, 'The search index is built when the server starts.');
  }
}

async function importAll(
  cli: Cli,
  {
    ctx,
    importer,
    files,
    options,
  }: { ctx: Context; importer: Importer; files: readonly FoundFile[]; options: Options },
): Promise<{ result: ImportResult; seconds: number }> {
  const total = emptyImportResult();
  const startedMs = ctx.clock.monotonicMs();
  const { stderr } = cli.deps;
  const progress = options.progress
    ? progressEvents(stderr)
    : showProgress(stderr, importer.noun, () => ctx.clock.monotonicMs());
  const locale = localeOf(options);
  const given = mappingOf(options);
  try {
    for (const [i, found] of files.entries()) {
      const file = openImportFile(found, (encoding) =>
        cli.note(`${found.name} is read as ${encoding}, not UTF-8`),
      );
      await importer.run(ctx, file, total, {
        dryRun: options.dryRun ?? false,
        locale,
        ...(given ? { given } : {}),
        onProgress: (fraction, { received, failed }) =>
          progress.update({ fraction: (i + fraction) / files.length, done: received, failed }),
      });
      if (total.interrupted) break;
    }
  } catch (error) {
    const { created, updated, deleted } = total;
    const written = created + updated + deleted;
    if (written > 0) cli.note(`Until then ${written} ${importer.noun} were written; they stay.`);
    throw error;
  } finally {
    progress.end();
  }
  if (total.created + total.updated + total.deleted > 0 && !total.interrupted) await prepare(cli, ctx);
  return { result: total, seconds: (ctx.clock.monotonicMs() - startedMs) / 1000 };
}

function collect(value: string, before: string[] = []): string[] {
  return [...before, value];
}

function addImporter(parent: Command, cli: Cli, importer: Importer): void {
  const { noun, extensions } = importer;
  const run = async (given: string, paths: string[], options: Options) => {
    const commandFor = (company: string) => `aisle import ${noun} ${company} ${paths.map(quoted).join(' ')}`;
    localeOf(options);
    mappingOf(options);
    const files = collectFiles(paths, extensions, `aisle import ${noun} ${given} <file-or-folder>`);
    await withStore(cli, async (base) => {
      const { ctx } = await oneCompany(base, given, commandFor);
      const done = await untilInterrupted((signal) =>
        importAll(cli, { ctx: { ...ctx, signal }, importer, files, options }),
      );
      reportImport(cli, {
        ...done,
        noun,
        files: files.length,
        dryRun: options.dryRun ?? false,
        skipInvalid: options.skipInvalid ?? false,
        again: commandFor(ctx.companyId),
      });
    });
  };
  const command = parent
    .command(`${noun} <company> <file-or-folder...>`)
    .description(
      `bring ${noun} in from ${extensions.map((extension) => `.${extension}`).join(', ')} (also .gz)`,
    )
    .option('--locale <tag>', 'language of records that name none (default: the company’s)')
    .option('--dry-run', 'only check, write nothing; say how the columns are read')
    .option('--skip-invalid', 'end with 0 although some were wrong')
    .option('--progress', 'write progress to stderr as one JSON object per line');
  if (noun === 'products')
    command
      .option(
        '--map <column=field>',
        'say what a column is: price, image_url, attribute, ignore … (may be repeated)',
        collect,
      )
      .option('--id-column <column>', 'the column whose cells name the products')
      .option('--url-pattern <address>', 'the address of a product’s page, with columns in braces');
  command.action(run);
  withCommonOptions(command, [
    noun === 'products'
      ? "aisle import products co_northpeak export.csv --map final_price=price --url-pattern 'https://northpeak.example/p/{handle}'"
      : 'aisle import documents co_northpeak ./help --locale en',
    `aisle import ${noun} co_northpeak ${noun}.jsonl.gz --dry-run`,
  ]);
}

/** `aisle import …`: writes to the store itself, beside a running server or without one. */
export function addImport(program: Command, cli: Cli): void {
  const parent = program.command('import').description('bring products and documents in from files');
  for (const importer of importers) addImporter(parent, cli, importer);
}
