import { readStored, type StoredPlace, type VersionReader } from '../validation/read-stored.ts';
import { fields, isText, recordOf, type ShapeOf } from '../validation/stored-shape.ts';
import type { ProductMapping } from './import-products.ts';
import { isMappingTarget } from './read-mapping.ts';

const isMapping = fields({}, { columns: recordOf(isMappingTarget), url_pattern: isText });

/** What the column holds. */
type StoredMapping = ShapeOf<typeof isMapping> & { v: 1 };

/** Both versions have the same members; the first was written without its number. */
const read: VersionReader<ProductMapping> = (stored) => {
  if (!isMapping(stored)) return undefined;
  const { columns = {}, url_pattern: urlPattern } = stored;
  return { columns, ...(urlPattern === undefined ? {} : { urlPattern }) };
};

/** The mapping of a row; `undefined` when it cannot be read: columns are then read by their names, as in a first import. */
export function readStoredMapping(place: StoredPlace, column: string): ProductMapping | undefined {
  return readStored(place, column, [read, read]);
}

/** The column of a mapping. */
export function writeStoredMapping({ columns = {}, urlPattern }: ProductMapping): string {
  const stored: StoredMapping = {
    v: 1,
    columns,
    ...(urlPattern === undefined ? {} : { url_pattern: urlPattern }),
  };
  return JSON.stringify(stored);
}
