import { languageOf } from '../text/locale-lookup.ts';
import type { Understood } from './understand.ts';

/** A verb that asks a yes or no, and what points at the thing spoken of; "they have" may be the shop's people. */
const patterns: Readonly<Record<string, RegExp>> = {
  en: /(?:^|[.,;!?] )(?:so |and |but |hi |hello )?(?:is|are|was|were|does|do|did|can|could|will|would|should|has|have|had) (?:it|this|these|they(?! (?:have|sell|carry|stock|offer)\b))\b(?! (?:ones?|true|possible|ok|okay|allowed|correct)\b)/u,
  de: /(?:^|[.,;!?] )(?:und |aber )?(?:ist|sind|hat|kann|können|wird|passt|passen|geht|funktioniert|braucht|hält) (?:es|er|dies|diese[rs]?)(?!\p{L})/u,
};

/**
 * Whether a question asks a yes or no of the one thing in focus ("does it have any pockets?", "will this fit my stove?"):
 * other products are no answer to it, and another one that it names is not the one it asks about.
 */
export function asksOfOneThing({ prepared, language }: Understood): boolean {
  return patterns[languageOf(language)]?.test(prepared.plain) === true;
}
