import { languageOf } from '../../../engine/language/locale-lookup.ts';
import {
  type MerchantSynonym,
  merchantSynonyms,
  type OwnSynonyms,
} from '../../../engine/query/synonyms/merchant-synonyms.ts';
import { tagOf } from '../../../engine/retrieval/fold-key.ts';
import type { Filter, HitView } from '../../../engine/retrieval/types.ts';
import { foldForMatch } from '../../../engine/text/characters/normalize.ts';
import { kept } from '../../../memo/kept.ts';
import { oncePer } from '../../../memo/once-per.ts';
import { keptOfStore } from '../../cache-of-store.ts';
import type { Context } from '../../context.ts';
import { loadRules, type RuleRow } from '../store.ts';
import { parseRule } from './parse-rule.ts';
import type { RuleQuery, RuleTarget, SearchRule } from './rule-types.ts';

/** The rules of one company in one locale, ready to apply. */
export type ActiveRules = { synonyms: OwnSynonyms; rules: readonly SearchRule[] };

/** What the rules do to one query. */
export type RuleEffects = {
  pinned: readonly string[];
  /** A rule pins products to exactly this query: the merchant says what it means. */
  isPinnedWhole: boolean;
  hidden: Filter | undefined;
  boosts: readonly { ruleId: string; weight: number; holds: (hit: HitView) => boolean }[];
};

const MOST_COMPANIES = 1_000;
type Loaded = { changeSeq: number; rows: readonly RuleRow[]; rules: readonly SearchRule[] };

/** By company. */
const loadedOf = keptOfStore<Loaded>(MOST_COMPANIES);
const activeOf = oncePer((rules: readonly SearchRule[]) =>
  kept({ most: 200, longest: 100 }, (locale) => activeIn(rules, locale)),
);

/** The company's rules as of `changeSeq` (a rule is a change like any other), for one locale. */
export async function activeRules(ctx: Context, changeSeq: number, locale: string): Promise<ActiveRules> {
  const loaded = loadedOf(ctx.db);
  let entry = loaded.get(ctx.companyId);
  if (entry?.changeSeq !== changeSeq) {
    const rows = await loadRules(ctx);
    // Most changes are of products: the same rules are the same object, so that they need not be made ready again.
    const rules =
      entry && isSame(entry.rows, rows) ? entry.rules : rows.flatMap((row) => parseRule(ctx, row) ?? []);
    entry = { changeSeq, rows, rules };
    loaded.set(ctx.companyId, entry);
  }
  return activeOf(entry.rules)(locale);
}

function activeIn(all: readonly SearchRule[], locale: string): ActiveRules {
  const rules = all.filter((rule) => rule.locale === null || languageOf(rule.locale) === languageOf(locale));
  const pairs: MerchantSynonym[] = rules.filter((rule) => rule.kind === 'synonym');
  return { synonyms: merchantSynonyms(pairs, locale), rules };
}

function isSame(before: readonly RuleRow[], now: readonly RuleRow[]): boolean {
  return (
    before.length === now.length &&
    now.every((row, i) => {
      const other = before[i]!;
      return (
        row.rule_id === other.rule_id &&
        row.kind === other.kind &&
        row.locale === other.locale &&
        row.body === other.body
      );
    })
  );
}

const foldedText = oncePer((query: RuleQuery) => foldForMatch(query.text));

function applies(query: RuleQuery | undefined, text: string): boolean {
  if (!query) return true;
  const wanted = foldedText(query);
  if (query.match === 'exact') return wanted === text;
  return ` ${text} `.includes(` ${wanted} `);
}

/** The tags that a target asks for: one of each list. */
function tagsOf({ brand, category, attributes }: RuleTarget): string[][] {
  const lists: [string, readonly string[] | undefined][] = [
    ['brand', brand],
    ['category', category],
    ...Object.entries(attributes ?? {}).map(([name, value]): [string, string[]] => [`attr.${name}`, [value]]),
  ];
  return lists.flatMap(([name, values]) => (values ? [values.map((value) => tagOf(name, value))] : []));
}

/** The filter of the products a rule speaks of. */
function targetFilter(target: RuleTarget): Filter {
  const anyTag = (tags: readonly string[]): Filter => ({
    kind: 'any',
    of: tags.map((tag) => ({ kind: 'tag', tag })),
  });
  const { productIds } = target;
  const named: Filter[] = productIds ? [{ kind: 'ids', ids: new Set(productIds) }] : [];
  return { kind: 'all', of: [...named, ...tagsOf(target).map(anyTag)] };
}

/** The same as a test of one hit: a boost looks at few products, a filter at all. */
function targetTest(target: RuleTarget): (hit: HitView) => boolean {
  const ids = target.productIds && new Set(target.productIds);
  const tags = tagsOf(target);
  return (hit) =>
    (ids === undefined || ids.has(hit.id)) && tags.every((list) => list.some((tag) => hit.hasTag(tag)));
}

/** What the rules do to a query, in the order of their ids. */
export function ruleEffects({ rules }: ActiveRules, queryText: string): RuleEffects {
  const text = foldForMatch(queryText);
  const pinned = new Set<string>();
  let isPinnedWhole = false;
  const hidden: Filter[] = [];
  const boosts: RuleEffects['boosts'][number][] = [];
  for (const rule of rules) {
    if (rule.kind === 'synonym' || !applies(rule.query, text)) continue;
    if (rule.kind === 'pin') {
      isPinnedWhole ||= rule.query.match === 'exact';
      for (const id of rule.productIds) pinned.add(id);
    } else if (rule.kind === 'hide') hidden.push(targetFilter(rule.target));
    else boosts.push({ ruleId: rule.ruleId, weight: rule.weight, holds: targetTest(rule.target) });
  }
  const filter: Filter = { kind: 'not', of: { kind: 'any', of: hidden } };
  return { pinned: [...pinned], isPinnedWhole, hidden: hidden.length === 0 ? undefined : filter, boosts };
}
