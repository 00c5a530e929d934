import { areWordsRead, wordSteps } from '../../engine/language/concepts/concepts.ts';
import { languageOf } from '../../engine/text/locale-lookup.ts';
import type { Context } from '../context.ts';

/** Slices in which words are read, so that other requests are served meanwhile. */
const SLICE_MS = 5;
/** What is near is given in English. */
const ALWAYS = 'en';

const running = new Map<string, Promise<void>>();

/** Reads the thesaurus in the languages of these tags, once each, before something needs it at one go. */
export async function prepareWords(ctx: Context, locales: readonly string[]): Promise<void> {
  const missing = [ALWAYS, ...locales.map(languageOf)].filter((language) => !areWordsRead(language));
  for (const language of new Set(missing)) {
    const reading = running.get(language) ?? readInSlices(ctx, language);
    running.set(language, reading);
    try {
      await reading;
    } finally {
      running.delete(language);
    }
  }
}

async function readInSlices({ clock }: Context, language: string): Promise<void> {
  const steps = wordSteps(language);
  for (;;) {
    const startMs = clock.monotonicMs();
    let step = steps.next();
    while (!step.done && clock.monotonicMs() - startMs < SLICE_MS) step = steps.next();
    if (step.done) return;
    await new Promise<void>((resolve) => setImmediate(resolve));
  }
}
