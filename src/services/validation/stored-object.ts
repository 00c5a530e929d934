import { readStored, type StoredPlace, type VersionReader } from './read-stored.ts';
import { isObject } from './stored-shape.ts';

/** An object whose members are for people and other programs to read: nothing here depends on any of them. */
export type OpenObject = Readonly<Record<string, unknown>>;

/** Both versions have the same members; the first was written without its number. */
const read: VersionReader<OpenObject> = (stored) => {
  if (!isObject(stored)) return undefined;
  const { v: _version, ...members } = stored;
  return members;
};

/** The open object of a column; `undefined` when it cannot be read. */
export function readStoredObject(place: StoredPlace, column: string): OpenObject | undefined {
  return readStored(place, column, [read, read]);
}

/** What the column of an open object is to hold. */
export function storedObject(members: object): OpenObject {
  return { v: 1, ...members };
}
