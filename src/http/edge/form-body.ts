import { type FieldFault, invalidRequest } from '../../errors.ts';

/** A body of `multipart/form-data` as it came. */
export type FormBody = { contentType: string; bytes: Buffer };

/** A file that was sent, and the fields beside it; numbers, lists and objects of fields are spelled as JSON. */
export type UploadedFile = { name: string; bytes: Uint8Array; fields: Record<string, unknown> };

/** Whether a content type is that of a form with files. */
export function isForm(contentType: string | undefined): boolean {
  return /^multipart\/form-data\s*;/i.test(contentType ?? '');
}

function fieldValue(text: string): unknown {
  if (!/^(?:-?\d+|\[[\s\S]*\]|\{[\s\S]*\}|true|false|null)$/.test(text.trim())) return text;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}

/** Reads a form with one file under `file` (RFC 7578). Throws `invalid_request` for anything else. */
export async function readForm({ contentType, bytes }: FormBody): Promise<UploadedFile> {
  const refuse = (fault: FieldFault) => invalidRequest([fault]);
  let form: FormData;
  try {
    form = await new Response(new Uint8Array(bytes), { headers: { 'content-type': contentType } }).formData();
  } catch {
    throw refuse({ pointer: '', code: 'format', detail: 'the form cannot be read' });
  }
  const file = form.get('file');
  if (!(file instanceof File)) throw refuse({ pointer: '/file', code: 'required', detail: 'is required' });
  const fields: Record<string, unknown> = {};
  for (const [name, value] of form) if (typeof value === 'string') fields[name] = fieldValue(value);
  return { name: file.name, bytes: new Uint8Array(await file.arrayBuffer()), fields };
}
