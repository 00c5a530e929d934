/** What a careful reader of authored shops replied, sentence by sentence with the sections that bear it out. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { languageByWords } from '../../src/engine/text/detection/language-by-words.ts';
import { sentences } from '../../src/engine/text/sentences/sentences.ts';
import { fixedGenerator } from '../metrics.ts';
import { readLines } from '../support/authored-shops.ts';
import { libraryOf, sectionsOf } from './cite.ts';
import { type GateCase, sceneOf } from './natural.ts';
import { shopEvidence } from './shop-evidence.ts';

type Row = { case: string; turn: number; text: string };
type Asked = { id: string; turns: readonly { say: string }[] };

/** Sentences with what they were found to rest on, and how many were found to rest on nothing. */
export type ReaderCases = { cases: GateCase[]; unfound: number };

/**
 * The reader cited nothing: sections are found by words, so some sentences are judged by others than those she read, and
 * what she worked out or knew from a page's silence no section states. Refusals here are an upper bound.
 */
export function readerCases(folders: readonly string[]): ReaderCases {
  const random = fixedGenerator(20261125);
  const cases: GateCase[] = [];
  let unfound = 0;
  for (const folder of folders.filter((each) => existsSync(join(each, 'reader.jsonl')))) {
    const shop = shopEvidence(folder);
    const library = libraryOf(shop.all);
    const asked = new Map(
      readLines<Asked>(join(folder, 'questions.jsonl')).map(({ id, turns }) => [id, turns]),
    );
    let before: Row | undefined;
    for (const row of readLines<Row>(join(folder, 'reader.jsonl'))) {
      const { case: id, turn, text } = row;
      const said = (asked.get(id) ?? []).slice(0, turn).map(({ say }) => say);
      const question = said.at(-1) ?? '';
      const around = [text, question, before?.case === id ? before.text : ''].join('\n');
      before = row;
      const locale = languageByWords(text, shop.locale);
      for (const { start, end } of sentences(text, locale)) {
        const sentence = text.slice(start, end).trim();
        if (!/\p{L}/u.test(sentence)) continue;
        const cited = sectionsOf(sentence, around, library);
        if (cited === undefined) {
          unfound++;
          continue;
        }
        const scene = {
          ...sceneOf(shop, locale, cited, random),
          question,
          earlierQuestions: said.slice(0, -1),
        };
        cases.push({
          shop,
          from: [],
          scene,
          sentence: { text: sentence, evidence: cited.map((each) => each.id) },
        });
      }
    }
  }
  return { cases, unfound };
}
