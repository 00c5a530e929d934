import { viewProduct } from '../../src/engine/answer/product-view.ts';
import type { Product } from '../../src/engine/catalog/product.ts';
import { nextQuestions } from '../../src/engine/faq/choose/next-questions.ts';
import { phrasebookOf } from '../../src/engine/faq/wording/phrasebooks.ts';
import { fillPattern, spokenName } from '../../src/engine/faq/wording/product-name.ts';
import { snapshotHash } from '../../src/platform/ids/hash.ts';
import { phrases } from './phrases.ts';

/** What questions are drawn from: a shop's products in one language, and questions for its pages. */
export type Stock = { products: readonly Product[]; rules: readonly string[]; odd: readonly string[] };

/** One question as it is sent; `before` is asked first in the same thread. */
export type Drawn = { kind: string; queryText: string; pageUrl?: string; before?: string };

/** Share of each kind; the rest is odd. */
const shares: readonly (readonly [string, number])[] = [
  ['attribute', 0.42],
  ['volatile', 0.14],
  ['compare', 0.1],
  ['rule', 0.12],
  ['search', 0.09],
  ['follow_up', 0.08],
];

function kindAt(share: number): string {
  let sum = 0;
  for (const [kind, part] of shares) {
    sum += part;
    if (share < sum) return kind;
  }
  return 'odd';
}

const made = new Map<string, readonly string[]>();

/** The questions that the product's own fields and options suggest, in a language. */
function attributeQuestions(product: Product, locale: string): readonly string[] {
  const key = `${locale}\n${product.url}\n${product.locale}`;
  let questions = made.get(key);
  if (questions === undefined) {
    if (made.size > 20_000) made.clear();
    const view = viewProduct(product, snapshotHash);
    const all = nextQuestions({ view, headed: [], isAboutProduct: true }, locale);
    // The usual questions about a shop's rules come last; they are drawn on their own.
    const rules = nextQuestions({ view: undefined, headed: [], isAboutProduct: false }, locale);
    const ofRules = new Set(rules.map(({ text }) => text));
    questions = all.flatMap(({ text }) => (ofRules.has(text) ? [] : text));
    made.set(key, questions);
  }
  return questions;
}

function volatileQuestions(product: Product, locale: string): string[] {
  const phrasebook = phrasebookOf(locale);
  if (phrasebook === undefined) return [];
  const name = spokenName(product, locale, phrasebook);
  return [...(phrasebook.patterns.price ?? []), ...(phrasebook.patterns.stock ?? [])].map((pattern) =>
    fillPattern(pattern, name),
  );
}

function fill(pattern: string, slots: Readonly<Record<string, string>>): string {
  return pattern.replace(/\{(\w+)\}/gu, (_, name: string) => slots[name] ?? '');
}

function kindOf({ categories, title }: Product): string {
  return categories.at(-1)?.split('>').at(-1)?.trim() ?? title;
}

/** Draws one question; `random` gives the same ones for the same seed. */
export function drawQuestion(stock: Stock, locale: string, random: () => number): Drawn {
  const pick = <T>(list: readonly T[]): T | undefined => list[Math.floor(random() * list.length)];
  const product = pick(stock.products)!;
  const other = pick(stock.products)!;
  const page = product.url === undefined ? {} : { pageUrl: product.url };
  const said = phrases[locale] ?? phrases['en']!;
  const kind = kindAt(random());
  if (kind === 'attribute' || kind === 'follow_up') {
    const queryText = pick(attributeQuestions(product, locale));
    if (queryText === undefined) return { kind: 'odd', queryText: product.title, ...page };
    if (kind === 'attribute') return { kind, queryText, ...page };
    return { kind, before: queryText, queryText: fill(pick(said.again)!, { b: other.title }), ...page };
  }
  if (kind === 'volatile')
    return { kind, queryText: pick(volatileQuestions(product, locale)) ?? product.title, ...page };
  if (kind === 'compare')
    return { kind, queryText: fill(pick(said.compare)!, { a: product.title, b: other.title }) };
  if (kind === 'search') {
    const price = String(20 + Math.floor(random() * 400));
    return { kind, queryText: fill(pick(said.wish)!, { kind: kindOf(product), price }) };
  }
  const list = kind === 'rule' ? stock.rules : stock.odd;
  return { kind, queryText: pick(list) ?? product.title, ...(random() < 0.5 ? page : {}) };
}
