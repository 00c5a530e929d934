import { kept } from '../../memo/kept.ts';
import type { MessageTemplate } from '../language/answer-messages.ts';
import { languageOf } from '../language/locale-lookup.ts';
import { conceptLabels } from '../meaning/attributes/concepts.ts';
import { availabilityWords } from '../say/availability-words.ts';
import { booleanSentence } from '../say/boolean-sentence.ts';
import { searchMessages } from '../say/search-messages.ts';
import { messagesByLanguage, voiceFor } from '../say/voice.ts';
import { spanOf } from '../text/characters/span.ts';

/** Letters of one script at a time, so that a particle behind a foreign name is a word of its own; ideographs one by one. */
const WORD =
  /[\p{Script=Latin}\p{M}]+|\p{Script=Han}|[\p{Script=Hiragana}\p{Script=Katakana}ー]|\p{Script=Thai}\p{M}*|[\p{Script=Hangul}]|(?:(?![\p{Script=Latin}\p{Script=Han}\p{Script=Thai}\p{Script=Hangul}])[\p{L}\p{M}])+/gu;

/** The words of a text for comparing: lower case, accents as written. */
export function plainWordsIn(text: string): { word: string; start: number; end: number }[] {
  return [...text.matchAll(WORD)].map((match) => ({
    word: match[0].normalize('NFKC').toLowerCase(),
    ...spanOf(match),
  }));
}

/** The texts of messages, of each all its plural forms. */
export function textsOf(messages: Readonly<Record<string, MessageTemplate>>): string[] {
  return Object.values(messages).flatMap((message) =>
    typeof message === 'string' ? [message] : Object.values(message),
  );
}

function writtenUnits(locale: string): string[] {
  return ['year', 'month', 'week', 'day'].flatMap((unit) =>
    [1, 2, 5, 21].map((value) =>
      new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(value),
    ),
  );
}

const signs =
  'mm cm dm m km in ft yd mi mg g kg t oz lb ml cl dl l fl gal qt pt cup w kw v a ah mah wh kwh j kj cal kcal btu gb mb kb tb s ms min h d km h mph bar psi pa hpa kpa mpa hz khz mhz ghz rpm px mp lm lx db cuin c f k nm µ μ';

/** Every word that the engine's own sentences in a language can have, slots aside. */
export function templateWords(locale: string): ReadonlySet<string> {
  return wordsOfTemplates(languageOf(locale));
}

const wordsOfTemplates = kept({ most: 1_000, longest: 100 }, (language): ReadonlySet<string> => {
  const messages = textsOf(messagesByLanguage[language] ?? messagesByLanguage['en']!);
  const search = textsOf(searchMessages[language] ?? searchMessages['en']!);
  const voice = voiceFor(language, []);
  const list = new Intl.ListFormat(voice.locale, { type: 'conjunction' });
  const texts = [
    ...[...messages, ...search].map((text) => text.replace(/\{[a-z_]+\}/gu, ' ')),
    ...conceptLabels(language),
    ...(['in_stock', 'out_of_stock', 'preorder', 'backorder', 'discontinued'] as const).map((stock) =>
      availabilityWords(stock, language),
    ),
    ...[true, false].flatMap((isTrue) =>
      ['waterproof', 'strap included', 'straps included'].map((label) =>
        booleanSentence('', label, isTrue, voice).replace(label, ' '),
      ),
    ),
    // Some languages have another "and" before some sounds.
    ...['Intel', 'Oslo', 'x'].flatMap((last) =>
      list.formatToParts(['x', 'x', last]).flatMap(({ type, value }) => (type === 'literal' ? value : [])),
    ),
    ...writtenUnits(voice.locale),
    signs,
  ];
  return new Set(texts.flatMap((text) => plainWordsIn(text).map(({ word }) => word)));
});
