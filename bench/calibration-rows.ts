/** The project's own question lists about the demo shop, asked of its texts with and without what answers them. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expandQuestion } from '../src/engine/answer/expand-question.ts';
import { answerFromPassages } from '../src/engine/answer/passages/answer-passages.ts';
import { passageText } from '../src/engine/answer/passages/evidence.ts';
import { understand } from '../src/engine/answer/understand.ts';
import { voiceFor } from '../src/engine/answer/voice.ts';
import { emptyMemory } from '../src/engine/query/memory.ts';
import { gatherPassages } from '../src/services/answers/gather-passages.ts';
import type { Context } from '../src/services/context.ts';

/** A question of the lists; `wanted` are texts of which an answer must hold one, none where the shop has no answer. */
export type ListedQuestion = {
  number: number;
  list: string;
  locale: string;
  text: string;
  wanted: readonly string[];
};

/** One question as the passages answered it; `removed` = what answers it was taken away first. */
export type CalibrationRow = {
  /** Place of the question in the lists. */
  number: number;
  list: string;
  text: string;
  fold: number;
  removed: boolean;
  correct: boolean;
  confidence: number;
  features: Readonly<Record<string, number>>;
};

const FOLDS = 5;

/** Rows of a list in `bench/calibration`, tab-separated. */
export function listRows(file: string): string[][] {
  return readFileSync(join(import.meta.dirname, 'calibration', file), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => line.split('\t'));
}

/**
 * Three lists: short questions in English; long ones as people write them in English, German and Spanish; and pairs in
 * these languages, one that the shop answers and one of the same kind that it does not, so that the kind of question
 * says nothing about whether there is an answer.
 */
export function listedQuestions(): ListedQuestion[] {
  const files = ['demo-shop-knowledge.tsv', 'demo-shop-natural.tsv', 'demo-shop-pairs.tsv'];
  const rows = files.flatMap((list) => listRows(list).map((row) => ({ list, row })));
  return rows.map(({ list, row }, number) => {
    const [locale, text, wanted] = row.length === 2 ? ['en', ...row] : row;
    return { number, list, locale: locale!, text: text!, wanted: wanted === '-' ? [] : wanted!.split('|') };
  });
}

/** Asks the passages alone, every answerable question also with the passages that answer it taken away. */
export async function calibrationRows(ctx: Context): Promise<CalibrationRow[]> {
  const rows: CalibrationRow[] = [];
  for (const { number, list, locale, text, wanted } of listedQuestions()) {
    const holds = (shown: string) => wanted.some((one) => shown.includes(one));
    const question = understand(text, locale);
    const found = await gatherPassages(ctx, question, expandQuestion(question, emptyMemory, []), locale);
    if (found === undefined) continue;
    for (const removed of wanted.length > 0 ? [false, true] : [false]) {
      const passages = found.passages.filter(
        (passage) => !removed || !holds(`${passage.headingPath} ${passageText(passage)}`),
      );
      const answer = answerFromPassages(found.question, passages, voiceFor(locale, []));
      if (answer === undefined) continue;
      const shown = answer.claims.map((claim) => claim.text).join(' ');
      const { confidence, features } = answer;
      rows.push({
        number,
        list,
        text,
        fold: number % FOLDS,
        removed,
        correct: !removed && holds(shown),
        confidence,
        features,
      });
    }
  }
  return rows;
}
