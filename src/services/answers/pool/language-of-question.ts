import { isGeneralWord } from '../../../engine/answer/asked/general-words.ts';
import type { Lookup } from '../../../engine/answer/asked/read-asked.ts';
import { languageOf } from '../../../engine/language/locale-lookup.ts';
import { languageOfMessage } from '../../../engine/query/read/language-of-query.ts';
import { languageByWords } from '../../../engine/text/detection/language-by-words.ts';
import { getSettings } from '../../companies/get-settings.ts';
import type { Context } from '../../context.ts';
import { prepareIntents } from '../../search/query/prepare-words.ts';
import type { Question } from '../answer-types.ts';
import { openTexts } from './open-texts.ts';

/** The language a message is written in (a tag), as far as its words and those of the shop tell; that of the request where they tell no other. */
export async function languageOfQuestion(
  ctx: Context,
  { queryText, locale }: Pick<Question, 'queryText' | 'locale'>,
): Promise<string> {
  const byWords = languageByWords(queryText, locale);
  if (languageOf(byWords) !== languageOf(locale)) return byWords;
  const { defaultLocale } = (await getSettings(ctx)).company;
  const { lookup } = await openTexts(ctx, [locale, defaultLocale]);
  await prepareIntents(ctx, [locale]);
  return languageIn(queryText, locale, lookup);
}

/** The same of a text beside the message, by the texts that it is looked up in. */
export function languageIn(text: string, locale: string, lookup: Lookup): string {
  const index = { locale: lookup.locale, documentFrequency: lookup.frequency };
  return languageOfMessage(text, locale, { index, isGeneralWord });
}
