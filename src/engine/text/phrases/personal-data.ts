import { everyPart } from '../../language/pack.ts';

/** What goes before a name or an order of one's own, in any language. */
const own = everyPart('text').flatMap(([, words]) => words.personal ?? []);

/** Addresses, numbers of orders and phones, names after a greeting. */
const personal = new RegExp(
  String.raw`@|https?:|www\.|\b\d{5,}\b|\+\d[\d\s().-]{6,}|\b(?:${own.join('|')})\b`,
  'iu',
);

/** Whether a shopper's words may say something of a person, so that nobody else may be shown them. Errs towards yes. */
export function maySayPersonalData(text: string): boolean {
  return personal.test(text);
}
