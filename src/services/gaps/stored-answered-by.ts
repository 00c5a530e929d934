import { readStored, type StoredPlace, type VersionReader } from '../validation/read-stored.ts';
import { fields, isText } from '../validation/stored-shape.ts';

/** What answers a question that had no answer: a page, a product or a FAQ (`faq:<id>`). */
export type AnsweredBy = { sourceId: string; title: string; url?: string };

const isAnsweredBy = fields({ sourceId: isText, title: isText }, { url: isText });

/** Both versions have the same members; the first was written without its number. */
const read: VersionReader<AnsweredBy> = (stored) => {
  if (!isAnsweredBy(stored)) return undefined;
  const { sourceId, title, url } = stored;
  return { sourceId, title, ...(url === undefined ? {} : { url }) };
};

/** What a mark's row says answers its question; `undefined` when that cannot be read: the mark holds without it. */
export function readAnsweredBy(place: StoredPlace, column: string): AnsweredBy | undefined {
  return readStored(place, column, [read, read]);
}

/** The column of what answers a question. */
export function writeAnsweredBy(answeredBy: AnsweredBy): string {
  return JSON.stringify({ v: 1, ...answeredBy });
}
