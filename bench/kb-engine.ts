/** Suites 11 to 13 share this: a public passage set in the engine's own index, answered by its own functions. */
import { join } from 'node:path';
import type { Candidate } from '../src/engine/answer/candidate.ts';
import { type ExpandedQuestion, expandQuestion } from '../src/engine/answer/expand-question.ts';
import { answerFromPassages, type PassageQuestion } from '../src/engine/answer/passages/answer-passages.ts';
import type { PassageEvidence } from '../src/engine/answer/passages/evidence.ts';
import { negationTest, understand } from '../src/engine/answer/understand.ts';
import { voiceFor } from '../src/engine/answer/voice.ts';
import { cutPassages } from '../src/engine/knowledge/cut-passages.ts';
import { emptyMemory } from '../src/engine/query/memory.ts';
import { createIndex } from '../src/engine/retrieval/create-index.ts';
import { PASSAGE_SETTINGS } from '../src/engine/retrieval/parameters.ts';
import { ANALYZER_VERSION, analyze } from '../src/engine/text/analyze.ts';
import { readGzipRows } from './answer-data.ts';

type PassageRow = { passage_id: string; title: string; passage: string };
export type SpanQuestion = PassageRow & {
  qid: string;
  question: string;
  answers: { answer_start: number }[];
};

export type KnowledgeBase = {
  questions: readonly SpanQuestion[];
  passages: readonly PassageRow[];
  ask(question: SpanQuestion, withoutGold?: boolean): KnowledgeAnswer;
};

export type KnowledgeAnswer = {
  /** The gold passage was found first. */
  foundFirst: boolean;
  /** What is shown is short enough, of one passage, and holds the start of the gold span. */
  correct: boolean;
  confidence: number;
  features: Readonly<Record<string, number>>;
};

const FOUND = 14;
const READ = 10;

/** Longest text that may be shown, in characters. */
function limitOf(language: string): number {
  return language === 'zh' || language === 'th' ? 250 : 600;
}

function evidenceOf(
  row: PassageRow,
  cut: ReturnType<typeof cutPassages>[number],
  locale: string,
): PassageEvidence {
  const source = { sourceId: `document:${row.passage_id}`, title: row.title, hash: '', asOfMs: 0 };
  return {
    ...cut,
    id: `${row.passage_id}#${cut.seq}`,
    source,
    text: row.passage,
    locale,
    trust: 'policy',
    score: 0,
    coveredIdf: 0,
  };
}

/** Opens one language of the set: every passage of the file is searched, those without questions too. */
export function openKnowledge(dataDirectory: string, language: string): KnowledgeBase {
  const folder = join(dataDirectory, 'xquad');
  const passages = readGzipRows<PassageRow>(folder, `passages.${language}.jsonl.gz`);
  const questions = readGzipRows<SpanQuestion>(folder, `${language}.jsonl.gz`);
  const rules = { settings: PASSAGE_SETTINGS, locale: language, analyzerVersion: ANALYZER_VERSION };
  const index = createIndex({ rules, analyze });
  const evidence = new Map<string, PassageEvidence>();
  for (const row of passages)
    for (const cut of cutPassages(row.passage, language)) {
      const entry = evidenceOf(row, cut, language);
      evidence.set(entry.id, entry);
      const fields = {
        heading: cut.headingPath,
        title: row.title,
        body: row.passage.slice(cut.start, cut.end),
      };
      index.upsert([{ id: entry.id, fields, exactIds: [], tags: [], numbers: {} }]);
    }
  const voice = voiceFor(language, []);
  const read = (
    row: SpanQuestion,
    { groups, own, leans }: ExpandedQuestion,
    withoutGold: boolean,
  ): { quoted: Candidate | undefined; foundFirst: boolean } => {
    const question = understand(row.question, language);
    const isGold = (id: string) => evidence.get(id)?.source.sourceId === `document:${row.passage_id}`;
    const hits = index.search({ groups, limit: FOUND }).hits.filter(({ id }) => !withoutGold || !isGold(id));
    const found = hits
      .slice(0, READ)
      .map((hit) => ({ ...evidence.get(hit.id)!, score: hit.parts.bm25f, coveredIdf: hit.coveredIdf }));
    const isNegated = negationTest(question);
    const asked: PassageQuestion = {
      text: row.question,
      language,
      groups,
      ownGroups: own,
      leans,
      expects: question.expects,
      idf: (term) => index.idf(term),
      ...(isNegated ? { isNegated } : {}),
    };
    return {
      quoted: answerFromPassages(asked, found, voice),
      foundFirst: found[0] !== undefined && isGold(found[0].id),
    };
  };
  const judge = (
    row: SpanQuestion,
    { quoted: candidate, foundFirst }: ReturnType<typeof read>,
  ): KnowledgeAnswer => {
    const goldStart = [...row.passage].slice(0, row.answers[0]!.answer_start).join('').length;
    const spans =
      candidate?.claims.flatMap((claim) => claim.support.filter((support) => support.kind === 'span')) ?? [];
    const shown = candidate?.claims.map((claim) => claim.text).join(' ') ?? '';
    const holds = spans.some(
      (span) =>
        span.source.sourceId === `document:${row.passage_id}` &&
        span.start <= goldStart &&
        goldStart < span.end,
    );
    return {
      foundFirst,
      correct:
        holds &&
        new Set(spans.map((span) => span.source.sourceId)).size === 1 &&
        shown.length <= limitOf(language),
      confidence: candidate?.confidence ?? 0,
      features: candidate?.features ?? {},
    };
  };
  const expand = (row: SpanQuestion) => expandQuestion(understand(row.question, language), emptyMemory, []);
  return {
    questions,
    passages,
    ask: (row, withoutGold = false) => judge(row, read(row, expand(row), withoutGold)),
  };
}
