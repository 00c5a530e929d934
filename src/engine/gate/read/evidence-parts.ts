import { lexiconOf } from '../../language/asks-of.ts';
import { isAscii } from '../../text/characters/ascii.ts';
import { type GateLexicon, gateLexicons, stockKeyOf } from '../gate-lexicon.ts';
import type { GateEvidence, GateFact } from '../types.ts';
import { comparable, hasAny, spansOf } from './phrase-spans.ts';
import { cellsOf, FIELD, type NamedCell, piecesOf } from './pieces.ts';
import { type Statement, type StatementReader, statementsOf } from './statements.ts';

/** The smallest stretch of evidence that states something by itself: a sentence, a cell with its row, a field. */
export type RawPart = {
  text: string;
  /** Headings and title above it. */
  context: string;
  statements: readonly Statement[];
  /** Fields and prices are of the record, not of prose. */
  isTyped: boolean;
  /** A cell belongs to its row and column as a whole. */
  isCell: boolean;
};

const HIDDEN = /[\u200B\u202A-\u202E\u2060-\u2064\u2066-\u2069\uFEFF\u{E0000}-\u{E007F}]/gu;
const MOST_HIDDEN = 2;
const BLOB = /[A-Za-z0-9+/]{40,}={0,2}/u;
/** Places of a template that nobody filled in: "[first_name]", "[rest-of-document]". */
const PLACEHOLDERS = /\[[a-z]+(?:_[a-z]+)+\]|\[[a-z]+(?:-[a-z]+){2,}\]/u;
const MARKERS =
  /<\|[^|]*\|>|<\/?(?:system|context|assistant|user|tool)[^>]*>|\[\/?(?:INST|system|assistant|user|tool)\]|"role"\s*:|^\s*(?:system|assistant|user)\s*:/imu;

/** What machines are told in any language, as one list; and without what no text of ASCII alone can hold. */
const everyOrder = gateLexicons.flatMap(({ orders = '' }) => orders.split('|'));
const allOrders = everyOrder.join('|');
const ordersInAscii = everyOrder.filter(isAscii).join('|');

/**
 * Whether a text speaks to a machine instead of to shoppers: such text is data that was planted, and supports nothing.
 * Also text with hidden characters in it, or a long run that only a decoder would read.
 */
export function isOrder(text: string): boolean {
  if ((text.match(HIDDEN)?.length ?? 0) > MOST_HIDDEN || BLOB.test(text)) return true;
  if (MARKERS.test(text) || PLACEHOLDERS.test(text)) return true;
  const lower = comparable(text.replace(HIDDEN, '').normalize('NFKC'));
  return hasAny(lower, isAscii(lower) ? ordersInAscii : allOrders);
}

type CellContext = { context: string; reader: StatementReader; isTyped?: boolean };

/** Words of the last names of a path: `attributes.dishwasher_safe` → "dishwasher safe". */
function pathWords(path: string): string {
  return path
    .replace(/^(?:attributes|variants\.[^.]+(?:\.attributes)?)\./u, '')
    .replace(/([\p{Ll}\p{N}])(\p{Lu})/gu, '$1 $2')
    .replace(/[._-]+/gu, ' ');
}

/** A cell that says nothing but no. */
const BARE_NO = /^(?:false|no|✗|✘|out_of_stock|discontinued)\s*(?:$|[,;(.])/u;

/** A part whose yes or no is that of its value: "Induction: no", `vegan: false`, "free from: never". */
function cellPart(
  subject: string,
  { name, value, context, reader, isTyped = false }: NamedCell & CellContext,
): RawPart {
  const shownName = isTyped ? name : pathWords(name);
  const text = [subject, `${shownName}: ${value}`]
    .filter((piece) => piece !== '' && piece !== ': ')
    .join(' – ');
  const lower = comparable(value);
  const begins = (list: string | undefined) => spansOf(lower, list)[0]?.start === 0;
  const { lexicon } = reader;
  const own = statementsOf(value, reader);
  // "Not offered" and "no Saturday service" deny what they name, not only the name of the cell.
  const isBare = BARE_NO.test(lower);
  const isMore = !isBare && own[0] !== undefined && own[0].words.length + own[0].stands.size > 0;
  const denies =
    /^(?:false|no|✗|✘|out_of_stock|discontinued)\b/u.test(lower) ||
    begins(lexicon.no) ||
    begins(lexicon.negators);
  const isNo = denies && !isMore;
  const isYes = /^(?:true|yes|✓|✔)/u.test(lower) || begins(lexicon.yes);
  // "Not included: limescale" and "Not possible: yes" deny by their names.
  // A name of a column goes on in small letters, so that its no is not taken for a part of the subject's name.
  const columnName = shownName.slice(0, 1).toLowerCase() + shownName.slice(1);
  const named = statementsOf([subject, columnName].join(' ').replace(/[:–]/gu, ' '), reader);
  const isDenied = named.some(({ isSaid }) => isSaid === false);
  const stands = new Map(named.flatMap((each) => [...each.stands]));
  const around = named.flatMap(({ words }) => words);
  // What a thing is sold without, as its title says, is not what each sentence of its description says.
  const lackingText = own.length > 1 ? columnName : [subject, columnName].join(' ');
  const lacking = statementsOf(lackingText.replace(/[:–]/gu, ' '), reader).flatMap((each) => [
    ...each.lacking,
  ]);
  const shared = { text, context, isTyped, isCell: true };
  if (isNo || isYes) {
    const ofName = around.filter(({ start }) => start > subject.length);
    const statement: Statement = {
      start: 0,
      end: text.length,
      words: around,
      isSaid: isYes !== isDenied,
      stands: isNo ? new Map([...stands].map(([key, isPlus]) => [key, !isPlus])) : stands,
      modifiers: new Map(named.flatMap((each) => [...each.modifiers])),
      lacking: new Set(lacking),
      denied: isYes === isDenied ? (ofName.length > 0 ? ofName : around) : [],
    };
    // "Subscription: none; 30 days of clips included" says nothing of a subscription behind its no.
    const ofSubject = isNo ? statementsOf(subject, reader).flatMap(({ words }) => words) : [];
    const rest = /^[^,;]*[,;]\s*/u.exec(value)?.[0].length;
    const more = rest === undefined ? [] : statementsOf(value.slice(rest), reader);
    return {
      ...shared,
      statements: [
        statement,
        ...more.map((each) => ({ ...each, words: [...(isNo ? ofSubject : around), ...each.words] })),
      ],
    };
  }
  const stock = isTyped ? stockStands(lower, lexicon) : undefined;
  const statements = own.map(
    (each): Statement => ({
      ...each,
      words: [...around, ...each.words],
      isSaid: each.isSaid === undefined ? undefined : (stock?.isSaid ?? each.isSaid) !== isDenied,
      stands: stock?.stands ?? (each.stands.size > 0 ? each.stands : stands),
      lacking: new Set([...lacking, ...each.lacking]),
    }),
  );
  return { ...shared, statements: isTyped && NAME_FIELD.test(name) ? [] : statements };
}

/** Fields that only say what a thing is called. */
const NAME_FIELD = /^(?:title|brand|gtin|mpn|sku|categories \d+)$/u;
const RECORD_STOCK = /^(in|out of) stock$/u;

/** What a record says of stock, in whatever language the shop speaks, as the words of that language would say it. */
function stockStands(value: string, lexicon: GateLexicon) {
  const match = RECORD_STOCK.exec(value);
  const key = stockKeyOf(lexicon);
  if (match === null || key === undefined) return undefined;
  const isSaid = match[1] === 'in';
  return { isSaid, stands: new Map([[key, isSaid]]) };
}

const VARIANT_ID = /(?<=^variants\.)[^.\s:]+\./u;
const VARIANT = /^variants\.([^.]+)\./u;
const NAMING = /^variants\.[^.]+\.(?:title|attributes\..+)$/u;

/** What tells the variants of a record apart, by their ids. */
function variantNames(facts: readonly GateFact[]): Map<string, string> {
  const names = new Map<string, string[]>();
  for (const { path, value } of facts) {
    const id = VARIANT.exec(path)?.[1];
    if (id === undefined || !NAMING.test(path)) continue;
    const known = names.get(id) ?? [];
    if (!known.some((name) => name.includes(String(value)))) names.set(id, [...known, String(value)]);
  }
  return new Map([...names].map(([id, values]) => [id, values.join(', ')]));
}

/** A field of a variant is of that variant: its stock and price say nothing of the others. */
function subjectOf(path: string, title: string, names: ReadonlyMap<string, string>): string {
  const name = NAMING.test(path) ? undefined : names.get(VARIANT.exec(path)?.[1] ?? '');
  return name === undefined ? title : `${title}, ${name}`;
}

function factPart(fact: GateFact, title: string, reader: StatementReader): RawPart {
  const name = fact.label === undefined ? pathWords(fact.path) : `${fact.label} ${pathWords(fact.path)}`;
  const value = fact.unit === undefined ? String(fact.value) : `${fact.value} ${fact.unit}`;
  return cellPart(title, { name, value: value.replaceAll('_', ' '), context: '', reader, isTyped: true });
}

const LIST_MARK = /^\s*(?:[-*+•·‣◦▪●–]|\d{1,3}[.)])\s+/u;

/** A denial that stands above a list or a table denies its entries. */
function underHeading(part: RawPart, heading: string, isEntry: boolean, reader: StatementReader): RawPart {
  // "Where the table does not hold" denies nothing of what follows.
  const { where, when } = lexiconOf(reader.locale);
  if (heading === '' || spansOf(comparable(heading), `${where}|${when}`)[0]?.start === 0) return part;
  const denied = statementsOf(heading, reader);
  if (!denied.some(({ isSaid }) => isSaid === false)) return part;
  const statements = part.statements.map((statement): Statement => {
    if (statement.isSaid === false)
      return isEntry ? { ...statement, isSaid: undefined, ifSaid: undefined } : statement;
    return {
      ...statement,
      isSaid: isEntry ? false : undefined,
      ifSaid: undefined,
      stands: isEntry ? negated(denied) : new Map(),
    };
  });
  return { ...part, statements };
}

function negated(denied: readonly Statement[]): Map<string, boolean> {
  return new Map(denied.flatMap(({ stands }) => [...stands]));
}

/** "Northern Ireland: standard only. No Saturday service." */
const LABELLED = /^([^:.;!?]{2,60}): /u;

/** The clauses of an item, each of what its label names. */
function labelled(text: string, label: string, reader: StatementReader): Statement[] {
  const statements = statementsOf(text, reader);
  if (label === '') return statements;
  const named = statementsOf(label, reader);
  const around = named.flatMap(({ words }) => words);
  const lacking = named.flatMap((each) => [...each.lacking]);
  return statements
    .filter(({ end }) => end > label.length + 1)
    .map((own) => ({
      ...own,
      words: [...around, ...own.words],
      lacking: new Set([...lacking, ...own.lacking]),
    }));
}

/** Cuts evidence into its parts; what speaks to a machine is left out. */
export function partsOf(evidence: GateEvidence, reader: StatementReader): RawPart[] {
  const { title, heading = '' } = evidence;
  const parts: RawPart[] = [];
  const variants = variantNames(evidence.facts ?? []);
  let below = '';
  let lead = '';
  for (const sentence of piecesOf(evidence)) {
    if (isOrder(sentence)) continue;
    const mark = /^#{1,6}\s+/u.exec(sentence)?.[0];
    if (mark !== undefined) {
      below = sentence.slice(mark.length);
      lead = '';
      continue;
    }
    const context = [title, heading, below].filter((piece) => piece !== '').join('\n');
    const above = below === '' ? (heading.split(' > ').at(-1) ?? '') : below;
    const isItem = LIST_MARK.test(sentence);
    const cells = cellsOf(sentence);
    const field = FIELD.exec(sentence);
    if (cells.length > 1) {
      const [subject, ...rest] = cells as [NamedCell, ...NamedCell[]];
      const named = [subject.name, subject.value].filter((piece) => piece !== '').join(' ');
      parts.push({
        text: named,
        context,
        statements: statementsOf(subject.value, reader),
        isTyped: false,
        isCell: true,
      });
      for (const { name, value } of rest)
        parts.push(underHeading(cellPart(named, { name, value, context, reader }), above, true, reader));
    } else if (field !== null && !/\s/u.test(field[1]!)) {
      parts.push(
        cellPart(subjectOf(field[1]!, title, variants), {
          name: pathWords(field[1]!),
          value: fieldValue(field[2]!),
          context,
          reader,
          isTyped: true,
        }),
      );
      // The path itself says the unit of a bare number; the id of a variant in it is none.
      parts.push({
        text: sentence.replace(VARIANT_ID, ''),
        context,
        statements: [],
        isTyped: true,
        isCell: true,
      });
    } else {
      const bare = sentence.replace(LIST_MARK, '');
      const label = isItem ? (LABELLED.exec(bare)?.[1] ?? '') : '';
      const part = {
        text: bare,
        context,
        statements: labelled(bare, label, reader),
        isTyped: false,
        isCell: false,
      };
      parts.push(underHeading(part, isItem && lead !== '' ? lead : above, isItem, reader));
      // What stands above a list need not end in a colon: "We do not take".
      if (!isItem) lead = /[.!?…]["'”’)]*$/u.test(bare) ? '' : bare;
    }
  }
  for (const fact of evidence.facts ?? [])
    if (!isOrder(String(fact.value)))
      parts.push(factPart(fact, subjectOf(fact.path, title, variants), reader));
  return parts;
}

function fieldValue(value: string): string {
  return /^(?:in_stock|out_of_stock|preorder|backorder)$/u.test(value) ? value.replaceAll('_', ' ') : value;
}
