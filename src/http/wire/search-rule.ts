import type { Static } from 'typebox';
import type { SearchRuleBody, SearchRule as WireRule } from '../../contract/search-rules.ts';
import type { RuleBody, RuleTarget, SearchRule } from '../../services/search/rules/rule-types.ts';
import { wireTime } from './time.ts';

type Body = Static<typeof SearchRuleBody>;

function queryOf<T extends { text: string; match?: 'exact' | 'contains' | undefined }>(query: T) {
  return { text: query.text, match: query.match ?? 'exact' };
}

function targetOf(target: Extract<Body, { kind: 'hide' }>['target']): RuleTarget {
  const { product_ids: productIds, ...same } = target;
  return { ...same, ...(productIds === undefined ? {} : { productIds }) };
}

/** A rule in service names. */
export function ruleOf(body: Body): RuleBody {
  switch (body.kind) {
    case 'synonym':
      return { kind: 'synonym', from: body.from, to: body.to, twoWay: body.two_way ?? false };
    case 'pin':
      return { kind: 'pin', query: queryOf(body.query), productIds: body.product_ids };
    case 'hide':
      return {
        kind: 'hide',
        ...(body.query ? { query: queryOf(body.query) } : {}),
        target: targetOf(body.target),
      };
    case 'boost': {
      const { query, target, weight } = body;
      return { kind: 'boost', ...(query ? { query: queryOf(query) } : {}), target: targetOf(target), weight };
    }
  }
}

function wireTarget({ productIds, ...same }: RuleTarget): Record<string, unknown> {
  return { ...same, ...(productIds === undefined ? {} : { product_ids: productIds }) };
}

/** A stored rule in wire names. */
export function wireRule(rule: SearchRule): Static<typeof WireRule> {
  const head = { rule_id: rule.ruleId, kind: rule.kind, locale: rule.locale };
  const times = { created_at: wireTime(rule.createdAtMs), updated_at: wireTime(rule.updatedAtMs) };
  switch (rule.kind) {
    case 'synonym':
      return { ...head, from: rule.from, to: [...rule.to], two_way: rule.twoWay, ...times };
    case 'pin':
      return { ...head, query: rule.query, product_ids: [...rule.productIds], ...times };
    case 'hide':
      return {
        ...head,
        ...(rule.query ? { query: rule.query } : {}),
        target: wireTarget(rule.target),
        ...times,
      };
    case 'boost': {
      const { query, target, weight } = rule;
      return { ...head, ...(query ? { query } : {}), target: wireTarget(target), weight, ...times };
    }
  }
}
