import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ConstraintQuery, Gold } from './grammar.ts';

/**
 * Lines of `catalogue, locale, query, conditions`, and whatever else a set keeps (`extra`). A condition is
 * `slot operator value`, joined by `;`; `@fact/value` after it names what a record must state, where that is said otherwise.
 */
export function handWritten(file: string): (ConstraintQuery & { extra?: string })[] {
  const operators = { '=': 'is', '!=': 'not', '<': 'lt', '<=': 'lte', '>': 'gt', '>=': 'gte' } as const;
  return readFileSync(join(import.meta.dirname, file), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [catalogue, locale, text, conditions = '', extra] = line.split('\t');
      const gold = conditions
        .split(';')
        .filter(Boolean)
        .map((condition): Gold => {
          const [, slot, sign, value, fact, stated] =
            /^(\w+)(!=|<=|>=|=|<|>)([^@]+)(?:@(\w+)(?:\/(.+))?)?$/u.exec(condition)!;
          const number = Number(value);
          return {
            ...(fact === undefined ? {} : { truth: { fact, value: stated ?? value! } }),
            slot: slot!,
            operator: operators[sign as keyof typeof operators],
            value: Number.isNaN(number) || slot === 'size' ? value!.toLowerCase() : number,
          };
        });
      const query = {
        catalogue: catalogue as ConstraintQuery['catalogue'],
        locale: locale!,
        text: text!,
        gold,
      };
      return extra === undefined ? query : { ...query, extra };
    });
}
