import { foldTag } from '../../src/engine/retrieval/fold-key.ts';
import type {
  Filter,
  IndexDocument,
  IndexSettings,
  SearchRequest,
  TermGroup,
} from '../../src/engine/retrieval/types.ts';
import type { Analyze } from '../../src/engine/text/terms/types.ts';

export type OracleInput = {
  documents: readonly IndexDocument[];
  settings: IndexSettings;
  locale: string;
  analyze: Analyze;
  /** Average words per field: as the index rounds them, or exact. */
  averages: readonly number[];
  /** False leaves impacts and weights as exact doubles: the definition without any rounding. Default true. */
  quantised?: boolean;
};

type OracleRequest = Omit<SearchRequest, 'boosts' | 'limit' | 'exactTotal'>;
type Word = { term: string; weight: number; position: number };
/** Lines of words per field. */
type Text = Word[][][];
type WeighedGroup = { share: number; members: { term: string; weight: number; share: number }[] };
type Scored = { document: IndexDocument; title: Word[][]; score: number; inTitle: boolean };

/**
 * Scores every document straight from the definition (docs/retrieval.md), as the yardstick of the index: all matches,
 * best first. Shares only the folding of tags with it.
 */
export function oracleSearch(input: OracleInput, request: OracleRequest): { id: string; score: number }[] {
  const texts = input.documents.map((document) =>
    input.settings.fields.map(({ name }) => linesOf(input, document.fields[name] ?? '')),
  );
  const groups = weighGroups(input, texts, request.groups);
  const scored: Scored[] = [];
  input.documents.forEach((document, d) => {
    if (request.filter !== undefined && !passes(request.filter, document, texts[d]!)) return;
    const found = scoreOf(input, request, groups, texts[d]!);
    if (found !== undefined) scored.push({ document, title: texts[d]![0]!, ...found });
  });
  scored.sort(compareHits);
  const window = scored.slice(0, 200);
  if (request.use?.proximity !== false)
    for (const hit of window) if (hit.inTitle) hit.score *= proximityOf(hit.title, request.groups);
  window.sort(compareHits);
  return [...window, ...scored.slice(200)].map(({ document, score }) => ({ id: document.id, score }));
}

/** Words per line; no pair of positions crosses a line. */
function linesOf({ analyze, locale }: OracleInput, text: string): Word[][] {
  return text
    .split('\n')
    .map((line, l) => analyze(line, locale).map((word) => ({ ...word, position: l * 1e6 + word.position })))
    .filter((line) => line.length > 0);
}

function frequency(lines: readonly Word[][], term: string): number {
  return lines.flat().reduce((sum, word) => (word.term === term ? sum + word.weight : sum), 0);
}

/** Distinct groups with weight·idf and share of coverage per known member, in 1/4096. */
function weighGroups(
  { quantised = true }: OracleInput,
  texts: readonly Text[],
  groups: readonly TermGroup[],
): WeighedGroup[] {
  const round = (value: number) => (quantised ? Math.max(1, Math.round(value * 4096)) : value * 4096);
  const idf = (df: number) => Math.log(1 + (texts.length - df + 0.5) / (df + 0.5));
  const count = (term: string) =>
    texts.filter((text) => text.some((lines) => frequency(lines, term) > 0)).length;
  const key = (group: TermGroup) => JSON.stringify(group.members);
  const distinct = groups.filter((group, i) => groups.findIndex((other) => key(other) === key(group)) === i);
  return distinct.map(({ members, light }) => {
    const counted = members.map((member) => ({ ...member, df: count(member.term) }));
    const known = counted.filter(({ df }) => df > 0);
    const leads = counted[0]!.df > 0;
    const lead = leads ? counted[0] : known.toSorted((a, b) => b.weight - a.weight)[0];
    const leadIdf = idf(lead?.df ?? 0);
    return {
      share: light ? 0 : round(Math.min(1, Math.max(...members.map(({ weight }) => weight))) * leadIdf),
      members: known.map(({ term, weight, df }) => ({
        term,
        weight: round(weight * (leads ? Math.min(idf(df), leadIdf) : idf(df))),
        share: light ? 0 : round(Math.min(1, weight) * leadIdf),
      })),
    };
  });
}

/** BM25F × coverage of one document, or undefined when it is no match. */
function scoreOf(
  input: OracleInput,
  request: OracleRequest,
  groups: readonly WeighedGroup[],
  text: Text,
): Pick<Scored, 'score' | 'inTitle'> | undefined {
  const total = groups.reduce((sum, group) => sum + group.share, 0);
  let [sum, covered, inTitle] = [0, 0, 0];
  for (const { members } of groups) {
    const held = members.filter(({ term }) => text.some((lines) => frequency(lines, term) > 0));
    const titled = held.filter(({ term }) => frequency(text[0]!, term) > 0);
    sum += Math.max(0, ...held.map(({ term, weight }) => weight * impactOf(input, text, term)));
    covered += Math.max(0, ...held.map(({ share }) => share));
    inTitle += Math.max(0, ...titled.map(({ share }) => share));
  }
  const matches = request.groups.length === 0 || (total === 0 ? sum > 0 : covered > 0);
  if (!matches || covered < (request.minimumCoverage ?? 0) * total) return undefined;
  const bm25f = (sum * (input.settings.k1 + 1)) / (255 * 4096);
  const isInTitle = inTitle > 0;
  if (total === 0 || request.use?.coverage === false) return { score: bm25f, inTitle: isInTitle };
  const [c, t] = [covered / total, inTitle / total];
  return { score: bm25f * (1 + c * c + 0.5 * t * t), inTitle: isInTitle };
}

/** 255·tf/(tf + k1) with tf = Σ w·tf_f / (1 − b + b·length/average). */
function impactOf({ settings, averages, quantised = true }: OracleInput, text: Text, term: string): number {
  const tf = settings.fields.reduce((sum, { weight, lengthNorm }, f) => {
    const length = new Set(text[f]!.flat().map(({ position }) => position)).size;
    const norm = 1 - lengthNorm + (lengthNorm * length) / averages[f]!;
    return sum + (weight * frequency(text[f]!, term)) / norm;
  }, 0);
  const impact = (255 * tf) / (tf + settings.k1);
  return quantised ? Math.max(1, Math.floor(impact + 0.5 + 1e-9)) : impact;
}

function compareHits(a: Scored, b: Scored): number {
  const prior = ({ tags, numbers }: IndexDocument) =>
    (tags.includes('avail=true') ? 2 ** 32 : 0) + (numbers['rating_count'] ?? 0);
  const byPrior = prior(b.document) - prior(a.document);
  return b.score - a.score || byPrior || (a.document.id < b.document.id ? -1 : 1);
}

function proximityOf(title: readonly Word[][], groups: readonly TermGroup[]): number {
  if (groups.length === 0) return 1;
  const places = (group: TermGroup, line: readonly Word[]) =>
    line
      .filter(({ term }) => group.members.some((member) => member.term === term))
      .map((word) => word.position);
  const pairs = groups.slice(1).filter((group, i) =>
    title.some((line) => {
      const second = new Set(places(group, line));
      return places(groups[i]!, line).some((position) => second.has(position + 1));
    }),
  );
  const line = title[0] ?? [];
  const ending = [...new Set(line.map((word) => word.position))].slice(-3);
  const factor = groups.length === 1 ? 1 : 1 + (0.25 * pairs.length) / (groups.length - 1);
  return places(groups.at(-1)!, line).some((position) => ending.includes(position)) ? factor * 1.05 : factor;
}

function passes(filter: Filter, document: IndexDocument, text: Text): boolean {
  switch (filter.kind) {
    case 'all':
      return filter.of.every((part) => passes(part, document, text));
    case 'any':
      return filter.of.some((part) => passes(part, document, text));
    case 'not':
      return !passes(filter.of, document, text);
    case 'tag':
      return document.tags.some((tag) => foldTag(tag) === foldTag(filter.tag));
    case 'has_tag':
      return document.tags.some((tag) => foldTag(tag).startsWith(`${filter.name.toLowerCase()}=`));
    case 'titled':
      return filter.terms.some((term) => frequency(text[0]!, term) > 0);
    case 'ids':
      return filter.ids.has(document.id);
    case 'number': {
      const value = document.numbers[filter.name] ?? Number.NaN;
      const { gte = value, gt, lte = value, lt } = filter;
      const strict = (gt === undefined || value > gt) && (lt === undefined || value < lt);
      return value >= gte && value <= lte && strict;
    }
  }
}
