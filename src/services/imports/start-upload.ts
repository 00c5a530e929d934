import { AppError, invalidRequest } from '../../errors.ts';
import { oncePer } from '../../memo/once-per.ts';
import type { Database } from '../../platform/database/database.ts';
import { recordAudit } from '../audit/record-audit.ts';
import type { Context } from '../context.ts';
import { withTransaction } from '../transaction.ts';
import { documentExtensions } from './files/document-of-file.ts';
import { fileOfBytes } from './files/file-of-bytes.ts';
import { extensionOf } from './files/import-file.ts';
import { documentTableExtensions, importDocuments, type ReadFrontMatter } from './import-documents.ts';
import { importProducts, type ProductMapping, productExtensions } from './import-products.ts';
import { emptyImportResult, type ImportOptions, type ImportResult } from './import-records.ts';
import { rememberMapping, storedMapping } from './remember-mapping.ts';
import { openIsolatedTable } from './tables/open-isolated-table.ts';

export type UploadKind = 'products' | 'documents';

/** An uploaded file on its way in, or what became of it. */
export type Upload = {
  uploadId: string;
  companyId: string;
  kind: UploadKind;
  fileName: string;
  state: 'running' | 'done' | 'failed' | 'cancelled';
  dryRun: boolean;
  /** How much of the file has been read, 0 to 1. */
  progress: number;
  result: ImportResult;
  failure?: string;
  startedAtMs: number;
};

/** A file to be brought in. Without a `mapping` the one counts that files of its name were last brought in with. */
export type UploadInput = {
  kind: UploadKind;
  fileName: string;
  bytes: Uint8Array;
  dryRun: boolean;
  mapping?: ProductMapping | undefined;
  readFrontMatter: ReadFrontMatter;
};

type Running = Upload & { stop: AbortController };

/** Uploads of this process; what they brought in is in the store, only the account of them is not. */
const uploadsOf = oncePer((_store: Database) => new Map<string, Running>());
const mostKept = 100;

const extensions: Readonly<Record<UploadKind, readonly string[]>> = {
  products: productExtensions,
  documents: [...documentTableExtensions, ...documentExtensions],
};

function remember(ctx: Context, upload: Running): void {
  const uploads = uploadsOf(ctx.db);
  uploads.set(upload.uploadId, upload);
  for (const [id, old] of uploads) {
    if (uploads.size <= mostKept) return;
    if (old.state !== 'running') uploads.delete(id);
  }
}

/** Imports products of a table that nobody vouches for: parsed as those of sources are, in a thread with limits. */
async function bringProducts(
  ctx: Context,
  upload: Running,
  bytes: Uint8Array,
  { given, ...options }: Omit<ImportOptions, 'file'> & { given: ProductMapping | undefined },
): Promise<void> {
  const file = openIsolatedTable(upload.fileName, bytes);
  try {
    const mapping = given ?? (await storedMapping(ctx, file.name));
    if (given && !upload.dryRun) await rememberMapping(ctx, file.name, given);
    await importProducts(ctx, file, upload.result, { ...options, ...(mapping ? { mapping } : {}) });
  } finally {
    await file.close();
  }
}

async function run(
  ctx: Context,
  upload: Running,
  { bytes, mapping: given, readFrontMatter }: Pick<UploadInput, 'bytes' | 'mapping' | 'readFrontMatter'>,
): Promise<void> {
  const onProgress = (progress: number) => {
    upload.progress = progress;
  };
  const options = { dryRun: upload.dryRun, onProgress };
  try {
    if (upload.kind === 'products') await bringProducts(ctx, upload, bytes, { ...options, given });
    else
      await importDocuments(ctx, fileOfBytes(upload.fileName, bytes), upload.result, {
        ...options,
        readFrontMatter,
      });
    upload.state = upload.stop.signal.aborted ? 'cancelled' : 'done';
  } catch (error) {
    upload.state = 'failed';
    upload.failure = error instanceof Error ? error.message : 'The file could not be read.';
    ctx.log.warn({ company_id: ctx.companyId, error: upload.failure }, 'an upload failed');
  }
  if (upload.dryRun) return;
  const { received, created, updated, deleted, failed } = upload.result;
  const counts = { received, created, updated, deleted, failed };
  await withTransaction(ctx, (tx) =>
    recordAudit(tx, `${upload.kind}.uploaded`, upload.fileName, { ...counts, state: upload.state }),
  );
}

/**
 * Begins to bring an uploaded file in; it goes on when the caller has gone. With `dryRun` its records are only checked.
 *
 * Throws `invalid_request` for a file of a kind that is not read.
 */
export function startUpload(ctx: Context, input: UploadInput): Upload {
  const { kind, fileName, dryRun } = input;
  const read = extensions[kind];
  if (!read.includes(extensionOf(fileName)))
    throw invalidRequest([
      { parameter: 'file', code: 'format', detail: `must end in one of ${read.join(', ')}` },
    ]);
  const startedAtMs = ctx.clock.nowMs();
  const stop = new AbortController();
  const upload: Running = {
    uploadId: ctx.ids.ulid('upl', startedAtMs),
    companyId: ctx.companyId,
    ...{ kind, fileName, dryRun, startedAtMs, stop },
    state: 'running',
    progress: 0,
    result: emptyImportResult(),
  };
  remember(ctx, upload);
  run({ ...ctx, signal: stop.signal }, upload, input).catch((error: unknown) => {
    ctx.log.error({ company_id: ctx.companyId, error: String(error) }, 'an upload was not recorded');
  });
  return upload;
}

/** The uploads of the context's company that this process knows, newest first. */
export function listUploads(ctx: Context): Upload[] {
  const own = [...uploadsOf(ctx.db).values()].filter(({ companyId }) => companyId === ctx.companyId);
  return own.reverse();
}

/** Stops an upload after the records it is writing; what it has brought in stays. Throws `job_not_found`. */
export function cancelUpload(ctx: Context, uploadId: string): void {
  const upload = uploadsOf(ctx.db).get(uploadId);
  if (!upload || upload.companyId !== ctx.companyId)
    throw new AppError('job_not_found', 'There is no such upload.');
  upload.stop.abort();
}
