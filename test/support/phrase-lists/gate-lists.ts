import { comparable, hasAny, spansOf } from '../../../src/engine/gate/read/phrase-spans.ts';
import type { GateWords } from '../../../src/engine/language/gate-words.ts';
import { leaves, listOf, type Phrase, type PhraseList, phrasesOf, within } from './idle-phrases.ts';

type GateReader = (text: string, phrases: readonly Phrase[]) => unknown;

const stands: GateReader = (text, phrases) => hasAny(text, listOf(phrases));
const begins: GateReader = (text, phrases) => spansOf(text, listOf(phrases))[0]?.start === 0;

/** How sentences are read by a list of the gate where less matters than where its phrases stand in them. */
const gateReaders: Readonly<Record<string, GateReader>> = {
  ...{ only: stands, pronouns: stands, reviewers: stands, sources: stands, self: stands, orders: stands },
  ...{ openers: begins, orLess: begins, orMore: begins },
  money: (text, phrases) => phrases.find((phrase) => hasAny(text, phrase.text))?.means,
};
/** Endings, numbers and parts of patterns, which are no phrases. */
const ofPatterns = /^(?:privativeEndings|numbers|beforeNumber|clock|ordinalEndings|machine)$/u;

/** The lists by which a model's sentences are judged. */
export function gateLists(tag: string, gate: GateWords): PhraseList[] {
  return leaves(gate)
    .filter(([path]) => !ofPatterns.test(path))
    .map(([path, list]) => ({
      name: `${tag} gate.${path}`,
      phrases: phrasesOf(list),
      read: (phrases, example) =>
        (gateReaders[path] ?? ((text, some) => spansOf(text, listOf(some))))(
          comparable(example),
          within(phrases, example),
        ),
    }));
}
