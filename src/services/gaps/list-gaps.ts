import { clusterQuestions } from '../../engine/gaps/cluster-questions.ts';
import { type AskedWording, listAnsweredSince, listUnanswered } from '../analytics/list-unanswered.ts';
import type { Context } from '../context.ts';
import { askedKey } from '../faqs/asked/asked-key.ts';
import { type GapMark, loadMarks } from './store.ts';
import type { AnsweredBy } from './stored-answered-by.ts';

export type { AnsweredBy } from './stored-answered-by.ts';

/**
 * `verified`: published, and a shopper has had one of its wordings answered since; `answered`: nobody published anything
 * for it, but something in the shop answers it now.
 */
export type GapState = 'open' | 'published' | 'verified' | 'answered' | 'dismissed';

/** A wording with its answer since, if it has one. */
export type GapWording = AskedWording & { answered?: { sinceMs: number; by?: AnsweredBy } };

/** Questions of one topic that were not answered. */
export type Gap = {
  /** Of the wording that is asked most; it stays while that wording leads. */
  gapId: string;
  locale: string;
  state: GapState;
  faqId?: number;
  /** When the last of its wordings got its answer, and from what; of a gap in the state `answered`. */
  answered?: { sinceMs: number; by?: AnsweredBy };
  /** Times asked, and in how many conversations. */
  asked: number;
  threads: number;
  lastAskedAtMs: number;
  /** Most asked first. */
  wordings: GapWording[];
};

/** A dismissed topic comes back when it has been asked twice as often. */
const returnsAt = 2;

type Marks = ReadonlyMap<string, GapMark>;
type Marked = { wording: AskedWording; mark: GapMark | undefined };

function markKey(locale: string, questionKey: string): string {
  return `${locale} ${questionKey}`;
}

/** Whether an answer that a mark tells of still stands: a wording that was asked in vain since has none. */
function isAnswered({ wording, mark }: Marked): boolean {
  return mark !== undefined && mark.state !== 'dismissed' && wording.lastAskedAtMs <= mark.updatedAtMs;
}

/** The name of a gap by one of its wordings. */
export function gapIdOf({ locale, text }: Pick<AskedWording, 'locale' | 'text'>): string {
  return askedKey(`${locale} ${text}`);
}

async function stateOf(
  ctx: Context,
  marked: readonly Marked[],
): Promise<Pick<Gap, 'state' | 'faqId' | 'answered'>> {
  const marks = marked.flatMap(({ mark }) => mark ?? []);
  const dismissed = marks.filter(({ state }) => state === 'dismissed');
  const published = marks.find(({ state }) => state === 'published');
  if (dismissed.length > 0 && dismissed.length === marks.length) {
    const asked = marked.reduce((sum, { wording }) => sum + wording.asked, 0);
    const decidedAt = dismissed.reduce((sum, mark) => sum + mark.asked, 0);
    return { state: asked >= decidedAt * returnsAt ? 'open' : 'dismissed' };
  }
  const faqId = published?.faqId === undefined ? {} : { faqId: published.faqId };
  const isClosed = ({ mark }: Marked) => mark?.state === 'dismissed';
  if (!marked.every((each) => isClosed(each) || isAnswered(each))) return { state: 'open', ...faqId };
  if (published) {
    const texts = marked.map(({ wording }) => wording.text);
    const answered = await listAnsweredSince(ctx, texts, published.updatedAtMs);
    return { state: answered.length > 0 ? 'verified' : 'published', ...faqId };
  }
  const [{ answeredBy: by } = {}] = marks;
  const sinceMs = Math.max(...marks.map(({ updatedAtMs }) => updatedAtMs));
  return { state: 'answered', answered: { sinceMs, ...(by ? { by } : {}) } };
}

function toWording(marked: Marked): GapWording {
  const { wording, mark } = marked;
  if (mark === undefined || !isAnswered(marked)) return wording;
  const { updatedAtMs: sinceMs, answeredBy: by } = mark;
  return { ...wording, answered: { sinceMs, ...(by ? { by } : {}) } };
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
      const marked = members.map((wording): Marked => {
        const mark = marks.get(markKey(locale, askedKey(wording.text)));
        return { wording, mark };
      });
      gaps.push({
        gapId: gapIdOf(members[0]!),
        locale,
        ...(await stateOf(ctx, marked)),
        asked: members.reduce((sum, wording) => sum + wording.asked, 0),
        threads: members.reduce((sum, wording) => sum + wording.threads, 0),
        lastAskedAtMs: Math.max(...members.map((wording) => wording.lastAskedAtMs)),
        wordings: marked.map(toWording),
      });
    }
  return gaps.sort((a, b) => b.asked - a.asked || (a.gapId < b.gapId ? -1 : 1));
}
