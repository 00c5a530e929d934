import type { QueryKnowledge } from '../../engine/query/decide/query-knowledge.ts';
import type { RetrievalIndex } from '../../engine/retrieval/types.ts';
import type { Answer } from '../../engine/say/answer.ts';
import { oncePer } from '../../memo/once-per.ts';
import { ScanResistantCache } from '../../memo/scan-resistant-cache.ts';
import { packText } from '../../platform/database/packed-json.ts';
import type { Context } from '../context.ts';
import { openedTrace, traceText } from '../traces/packed-trace.ts';
import type { PackedTrace } from '../traces/trace.ts';
import { KeptCards } from './kept-cards.ts';
import type { Position } from './listing/cursor.ts';
import type { OpenCatalogue } from './open-catalogue.ts';
import type { ActiveRules } from './rules/active-rules.ts';
import type { SearchInput, SearchOutcome } from './search-types.ts';

/** What a search found, and where the next page starts. */
export type FoundOutcome = { outcome: SearchOutcome; next: Position | undefined };

/** An outcome with the state it belongs to. What is large is only pointed at, so that an index that was replaced can go. */
type Kept = FoundOutcome & {
  index: WeakRef<RetrievalIndex>;
  knowledge: WeakRef<QueryKnowledge>;
  rules: WeakRef<ActiveRules>;
  revision: number;
  changeSeq: number;
  currency: string;
  defaultLocale: string;
  hidden: string;
  /** What is asked for again stays: its trace, half of all that is kept, is worth packing. */
  pack: () => void;
};

const MOST_KEPT = 2_000;
/** Of longer lists few are asked for again. */
const LONGEST_KEPT = 20;
const keptOf = oncePer((_store: Context['db']) => new ScanResistantCache<Kept>(MOST_KEPT));

/** What decides an outcome beside the catalogue; `undefined` for searches that are not worth keeping or refine a thread. */
function keyOf(ctx: Context, input: SearchInput): string | undefined {
  const { queryText, locale, filters, sort, limit, cursor, facets, withAnswer, memory } = input;
  const { questions, productIds, shownPassages, focusProductId, search } = memory;
  const isFresh = questions.length + productIds.length + shownPassages.length === 0;
  if (!isFresh || focusProductId !== undefined || search !== undefined) return undefined;
  if (cursor !== undefined || limit > LONGEST_KEPT) return undefined;
  return JSON.stringify([ctx.companyId, queryText, locale, filters, sort, limit, facets, withAnswer]);
}

function isSame(found: Kept, now: OpenCatalogue): boolean {
  return (
    found.revision === now.index.revision &&
    found.changeSeq === now.changeSeq &&
    found.changeSeq === now.storeSeq &&
    found.index.deref() === now.index &&
    found.knowledge.deref() === now.knowledge &&
    found.rules.deref() === now.rules &&
    found.currency === now.currency &&
    found.defaultLocale === now.defaultLocale &&
    found.hidden === now.hidden
  );
}

/**
 * What the same search found before, when nothing of the company has changed since in any process: then prices and stock
 * are those of the rows now. Equal searches are given the same object, so what is made of it can be kept beside it.
 *
 * At most 2,000 outcomes of all companies are kept (10 KB each as a list, 25 with prose), those that are asked for again the longest.
 */
export function recallOutcome(
  ctx: Context,
  input: SearchInput,
  catalogue: OpenCatalogue,
): FoundOutcome | undefined {
  const key = keyOf(ctx, input);
  const found = key === undefined ? undefined : keptOf(ctx.db).get(key);
  if (key === undefined || found === undefined) return undefined;
  if (isSame(found, catalogue)) {
    found.pack();
    return found;
  }
  keptOf(ctx.db).delete(key);
  return undefined;
}

/** The outcome as it is given again: its trace says so, and that and its lists are texts, packed once they have been read. */
function asKept(outcome: SearchOutcome): SearchOutcome {
  const cards = new KeptCards(outcome.products);
  let text = traceText({ ...openedTrace(outcome.trace), recalled: true });
  let trace: PackedTrace | undefined;
  // Most searches are never asked for again: packing takes longer than a search of a small shop.
  const packed = (): PackedTrace => {
    trace ??= { packed: packText(text) };
    text = '';
    return trace;
  };
  return {
    ...outcome,
    get trace() {
      return packed();
    },
    get products() {
      return cards.read();
    },
    ...(outcome.answer === undefined ? {} : { answer: answerAsKept(outcome.answer) }),
  };
}

function answerAsKept(answer: Answer): Answer {
  const cards = new KeptCards(answer.products);
  return {
    ...answer,
    get products() {
      return cards.read();
    },
  };
}

/** Keeps what a search of a whole index found. Its trace will say that it was recalled. */
export function keepOutcome(
  ctx: Context,
  input: SearchInput,
  catalogue: OpenCatalogue,
  { outcome, next }: FoundOutcome,
): void {
  const key = catalogue.degraded || outcome.degraded ? undefined : keyOf(ctx, input);
  if (key === undefined) return;
  const { index, knowledge, rules, changeSeq, currency, defaultLocale, hidden } = catalogue;
  const kept = asKept(outcome);
  keptOf(ctx.db).set(key, {
    outcome: kept,
    pack: () => void kept.trace,
    next,
    index: new WeakRef(index),
    knowledge: new WeakRef(knowledge),
    rules: new WeakRef(rules),
    revision: index.revision,
    changeSeq,
    currency,
    defaultLocale,
    hidden,
  });
}
