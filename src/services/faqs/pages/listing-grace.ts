import { oncePer } from '../../../memo/once-per.ts';
import type { Context } from '../../context.ts';
import type { Faq } from '../../faq-lookup/faq-types.ts';
import { markListed } from '../store.ts';

/** A listing is written down at most this often, so that reading stays cheap. */
export const noteEveryMs = 30 * 60 * 1000;

/** A listed question stays answerable for 25 h after it was last seen, whatever of that was not written down. */
export const answerableForMs = 25 * 60 * 60 * 1000 + noteEveryMs;

/** `written` is there while it is being written. */
type Note = { atMs: number; written?: Promise<void> };

/** What this process has written or is writing, until a later read shows it. */
const notes = new WeakMap<Faq, Note>();

function isDue(faq: Faq, nowMs: number): boolean {
  const notedAtMs = notes.get(faq)?.atMs ?? faq.lastListedAtMs;
  return notedAtMs === undefined || nowMs - notedAtMs >= noteEveryMs || nowMs < notedAtMs;
}

/** When the first of a list's first `count` questions is due again; kept per list, because each request asks. */
const noneDue = oncePer((_list: object): { sinceMs: number; untilMs: number }[] => []);

function notedAtMs(faq: Faq): number | undefined {
  const note = notes.get(faq);
  return note?.written ? undefined : (note?.atMs ?? faq.lastListedAtMs);
}

/** Whether the first `count` questions of a list are written down as listed, so that nothing is left to note or wait for. */
export function isListingNoted(list: { faqs: readonly Faq[] }, count: number, nowMs: number): boolean {
  const known = noneDue(list)[count];
  if (known && nowMs >= known.sinceMs && nowMs < known.untilMs) return true;
  const times = list.faqs.slice(0, count).map(notedAtMs);
  const since = Math.max(...times.map((time) => time ?? Number.POSITIVE_INFINITY));
  const until = Math.min(...times.map((time) => (time ?? Number.NEGATIVE_INFINITY) + noteEveryMs));
  if (nowMs < since || nowMs >= until) return false;
  noneDue(list)[count] = { sinceMs: since, untilMs: until };
  return true;
}

async function write(ctx: Context, faqs: readonly Faq[], nowMs: number): Promise<void> {
  const ids = faqs.map(({ faqId }) => faqId);
  try {
    await markListed(ctx, ids, nowMs);
  } catch (error) {
    // A store that cannot write (disk full) keeps nobody from reading the list; the next request tries again.
    for (const faq of faqs) notes.delete(faq);
    ctx.log.warn({ request_id: ctx.requestId, err: error }, 'A listing of FAQs could not be written down.');
  }
}

/** Writes down that these FAQs were listed; when it returns, the list may be sent. */
export async function noteListed(ctx: Context, faqs: readonly Faq[]): Promise<void> {
  const nowMs = ctx.clock.nowMs();
  const due = faqs.filter((faq) => isDue(faq, nowMs));
  if (due.length > 0) {
    const written = write(ctx, due, nowMs).finally(() => {
      for (const faq of due) delete notes.get(faq)?.written;
    });
    for (const faq of due) notes.set(faq, { atMs: nowMs, written });
  }
  // Somebody else's note of the same listing is waited for too: an id is answerable as soon as it is seen.
  const writing = faqs.flatMap((faq) => notes.get(faq)?.written ?? []);
  if (writing.length > 0) await Promise.all(writing);
}

/** Whether a FAQ that is listed no more is still answered. */
export function isWithinGrace(faq: Faq, nowMs: number): boolean {
  return faq.lastListedAtMs !== undefined && nowMs <= faq.lastListedAtMs + answerableForMs;
}
