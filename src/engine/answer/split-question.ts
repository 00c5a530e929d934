import { languageOf } from '../text/locale-lookup.ts';
import { lexiconOf } from './lexicons.ts';
import { opensWith, prepareText } from './phrases.ts';
import { contentGroups } from './understand.ts';

/** Words that join a second question to a first. */
const joining: Readonly<Record<string, string>> = {
  en: 'and also|and|plus|as well as|or',
  de: 'und auch|und|sowie|oder',
  fr: 'et aussi|et|ou',
  es: 'y también|y además|y|o|e',
  it: 'e anche|e|o',
  pt: 'e também|e|ou',
  nl: 'en ook|en|of',
  pl: 'oraz|i|a',
  ru: 'а также|и|а',
  tr: 've',
};

/** Question words that open a relative or another clause after such a word as often as a question. */
const seldomAsking: Readonly<Record<string, string>> = {
  en: 'have|has|had|was|were|who|whom|whose|may|might|am',
  de: 'hat|hatte|war|waren|werden|wird|der|die|das',
  fr: 'que|qu|qui|est|sont|a-t-il',
  es: 'que|como|cuando|donde|es|son|está|están',
  it: 'che|come|è|sono|ha|hanno',
  pt: 'que|como|é|são|tem',
  nl: 'die|dat|is|zijn|heeft|hebben|wordt',
  pl: 'jest|są|czy',
  ru: 'что|как',
};

/** More questions in one message than this are answered as one. */
const MOST_PARTS = 3;
const LONGEST_PART = 240;
/** A longer text could not be cut into so few parts; it also bounds the work. */
const LONGEST_SPLIT = MOST_PARTS * (LONGEST_PART + 10);

/** Whether the last clause of a text opens like a question. */
function asks(text: string, language: string): boolean {
  const clause =
    text
      .replace(/[\s.,;:!?¿¡-]+$/u, '')
      .split(/[.,;:!]\s+/u)
      .at(-1) ?? '';
  const { question, yesNo } = lexiconOf(language);
  return opensWith(prepareText(clause, languageOf(language)), `${question}|${yesNo}`);
}

/** Where a joined question begins: the joining word with what is before it, and the question. */
function joinedAt(text: string, language: string): { before: string; after: string } | undefined {
  const tag = languageOf(language);
  const words = joining[tag];
  if (words === undefined) return undefined;
  const pattern = new RegExp(`[\\s,;]+(?:${words.replaceAll(' ', '\\s+')})\\s+(?=[\\p{L}¿])`, 'giu');
  for (const match of text.matchAll(pattern)) {
    const [before, after] = [text.slice(0, match.index), text.slice(match.index + match[0].length)];
    const prepared = prepareText(after, tag);
    const isOther = opensWith(prepared, seldomAsking[tag] ?? '');
    const { question, yesNo } = lexiconOf(language);
    if (opensWith(prepared, `${question}|${yesNo}`) && !isOther && asks(before, language))
      return { before, after };
  }
  return undefined;
}

function joinedQuestions(text: string, language: string): string[] {
  const found = joinedAt(text, language);
  return found === undefined ? [text] : [found.before, ...joinedQuestions(found.after, language)];
}

/**
 * The questions of a message that asks two or three ("How long does it take and what does it cost?"), as typed, in
 * order; none where it asks one. Never throws.
 */
export function splitQuestion(text: string, language: string): string[] {
  if (text.length > LONGEST_SPLIT) return [];
  const sentences = text.split(/(?<=[?？؟])\s*/u).filter((sentence) => /\p{L}/u.test(sentence));
  const asked = sentences.filter((sentence) => /[?？؟]/u.test(sentence) || sentences.length === 1);
  const parts = asked
    .flatMap((sentence) => joinedQuestions(sentence, language))
    .map((part) => part.replace(/^[\s,;]+|[\s,;]+$/gu, ''));
  const isWhole = parts.length < 2 || parts.length > MOST_PARTS;
  if (isWhole || parts.some((part) => part.length > LONGEST_PART)) return [];
  // What names nothing can only lean on a part before it.
  return contentGroups(parts[0]!, language).length === 0 ? [] : parts;
}
