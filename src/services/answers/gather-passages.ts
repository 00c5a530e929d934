import type { ExpandedQuestion } from '../../engine/answer/expand-question.ts';
import type { PassageQuestion } from '../../engine/answer/passages/answer-passages.ts';
import { type PassageEvidence, passageEvidence } from '../../engine/answer/passages/evidence.ts';
import { type RelaxedGroups, relaxGroups } from '../../engine/answer/passages/relax-groups.ts';
import { rescueGroups } from '../../engine/answer/passages/rescue-groups.ts';
import { phrasesIn } from '../../engine/answer/phrases.ts';
import { expandSynonyms } from '../../engine/answer/synonyms/expand-synonyms.ts';
import { translateGroups, withUnion } from '../../engine/answer/synonyms/translate-groups.ts';
import { negationTest, type Understood, understand } from '../../engine/answer/understand.ts';
import { idfOf } from '../../engine/retrieval/score.ts';
import type { Hit, RetrievalIndex, TermGroup } from '../../engine/retrieval/types.ts';
import { analyze } from '../../engine/text/analyze.ts';
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
  /** Words that no text holds and that were left out (`relaxed`). */
  unmentioned: readonly string[];
  /** The company's change number that the index had reached. */
  changeSeq: number;
};

const FOUND_PASSAGES = 30;
/** Words weigh as in a corpus of at least this size: in a shop with one page every word would count for nothing. */
const SMALLEST_CORPUS = 300;
/** Most passages under one heading (rows of a table), so that they leave room for other places. */
const SAME_HEADING = 3;
/** Most languages looked in that the shopper does not use, and the share of the question's words English must know. */
const MOST_OTHERS = 3;
const KNOWN_ELSEWHERE = 0.5;
/** The share from which a question counts as written in the language of the texts; of others than English all must be known. */
const ALMOST_ALL = 0.9;

/** The company's languages that the question is written in or an answer was asked for in. */
function spokenOf(question: Understood, requested: string, available: readonly string[]): string[] {
  const wanted = [question.language, requested];
  const spoken = wanted.flatMap((tag) =>
    available.filter((locale) => languageOf(locale) === languageOf(tag)),
  );
  return [...new Set(spoken)];
}

/** The company's other languages, English before the rest. */
function othersOf(available: readonly string[], spoken: readonly string[]): string[] {
  const isEnglish = (locale: string) => Number(languageOf(locale) === 'en');
  return available
    .filter((locale) => !spoken.includes(locale))
    .sort((a, b) => isEnglish(b) - isEnglish(a))
    .slice(0, MOST_OTHERS);
}

function knownShare(groups: readonly TermGroup[], index: RetrievalIndex): number {
  if (groups.length === 0) return 0;
  const known = groups.filter((group) => group.members.some(({ term }) => index.documentFrequency(term) > 0));
  return known.length / groups.length;
}

type Words = { groups: readonly TermGroup[]; own: number };

/** Many write English everywhere; of other languages single words that both have prove nothing. */
function mayHelp({ locale, share, words }: { locale: string; share: number; words: Words }): boolean {
  if (languageOf(locale) === 'en') return share >= KNOWN_ELSEWHERE;
  return share >= ALMOST_ALL && words.groups.length > 1;
}

/** The words to look for in texts of a language: as asked, or, of another language, as far as lists translate them. */
function wordsFor(question: Understood, asked: Words, locale: string, index: RetrievalIndex): Words {
  if (languageOf(locale) === languageOf(question.language)) {
    const rescued = rescueGroups(asked.groups, index);
    // What is sent, taxed or taken back goes by the rules of the Union; its weather does not.
    const { isPolicy } = question;
    return { groups: isPolicy ? withUnion(rescued, locale) : rescued, own: asked.own };
  }
  // Who writes in another language than the one asked for needs no translation.
  const written = understand(question.text, locale);
  const groups = expandSynonyms(written.content, written.prepared, locale);
  if (groups.length > 1 && knownShare(groups, index) >= ALMOST_ALL) return { groups, own: groups.length };
  return { groups: translateGroups(asked.groups, question.language, locale), own: asked.own };
}

/** A passage over all languages, as a thread remembers it. */
function threadPassageId(id: string, locale: string): string {
  const { documentId, seq } = parsePassageId(id);
  return `${documentId}#${locale}#${seq}`;
}

/**
 * Hits of documents that are in none of the shopper's languages: of the others, their own version is to be quoted. None
 * where the first hit has such a version, for then the shopper's languages have what there is to say.
 */
async function onlyThere(ctx: Context, hits: readonly Hit[], spoken: readonly string[]): Promise<Hit[]> {
  const ids = [...new Set(hits.map(({ id }) => parsePassageId(id).documentId))];
  const keys = ids.flatMap((documentId) => spoken.map((locale) => ({ documentId, locale })));
  const versions = await findDocuments(ctx, keys);
  const translated = new Set(
    versions.flatMap(({ documentId, locale }) => (spoken.includes(locale) ? [documentId] : [])),
  );
  const isTranslated = ({ id }: Hit) => translated.has(parsePassageId(id).documentId);
  return hits[0] === undefined || isTranslated(hits[0]) ? [] : hits.filter((hit) => !isTranslated(hit));
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

/** A test for the words by which a question is about a rule of the shop. */
function topicTest({ prepared, lexicon, language }: Understood): (group: TermGroup) => boolean {
  const phrases = phrasesIn(prepared, lexicon.policy);
  const terms = new Set(phrases.flatMap((phrase) => analyze(phrase, language).map(({ term }) => term)));
  return ({ surface, members }) => phrases.includes(surface) || members.some(({ term }) => terms.has(term));
}

/** Whether a word is written as a name inside a question. */
function isNameIn(question: string, word: string): boolean {
  return /^\p{Lu}/u.test(word) && !question.trimStart().startsWith(word);
}

/** How the texts are read for a question. */
export type PassageReading = {
  /** Language asked for. */
  requested: string;
  /** Passages already shown in the thread. */
  skip: ReadonlySet<string>;
  /** Reads the company's languages that the shopper does not use, of what is in none of the shopper's. */
  elsewhere?: boolean;
  /** Leaves out what the texts do not mention (`relaxGroups`), by which words products are called. */
  relaxed?: (term: string) => boolean;
};

type Best = Omit<GatheredPassages, 'passages' | 'question' | 'unmentioned'> & {
  share: number;
  index: RetrievalIndex;
  words: Words;
};

/** The first of some languages in which the texts know most of the question's words. */
async function openBest(
  ctx: Context,
  question: Understood,
  expanded: ExpandedQuestion,
  locales: readonly string[],
  enough: number,
): Promise<Best | undefined> {
  let best: Best | undefined;
  for (const locale of locales) {
    const { index, ...state } = await ctx.indexes.open(ctx.companyId, 'passage', locale);
    const words = wordsFor(question, expanded, locale, index);
    const share = knownShare(words.groups, index);
    if (best === undefined || share > best.share + 0.3) best = { share, index, words, locale, ...state };
    if (best.share >= enough) break;
  }
  return best;
}

/**
 * The passages closest to a question, from the first of the shopper's languages in which the company's texts know most
 * of its words; with `elsewhere`, from the company's other languages.
 *
 * `undefined` when there are no texts, elsewhere none that know half of the words, or with `relaxed` nothing to leave out.
 */
export async function gatherPassages(
  ctx: Context,
  question: Understood,
  expanded: ExpandedQuestion,
  { requested, skip, elsewhere = false, relaxed }: PassageReading,
): Promise<GatheredPassages | undefined> {
  const available = await ctx.indexes.localesOf(ctx.companyId, 'passage');
  const spoken = spokenOf(question, requested, available);
  const locales = elsewhere ? othersOf(available, spoken) : spoken;
  const best = await openBest(ctx, question, expanded, locales, elsewhere ? KNOWN_ELSEWHERE : 0.6);
  if (best === undefined || (elsewhere && !mayHelp(best))) return undefined;
  const { index, words, locale, degraded, changeSeq } = best;
  const asked: RelaxedGroups | undefined = relaxed
    ? relaxGroups(words.groups, words.own, question.language, index, relaxed, topicTest(question))
    : { ...words, unmentioned: [] };
  if (asked === undefined) return undefined;
  const { groups, own } = asked;
  // That lists do not translate a word does not mean that the texts lack it; a name they would have as it is.
  const unmentioned = asked.unmentioned.filter((word) => !elsewhere || isNameIn(question.text, word));
  const { hits } = index.search({ groups, limit: FOUND_PASSAGES, exactTotal: false });
  const isNegated = languageOf(locale) === languageOf(question.language) ? negationTest(question) : undefined;
  return {
    locale,
    degraded,
    changeSeq,
    unmentioned,
    passages: await readPassages(ctx, elsewhere ? await onlyThere(ctx, hits, spoken) : hits, locale, skip),
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
