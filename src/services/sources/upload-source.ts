import { invalidRequest } from '../../errors.ts';
import { sha256HexOfBytes } from '../../platform/ids/hash.ts';
import type { Context } from '../context.ts';
import { below, type FieldPlace } from '../validation/read-fields.ts';
import { storeSource } from './create-source.ts';
import { readOptions } from './read-source.ts';
import { defaultOptions, type Source } from './source.ts';
import { uploadFormatOf } from './upload-format.ts';

const longestName = 200;

/** A file that was sent, and what was sent beside it, in wire names. */
export type SourceUpload = { name: string; bytes: Uint8Array; fields: Readonly<Record<string, unknown>> };

/** `POST /api/v1/sources` with a file: its texts or products are read at once. The same file again is `source_exists`. */
export async function uploadSource(ctx: Context, { name, bytes, fields }: SourceUpload): Promise<Source> {
  const at: FieldPlace = { pointer: '', faults: [] };
  const options = readOptions(fields, { ...defaultOptions, everyHours: 0, trust: 'policy' }, at);
  const shown = name
    .replace(/^.*[/\\]/, '')
    .trim()
    .slice(0, longestName);
  if (shown === '' || bytes.length === 0)
    at.faults.push({
      pointer: below(at, 'file').pointer,
      code: 'required',
      detail: 'is required and must hold something',
    });
  else if (uploadFormatOf(shown, bytes) === undefined)
    at.faults.push({
      pointer: '/file',
      code: 'format',
      detail: 'must be PDF, DOCX, XLSX, CSV, TSV, JSON, JSONL, XML, Markdown, HTML or text',
    });
  if (at.faults.length > 0) throw invalidRequest(at.faults);
  const urlKey = `upload ${shown} ${sha256HexOfBytes(bytes)}`;
  return storeSource(ctx, { kind: 'upload', name: shown, url: undefined, urlKey, options }, bytes);
}
