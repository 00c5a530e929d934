import { isMappingTarget } from '../imports/read-mapping.ts';
import { readStored, type StoredPlace, type VersionReader } from '../validation/read-stored.ts';
import {
  fields,
  isNumber,
  isText,
  listOf,
  oneOf,
  recordOf,
  type ShapeOf,
} from '../validation/stored-shape.ts';
import {
  defaultOptions,
  noProgress,
  type Source,
  type SourceError,
  type SourceOptions,
  type SourceProgress,
  trusts,
} from './source.ts';

const isOptions = fields(
  {
    everyHours: isNumber,
    maxPages: isNumber,
    maxDepth: isNumber,
    include: listOf(isText),
    exclude: listOf(isText),
    trust: oneOf(...trusts),
    mapping: fields({}, { columns: recordOf(isMappingTarget), urlPattern: isText }),
  },
  { locale: isText },
);
const isProgress = fields(
  {
    found: isNumber,
    fetched: isNumber,
    indexed: isNumber,
    unchanged: isNumber,
    skipped: isNumber,
    failed: isNumber,
    removed: isNumber,
  },
  { secondsLeft: isNumber },
);
const isError = fields({ code: isText, detail: isText });

/** What the columns hold, in names of their own. */
type StoredOptions = ShapeOf<typeof isOptions> & { v: 1 };
type StoredProgress = ShapeOf<typeof isProgress> & { v: 1 };
type StoredError = ShapeOf<typeof isError> & { v: 1 };

/** Both versions of each column have the same members; the first was written without its number. */
const toOptions: VersionReader<SourceOptions> = (stored) => {
  if (!isOptions(stored)) return undefined;
  const { everyHours, maxPages, maxDepth, include, exclude, trust, locale, mapping } = stored;
  const { columns, urlPattern } = mapping;
  return {
    ...{ everyHours, maxPages, maxDepth, include, exclude, trust },
    ...(locale === undefined ? {} : { locale }),
    mapping: {
      ...(columns === undefined ? {} : { columns }),
      ...(urlPattern === undefined ? {} : { urlPattern }),
    },
  };
};

const toProgress: VersionReader<SourceProgress> = (stored) => {
  if (!isProgress(stored)) return undefined;
  const { found, fetched, indexed, unchanged, skipped, failed, removed, secondsLeft } = stored;
  const counts = { found, fetched, indexed, unchanged, skipped, failed, removed };
  return secondsLeft === undefined ? counts : { ...counts, secondsLeft };
};

const toError: VersionReader<SourceError> = (stored) =>
  isError(stored) ? { code: stored.code, detail: stored.detail } : undefined;

/**
 * The options of a source's row. What nobody can read may have kept pages out, so nothing is guessed: the source is shown with
 * what a new one begins with, by hand only, and is not read before somebody has set its options again.
 */
export function readOptionsColumn(
  place: StoredPlace,
  column: string,
): Pick<Source, 'options' | 'areOptionsLost'> {
  const options = readStored(place, column, [toOptions, toOptions]);
  return options ? { options } : { options: { ...defaultOptions, everyHours: 0 }, areOptionsLost: true };
}

/** How far the last run of a source's row came; nothing done when that cannot be read. */
export function readProgress(place: StoredPlace, column: string): SourceProgress {
  return readStored(place, column, [toProgress, toProgress]) ?? noProgress();
}

/** Why the last run of a source's row failed; when that cannot be read, it failed all the same. */
export function readError(place: StoredPlace, column: string): SourceError {
  const unknown = {
    code: 'unreadable',
    detail: 'Why the run failed is stored in a form that cannot be read.',
  };
  return readStored(place, column, [toError, toError]) ?? unknown;
}

/** The column of a source's options. */
export function writeOptions(options: SourceOptions): string {
  const stored: StoredOptions = { v: 1, ...options };
  return JSON.stringify(stored);
}

/** The column of how far a source is. */
export function writeProgress(progress: SourceProgress): string {
  const stored: StoredProgress = { v: 1, ...progress };
  return JSON.stringify(stored);
}

/** The column of why a source's run failed. */
export function writeError(error: SourceError): string {
  const stored: StoredError = { v: 1, ...error };
  return JSON.stringify(stored);
}
