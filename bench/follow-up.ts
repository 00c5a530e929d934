/** Suite: follow-up questions; passages found with what is carried over (canard), and words brought back (trec-cast 2019). */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ExpandedQuestion, expandQuestion } from '../src/engine/answer/expand-question.ts';
import { afterReply } from '../src/engine/answer/pool/after-reply.ts';
import { contentGroups, understand } from '../src/engine/answer/understand.ts';
import { emptyMemory } from '../src/engine/query/memory.ts';
import { createIndex } from '../src/engine/retrieval/create-index.ts';
import { PASSAGE_SETTINGS } from '../src/engine/retrieval/parameters.ts';
import type { TermGroup } from '../src/engine/retrieval/types.ts';
import { ANALYZER_VERSION, analyze } from '../src/engine/text/analyze.ts';
import { readGzipRows, share } from './answer-data.ts';
import { type BenchOptions, type BenchResult, type BenchSuite, dataSet } from './suite.ts';

type Passage = { pid: string; title: string; section: string; text: string };
type Question = { gold: string; history: string[]; question: string; rewrite: string };
type Turn = { year: number; topic: number; turn: number; raw: string; resolved: string };

/** A question with what the engine carries over from the earlier ones, remembered as a thread remembers them. */
function expanded(text: string, earlier: readonly string[]): ExpandedQuestion {
  const nothing = { productIds: [], pieces: [] };
  const memory = earlier.reduce((kept, question) => afterReply(kept, { question, ...nothing }), emptyMemory);
  return expandQuestion(understand(text, 'en'), memory, []);
}

/** Earlier questions: history is title, section, question 1, answer 1, question 2, … */
function earlier(history: readonly string[]): string[] {
  return history.filter((_, i) => i >= 2 && i % 2 === 0);
}

/** Passages that earlier turns of the same dialogue were answered with (ids end in the turn). */
function shownBefore(gold: string): Set<string> {
  const cut = gold.lastIndexOf('#');
  const turn = Number(gold.slice(cut + 1));
  return new Set(Array.from({ length: Math.max(0, turn) }, (_, i) => `${gold.slice(0, cut)}#${i}`));
}

function canard(folder: string) {
  const rules = { settings: PASSAGE_SETTINGS, locale: 'en', analyzerVersion: ANALYZER_VERSION };
  const index = createIndex({ rules, analyze });
  for (const { pid, title, section, text } of readGzipRows<Passage>(folder, 'retrieval_passages.jsonl.gz'))
    index.upsert([
      { id: pid, fields: { heading: section, title, body: text }, exactIds: [], tags: [], numbers: {} },
    ]);
  const questions = readGzipRows<Question>(folder, 'retrieval_questions.jsonl.gz');
  const inTen = (groupsOf: (question: Question) => readonly TermGroup[], withoutShown: boolean) =>
    share(
      questions.map((question) => {
        const skip = withoutShown ? shownBefore(question.gold) : new Set<string>();
        const { hits } = index.search({ groups: groupsOf(question), limit: 30 });
        return hits
          .filter(({ id }) => !skip.has(id))
          .slice(0, 10)
          .some(({ id }) => id === question.gold);
      }),
    );
  return {
    questions: questions.length,
    recall_at_10: inTen(({ question, history }) => expanded(question, earlier(history)).groups, true),
    ablation_shown_passages_kept: inTen(
      ({ question, history }) => expanded(question, earlier(history)).groups,
      false,
    ),
    ablation_question_alone: inTen(({ question }) => contentGroups(question, 'en'), false),
    human_rewrite: inTen(({ rewrite }) => contentGroups(rewrite, 'en'), false),
  };
}

function terms(groups: readonly TermGroup[]): Set<string> {
  return new Set(groups.flatMap(({ members }) => members.map(({ term }) => term)));
}

/** Later turns whose words, with those carried over, hold every content word of the turn as a person resolved it. */
function cast(folder: string, year: number) {
  const turns = readFileSync(join(folder, 'turns.jsonl'), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Turn)
    .filter((turn) => turn.year === year);
  let added = 0;
  let rightlyAdded = 0;
  let addedTerms = 0;
  const complete: boolean[] = [];
  for (const turn of turns.filter((one) => one.turn > 1)) {
    const before = turns.filter((one) => one.topic === turn.topic && one.turn < turn.turn);
    const { groups, own } = expanded(
      turn.raw,
      before.map(({ raw }) => raw),
    );
    const wanted = contentGroups(turn.resolved, 'en');
    const have = terms(groups);
    const needed = terms(wanted);
    complete.push(wanted.every(({ members }) => members.some(({ term }) => have.has(term))));
    for (const { members } of groups.slice(own)) {
      const { term, weight } = members[0]!;
      added += weight;
      addedTerms++;
      if (needed.has(term)) rightlyAdded += weight;
    }
  }
  return {
    turns: complete.length,
    every_content_term_present: share(complete),
    precision_of_added_by_weight: rightlyAdded / added,
    added_terms_per_turn: addedTerms / complete.length,
  };
}

async function run(options: BenchOptions): Promise<BenchResult> {
  const [rewrites, turns] = [dataSet(options, 'canard'), dataSet(options, 'trec-cast')];
  if (rewrites === undefined || turns === undefined)
    return { leftOut: 'canard or trec-cast is not there', figures: {} };
  return { figures: { canard: canard(rewrites), cast: cast(turns, 2019), cast_2020: cast(turns, 2020) } };
}

export default {
  name: 'follow-up',
  description: 'follow-up questions: passages found, words brought back',
  run,
} satisfies BenchSuite;
