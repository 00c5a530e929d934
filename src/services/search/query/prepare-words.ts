import { generalWords } from '../../../engine/answer/asked/general-words.ts';
import { languageOf } from '../../../engine/language/locale-lookup.ts';
import { elsewhereOdds } from '../../../engine/meaning/elsewhere.ts';
import { intentModels } from '../../../engine/meaning/intents/intent-model.ts';
import { kindNeeds } from '../../../engine/meaning/needs/kinds-needed.ts';
import { thesaurusWords } from '../../../engine/meaning/thesaurus.ts';
import type { Context } from '../../context.ts';
import { runInSlices } from '../run-in-slices.ts';

type Clocked = Pick<Context, 'clock'>;

/** What is near in the thesaurus is given in English. */
const ALWAYS = 'en';

const running = new Map<string, Promise<unknown>>();

/** Reads the thesaurus and what things are needed for in the languages of these tags, once each, before something needs it at one go. */
export async function prepareWords(ctx: Clocked, locales: readonly string[]): Promise<void> {
  const languages = locales.map(languageOf);
  await learn(ctx, [['words', thesaurusWords]], [ALWAYS, ...languages]);
  await learn(ctx, [['needs', kindNeeds]], languages);
}

/** Learns what shoppers want of any shop, and people of none, and which words are no typing errors, in the languages of these tags, once each, before a message is read by it. */
export async function prepareIntents(ctx: Clocked, locales: readonly string[]): Promise<void> {
  const parts = [
    ['intents', intentModels],
    ['elsewhere', elsewhereOdds],
    ['general words', generalWords],
  ] as const;
  await learn(ctx, parts, locales.map(languageOf));
}

type Learned = Pick<typeof thesaurusWords, 'isLearned'> & {
  steps: (language: string) => Iterator<undefined, unknown>;
};

async function learn(
  { clock }: Clocked,
  parts: readonly (readonly [name: string, learned: Learned])[],
  languages: readonly string[],
): Promise<void> {
  for (const language of new Set(languages))
    for (const [name, learned] of parts)
      if (!learned.isLearned(language))
        await once(`${name} ${language}`, () => runInSlices(clock, learned.steps(language)));
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
