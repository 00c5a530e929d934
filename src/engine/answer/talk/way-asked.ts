import { kept, once, perLanguage } from '../../../memo/kept.ts';
import { oncePer } from '../../../memo/once-per.ts';
import { lexiconOf, phrasesOf } from '../../language/asks-of.ts';
import { languageOf } from '../../language/locale-lookup.ts';
import { everyPart, partOf } from '../../language/pack.ts';
import { type WayName, wayNames } from '../../language/talk-words.ts';
import { intentsOf, placesOfIntents, shareOfIntents } from '../../meaning/intents/intents-of.ts';
import { leanOf } from '../../question/points-back.ts';
import { contentGroups, type Understood, understand } from '../../question/understand.ts';
import {
  findPhrase,
  hasPhrase,
  isOnly,
  type PreparedText,
  phraseUnion,
  prepareText,
  withoutPhrases,
} from '../../text/phrases/phrases.ts';

/** A way to reach the shop, or whichever there is. */
export type AskedWay = WayName | 'any';

/** Phrases that are taken out of a message to see what is left. */
const MOST_PHRASES = 24;
/** Words of a longer message tell a story in which an email or a call may come. */
const LONGEST = 60;

/** The words for a way in all languages, as one word tells none: "phone", asked of a German shop. A chat is also a cat. */
export const everyWay = once((): ReadonlyMap<WayName, string> => {
  const told = wayNames.filter((name) => name !== 'chat');
  return new Map(
    told.map((name) => [name, phraseUnion(everyPart('talk').map(([, { ways }]) => ways[name]))]),
  );
});

const everyContact = once(() => {
  const contact = everyPart('asks').map(([language]) => phrasesOf(language, 'contact'));
  return phraseUnion([...contact, ...everyWay().values()]);
});

/** Who names a telephone beside its messages or an address of email means those. */
const inOrder = ['messages', 'email', 'chat', 'phone'] as const satisfies readonly WayName[];

/** The way to reach the shop that a message names by its name or by what is done with it; `undefined` where it names none. */
export function wayNamed({ prepared, language }: Understood): WayName | undefined {
  const ways = partOf(language, 'talk')?.ways;
  const named = inOrder.find((name) => ways !== undefined && hasPhrase(prepared, ways[name]));
  return (
    named ?? inOrder.find((name) => tells(findPhrase(prepared, everyWay().get(name) ?? '')?.phrase, language))
  );
}

/** Whether a phrase of some language tells anything in that of the message. */
function tells(phrase: string | undefined, language: string): boolean {
  return phrase !== undefined && contentGroups(phrase, language).length > 0;
}

/** All that is said around how the shop is reached, in a language. */
const aroundReaching = kept(perLanguage, (language) => {
  const talk = partOf(language, 'talk');
  const { greeting, thanks, acknowledged, rangeBeside } = lexiconOf(language);
  const own = talk === undefined ? [] : [...Object.values(talk.ways), talk.besideWay, talk.opening];
  return phraseUnion([...own, reachingIn(language), greeting, thanks, acknowledged, rangeBeside]);
});

/** Whether nothing of a message is left that tells anything beside how the shop is reached, as a language says it. */
function saysNothingElse(prepared: PreparedText, language: string): boolean {
  if (isOnly(prepared, everyContact())) return true;
  const rest = withoutPhrases(prepared, aroundReaching(language), MOST_PHRASES);
  return contentGroups(rest, language).length === 0;
}

const reachingIn = (language: string) =>
  phraseUnion([phrasesOf(language, 'contact'), phrasesOf(language, 'reaching')]);

/**
 * The way to reach the shop that a message asks for where it asks for nothing else ("number to ring you on"): `any` where it names
 * none; `undefined` for a message about anything else.
 */
export const wayAsked = oncePer((question: Understood): AskedWay | undefined => {
  const { prepared, text, language } = question;
  const asksWhen = hasPhrase(prepared, question.lexicon.when);
  if (text.length > LONGEST || asksWhen || pointsAtThing(question)) return undefined;
  const way = wayNamed(question) ?? wayMeant(question);
  const elsewhere = findPhrase(prepared, everyContact())?.phrase;
  const names = way !== undefined || hasPhrase(prepared, reachingIn(language)) || tells(elsewhere, language);
  if (names && saysNothingElse(prepared, language)) return way ?? 'any';
  return elsewhere === undefined ? undefined : wayAskedElsewhere(question);
});

/** Words that open a question and may point without pointing at anything: "is it ok to". */
const OPENING_WORDS = 2;

/** Whether a message points at a thing and is hardly about reaching the shop: "can i mail it in". */
function pointsAtThing({ text, language }: Understood): boolean {
  const behind = text
    .split(/[\s’']+/u)
    .slice(OPENING_WORDS)
    .join(' ');
  if (leanOf(understand(behind, language)) === 'not') return false;
  return sharesOfWays(text, language).reduce((sum, share) => sum + share, 0) < LEAST_MEANT;
}

/** The same of a short message whose language its words do not tell ("habt ihr ne mail adresse"). */
function wayAskedElsewhere({ text, language }: Understood): WayName | undefined {
  for (const [other, { ways }] of everyPart('talk')) {
    if (other === languageOf(language)) continue;
    const prepared = prepareText(text, other);
    const way = inOrder.find((name) => name !== 'chat' && hasPhrase(prepared, ways[name]));
    if (way !== undefined && saysNothingElse(prepared, other)) return way;
  }
  return undefined;
}

const ofWays = (['contact_phone', 'contact_email', 'contact_chat_social'] as const).map((name) =>
  placesOfIntents([name]),
);

/** How much a message is about telephoning, about email and about chats and messengers, whatever its words; 0 to 1 each. */
function sharesOfWays(text: string, language: string): number[] {
  const intents = intentsOf(text, languageOf(language));
  return ofWays.map((each) => shareOfIntents(intents, each));
}

/** From this share on a message that names no way means one: "at which number do I reach you". */
const LEAST_MEANT = 0.2;

function wayMeant({ text, prepared, language }: Understood): WayName | undefined {
  if (!saysNothingElse(prepared, language)) return undefined;
  const [phone = 0, email = 0, chat = 0] = sharesOfWays(text, language);
  if (Math.max(phone, email) < LEAST_MEANT || chat > Math.max(phone, email)) return undefined;
  return phone >= email ? 'phone' : 'email';
}
