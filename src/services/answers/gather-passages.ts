import type { ExpandedQuestion } from '../../engine/answer/expand-question.ts';
import type { PassageQuestion } from '../../engine/answer/passages/answer-passages.ts';
import { type PassageEvidence, passageEvidence } from '../../engine/answer/passages/evidence.ts';
import { rescueGroups } from '../../engine/answer/passages/rescue-groups.ts';
import { translateGroups, withUnion } from '../../engine/answer/synonyms/translate-groups.ts';
import { negationTest, type Understood } from '../../engine/answer/understand.ts';
import { idfOf } from '../../engine/retrieval/score.ts';
import type { Hit, RetrievalIndex, TermGroup } from '../../engine/retrieval/types.ts';
import { languageOf, matchLocale } from '../../engine/text/locale-lookup.ts';
import type { Context } from '../context.ts';
import { findDocuments } from '../documents/find-documents.ts';
import { findPassagesOf } from '../documents/find-passages.ts';
import { parsePassageId } from '../indexing/to-index-document.ts';

/** Passages of one language with the question as they are asked. */
export type GatheredPassages = {
  locale: string;
  passages: readonly PassageEvidence[];
  question: PassageQuestion;
  /** The company's change number that the index had reached. */
  changeSeq: number;
};

const FOUND_PASSAGES = 30;
/** Words weigh as in a corpus of at least this size: in a shop with one page every word would count for nothing. */
const SMALLEST_CORPUS = 300;
/** Most passages under one heading (rows of a table), so that they leave room for other places. */
const SAME_HEADING = 3;

type Words = { groups: readonly TermGroup[]; own: number };

/** The words to look for in texts of a language: as asked, or, of another language, as far as lists translate them. */
function wordsFor(question: Understood, asked: Words, locale: string, index: RetrievalIndex): Words {
  if (languageOf(locale) !== languageOf(question.language))
    return { groups: translateGroups(asked.groups, question.language, locale), own: asked.own };
  const rescued = rescueGroups(asked.groups, index);
  // What is sent, taxed or taken back goes by the rules of the Union; its weather does not.
  return { groups: question.isPolicy ? withUnion(rescued, locale) : rescued, own: asked.own };
}

async function readPassages(ctx: Context, hits: readonly Hit[], locale: string): Promise<PassageEvidence[]> {
  const ids = [...new Set(hits.map((hit) => parsePassageId(hit.id).documentId))];
  const documents = await findDocuments(
    ctx,
    ids.map((documentId) => ({ documentId, locale })),
  );
  const own = documents.filter((document) => document.locale === locale);
  const read = await findPassagesOf(
    ctx,
    own.map(({ documentId }) => documentId),
    locale,
  );
  const texts = new Map(
    own.map((document) => [document.documentId, { document, passages: read.get(document.documentId) ?? [] }]),
  );
  const evidence = hits.flatMap((hit) => {
    const { documentId, seq } = parsePassageId(hit.id);
    const text = texts.get(documentId);
    const passage = text?.passages.find((entry) => entry.seq === seq);
    if (!text || !passage) return [];
    const id = `${documentId}#${locale}#${seq}`;
    return [
      passageEvidence(
        { document: text.document, passage },
        { id, score: hit.parts.bm25f, coveredIdf: hit.coveredIdf },
      ),
    ];
  });
  return spread(evidence);
}

/** At most `SAME_HEADING` passages of one heading of one document, in order. */
function spread(passages: readonly PassageEvidence[]): PassageEvidence[] {
  const counts = new Map<string, number>();
  return passages.filter(({ source, headingPath }) => {
    const key = `${source.sourceId}\n${headingPath}`;
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    return count <= SAME_HEADING;
  });
}

/** The passages closest to a question that was made from the shop's data, in its own language; `undefined` without texts. */
export async function gatherPassages(
  ctx: Context,
  question: Understood,
  expanded: ExpandedQuestion,
  requested: string,
): Promise<GatheredPassages | undefined> {
  const available = await ctx.indexes.localesOf(ctx.companyId, 'passage');
  const locale = matchLocale([question.language, requested], available);
  if (locale === undefined) return undefined;
  const { index, changeSeq } = await ctx.indexes.open(ctx.companyId, 'passage', locale);
  const { groups, own } = wordsFor(question, expanded, locale, index);
  const { hits } = index.search({ groups, limit: FOUND_PASSAGES, exactTotal: false });
  const isNegated = languageOf(locale) === languageOf(question.language) ? negationTest(question) : undefined;
  return {
    locale,
    changeSeq,
    passages: await readPassages(ctx, hits, locale),
    question: {
      text: question.text,
      language: question.language,
      groups,
      ownGroups: own,
      leans: expanded.leans,
      expects: question.expects,
      ...(isNegated ? { isNegated } : {}),
      idf: (term) => idfOf(Math.max(index.documentCount, SMALLEST_CORPUS), index.documentFrequency(term)),
    },
  };
}
