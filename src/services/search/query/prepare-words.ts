import { languageOf } from '../../../engine/language/locale-lookup.ts';
import { intentModels } from '../../../engine/meaning/intents/intent-model.ts';
import { kindNeeds } from '../../../engine/meaning/needs/kinds-needed.ts';
import { thesaurusWords } from '../../../engine/meaning/thesaurus.ts';
import type { Context } from '../../context.ts';
import { runInSlices } from '../run-in-slices.ts';

/** What is near in the thesaurus is given in English. */
const ALWAYS = 'en';

const running = new Map<string, Promise<unknown>>();

/** Reads the thesaurus and what things are needed for in the languages of these tags, once each, before something needs it at one go. */
export async function prepareWords(ctx: Context, locales: readonly string[]): Promise<void> {
  const languages = new Set(locales.map(languageOf));
  for (const language of new Set([ALWAYS, ...languages]))
    if (!thesaurusWords.isLearned(language))
      await once(`words ${language}`, () => runInSlices(ctx.clock, thesaurusWords.steps(language)));
  for (const language of languages)
    if (!kindNeeds.isLearned(language))
      await once(`needs ${language}`, () => runInSlices(ctx.clock, kindNeeds.steps(language)));
}

/** Learns what shoppers want of any shop, in the languages of these tags, once each, before a message is read by it. */
export async function prepareIntents(ctx: Context, locales: readonly string[]): Promise<void> {
  for (const language of new Set(locales.map(languageOf)))
    if (!intentModels.isLearned(language))
      await once(`intents ${language}`, () => runInSlices(ctx.clock, intentModels.steps(language)));
}

/** Those who want the same at the same time wait for one reading. */
async function once(name: string, read: () => Promise<unknown>): Promise<void> {
  const reading = running.get(name) ?? read();
  running.set(name, reading);
  try {
    await reading;
  } finally {
    running.delete(name);
  }
}
