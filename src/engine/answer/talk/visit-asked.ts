import { kept, perLanguage } from '../../../memo/kept.ts';
import { lexiconOf } from '../../language/asks-of.ts';
import { languageOf } from '../../language/locale-lookup.ts';
import { everyPart, partOf } from '../../language/pack.ts';
import {
  intentsOf,
  placesOfIntents,
  shareOfIntents,
  speaksOfIntents,
} from '../../meaning/intents/intents-of.ts';
import { placesByName, placeWords } from '../../meaning/places/place-names.ts';
import { kindOf, mentionedConcepts, phraseOf } from '../../meaning/thesaurus.ts';
import { contentGroups, type Understood } from '../../question/understand.ts';
import {
  hasPhrase,
  type PreparedText,
  phraseUnion,
  prepareText,
  withoutPhrases,
} from '../../text/phrases/phrases.ts';
import { wayNamed } from './way-asked.ts';

/**
 * A wish to visit the shop: the words, as typed, that may name a town of it, whether one is known as a place, and whether the wish is one
 * too where they name none.
 */
export type ShopVisit = { towns: readonly string[]; namesPlace: boolean; isSure: boolean };

/** Phrases that are taken out of a message to see what is left. */
const MOST_PHRASES = 24;
/** Words of a longer message tell a story in which a shop or an address may come. */
const LONGEST = 70;
/** Words that the name of a town has at most. */
const LONGEST_TOWN = 3;

/** All that is said around a visit, in a language. */
const aroundVisit = kept(perLanguage, (language) => {
  const beside = partOf(language, 'visit')?.beside;
  const { greeting, thanks, acknowledged, where } = lexiconOf(language);
  const { opening, beside: besideTalk } = partOf(language, 'talk') ?? {};
  return phraseUnion([beside, greeting, thanks, acknowledged, where, opening, besideTalk]);
});

/**
 * Whether a message asks where the shop is or whether it can be visited, and for nothing else ("any shop in milan"), in its own
 * language or, of several words, in any; `undefined` for a message about anything else, also about a parcel, hours, or an address of email.
 */
export function visitAsked(question: Understood): ShopVisit | undefined {
  const { prepared, text, lexicon, language } = question;
  if (text.length > LONGEST || hasPhrase(prepared, lexicon.when) || hasPhrase(prepared, lexicon.order))
    return undefined;
  if (wayNamed(question) !== undefined) return undefined;
  if (hasPhrase(prepared, partOf(language, 'visit')?.noPlace ?? '')) return undefined;
  // Often only some of the accents are typed.
  const bare = { plain: prepared.folded, folded: prepared.folded };
  const own = visitIn(prepared, language) ?? visitIn(bare, language) ?? visitMeant(question);
  if (own !== undefined) return own;
  if (!prepared.plain.includes(' ')) return undefined;
  for (const [other] of everyPart('visit')) {
    if (other === languageOf(language)) continue;
    const said = prepareText(text, other);
    if (leftIn(said, other)?.length === 0) return { towns: [], namesPlace: false, isSure: true };
  }
  return undefined;
}

const visitPhrases = kept(perLanguage, (language) => {
  const { asks = '', names = '' } = partOf(language, 'visit') ?? {};
  return phraseUnion([asks, names]);
});

const aroundYou = kept(perLanguage, (language) =>
  phraseUnion([visitPhrases(language), partOf(language, 'visit')?.you]),
);

/** What a message says beside a visit. Phrases that ask for one go first, as their first word alone is in the other lists too. */
function besideVisit(prepared: PreparedText, language: string): string {
  const rest = withoutPhrases(prepared, aroundYou(language), MOST_PHRASES);
  return withoutPhrases(prepareText(rest, languageOf(language)), aroundVisit(language), MOST_PHRASES);
}

/** The telling words beside a wish to visit in a message read in a language; `undefined` where it tells no such wish. */
function leftIn(prepared: PreparedText, language: string): string[] | undefined {
  const { where } = lexiconOf(language);
  const you = partOf(language, 'visit')?.you ?? '';
  const asksWhere = hasPhrase(prepared, where) && hasPhrase(prepared, you);
  if (!asksWhere && !hasPhrase(prepared, visitPhrases(language))) return undefined;
  return contentGroups(besideVisit(prepared, language), language).map(({ surface }) => surface);
}

function visitIn(prepared: PreparedText, language: string): ShopVisit | undefined {
  const left = leftIn(prepared, language);
  if (left === undefined || left.length > LONGEST_TOWN) return undefined;
  if (!left.every((word) => mayBeTown(word, language))) return undefined;
  const known = left.filter((word) => isPlace(word, language));
  return { towns: left, namesPlace: known.length > 0, isSure: known.length === left.length };
}

/** Whether a word is the name of a place, or tells nothing in its language and so may be one. */
function mayBeTown(word: string, language: string): boolean {
  if (isPlace(word, language)) return true;
  const isKnown = mentionedConcepts(phraseOf(word, language), language).length > 0;
  return !isKnown && !/\p{Nd}/u.test(word) && !speaksOfIntents(word.toLowerCase(), languageOf(language));
}

function isPlace(word: string, language: string): boolean {
  return placesByName(languageOf(language)).has(placeWords(word).join(' '));
}

const ofPlaces = placesOfIntents(['store_locations']);
/** From this share on a message is about where the shop is, whatever its words; and less with a word that names a shop. */
const LEAST_MEANT = 0.6;
const LEAST_NAMED = 0.35;

function visitMeant(question: Understood): ShopVisit | undefined {
  const { text, prepared, language } = question;
  const share = shareOfIntents(intentsOf(text, languageOf(language)), ofPlaces);
  const isNamed = hasPhrase(prepared, visitPhrases(language));
  if (share < (isNamed ? LEAST_NAMED : LEAST_MEANT)) return undefined;
  const rest = besideVisit(prepared, language);
  const isOfThing = mentionedConcepts(phraseOf(rest, language), language).some(({ concepts }) =>
    concepts.some((concept) => kindOf(concept) === 'thing'),
  );
  if (isOfThing) return undefined;
  const towns = contentGroups(rest, language).map(({ surface }) => surface);
  return { towns, namesPlace: towns.some((word) => isPlace(word, language)), isSure: true };
}
