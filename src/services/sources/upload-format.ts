import { charactersOf } from '../imports/files/decode-text.ts';

/** How an uploaded file is read. */
export type UploadFormat = 'pdf' | 'docx' | 'table' | 'html' | 'markdown' | 'text';

const byEnding: Readonly<Record<string, UploadFormat>> = {
  pdf: 'pdf',
  docx: 'docx',
  xlsx: 'table',
  csv: 'table',
  tsv: 'table',
  json: 'table',
  jsonl: 'table',
  ndjson: 'table',
  xml: 'table',
  html: 'html',
  htm: 'html',
  md: 'markdown',
  markdown: 'markdown',
  txt: 'text',
};

/** How a file is read: by what it begins with where that tells, else by its name; `undefined` when by neither. */
export function uploadFormatOf(name: string, bytes: Uint8Array): UploadFormat | undefined {
  const named = byEnding[/\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? ''];
  const head = charactersOf(bytes.subarray(0, 8));
  if (head.startsWith('%PDF')) return 'pdf';
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are bytes
  if (/^(?:\x89PNG|\xff\xd8\xff|GIF8|\xd0\xcf\x11)/.test(head)) return undefined;
  const isArchive = head.startsWith('PK\u0003\u0004');
  if (isArchive) return named === 'docx' || named === 'table' ? named : undefined;
  // An office document that is no archive, or a PDF that is none, is something else under a wrong name.
  return named === 'pdf' || named === 'docx' ? undefined : named;
}
