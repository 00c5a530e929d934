import type { CheerioAPI } from 'cheerio/slim';
import { normalizeText } from '../../text/characters/normalize.ts';
import { listIn } from '../../text/values/list-in.ts';

/** Open Graph marks of a page (ogp.me) by their names in lower case, each with its values in the order of the page. */
export type OpenGraph = ReadonlyMap<string, readonly string[]>;

const mostMarks = 500;

/** Reads the marks in `meta` elements, by `property` as the standard has it or by `name` as many write it; empty ones are left out. */
export function openGraph($: CheerioAPI): OpenGraph {
  const marks = new Map<string, string[]>();
  for (const element of $('meta[property],meta[name]').toArray().slice(0, mostMarks)) {
    const value = normalizeText($(element).attr('content') ?? '').trim();
    if (value === '') continue;
    const names = $(element).attr('property') ?? $(element).attr('name') ?? '';
    for (const name of names.toLowerCase().split(/\s+/u)) listIn(marks, name).push(value);
  }
  return marks;
}
