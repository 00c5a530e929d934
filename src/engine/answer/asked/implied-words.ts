import { languageOf } from '../../language/locale-lookup.ts';
import { surelyAbout, wordsOfIntents } from '../../meaning/intents/intents-of.ts';
import { conceptsNamed, formsOf, kindOf, mentionedConcepts, phraseOf } from '../../meaning/thesaurus.ts';
import type { TermGroup } from '../../text/terms/term-group.ts';
import type { AskedWord } from './asked-words.ts';
import type { Lookup } from './read-asked.ts';

const waysToReach = ['contact', 'customer service', 'phone number', 'email'];

/** What is looked for where a person is wanted, whatever the words ("i am sick of this"), by the thesaurus' English names. */
const implied: Readonly<Record<string, readonly string[]>> = {
  human: waysToReach,
  contact: waysToReach,
  complaint: ['complaint', 'contact', 'customer service'],
  order: ['tracking', 'order status'],
};

/** Weight of the forms of a concept itself. */
const SAME = 0.7;
/** Weight of an implied word, that of a telling one. */
const IMPLIED = 3;

/** The word that a wish for a person implies, `person` being what {@link wantsHuman} makes of the message. */
export function impliedWords(person: string | undefined, lookup: Lookup): AskedWord[] {
  return wordOfServices(
    (implied[person ?? ''] ?? []).flatMap((name) => conceptsNamed(name, 'en')),
    lookup,
  );
}

/** The words of pages for each way to reach a shop, as far as its texts hold them. */
export function wordsOfWays({ locale, frequency }: Lookup): TermGroup[][] {
  return waysToReach.map((name) => {
    const forms = conceptsNamed(name, 'en').flatMap((concept) => formsOf(concept, locale));
    const terms = new Set(
      forms
        .filter(({ weight }) => weight >= SAME)
        .flatMap((form) => form.terms)
        .filter((term) => frequency(term) > 0),
    );
    return terms.size === 0
      ? []
      : [{ surface: '', members: [...terms].map((term) => ({ term, weight: 1 })) }];
  });
}

const ofVisits = surelyAbout(['store_locations', 'opening_hours', 'parking_transport', 'company_legal']);
const MOST_OF_VISITS = 4;

/** The words by which pages speak of each matter beside which an address of the shop may stand. */
export function wordsOfVisits({ locale }: Lookup): TermGroup[][] {
  return wordsOfIntents(ofVisits, languageOf(locale), MOST_OF_VISITS).map(({ terms }) => [
    { surface: '', members: [...terms] },
  ]);
}

/** A word beside those of the message that stands for services of a shop; none where the texts lack them. */
function wordOfServices(concepts: readonly number[], { locale, frequency }: Lookup): AskedWord[] {
  const near = concepts
    .filter((concept) => kindOf(concept) === 'service')
    .flatMap((concept) => formsOf(concept, locale))
    // What is only near would lead from contact to contact lenses.
    .filter(({ terms, weight }) => weight >= SAME && terms.every((term) => frequency(term) > 0));
  return near.length === 0
    ? []
    : [{ surface: '', exact: new Map(), near, weight: IMPLIED, isStrange: false }];
}

/**
 * Phrases that mean something although none of their words does, as words beside those of the message; `light` holds the
 * terms that tell nothing by themselves: "where are you" is an address.
 */
export function plainPhrases(
  text: string,
  language: string,
  light: ReadonlySet<string>,
  lookup: Lookup,
): AskedWord[] {
  const phrase = phraseOf(text, language);
  return mentionedConcepts(phrase, language)
    .filter(({ from, to }) => to - from > 1 && phrase.slice(from, to).every((term) => light.has(term)))
    .flatMap(({ concepts }) => wordOfServices(concepts, lookup));
}
