import type { CheerioAPI } from 'cheerio/slim';
import { anyOfAll } from '../../language/pack.ts';
import { firstOfEach } from '../../text/values/first-of-each.ts';
import { isJsonObject, jsonList } from '../../text/values/json-value.ts';
import { htmlToText } from '../html/html-to-text.ts';
import type { SchemaItem } from '../markup/schema-item.ts';

/** A question of a page with the answer that stands under it, as plain text. */
export type PageFaq = { question: string; answer: string };

type Elements = ReturnType<CheerioAPI>;

const mostFaqs = 200;
const longest = { question: 300, answer: 4_000 };
const shortestQuestion = 6;
const questionEnd = /[??؟;]["'”»)\s]*$/u;
const questionStart = new RegExp(String.raw`^(?:${anyOfAll('pages', ({ questions }) => questions)})\b`, 'iu');

function oneLine(text: string): string {
  return text.replace(/\s+/gu, ' ').trim();
}

function asFaq(question: string, answer: string): PageFaq[] {
  const asked = oneLine(question).replace(/^(?:Q|F|P)\s?[:.)]\s+|^\d{1,3}[.)]\s+/u, '');
  const told = answer.replace(/\n{3,}/g, '\n\n').trim();
  const isUsable =
    asked.length >= shortestQuestion &&
    asked.length <= longest.question &&
    told.length > 1 &&
    told.length <= longest.answer;
  return isUsable ? [{ question: asked, answer: told }] : [];
}

function textOf(value: unknown): string {
  const [first] = jsonList(value);
  if (isJsonObject(first)) return textOf(first['text']);
  return first === undefined ? '' : String(first);
}

/** Questions of structured data (schema.org/FAQPage): `Question` items with an accepted answer. */
function ofItems(items: readonly SchemaItem[]): PageFaq[] {
  return items
    .filter(({ types }) => types.includes('Question'))
    .flatMap(({ properties }) =>
      asFaq(
        htmlToText(textOf(properties['name'])),
        htmlToText(textOf(properties['acceptedAnswer'] ?? properties['suggestedAnswer'])),
      ),
    );
}

function contentOf($: CheerioAPI, elements: Elements): string {
  return htmlToText(
    elements
      .toArray()
      .map((element) => $.html(element))
      .join('\n'),
  );
}

/** What follows a heading, up to the next of its rank or above; of a heading that is alone in its box, what follows the box. */
function underHeading(heading: Elements, names: string): Elements {
  const following = heading.nextUntil(names);
  if (following.length > 0) return following;
  const box = heading.parent();
  return box.children().length === 1 ? box.nextUntil(`:has(${names}),${names}`) : following;
}

/** Whether a text asks: by its mark, or, in a list of questions, by its first word. */
function isQuestion(text: string): boolean {
  return questionEnd.test(text) || questionStart.test(text);
}

/** What unfolds, and lists of terms: nobody builds them for a single heading. */
function ofLists($: CheerioAPI): PageFaq[] {
  const found: PageFaq[] = [];
  for (const element of $('details').toArray()) {
    const summary = $(element).children('summary').first();
    const rest = $(element).contents().not(summary);
    if (isQuestion(oneLine(summary.text()))) found.push(...asFaq(summary.text(), contentOf($, rest)));
  }
  for (const term of $('dt').toArray()) {
    const told = $(term).nextUntil('dt').filter('dd');
    if (questionEnd.test(oneLine($(term).text()))) found.push(...asFaq($(term).text(), contentOf($, told)));
  }
  for (const opener of $('[aria-controls]').toArray()) {
    const id = $(opener).attr('aria-controls') ?? '';
    const text = oneLine($(opener).text());
    if (!/^[\w:.-]+$/.test(id) || !isQuestion(text)) continue;
    // Folded away until somebody opens it, so its own hiding does not count.
    found.push(...asFaq(text, htmlToText($(`[id="${id}"]`).first().html() ?? '')));
  }
  return found;
}

function ofHeadings($: CheerioAPI): PageFaq[] {
  const found: PageFaq[] = [];
  for (const heading of $('h2,h3,h4,h5,h6').toArray()) {
    const text = oneLine($(heading).text());
    const level = Number(heading.tagName[1]);
    const names = Array.from({ length: level }, (_, i) => `h${i + 1}`).join(',');
    if (questionEnd.test(text)) found.push(...asFaq(text, contentOf($, underHeading($(heading), names))));
  }
  return found;
}

/** Pairs of boxes that are named for it: `.faq-question` and what follows, or lies beside it in its box. */
function ofNames($: CheerioAPI): PageFaq[] {
  return $(
    '[class*="question" i],[class*="accordion-header" i],[class*="accordion-title" i],[class*="faq-title" i]',
  )
    .toArray()
    .slice(0, 1_000)
    .flatMap((element) => {
      const text = oneLine($(element).text());
      if (!questionEnd.test(text) || text.length > longest.question) return [];
      const beside = $(element).nextAll();
      const told = beside.length > 0 ? beside.first() : $(element).parent().nextAll().first();
      return asFaq(text, contentOf($, told));
    });
}

/**
 * Questions that a page asks and answers itself: by structured data, or in what shops build for it (folding boxes, lists of
 * terms, headings that end with a question mark). Each question once, in the order of the page; at most 200. An answer
 * of more than 4,000 characters is a text and no answer. A heading that
 * asks alone is a heading, and no list of questions.
 */
export function faqSections($: CheerioAPI, items: readonly SchemaItem[]): PageFaq[] {
  const told = ofItems(items);
  const lists = told.length > 0 ? [] : ofLists($);
  const seen = told.length > 0 ? [] : [...lists, ...ofHeadings($), ...ofNames($)];
  const found = firstOfEach([...told, ...seen], ({ question }) => question.toLowerCase());
  return told.length + lists.length > 0 || found.length > 1 ? found.slice(0, mostFaqs) : [];
}
