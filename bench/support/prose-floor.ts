/** What plain BM25 shows of pages of prose: the two best sentences of its first passage, whatever their length. */
import { sentences } from '../../src/engine/text/sentences/sentences.ts';
import { readGzipRows } from '../answer-data.ts';
import { referenceIndex } from '../reference-bm25.ts';
import { type PassageRow, passageHalves, type SpanQuestion } from './passage-companies.ts';

const SENTENCES = 2;

/** Places of the highest scores, best first; equal ones in their order. */
function best(scores: Float64Array, most: number): number[] {
  return [...scores.keys()].sort((a, b) => scores[b]! - scores[a]! || a - b).slice(0, most);
}

/** Reads the passages of a language in `folder`; what it returns shows the floor's text for a question where its passage is. */
export function openProseFloor(folder: string, language: string): (question: SpanQuestion) => string {
  const passages = readGzipRows<PassageRow>(folder, `passages.${language}.jsonl.gz`);
  const { halves, halfOf } = passageHalves(passages);
  const indexes = halves.map((rows) =>
    referenceIndex(
      rows.map(({ title, passage }) => `${title} ${passage}`),
      language,
    ),
  );
  return ({ passage_id, question }) => {
    const half = halfOf(passage_id);
    const [first] = best(indexes[half]!.scores(question), 1);
    const { passage } = halves[half]![first!]!;
    const parts = sentences(passage, language).map(({ start, end }) => passage.slice(start, end));
    const shown = best(referenceIndex(parts, language).scores(question), SENTENCES);
    return shown
      .sort((a, b) => a - b)
      .map((i) => parts[i]!)
      .join(' ');
  };
}
