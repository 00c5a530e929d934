import { type FieldFault, invalidRequest } from '../../errors.ts';
import type {
  AnswerExpectation,
  EvalCase,
  EvalSuite,
  FaqExpectation,
  SearchExpectation,
} from './eval-suite.ts';

type Json = Readonly<Record<string, unknown>>;

const caseFields = [
  'name',
  'ask',
  'search',
  'faqs',
  'locale',
  'page_url',
  'user_metadata',
  'thread',
  'expect',
];
const turnsFields = ['name', 'locale', 'turns'];
const turnFields = ['ask', 'locale', 'page_url', 'user_metadata', 'expect'];
const askFields = [
  'status',
  'route',
  'locale',
  'must_abstain',
  'must_hand_over',
  'must_cite',
  'must_show',
  'must_contain',
  'any_of',
  'must_not_contain',
  'max_sentences',
];
const searchFields = ['must_rank', 'must_not_rank', 'filters', 'status', 'violations'];
const faqFields = ['min', 'all_verify', 'no_duplicates'];

/** Reads one value at a time and keeps every fault, so that a suite's author sees all of them at once. */
class Reader {
  readonly faults: FieldFault[] = [];

  fault(pointer: string, detail: string, code: FieldFault['code'] = 'type'): undefined {
    this.faults.push({ pointer, code, detail });
    return undefined;
  }

  object(value: unknown, pointer: string, fields?: readonly string[]): Json {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) {
      this.fault(pointer, 'must be a mapping');
      return {};
    }
    for (const key of Object.keys(value))
      if (fields && !fields.includes(key))
        this.fault(`${pointer}/${key}`, `unknown; known are ${fields.join(', ')}`, 'format');
    return value as Json;
  }

  text(value: unknown, pointer: string): string | undefined {
    if (value === undefined || value === null) return undefined;
    return typeof value === 'string' ? value : this.fault(pointer, 'must be a text');
  }

  texts(value: unknown, pointer: string): string[] {
    if (value === undefined || value === null) return [];
    if (!Array.isArray(value)) return [this.text(value, pointer) ?? ''].filter((entry) => entry !== '');
    return value.flatMap(
      (entry, i) => this.text(typeof entry === 'number' ? String(entry) : entry, `${pointer}/${i}`) ?? [],
    );
  }

  flag(value: unknown, pointer: string): boolean {
    if (value === undefined || value === null) return false;
    if (typeof value !== 'boolean') this.fault(pointer, 'must be true or false');
    return value === true;
  }

  count(value: unknown, pointer: string): number | undefined {
    if (value === undefined || value === null) return undefined;
    return typeof value === 'number' && Number.isInteger(value) && value > 0
      ? value
      : this.fault(pointer, 'must be a whole number above 0');
  }

  countOrNone(value: unknown, pointer: string): number | undefined {
    return value === 0 ? 0 : this.count(value, pointer);
  }
}

function optional<K extends string, V>(key: K, value: V | undefined): { [P in K]?: V } {
  return (value === undefined ? {} : { [key]: value }) as { [P in K]?: V };
}

function someTexts(reader: Reader, value: unknown, pointer: string): string[] | undefined {
  return value === undefined ? undefined : reader.texts(value, pointer);
}

function readAnswerExpectation(reader: Reader, value: unknown, at: string): AnswerExpectation {
  const expect = reader.object(value ?? {}, at, askFields);
  return {
    ...optional('status', someTexts(reader, expect['status'], `${at}/status`)),
    ...optional('route', someTexts(reader, expect['route'], `${at}/route`)),
    ...optional('locale', reader.text(expect['locale'], `${at}/locale`)),
    mustAbstain: reader.flag(expect['must_abstain'], `${at}/must_abstain`),
    mustHandOver: reader.flag(expect['must_hand_over'], `${at}/must_hand_over`),
    mustCite: reader.texts(expect['must_cite'], `${at}/must_cite`),
    mustShow: reader.texts(expect['must_show'], `${at}/must_show`),
    mustContain: reader.texts(expect['must_contain'], `${at}/must_contain`),
    anyOf: reader.texts(expect['any_of'], `${at}/any_of`),
    mustNotContain: reader.texts(expect['must_not_contain'], `${at}/must_not_contain`),
    ...optional('maxSentences', reader.count(expect['max_sentences'], `${at}/max_sentences`)),
  };
}

function readSearchExpectation(reader: Reader, value: unknown, at: string): SearchExpectation {
  const expect = reader.object(value ?? {}, at, searchFields);
  const ranks = Object.entries(reader.object(expect['must_rank'] ?? {}, `${at}/must_rank`));
  return {
    mustRank: Object.fromEntries(
      ranks.flatMap(([id, rank]) => {
        const worst = reader.count(rank, `${at}/must_rank/${id}`);
        return worst === undefined ? [] : [[id, worst]];
      }),
    ),
    mustNotRank: reader.texts(expect['must_not_rank'], `${at}/must_not_rank`),
    filters: reader.object(expect['filters'] ?? {}, `${at}/filters`),
    ...optional('status', someTexts(reader, expect['status'], `${at}/status`)),
    violations: reader.countOrNone(expect['violations'], `${at}/violations`) ?? 0,
  };
}

function readFaqExpectation(reader: Reader, value: unknown, at: string): FaqExpectation {
  const expect = reader.object(value ?? {}, at, faqFields);
  return {
    ...optional('min', reader.count(expect['min'], `${at}/min`)),
    allVerify: reader.flag(expect['all_verify'], `${at}/all_verify`),
    noDuplicates: reader.flag(expect['no_duplicates'], `${at}/no_duplicates`),
  };
}

function readCase(reader: Reader, value: unknown, defaults: Json, at: string): EvalCase | undefined {
  const given = reader.object(value, at, caseFields);
  const kinds = (['ask', 'search', 'faqs'] as const).filter((kind) => given[kind] !== undefined);
  const [kind = 'ask'] = kinds;
  if (kinds.length > 1) return reader.fault(at, `is one of ${kinds.join(' and ')}, not both`, 'format');
  const query = reader.text(given[kind], `${at}/${kind}`);
  if (query === undefined || query.trim() === '')
    return reader.fault(at, 'needs ask, search or faqs', 'required');
  const base = {
    name: reader.text(given['name'], `${at}/name`) ?? query,
    query,
    locale: reader.text(given['locale'] ?? defaults['locale'], `${at}/locale`) ?? 'en',
    ...optional('pageUrl', reader.text(given['page_url'], `${at}/page_url`)),
    userMetadata: reader.object(given['user_metadata'] ?? {}, `${at}/user_metadata`),
    thread: reader.texts(given['thread'], `${at}/thread`),
  };
  const expected = [reader, given['expect'], `${at}/expect`] as const;
  if (kind === 'search') return { ...base, kind, expect: readSearchExpectation(...expected) };
  if (kind === 'faqs') return { ...base, kind, expect: readFaqExpectation(...expected) };
  return { ...base, kind, expect: readAnswerExpectation(...expected) };
}

/** One case for each turn of a thread, asked after the turns before it and named by its place. */
function readTurns(reader: Reader, value: Json, defaults: Json, at: string): EvalCase[] {
  const given = reader.object(value, at, turnsFields);
  const turns = Array.isArray(given['turns']) ? given['turns'] : [];
  if (turns.length === 0) reader.fault(`${at}/turns`, 'must be a list with at least one turn', 'required');
  const locale = given['locale'] ?? defaults['locale'];
  const earlier: string[] = [];
  return turns.flatMap((entry, i) => {
    const turn = reader.object(entry, `${at}/turns/${i}`, turnFields);
    const name = `${reader.text(given['name'], `${at}/name`) ?? earlier[0] ?? at} (${i + 1}): ${turn['ask']}`;
    const read = readCase(reader, { ...turn, name, thread: [...earlier] }, { locale }, `${at}/turns/${i}`);
    if (read) earlier.push(read.query);
    return read ?? [];
  });
}

function readEntry(reader: Reader, entry: unknown, defaults: Json, at: string): EvalCase[] {
  const isThread = typeof entry === 'object' && entry !== null && 'turns' in entry;
  if (isThread) return readTurns(reader, entry as Json, defaults, at);
  const read = readCase(reader, entry, defaults, at);
  return read ? [read] : [];
}

/** Reads a parsed suite file; throws `invalid_request` that names every fault with its place. */
export function readSuite(value: unknown): EvalSuite {
  const reader = new Reader();
  const given = reader.object(value, '', ['suite', 'company', 'fixtures', 'defaults', 'cases']);
  const defaults = reader.object(given['defaults'] ?? {}, '/defaults', ['locale', 'engine']);
  const engine = reader.text(defaults['engine'], '/defaults/engine') ?? 'embedded';
  if (engine !== 'embedded') reader.fault('/defaults/engine', 'must be embedded', 'format');
  const list = Array.isArray(given['cases']) ? given['cases'] : [];
  if (list.length === 0) reader.fault('/cases', 'must be a list with at least one case', 'required');
  const cases = list.flatMap((entry, i) => readEntry(reader, entry, defaults, `/cases/${i}`));
  const suite = reader.text(given['suite'], '/suite') ?? 'suite';
  const company = reader.text(given['company'], '/company') ?? '';
  // `./catalogue.jsonl + ./docs/`, or a list.
  const fixtures = reader.texts(given['fixtures'], '/fixtures').flatMap((paths) => paths.split(/\s+\+\s+/u));
  if (company !== '' && fixtures.length > 0)
    reader.fault('/fixtures', 'a suite has a company or fixtures, not both', 'format');
  const names = new Set<string>();
  for (const [i, { name }] of cases.entries())
    if (names.size === names.add(name).size)
      reader.fault(`/cases/${i}/name`, `"${name}" is there twice`, 'duplicate');
  if (reader.faults.length > 0) throw invalidRequest(reader.faults);
  return { suite, company, fixtures, cases };
}
