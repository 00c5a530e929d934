import { percent, t } from './i18n.ts';
import type { TraceBody } from './trace-body.ts';

/** A word that says less than this is none that an answer could lack: "the", "is", "can". */
const TELLING = 1;
const MOST_WORDS = 4;
const MOST_REFUSED = 3;
const LONGEST_QUOTE = 160;

function shortened(text: string): string {
  return text.length > LONGEST_QUOTE ? `${text.slice(0, LONGEST_QUOTE).trimEnd()} …` : text;
}

function inQuotes(words: readonly string[]): string {
  return words.map((word) => `“${word}”`).join(', ');
}

/** Telling words of the question that none of the nearest texts holds in any form. */
function missingWords({ input }: TraceBody): string[] {
  const missing = (input?.terms ?? []).filter(
    ({ word, weight, held }) => word !== '' && weight >= TELLING && held !== undefined && held < 0.1,
  );
  return [...new Set(missing.map(({ word }) => word))].slice(0, MOST_WORDS);
}

/** What the nearest text is called: its page's title where an answer cites it, with the heading it stands under. */
function placeOf({ retrieval, answer }: TraceBody): string {
  const [place = '', ...headings] = (retrieval?.pieces?.[0]?.section ?? '').split('\n');
  const sources = (answer?.claims ?? []).flatMap(({ support }) =>
    support.flatMap(({ source }) => source ?? []),
  );
  const title = sources.find(({ sourceId }) => sourceId === place)?.title;
  return [title ?? place.replace(/^\w+:/, ''), ...headings].filter(Boolean).join(' › ');
}

/** What a language model did with the question, and what of it was not let through. */
function ofModel({ engine, status, model }: TraceBody): string[] {
  if (model === undefined) return [];
  const failed = (model.calls ?? []).filter(({ outcome }) => outcome !== 'done' && outcome !== 'left');
  const refused = (model.refused ?? []).slice(0, MOST_REFUSED);
  const said = [
    ...(model.resting ?? []).map((name) =>
      t('The language model {name} is left alone for a while, because it failed before.', { name }),
    ),
    ...failed.map(({ model: name, outcome }) =>
      t('The language model {name} gave no usable reply ({outcome}).', {
        name,
        outcome: outcome.replaceAll('_', ' '),
      }),
    ),
    ...(model.blocked
      ? [t('The language model wrote something that is never said; its reply was thrown away.')]
      : []),
    ...refused.map(({ text, reasons }) =>
      t('Left out what the model wrote: “{text}”. Reason: {reasons}', {
        text: shortened(text),
        reasons: reasons.join('; '),
      }),
    ),
  ];
  if (engine !== 'llm') return [...said, t('The embedded engine answered instead.')];
  if (status === 'not_found')
    said.unshift(
      t('The language model read {count} texts of your shop and found no answer in them.', {
        count: model.evidence_blocks ?? 0,
      }),
    );
  else if (refused.length === 0)
    said.unshift(
      status === 'answered'
        ? t('A language model put it into words; each sentence is proven by your texts.')
        : t('The language model found only a part of the answer in your texts.'),
    );
  return said;
}

/** Why the engine asserted what it found, only showed it, or found nothing. */
function ofPool(trace: TraceBody): string[] {
  const { route, retrieval } = trace;
  if (route === undefined) return [];
  const { sure = 0, held = 0, touched = 0, least, withheld, status } = route;
  const [best] = retrieval?.pieces ?? [];
  const missing = missingWords(trace);
  if (status === 'not_found' || best === undefined)
    return [
      missing.length > 0
        ? t('Nothing in your shop speaks of {words}.', { words: inQuotes(missing) })
        : t('Nothing in your shop comes near enough to the question to be shown.'),
    ];
  const found = { text: shortened(best.text), place: placeOf(trace) };
  const figures = { sure: percent(sure), least: percent(least?.sure ?? 0) };
  if (status === 'answered')
    return [
      t('Found: “{text}” ({place}).', found),
      ...(least ? [t('Sure enough to say so: {sure}, where {least} is needed.', figures)] : []),
    ];
  const said = [t('The closest that was found: “{text}” ({place}).', found)];
  if (withheld === 'person')
    said.push(t('But only a person can settle this, so it is shown and not asserted.'));
  if (withheld === 'review') said.push(t('But a customer wrote that, so it is shown and not asserted.'));
  if (least?.sure !== undefined && sure < least.sure)
    said.push(t('But not sure enough to say so: {sure}, where {least} is needed.', figures));
  if (least?.related !== undefined && touched < least.related)
    said.push(
      t('It is not sure enough that it has to do with the question: {touched}, where {least} is needed.', {
        touched: percent(touched),
        least: percent(least.related),
      }),
    );
  if (missing.length > 0) said.push(t('No text near it speaks of {words}.', { words: inQuotes(missing) }));
  else if (least?.held !== undefined && held < least.held)
    said.push(
      t('It covers only {held} of what was asked, where {least} is needed.', {
        held: percent(held),
        least: percent(least.held),
      }),
    );
  return said;
}

/** Why a question got this answer, in sentences, the weightiest first. */
export function reasonsOf(trace: TraceBody): string[] {
  const { engine, status, chosen_route: route, retrieval } = trace;
  if (engine === 'faq')
    return [
      t('A FAQ that a person wrote or approved answers it: “{wording}”.', {
        wording: retrieval?.faqs?.[0]?.wording ?? trace.input?.query ?? '',
      }),
    ];
  if (route === 'smalltalk') return [t('It is small talk: nothing of your shop had to be looked up.')];
  if (status === 'handed_over')
    return [t('It asks for a person or about an order, so it was handed over, as the settings say.')];
  const said = engine === 'llm' ? ofModel(trace) : [...ofPool(trace), ...ofModel(trace)];
  if (said.length === 0 && status === 'answered')
    said.push(t('It asks for exactly what a product states, which is said as it stands there.'));
  if (trace.degraded)
    said.push(t('A part of the assistant was not ready just then, so it may have overlooked something.'));
  return said;
}
