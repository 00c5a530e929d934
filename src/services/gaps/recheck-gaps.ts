import { emptyMemory } from '../../engine/question/memory.ts';
import type { AskedWording } from '../analytics/list-unanswered.ts';
import { embeddedReply } from '../answers/embedded-reply.ts';
import { getSettings } from '../companies/get-settings.ts';
import { readOwnCompany } from '../companies/read-own-company.ts';
import type { Context } from '../context.ts';
import { askedKey } from '../faqs/asked/asked-key.ts';
import { withTransaction } from '../transaction.ts';
import { listRecentGaps } from './find-gap.ts';
import { deleteMark, findCheck, putCheck, putMark } from './store.ts';
import type { AnsweredBy } from './stored-answered-by.ts';

/** The most asked wordings are looked at; the others wait for a person. */
const mostAsked = 200;

type Found = { isAnswered: boolean; by?: AnsweredBy; faqId?: number };

/** The first source that an answer rests on. */
function sourceOf(
  claims: Awaited<ReturnType<typeof embeddedReply>>['answer']['claims'],
): AnsweredBy | undefined {
  const [support] = claims.flatMap((claim) => claim.support).filter((one) => one.kind !== 'computed');
  if (support === undefined) return undefined;
  const { sourceId, title, url } = support.source;
  return { sourceId, title, ...(url ? { url } : {}) };
}

/** What a wording gets from the shop as it is now, without a model. */
async function askNow(ctx: Context, wording: AskedWording): Promise<Found> {
  const { text: queryText, locale, pageUrl, disliked } = wording;
  const question = {
    queryText,
    locale,
    userMetadata: {},
    memory: emptyMemory,
    ...(pageUrl ? { pageUrl } : {}),
  };
  const { answer, faqMatches = [] } = await embeddedReply(ctx, question, await getSettings(ctx));
  if (answer.status !== 'answered') return { isAnswered: false };
  const [match] = faqMatches;
  if (answer.engine === 'faq' && match)
    return {
      isAnswered: true,
      by: { sourceId: `faq:${match.faqId}`, title: match.wording },
      faqId: match.faqId,
    };
  // An answer that shoppers did not like is no better for being given again; a person's FAQ is another one.
  if (disliked > 0) return { isAnswered: false };
  const by = sourceOf(answer.claims);
  return { isAnswered: true, ...(by ? { by } : {}) };
}

/**
 * Asks the questions of open gaps again, once for each change of the shop's data: those that a page, a product or a FAQ
 * answers since are closed, and say what by; those that lost such an answer are open again. No model is called and nothing
 * is stored of the asking. Gives back how many were asked and how many of them changed.
 */
export async function recheckGaps(ctx: Context): Promise<{ asked: number; changed: number }> {
  // As it is now: what is kept of a company between requests may be a moment old.
  const company = await withTransaction(ctx, readOwnCompany);
  const check = await findCheck(ctx);
  if (company === undefined || check?.changeSeq === company.changeSeq) return { asked: 0, changed: 0 };
  const gaps = await listRecentGaps(ctx);
  const due = gaps
    .filter(({ state }) => state === 'open' || state === 'answered')
    .flatMap(({ wordings }) => wordings)
    .sort((a, b) => b.asked - a.asked)
    .slice(0, mostAsked);
  let changed = 0;
  for (const wording of due) {
    ctx.signal.throwIfAborted();
    const { isAnswered, by, faqId } = await askNow(ctx, wording);
    if (isAnswered === (wording.answered !== undefined)) continue;
    changed++;
    const { locale, asked } = wording;
    const questionKey = askedKey(wording.text);
    await withTransaction(ctx, async (tx) => {
      if (!isAnswered) return deleteMark(tx, locale, questionKey);
      const found = { ...(by ? { answeredBy: by } : {}), ...(faqId === undefined ? {} : { faqId }) };
      const updatedAtMs = tx.clock.nowMs();
      return putMark(tx, { locale, questionKey, state: 'answered', asked, updatedAtMs, ...found });
    });
  }
  const { changeSeq } = company;
  await withTransaction(ctx, (tx) => putCheck(tx, { changeSeq, checkedAtMs: ctx.clock.nowMs() }));
  return { asked: due.length, changed };
}
