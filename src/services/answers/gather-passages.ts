import type { PassageQuestion } from '../../engine/answer/passages/answer-passages.ts';
import { type PassageEvidence, passageEvidence } from '../../engine/answer/passages/evidence.ts';
import { negationTest, type Understood } from '../../engine/answer/understand.ts';
import { idfOf } from '../../engine/retrieval/score.ts';
import type { Hit, RetrievalIndex, TermGroup } from '../../engine/retrieval/types.ts';
import { languageOf } from '../../engine/text/locale-lookup.ts';
import type { Context } from '../context.ts';
import { findDocuments } from '../documents/find-documents.ts';
import { findPassages } from '../documents/find-passages.ts';
import { parsePassageId } from '../indexing/to-index-document.ts';

/** Passages of one language with the question as they are asked. */
export type GatheredPassages = {
  locale: string;
  passages: readonly PassageEvidence[];
  question: PassageQuestion;
  degraded: boolean;
  /** The company's change number that the index had reached. */
  changeSeq: number;
};

const FOUND_PASSAGES = 30;
/** Words weigh as in a corpus of at least this size: in a shop with one page every word would count for nothing. */
const SMALLEST_CORPUS = 300;
/** Most passages under one heading (rows of a table), so that they leave room for other places. */
const SAME_HEADING = 3;

/** Languages to look in: the question's own, the requested one, then the others the company has. */
function localesToTry(question: Understood, requested: string, available: readonly string[]): string[] {
  const wanted = [question.language, requested];
  const preferred = wanted.flatMap((tag) =>
    available.filter((locale) => languageOf(locale) === languageOf(tag)),
  );
  return [...new Set([...preferred, ...available])];
}

function knownShare(groups: readonly TermGroup[], index: RetrievalIndex): number {
  if (groups.length === 0) return 0;
  const known = groups.filter((group) => group.members.some(({ term }) => index.documentFrequency(term) > 0));
  return known.length / groups.length;
}

/** Many write English everywhere; of other languages single words that both have prove nothing. */
function mayHelp(
  { locale, share }: { locale: string; share: number },
  groups: readonly TermGroup[],
): boolean {
  return languageOf(locale) === 'en' ? share >= 0.5 : share >= 0.9 && groups.length > 1;
}

function speaks(locale: string, question: Understood, requested: string): boolean {
  return [question.language, requested].some((tag) => languageOf(tag) === languageOf(locale));
}

/** A passage over all languages, as a thread remembers it. */
function threadPassageId(id: string, locale: string): string {
  const { documentId, seq } = parsePassageId(id);
  return `${documentId}#${locale}#${seq}`;
}

async function readPassages(
  ctx: Context,
  hits: readonly Hit[],
  locale: string,
  skip: ReadonlySet<string>,
): Promise<PassageEvidence[]> {
  const fresh = hits.filter((hit) => !skip.has(threadPassageId(hit.id, locale)));
  const documents = await findDocuments(
    ctx,
    fresh.map((hit) => ({ documentId: parsePassageId(hit.id).documentId, locale })),
  );
  const own = documents.filter((document) => document.locale === locale);
  // Many hits are of one document, whose passages are read once.
  const texts = new Map(
    await Promise.all(
      own.map(async (document) => {
        const passages = await findPassages(ctx, { documentId: document.documentId, locale });
        return [document.documentId, { document, passages }] as const;
      }),
    ),
  );
  const evidence = fresh.flatMap((hit) => {
    const { documentId, seq } = parsePassageId(hit.id);
    const text = texts.get(documentId);
    const passage = text?.passages.find((entry) => entry.seq === seq);
    if (!text || !passage) return [];
    const id = threadPassageId(hit.id, locale);
    const found = { id, score: hit.parts.bm25f, coveredIdf: hit.coveredIdf };
    return [passageEvidence({ document: text.document, passage }, found)];
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

/**
 * The passages closest to a question, from the first language in which the company's texts know most of its words.
 *
 * `skip` are passages already shown in the thread. `undefined` when the company has no texts.
 */
export async function gatherPassages(
  ctx: Context,
  question: Understood,
  expanded: { groups: readonly TermGroup[]; own: number },
  requested: string,
  skip: ReadonlySet<string>,
): Promise<GatheredPassages | undefined> {
  const available = await ctx.indexes.localesOf(ctx.companyId, 'passage');
  let best:
    | (Omit<GatheredPassages, 'passages' | 'question'> & { share: number; index: RetrievalIndex })
    | undefined;
  for (const locale of localesToTry(question, requested, available).slice(0, 4)) {
    const { index, ...state } = await ctx.indexes.open(ctx.companyId, 'passage', locale);
    const share = knownShare(expanded.groups, index);
    if (best === undefined || share > best.share + 0.3) best = { share, index, locale, ...state };
    if (best.share >= 0.6) break;
  }
  // Words that another language happens to have too make no answer.
  const isForeign = best !== undefined && !speaks(best.locale, question, requested);
  if (best === undefined || (isForeign && !mayHelp(best, expanded.groups))) return undefined;
  const { index, locale, degraded, changeSeq } = best;
  const { hits } = index.search({ groups: expanded.groups, limit: FOUND_PASSAGES, exactTotal: false });
  return {
    locale,
    degraded,
    changeSeq,
    passages: await readPassages(ctx, hits, locale, skip),
    question: {
      text: question.text,
      language: question.language,
      groups: expanded.groups,
      ownGroups: expanded.own,
      expects: question.expects,
      ...(negationTest(question) ? { isNegated: negationTest(question)! } : {}),
      idf: (term) => idfOf(Math.max(index.documentCount, SMALLEST_CORPUS), index.documentFrequency(term)),
    },
  };
}
