import { languageOf } from '../../../engine/language/locale-lookup.ts';
import { areIntentsRead, intentSteps } from '../../../engine/meaning/intents/intent-model.ts';
import { areNeedsRead, needSteps } from '../../../engine/meaning/needs/kinds-needed.ts';
import { areWordsRead, wordSteps } from '../../../engine/meaning/thesaurus.ts';
import type { Context } from '../../context.ts';
import { runInSlices } from '../run-in-slices.ts';

/** What is near in the thesaurus is given in English. */
const ALWAYS = 'en';

const running = new Map<string, Promise<unknown>>();

/** Reads the thesaurus and what things are needed for in the languages of these tags, once each, before something needs it at one go. */
export async function prepareWords(ctx: Context, locales: readonly string[]): Promise<void> {
  const languages = new Set(locales.map(languageOf));
  for (const language of new Set([ALWAYS, ...languages]))
    if (!areWordsRead(language))
      await once(`words ${language}`, () => runInSlices(ctx.clock, wordSteps(language)));
  for (const language of languages)
    if (!areNeedsRead(language))
      await once(`needs ${language}`, () => runInSlices(ctx.clock, needSteps(language)));
}

/** Learns what shoppers want of any shop, in the languages of these tags, once each, before a message is read by it. */
export async function prepareIntents(ctx: Context, locales: readonly string[]): Promise<void> {
  for (const language of new Set(locales.map(languageOf)))
    if (!areIntentsRead(language))
      await once(`intents ${language}`, () => runInSlices(ctx.clock, intentSteps(language)));
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
