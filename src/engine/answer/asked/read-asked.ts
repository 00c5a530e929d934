import { languageOf } from '../../language/locale-lookup.ts';
import type { WayName } from '../../language/talk-words.ts';
import {
  type Intents,
  intentsOf,
  placesOfIntents,
  shareOfIntents,
  speaksOfIntents,
} from '../../meaning/intents/intents-of.ts';
import { placesNamed } from '../../meaning/places/places.ts';
import { formsOf, mentionedConcepts, phraseOf } from '../../meaning/thesaurus.ts';
import { leanOf } from '../../question/points-back.ts';
import { type Expectation, type Understood, understand } from '../../question/understand.ts';
import { foldAccents } from '../../text/characters/fold.ts';
import { withDigitsForNumerals } from '../../text/numbers/east-asian-numerals.ts';
import { hasPhrase, opensWith, prepareText } from '../../text/phrases/phrases.ts';
import { idfOf } from '../../text/terms/idf.ts';
import { isPair, queryTermGroups } from '../../text/terms/query-terms.ts';
import type { TermGroup } from '../../text/terms/term-group.ts';
import { isStopWord } from '../../text/words/stop-words.ts';
import { wantsHuman } from '../talk/smalltalk.ts';
import { type ShopVisit, visitAsked } from '../talk/visit-asked.ts';
import { type AskedWay, wayAsked, wayNamed } from '../talk/way-asked.ts';
import { type AskedWord, type NearForm, WordMatcher } from './asked-words.ts';
import { isGeneralWord, spelledWell } from './general-words.ts';
import { impliedWords, plainPhrases, wordsOfVisits, wordsOfWays } from './implied-words.ts';
import { statedNumbers } from './number-fit.ts';
import type { ShopWords } from './shop-words.ts';

/** What is known of the texts in which a question is looked up. */
export type Lookup = {
  /** Language tag of the texts. */
  locale: string;
  /** Pages and products that hold a term, and how many there are. */
  frequency: (term: string) => number;
  documents: number;
  words: ShopWords;
  /** Knows the words of the shop, for compounds. */
  isWord?: (word: string) => boolean;
};

/** A message as it is looked up in a shop's texts. */
export type Asked = {
  text: string;
  /** Tag of the language it is written in. */
  language: string;
  matcher: WordMatcher;
  /** Terms of its words in their own forms. */
  terms: ReadonlySet<string>;
  numbers: readonly number[];
  expects: Expectation;
  isYesNo: boolean;
  isPolicy: boolean;
  /** It says that something is looked for ("need a helmet"). */
  isWish: boolean;
  /** It has a question mark or a word that asks. */
  isQuestion: boolean;
  /** How surely it leans on what was said before or on the page, by its opener and pronouns, 0 to 1. */
  leans: number;
  /** How surely a person has to help, 0 to 1: asked for one, complains, asks about an order. */
  needsPerson: number;
  /** The way to reach the shop or a person that it asks for and hardly anything else, and the one that it names. */
  way: AskedWay | undefined;
  wayNamed: WayName | undefined;
  /** That it asks where the shop can be visited, and nothing else. */
  visit: ShopVisit | undefined;
  /** What pages call each of the ways to reach a shop, where a person or the place of the shop is wanted. */
  reaching: readonly TermGroup[][];
  /** What it is about, of what shoppers want of any shop. */
  intents: Intents;
  /** How many of its words tell something. */
  contentWords: number;
  /** Weight of a word that no text of the shop holds: as telling as any word can be there. */
  mostTelling: number;
};

const LIGHT = 0.12;
/** A word that neither the shop nor the thesaurus knows says little about which text answers. */
const UNKNOWN = 0.6;
/** What a pair of characters counts beside the words that it is a part of, or that it joins. */
const PAIR = 0.3;
const CORRECTED = [0.85, 0.6];
const KIN = 0.6;
const PART_OF_KNOWN = 0.4;
/** A place that the shop's texts name themselves hardly needs what it lies in. */
const NAMED_PLACE = 0.5;
const leanings = { not: 0, perhaps: 0.5, fully: 1 } as const;

/** Reads a message written in `language` (a tag) for texts of `lookup.locale`. Never throws; an empty text has no words. */
export function readAsked(typed: string, language: string, lookup: Lookup): Asked {
  const { locale, frequency } = lookup;
  const text = spelledWell(
    withDigitsForNumerals(typed),
    language,
    (term) => frequency(term) > 0,
    (word) => lookup.words.corrections(word).length > 0,
  );
  const understood = understand(text, language);
  const telling = new Set(understood.content.map(({ surface }) => surface.toLowerCase()));
  const others = otherForms(text, language, lookup);
  const groups = queryTermGroups(text, locale, {
    documentFrequency: frequency,
    ...(lookup.isWord ? { isWord: lookup.isWord } : {}),
  }).filter((group) => !isPair(group) || group.members.some(({ term }) => frequency(term) > 0));
  const places = placeForms(text, language, lookup);
  const light = new Set<string>();
  const lightWords: string[] = [];
  const words = groups.map((group): AskedWord => {
    const surface = group.surface.toLowerCase();
    const exact = new Map(group.members.map(({ term, weight }) => [term, weight]));
    const isOfWords = isPair(group);
    const isLight =
      (isOfWords ? lightWords.some((word) => word.includes(surface)) : !telling.has(surface)) ||
      isStopWord(surface, languageOf(language)) ||
      isStopWord(surface, languageOf(locale));
    const term = phraseOf(surface, language)[0] ?? group.members[0]!.term;
    const near = [...(others.get(term) ?? [])];
    if (isLight) {
      light.add(term);
      lightWords.push(surface);
    } else {
      near.push(...likeForms(surface, exact, language, lookup));
      const isNamed = [...exact.keys()].some((form) => frequency(form) > 0);
      for (const { terms, weight } of places.get(foldAccents(surface)) ?? [])
        near.push({ terms, weight: weight * (isNamed ? NAMED_PLACE : 1) });
    }
    const held = Math.max(0, ...[...exact.keys()].map(frequency));
    const idf = idfOf(lookup.documents, held);
    const lightness = isLight ? LIGHT : isOfWords ? PAIR : 1;
    const weight = idf * lightness * (held === 0 && near.length === 0 ? UNKNOWN : 1);
    const isStrange = !isLight && !speaksOfIntents(surface, languageOf(language));
    return { surface, exact, near, weight, isStrange };
  });
  const person = wantsHuman(understood);
  const isToReach = person === 'human' || person === 'contact';
  const visit =
    person === undefined || person === 'contact' ? visitAsked(understand(typed, language)) : undefined;
  const intents = intentsOf(text, languageOf(language));
  const byIntent = person === undefined ? personByIntent(intents) : 0;
  words.push(
    ...impliedWords(person ?? (byIntent > 0 ? 'complaint' : undefined), lookup),
    ...plainPhrases(text, language, light, lookup),
  );
  return {
    text,
    language,
    matcher: new WordMatcher(words),
    terms: new Set(words.flatMap(({ exact }) => [...exact.keys()])),
    numbers: statedNumbers(text),
    expects: understood.expects,
    isYesNo: understood.isYesNo || opensAsYesNo(understood),
    isPolicy: understood.isPolicy,
    isWish: hasPhrase(understood.prepared, understood.lexicon.search),
    isQuestion: understood.isQuestion,
    leans: leanings[leanOf(understood)],
    needsPerson: person === undefined ? byIntent : person === 'order' ? 0.7 : 1,
    way: isToReach && visit === undefined ? shortWay(understood) : undefined,
    wayNamed: wayNamed(understood),
    visit,
    reaching: [
      ...(isToReach || visit !== undefined ? wordsOfWays(lookup) : []),
      ...(visit === undefined ? [] : wordsOfVisits(lookup)),
    ],
    intents,
    contentWords: understood.content.length,
    mostTelling: idfOf(lookup.documents, 0),
  };
}

/** Words of a message that tells more than who is to be reached. */
const LONGEST_WISH = 4;

/** The way to reach somebody that a message of few words asks for. */
function shortWay(understood: Understood): AskedWay | undefined {
  const way = wayAsked(understood);
  return way ?? (understood.content.length < LONGEST_WISH ? (wayNamed(understood) ?? 'any') : undefined);
}

/** What goes wrong with one order, which only a person can put right. */
const ofPerson = placesOfIntents([
  'parcel_lost',
  'damaged_on_arrival',
  'missing_items',
  'wrong_item',
  'payment_failed',
  'contact_person',
  'complaint',
  'personalisation_error',
]);
/** From this share on a message is about such a thing. */
const LEAST_PERSON = 0.2;

/** How much a message that asks for no person needs one, 0 to 1. */
function personByIntent(intents: Intents): number {
  const share = shareOfIntents(intents, ofPerson);
  return share >= LEAST_PERSON ? share : 0;
}

/** Whether a message asks for a yes or no behind an opener that goes on with the talk: "and is it waterproof?" */
function opensAsYesNo({ prepared, lexicon, language }: Understood): boolean {
  const opener = lexicon.ellipsis.split('|').find((phrase) => prepared.plain.startsWith(`${phrase} `));
  if (opener === undefined) return false;
  return opensWith(prepareText(prepared.plain.slice(opener.length), languageOf(language)), lexicon.yesNo);
}

/** What the thesaurus knows each term of a message by, in the language of the texts and as far as they hold it. */
function otherForms(text: string, language: string, { locale, frequency }: Lookup): Map<string, NearForm[]> {
  const phrase = phraseOf(text, language);
  const found = new Map<string, NearForm[]>();
  for (const { from, to, concepts } of mentionedConcepts(phrase, language)) {
    const forms = concepts
      .flatMap((concept) => formsOf(concept, locale))
      .filter(({ terms }) => terms.length > 0 && terms.every((term) => frequency(term) > 0))
      .map(({ terms, weight }) => ({ terms, weight: weight / Math.sqrt(concepts.length) }));
    for (const term of phrase.slice(from, to)) found.set(term, [...(found.get(term) ?? []), ...forms]);
  }
  return found;
}

/** Corrections of a word that the shop lacks, and words that hold it or that it holds. */
function likeForms(
  surface: string,
  exact: ReadonlyMap<string, number>,
  language: string,
  { frequency, documents, words }: Lookup,
): NearForm[] {
  const isKnown = [...exact.keys()].some((form) => frequency(form) > 0);
  const forms: NearForm[] = [];
  if (!isKnown && !isGeneralWord(surface, language))
    for (const [i, entry] of words.corrections(surface).entries())
      forms.push({ terms: [entry.term], weight: CORRECTED[i]! });
  for (const entry of words.kin(surface)) {
    if (exact.has(entry.term)) continue;
    const share = Math.max(0.3, 1 - (entry.frequency / documents) * 4);
    const isPart =
      entry.word.length < surface.length && isKnown && !entry.word.startsWith(surface.slice(0, 5));
    forms.push({ terms: [entry.term], weight: share * (isPart ? PART_OF_KNOWN : KIN) });
  }
  return forms;
}

/** What rules for the places of a message may be written under, as far as the texts hold it, by its words that name them. */
function placeForms(text: string, language: string, { locale, frequency }: Lookup): Map<string, NearForm[]> {
  const found = new Map<string, NearForm[]>();
  for (const { words, names } of placesNamed(text, language, locale)) {
    const forms = names
      .map(({ name, weight }) => ({ terms: phraseOf(name, locale), weight }))
      .filter(({ terms }) => terms.length > 0 && terms.every((term) => frequency(term) > 0));
    for (const word of words) found.set(word, [...(found.get(word) ?? []), ...forms]);
  }
  return found;
}
