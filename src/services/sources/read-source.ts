import { canonicalPageUrl, isCompanyHost } from '../../engine/catalog/page-key.ts';
import { AppError, type FieldFault, invalidRequest } from '../../errors.ts';
import { readMapping } from '../imports/read-mapping.ts';
import {
  below,
  type FieldPlace,
  fault,
  type PlainObject,
  readInteger,
  readList,
  readLocale,
  readOneOf,
  readText,
  readUrl,
} from '../validation/read-fields.ts';
import { defaultOptions, type SourceKind, type SourceOptions, trusts } from './source.ts';

const kinds = ['website', 'sitemap', 'feed'] as const;
const most = { hours: 720, pages: 200_000, depth: 50, patterns: 100 };

function readPattern(value: unknown, at: FieldPlace): string | undefined {
  const pattern = readText(value, at, 300);
  if (pattern === undefined || pattern.startsWith('/')) return pattern;
  return fault(at, 'format', 'must begin with / and may hold *');
}

function mappingOf(given: PlainObject, at: FieldPlace): SourceOptions['mapping'] {
  try {
    return readMapping(given['mapping'] ?? {});
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    for (const { pointer, ...rest } of (error.members['errors'] ?? []) as FieldFault[])
      at.faults.push({ pointer: `/mapping${pointer ?? ''}`, ...rest });
    return {};
  }
}

/** Reads the options of a source over those it had. */
export function readOptions(given: PlainObject, before: SourceOptions, at: FieldPlace): SourceOptions {
  const patterns = (name: 'include' | 'exclude') =>
    readList(given[name], below(at, name), most.patterns, readPattern) ?? before[name];
  const locale =
    given['locale'] === null
      ? undefined
      : (readLocale(given['locale'], below(at, 'locale')) ?? before.locale);
  return {
    everyHours:
      readInteger(given['every_hours'], below(at, 'every_hours'), { lowest: 0, highest: most.hours }) ??
      before.everyHours,
    maxPages:
      readInteger(given['max_pages'], below(at, 'max_pages'), { lowest: 1, highest: most.pages }) ??
      before.maxPages,
    maxDepth:
      readInteger(given['max_depth'], below(at, 'max_depth'), { lowest: 0, highest: most.depth }) ??
      before.maxDepth,
    include: patterns('include'),
    exclude: patterns('exclude'),
    trust: readOneOf(given['trust'], below(at, 'trust'), trusts) ?? before.trust,
    ...(locale === undefined ? {} : { locale }),
    mapping: given['mapping'] === undefined ? before.mapping : mappingOf(given, at),
  };
}

/** A source that is to be read from an address, in wire names. Throws `invalid_request` with every fault. */
export function readSource(
  given: PlainObject,
  domains: readonly string[],
): { kind: Exclude<SourceKind, 'upload'>; url: string; urlKey: string; options: SourceOptions } {
  const at: FieldPlace = { pointer: '', faults: [] };
  const kind =
    readOneOf(given['kind'], below(at, 'kind'), kinds) ?? fault(below(at, 'kind'), 'required', 'is required');
  const url = readUrl(given['url'], below(at, 'url')) ?? fault(below(at, 'url'), 'required', 'is required');
  if (url !== undefined && kind === 'website' && !isCompanyHost(new URL(url), domains))
    fault(
      below(at, 'url'),
      'mismatch',
      'must lie on one of the company’s domains (settings company.domains)',
    );
  const options = readOptions(given, defaultOptions, at);
  if (at.faults.length > 0 || kind === undefined || url === undefined)
    throw invalidRequest(
      at.faults.filter((each, i, all) => all.findIndex(({ pointer }) => pointer === each.pointer) === i),
    );
  return { kind, url, urlKey: `${kind} ${canonicalPageUrl(url) ?? url}`, options };
}
