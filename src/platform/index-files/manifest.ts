import { nativeCrc32 } from './crc32.ts';
import type { IndexKey } from './index-files.ts';

/** The list of segment files and the state that goes with exactly those. */
export type Manifest = {
  formatVersion: number;
  key: IndexKey;
  segments: readonly { file: string; sizeBytes: number }[];
  state: unknown;
};

const FORMAT_VERSION = 1;

/** The manifest of these files, ready to be written. */
export function formatManifest(key: IndexKey, segments: Manifest['segments'], state: unknown): string {
  const { companyId, kind, locale } = key;
  const manifest: Manifest = {
    formatVersion: FORMAT_VERSION,
    key: { companyId, kind, locale },
    segments,
    state,
  };
  return JSON.stringify({ checksum: checksumOf(manifest), manifest });
}

/** The manifest in a file of this index, or undefined when it is damaged, foreign or of another format. */
export function parseManifest(text: string, key: IndexKey): Manifest | undefined {
  let parsed: { checksum?: unknown; manifest?: Manifest } | null;
  try {
    parsed = JSON.parse(text) as typeof parsed;
  } catch {
    return undefined;
  }
  const manifest = parsed?.manifest;
  if (manifest === undefined || parsed?.checksum !== checksumOf(manifest)) return undefined;
  const { companyId, kind, locale } = manifest.key;
  const same = companyId === key.companyId && kind === key.kind && locale === key.locale;
  return same && manifest.formatVersion === FORMAT_VERSION ? manifest : undefined;
}

function checksumOf(manifest: Manifest): number {
  return nativeCrc32(new TextEncoder().encode(JSON.stringify(manifest)));
}
