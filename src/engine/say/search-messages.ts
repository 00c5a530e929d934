import { everyPart } from '../language/pack.ts';
import type { SearchMessages } from '../language/search-messages.ts';

/** What a search says, by language. */
export const searchMessages: Readonly<Record<string, SearchMessages>> = Object.fromEntries(
  everyPart('says').flatMap(([language, { search }]) => (search ? [[language, search]] : [])),
);
