/** A file to be imported, whatever it is stored as; `name` is its path below what was asked for, without `.gz`. Each read begins anew. */
export type ImportFile = {
  name: string;
  /** Its text in pieces of any length, read as they are needed. */
  pieces(): AsyncIterable<string>;
  /** Its lines without line ends, read as they are needed. */
  lines(): AsyncIterable<string>;
  /** All of it. */
  text(): Promise<string>;
  /** All of it, as it is stored; unpacked where it is packed. */
  bytes(): Promise<Uint8Array>;
  /** Its first bytes, by which its kind is known. */
  head(): Promise<Uint8Array>;
  /** How much of it has been read so far, 0 to 1. */
  progress(): number;
};

/** The ending of a file's name, small letters, without the dot. */
export function extensionOf(name: string): string {
  return /\.([^./\\]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
}
