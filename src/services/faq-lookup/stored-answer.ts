import type { Answer } from '../../engine/say/answer.ts';
import { readStored, type StoredPlace, type VersionReader } from '../validation/read-stored.ts';
import {
  either,
  fields,
  isAnything,
  isFlag,
  isNumber,
  isText,
  listOf,
  oneOf,
  type Shape,
  type ShapeOf,
} from '../validation/stored-shape.ts';
import type { FaqAnswer } from './faq-types.ts';

const isSource = fields({ sourceId: isText, title: isText, hash: isText, asOfMs: isNumber }, { url: isText });
const quoted = { source: isSource, start: isNumber, end: isNumber, quote: isText };
const isSpan = fields({ kind: oneOf('span'), ...quoted });
const isField = fields(
  { kind: oneOf('field'), ...quoted, productId: isText, path: isText },
  { variantId: isText },
);
const isComputed = fields({
  kind: oneOf('computed'),
  operation: oneOf('count', 'min', 'max', 'difference', 'convert'),
  value: isNumber,
  inputs: listOf(isAnything),
});

type StoredSupport =
  | ShapeOf<typeof isSpan>
  | ShapeOf<typeof isField>
  | (Omit<ShapeOf<typeof isComputed>, 'inputs'> & { readonly inputs: readonly StoredSupport[] });

/** What is worked out rests on supports again. */
const isSupport: Shape<StoredSupport> = (value): value is StoredSupport =>
  isSpan(value) || isField(value) || (isComputed(value) && listOf(isSupport)(value.inputs));

const isClaim = fields(
  {
    text: isText,
    kind: oneOf('fact', 'quote', 'computed', 'paraphrase', 'frame', 'echo'),
    support: listOf(isSupport),
  },
  { before: oneOf('', ' ', '\n') },
);

/** Cards and further questions are made when the answer is shown; older rows have them empty. */
const isAnswer = fields(
  {
    status: oneOf('answered', 'partial', 'not_found', 'handed_over'),
    route: isText,
    engine: oneOf('faq', 'embedded', 'llm'),
    degraded: isFlag,
    locale: isText,
    claims: listOf(isClaim),
  },
  { seeAlso: listOf(fields({ sourceId: isText, title: isText }, { url: isText })) },
);

const translates = { translates: fields({ faqId: isNumber, hash: isText }) };
const isStored = fields({ kind: oneOf('stored'), answer: isAnswer, productIds: listOf(isText) }, translates);
const isWritten = fields({ kind: oneOf('written'), text: isText }, translates);
const isFaqAnswer = either(isStored, either(isWritten, fields({ kind: oneOf('live') })));

/** What the column holds, in names of its own. */
type StoredFaqAnswer = ShapeOf<typeof isFaqAnswer> & { v: 1 };

function toAnswer(stored: ShapeOf<typeof isAnswer>): Answer {
  const { status, route, engine, degraded, locale, claims, seeAlso } = stored;
  const answer: Answer = {
    status,
    route,
    engine,
    degraded,
    locale,
    claims,
    products: [],
    suggestedQuestions: [],
  };
  return seeAlso === undefined ? answer : { ...answer, seeAlso };
}

/** Both versions have the same members; the first was written without its number. */
const read: VersionReader<FaqAnswer> = (stored) => {
  if (!isFaqAnswer(stored)) return undefined;
  if (stored.kind === 'live') return { kind: 'live' };
  const source = stored.translates === undefined ? {} : { translates: stored.translates };
  return stored.kind === 'written'
    ? { kind: 'written', text: stored.text, ...source }
    : { kind: 'stored', answer: toAnswer(stored.answer), productIds: stored.productIds, ...source };
};

/** What a FAQ's row says; `undefined` when that cannot be read. */
export function readFaqAnswer(place: StoredPlace, column: string): FaqAnswer | undefined {
  return readStored(place, column, [read, read]);
}

/** The column of what a FAQ says. */
export function writeFaqAnswer(answer: FaqAnswer): string {
  const stored: StoredFaqAnswer = { v: 1, ...answer };
  return JSON.stringify(stored);
}

const areTexts = listOf(isText);

/** The other wordings of a FAQ's row; none when they cannot be read. */
export function readVariants(place: StoredPlace, column: string): readonly string[] {
  return readStored(place, column, [(stored) => (areTexts(stored) ? stored : undefined)]) ?? [];
}
