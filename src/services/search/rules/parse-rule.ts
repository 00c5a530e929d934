import type { Context } from '../../context.ts';
import { readStored, type VersionReader } from '../../validation/read-stored.ts';
import {
  fields,
  isFlag,
  isNumber,
  isObject,
  isText,
  listOf,
  oneOf,
  recordOf,
  type Shape,
} from '../../validation/stored-shape.ts';
import type { RuleRow } from '../store.ts';
import type { RuleBody, SearchRule } from './rule-types.ts';

const texts = listOf(isText);
const query = fields({ text: isText, match: oneOf('exact', 'contains') });
const target = fields({}, { productIds: texts, brand: texts, category: texts, attributes: recordOf(isText) });

/** What the column holds beside the kind, which has one of its own. */
const shapes: {
  readonly [Kind in RuleBody['kind']]: Shape<Omit<Extract<RuleBody, { kind: Kind }>, 'kind'>>;
} = {
  synonym: fields({ from: isText, to: texts, twoWay: isFlag }),
  pin: fields({ query, productIds: texts }),
  hide: fields({ target }, { query }),
  boost: fields({ target, weight: isNumber }, { query }),
};

function isKind(kind: string): kind is RuleBody['kind'] {
  return Object.hasOwn(shapes, kind);
}

/** Both versions have the same members; the first was written without its number. */
function readerOf(kind: string): VersionReader<RuleBody> {
  return (stored) => {
    if (!isObject(stored) || !isKind(kind) || !shapes[kind](stored)) return undefined;
    const { v: _version, ...body } = stored as Record<string, unknown>;
    return { ...body, kind } as RuleBody;
  };
}

/** The rule of a row; `undefined` when it cannot be read: a search goes on without it. */
export function parseRule({ log }: Context, row: RuleRow): SearchRule | undefined {
  const { rule_id: ruleId, locale, created_at: createdAtMs, updated_at: updatedAtMs } = row;
  const read = readerOf(row.kind);
  const body = readStored({ log, column: 'search_rule.body', id: ruleId }, row.body, [read, read]);
  return body && { ...body, ruleId, locale, createdAtMs, updatedAtMs };
}

/** The column of a rule's body. */
export function writeRuleBody({ kind: _kind, ...body }: RuleBody): string {
  return JSON.stringify({ v: 1, ...body });
}
