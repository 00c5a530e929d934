import { AppError } from '../../../errors.ts';
import { charactersOf } from '../files/decode-text.ts';
import { extensionOf, type ImportFile } from '../files/import-file.ts';

/** How a file of records is written. */
export type TableKind = 'csv' | 'json' | 'jsonl' | 'xml' | 'xlsx';

/** What no catalogue is, by its first bytes. */
const foreign: readonly (readonly [RegExp, string])[] = [
  [/^%PDF/, 'a PDF document'],
  [/^\x89PNG|^\xff\xd8\xff|^GIF8|^RIFF....WEBP/s, 'a picture'],
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are bytes
  [/^\xd0\xcf\x11\xe0/, 'an old Excel or Word file; save it as .xlsx or .csv'],
  [/^Rar!|^7z\xbc\xaf/, 'an archive'],
  [/^\s*<(?:!doctype html|html)/i, 'a web page'],
];

function refuse(name: string, what: string): AppError {
  const detail = `${name} is ${what}, not a list of products. Give an export of products: CSV, TSV, XML, JSON or XLSX.`;
  return new AppError('invalid_request', detail, { members: { reason: 'wrong_kind_of_file' } });
}

/**
 * How a file is written: by what it begins with, since exports come under any name, and by its name where that does not tell.
 *
 * Throws `invalid_request` for what is no list of records at all.
 */
export async function tableKindOf(file: ImportFile): Promise<TableKind> {
  const bytes = await file.head();
  const head = charactersOf(bytes);
  for (const [pattern, what] of foreign) if (pattern.test(head)) throw refuse(file.name, what);
  if (head.startsWith('PK\u0003\u0004'))
    return /xl\/|\[Content_Types\]\.xml|_rels\//.test(head) || extensionOf(file.name) === 'xlsx'
      ? 'xlsx'
      : Promise.reject(refuse(file.name, 'an archive; unpack it first'));
  const text = head
    .replace(/^(?:\xef\xbb\xbf|\xff\xfe|\xfe\xff)/, '')
    .replaceAll('\0', '')
    .trimStart();
  if (text.startsWith('<')) return 'xml';
  const extension = extensionOf(file.name);
  if (extension === 'jsonl' || extension === 'ndjson') return 'jsonl';
  if (text.startsWith('[')) return 'json';
  if (!text.startsWith('{')) return extension === 'json' ? 'json' : 'csv';
  // One object per line, whatever the name says.
  const [first = '', second = ''] = text.split('\n', 2);
  return first.trimEnd().endsWith('}') && second.trimStart().startsWith('{') ? 'jsonl' : 'json';
}
