import { join } from 'node:path';
import type { IndexKey } from './index-files.ts';

/** `<company>/<locale>-<kind>`, every character that could mean something to a file system escaped. */
export function folderName({ companyId, kind, locale }: IndexKey): string {
  return join(safe(companyId), `${safe(locale)}-${safe(kind)}`);
}

function safe(name: string): string {
  return name.replace(/[^A-Za-z0-9_-]/g, (character) => `%${character.codePointAt(0)!.toString(16)}.`);
}
