import { clusterQuestions } from '../../engine/gaps/cluster-questions.ts';
import { type AskedWording, listAnsweredSince, listUnanswered } from '../analytics/list-unanswered.ts';
import type { Context } from '../context.ts';
import { askedKey } from '../faqs/asked-key.ts';
import { type GapMark, loadMarks } from './store.ts';

/** `verified`: published, and a shopper has had one of its wordings answered since. */
export type GapState = 'open' | 'published' | 'verified' | 'dismissed';

/** Questions of one topic that were not answered. */
export type Gap = {
  /** Of the wording that is asked most; it stays while that wording leads. */
  gapId: string;
  locale: string;
  state: GapState;
  faqId?: number;
  /** Times asked, and in how many conversations. */
  asked: number;
  threads: number;
  lastAskedAtMs: number;
  /** Most asked first. */
  wordings: AskedWording[];
};

/** A dismissed topic comes back when it has been asked twice as often. */
const returnsAt = 2;

type Marks = ReadonlyMap<string, GapMark>;

function markKey(locale: string, questionKey: string): string {
  return `${locale} ${questionKey}`;
}

async function stateOf(
  ctx: Context,
  wordings: readonly AskedWording[],
  marks: Marks,
): Promise<{ state: GapState; faqId?: number }> {
  const found = wordings.map(({ locale, text }) => marks.get(markKey(locale, askedKey(text))));
  const known = found.filter((mark) => mark !== undefined);
  if (known.length === 0) return { state: 'open' };
  const published = known.find(({ state }) => state === 'published');
  const asked = wordings.reduce((sum, wording) => sum + wording.asked, 0);
  const decidedAt = known.reduce((sum, mark) => sum + mark.asked, 0);
  if (!published) return { state: asked >= decidedAt * returnsAt ? 'open' : 'dismissed' };
  const faqId = published.faqId === undefined ? {} : { faqId: published.faqId };
  // Asked in vain again since: the answer does not do.
  const failed = wordings.some((wording, i) => found[i] && wording.lastAskedAtMs > found[i].updatedAtMs);
  if (failed) return { state: 'open', ...faqId };
  const texts = wordings.map(({ text }) => text);
  const answered = await listAnsweredSince(ctx, texts, published.updatedAtMs);
  return { state: answered.length > 0 ? 'verified' : 'published', ...faqId };
}

/**
 * What shoppers ask from `fromMs` to `toMs` (epoch milliseconds) that has no answer, grouped by topic within each
 * locale, the most asked first.
 */
export async function listGaps(ctx: Context, range: { fromMs: number; toMs: number }): Promise<Gap[]> {
  const all = await listUnanswered(ctx, range);
  const marks: Marks = new Map(
    (await loadMarks(ctx)).map((mark) => [markKey(mark.locale, mark.questionKey), mark]),
  );
  const gaps: Gap[] = [];
  for (const [locale, wordings] of Map.groupBy(all, (wording) => wording.locale))
    for (const group of clusterQuestions(wordings, locale)) {
      const members = group.map((i) => wordings[i]!);
      const { state, faqId } = await stateOf(ctx, members, marks);
      gaps.push({
        gapId: askedKey(`${locale} ${members[0]!.text}`),
        locale,
        state,
        ...(faqId === undefined ? {} : { faqId }),
        asked: members.reduce((sum, wording) => sum + wording.asked, 0),
        threads: members.reduce((sum, wording) => sum + wording.threads, 0),
        lastAskedAtMs: Math.max(...members.map((wording) => wording.lastAskedAtMs)),
        wordings: members,
      });
    }
  return gaps.sort((a, b) => b.asked - a.asked || (a.gapId < b.gapId ? -1 : 1));
}
