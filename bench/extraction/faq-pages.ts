import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';

type Entry = {
  lang: string;
  question: string;
  answer: string;
  answer_html: string;
  url: string;
  page: string;
};
/** A page of official questions with its own answers' HTML, in one of the ways sites show them. */
export type FaqPage = { html: string; entries: readonly Entry[]; manner: string };

type Manner = (entry: Entry, n: number) => string;

function escaped(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
}

const manners: Readonly<Record<string, Manner>> = {
  details: ({ question, answer_html }) =>
    `<details><summary>${escaped(question)}</summary>${answer_html}</details>`,
  headings: ({ question, answer_html }) => `<h3>${escaped(question)}</h3>${answer_html}`,
  boxed: ({ question, answer_html }) =>
    `<div class="panel"><div class="panel-heading"><h4>${escaped(question)}</h4></div><div class="panel-body">${answer_html}</div></div>`,
  controls: ({ question, answer_html }, n) =>
    `<div class="card"><button aria-expanded="false" aria-controls="a${n}">${escaped(question)}</button><div id="a${n}" class="collapse" hidden>${answer_html}</div></div>`,
  terms: ({ question, answer_html }) => `<dt>${escaped(question)}</dt><dd>${answer_html}</dd>`,
  named: ({ question, answer_html }) =>
    `<li class="faq-item"><div class="faq-question">${escaped(question)}</div><div class="faq-answer">${answer_html}</div></li>`,
};

/** Rebuilds the pages of the set: its questions and answers, one of six manners for each page by its place in the list. */
export function faqPages(folder: string): FaqPage[] {
  const entries = gunzipSync(readFileSync(join(folder, 'faqs.jsonl.gz')))
    .toString('utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Entry);
  const byPage = Map.groupBy(entries, ({ url, lang }) => `${lang} ${url}`);
  const names = Object.keys(manners);
  return [...byPage.values()].map((own, i) => {
    const manner = names[i % names.length]!;
    const body = own.map(manners[manner]!).join('\n');
    const html = `<!doctype html><html lang="${own[0]!.lang}"><head><title>${escaped(own[0]!.page)}</title></head><body><nav><a href="/">Home</a></nav><main><h1>${escaped(own[0]!.page)}</h1><p>Was this page helpful?</p>${manner === 'terms' ? `<dl>${body}</dl>` : body}</main><footer>Imprint</footer></body></html>`;
    return { html, entries: own, manner };
  });
}
