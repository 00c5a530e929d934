import {
  SearchRule,
  SearchRuleBody,
  SearchRuleList,
  SearchRuleParams,
  SearchRulesQuery,
} from '../../contract/search-rules.ts';
import { deleteRule } from '../../services/search/rules/delete-rule.ts';
import { getRule } from '../../services/search/rules/get-rule.ts';
import { listRules } from '../../services/search/rules/list-rules.ts';
import { putRule } from '../../services/search/rules/put-rule.ts';
import type { App } from '../server.ts';
import { ruleOf, wireRule } from '../wire/search-rule.ts';

const tags = ['Search'];
const access = { scope: 'catalog:write', limit: 'management' } as const;
const path = '/api/v1/search/rules/:rule_id';

function addReads(app: App): void {
  const list = {
    config: access,
    schema: {
      operationId: 'listSearchRules',
      summary: 'List synonyms, pins, hides and boosts',
      tags,
      querystring: SearchRulesQuery,
      response: { 200: SearchRuleList },
    },
  } as const;
  app.get('/api/v1/search/rules', list, async ({ context: ctx, query }) => {
    const { limit = 20, cursor } = query;
    const page = await listRules(ctx, { limit, ...(cursor === undefined ? {} : { cursor }) });
    return { data: page.rules.map(wireRule), next_cursor: page.nextCursor };
  });
  const get = {
    config: access,
    schema: {
      operationId: 'getSearchRule',
      summary: 'Read one search rule',
      tags,
      params: SearchRuleParams,
      response: { 200: SearchRule },
    },
  } as const;
  app.get(path, get, async ({ context: ctx, params }) => wireRule(await getRule(ctx, params.rule_id)));
}

/** The merchant's rules of search: what counts as the same word, what leads, what is hidden. */
export function addSearchRules(app: App): void {
  addReads(app);
  const put = {
    config: access,
    schema: {
      operationId: 'putSearchRule',
      summary: 'Add or replace a search rule',
      tags,
      params: SearchRuleParams,
      body: SearchRuleBody,
      response: { 200: SearchRule },
    },
  } as const;
  app.put(path, put, async ({ context: ctx, params, body }) =>
    wireRule(await putRule(ctx, { ruleId: params.rule_id, locale: body.locale ?? null, rule: ruleOf(body) })),
  );
  const remove = {
    config: access,
    schema: {
      operationId: 'deleteSearchRule',
      summary: 'Delete a search rule',
      tags,
      params: SearchRuleParams,
    },
  } as const;
  app.delete(path, remove, async ({ context: ctx, params }, reply) => {
    await deleteRule(ctx, params.rule_id);
    return reply.code(204).send();
  });
}
