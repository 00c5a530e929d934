import type { Field } from './field.ts';
import { nameTerms, termsOf } from './question-table.ts';
import type { TranslationModel } from './translation-model.ts';

const K1 = 0.9;
const B = 0.4;
const TABLE_WEIGHT = 0.6;

/** A field with its score for a question and the parts of it. */
export type RankedField = {
  field: Field;
  score: number;
  bm25: number;
  table: number;
  /** Question terms that occur in the name, and in the value. */
  nameHits: readonly string[];
  valueHits: readonly string[];
};

/** What ranking needs to know of a field: index terms of its name and of its value. */
export type FieldTerms = { name: readonly string[]; value: readonly string[] };

/** BM25 of each document for the query terms (k1 .9, b .4), idf over the documents given. */
function bm25(query: readonly string[], documents: readonly (readonly string[])[]): number[] {
  const count = documents.length;
  const average = documents.reduce((sum, terms) => sum + terms.length, 0) / Math.max(1, count);
  const scores = documents.map(() => 0);
  for (const term of query) {
    const frequencies = documents.map((terms) => terms.filter((other) => other === term).length);
    const holding = frequencies.filter((frequency) => frequency > 0).length;
    if (holding === 0) continue;
    const idf = Math.log(1 + (count - holding + 0.5) / (holding + 0.5));
    frequencies.forEach((frequency, i) => {
      if (frequency === 0) return;
      const norm = K1 * (1 - B + (B * documents[i]!.length) / average);
      scores[i]! += (idf * frequency * (K1 + 1)) / (frequency + norm);
    });
  }
  return scores;
}

/** Mean over the name's words of ln(1 + 1000 · the best t(word | question word)): how well the table joins the two. */
export function tableScore(
  name: readonly string[],
  question: readonly string[],
  table: TranslationModel,
): number {
  if (name.length === 0) return 0;
  let sum = 0;
  for (const word of name) {
    let best = 0;
    for (const asked of question) best = Math.max(best, table.probability(word, asked));
    sum += Math.log(1 + 1000 * best);
  }
  return sum / name.length;
}

/** Scores of fields for the distinct terms of a question: BM25 over name and value + .6 · table. */
export function scoreFields(
  question: readonly string[],
  fields: readonly FieldTerms[],
  table: TranslationModel,
): { score: number; bm25: number; table: number }[] {
  const lexical = bm25(
    question,
    fields.map((field) => [...field.name, ...field.value]),
  );
  return fields.map((field, i) => {
    const joined = tableScore(field.name, question, table);
    return { score: lexical[i]! + TABLE_WEIGHT * joined, bm25: lexical[i]!, table: joined };
  });
}

/** Fields of a product by falling score for a question; ties by name. `language` is that of the catalogue. */
export function rankFields(
  question: readonly string[],
  fields: readonly Field[],
  table: TranslationModel,
  language: string,
): RankedField[] {
  const terms = fields.map((field) => ({
    name: nameTerms(field.words, language),
    value: field.kind === 'boolean' ? [] : termsOf(String(field.value), language),
  }));
  const scores = scoreFields(question, terms, table);
  return fields
    .map((field, i) => ({
      field,
      ...scores[i]!,
      nameHits: question.filter((term) => terms[i]!.name.includes(term)),
      valueHits: question.filter((term) => terms[i]!.value.includes(term)),
    }))
    .sort((a, b) => b.score - a.score || (a.field.name < b.field.name ? -1 : 1));
}
