import { type ConversationMemory, emptyMemory } from '../../engine/question/memory.ts';
import { oncePer } from '../../memo/once-per.ts';
import { readStored, type StoredPlace, type VersionReader } from '../validation/read-stored.ts';
import {
  either,
  fields,
  isFlag,
  isNumber,
  isText,
  listOf,
  oneOf,
  type ShapeOf,
} from '../validation/stored-shape.ts';

const isCondition = fields(
  {
    slot: oneOf(
      'price',
      'brand',
      'category',
      'rating',
      'stock',
      'sale',
      'attribute',
      'text',
      'color',
      'size',
      'material',
      'pattern',
      'fit',
      'audience',
      'age',
    ),
    operator: oneOf('is', 'not', 'lt', 'lte', 'gt', 'gte'),
    value: either(isText, either(isNumber, isFlag)),
    surface: isText,
    start: isNumber,
    end: isNumber,
  },
  {
    attribute: isText,
    unit: isText,
    tags: listOf(isText),
    columns: listOf(fields({ column: isText, value: isNumber })),
    converted: isFlag,
    compound: fields({ whole: isText, rest: isText }),
  },
);

const isSearch = fields(
  { text: isText, constraints: listOf(isCondition), sort: isText },
  { query: isText, kindOf: isText, compares: isFlag },
);

const isMemory = fields(
  {},
  {
    questions: listOf(isText),
    productIds: listOf(isText),
    focusProductId: isText,
    talkedOf: listOf(isText),
    shownPassages: listOf(isText),
    section: isText,
    isOfPages: isFlag,
  },
);

/** What the column holds, in names of its own: a change of what answering remembers does not change it unseen. */
type StoredMemory = ShapeOf<typeof isMemory> & { v: 1; search?: ShapeOf<typeof isSearch> };

/** Both versions have the same members; the first was written without its number. A last search that cannot be read is forgotten alone. */
const read: VersionReader<ConversationMemory> = (stored, unreadable) => {
  if (!isMemory(stored)) return undefined;
  const { questions, productIds, focusProductId, talkedOf, shownPassages, section, isOfPages } = stored;
  const { search } = stored as { search?: unknown };
  const isSearchRead = isSearch(search);
  if (search !== undefined && !isSearchRead) unreadable('search');
  return {
    questions: questions ?? emptyMemory.questions,
    productIds: productIds ?? emptyMemory.productIds,
    shownPassages: shownPassages ?? emptyMemory.shownPassages,
    ...(focusProductId === undefined ? {} : { focusProductId }),
    ...(talkedOf === undefined ? {} : { talkedOf }),
    ...(section === undefined ? {} : { section }),
    ...(isOfPages === undefined ? {} : { isOfPages }),
    ...(isSearchRead ? { search } : {}),
  };
};

/** The memory of a thread's row. One that cannot be read is as if nothing had been said: the thread goes on. */
export function readMemory(place: StoredPlace, column: string): ConversationMemory {
  return readStored(place, column, [read, read]) ?? emptyMemory;
}

/** The column of a thread's memory. The memory after a recalled search is the same object each time, and is written once. */
export const writeMemory = oncePer((memory: ConversationMemory): string => {
  const stored: StoredMemory = { v: 1, ...memory };
  return JSON.stringify(stored);
});
