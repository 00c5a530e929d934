import { topicConcepts } from '../../language/concepts/topics.ts';
import { entriesOf } from '../../text/phrases/entries.ts';

/** How a language asks for one thing that shops state about products. */
export type WaysOfAsking = { names: readonly string[]; questions: readonly string[] };

/**
 * Patterns that take any attribute's `{label}` (`labels` for the name of many things, `count` for their number), and those
 * about options, price and stock.
 */
export const patternKeys = [
  'label',
  'labels',
  'count',
  'has',
  'is',
  'included',
  'required',
  'sizes',
  'colors',
  'options',
  'price',
  'stock',
] as const;

/** The name of such a pattern. */
export type PatternKey = (typeof patternKeys)[number];

/**
 * How one language asks. `{product}` stands for the product as the language calls it in a question, `{label}` for the
 * attribute's name; `[one/many]` follows the number of the product's name.
 */
export type Phrasebook = {
  /** The product when its title is no name: "this product". */
  product: string;
  attributes: ReadonlyMap<string, WaysOfAsking>;
  patterns: Readonly<Partial<Record<PatternKey, readonly string[]>>>;
  /** By the topics of a shop's rules that matter on a product page. */
  policies: Readonly<Record<string, readonly string[]>>;
  /** Ends of yes/no labels that are qualities ("…proof"), so that one asks "is it" and not "does it have". */
  qualities?: RegExp;
};

/**
 * Reads the phrasebook of a language: `@product = …` and `@<pattern or topic> = question; question` lines, then
 * `concept = name, name | question; question` lines. Throws `SyntaxError` on any other line.
 */
export function parsePhrasebook(text: string, qualities?: RegExp): Phrasebook {
  const attributes = new Map<string, WaysOfAsking>();
  const marked: Record<string, string[]> = {};
  for (const line of entriesOf(text, '\n')) {
    const equals = line.indexOf('=');
    const key = line.slice(0, equals).trim();
    const value = line.slice(equals + 1);
    if (equals < 0 || key === '') throw new SyntaxError(`not a phrase: ${line}`);
    if (key.startsWith('@')) {
      marked[key.slice(1)] = entriesOf(value, ';');
      continue;
    }
    const [names, questions, ...rest] = value.split('|');
    if (questions === undefined || rest.length > 0) throw new SyntaxError(`not a phrase: ${line}`);
    attributes.set(key, { names: entriesOf(names!, ','), questions: entriesOf(questions, ';') });
  }
  const { product, ...others } = marked;
  if (product?.length !== 1) throw new SyntaxError('a phrasebook says what it calls the product');
  const isTopic = (key: string) => topicConcepts.get(key)?.rule !== undefined;
  return {
    product: product[0]!,
    attributes,
    patterns: Object.fromEntries(Object.entries(others).filter(([key]) => !isTopic(key))),
    policies: Object.fromEntries(Object.entries(others).filter(([key]) => isTopic(key))),
    qualities,
  };
}
