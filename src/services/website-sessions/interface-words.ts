import { partOf } from '../../engine/language/pack.ts';

/**
 * What stands on a page before anything of the interface is loaded: label of the launcher, label of the search field, in the
 * language of a tag; of one that the interface does not speak, the English ones.
 */
export function interfaceWords(locale: string): { ask: string; search: string } {
  const { ask, search } = (partOf(locale, 'labels') ?? partOf('en', 'labels'))!;
  return { ask, search };
}
