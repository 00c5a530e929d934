import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ConstraintQuery, Gold } from './grammar.ts';

/** Lines of `catalogue, locale, query, conditions`; a condition is `slot operator value`, joined by `;`. */
export function handWritten(file: string): ConstraintQuery[] {
  const operators = { '=': 'is', '!=': 'not', '<': 'lt', '<=': 'lte', '>': 'gt', '>=': 'gte' } as const;
  return readFileSync(join(import.meta.dirname, file), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [catalogue, locale, text, conditions = ''] = line.split('\t');
      const gold = conditions
        .split(';')
        .filter(Boolean)
        .map((condition): Gold => {
          const [, slot, sign, value] = /^(\w+)(!=|<=|>=|=|<|>)(.+)$/u.exec(condition)!;
          const number = Number(value);
          return {
            slot: slot!,
            operator: operators[sign as keyof typeof operators],
            value: Number.isNaN(number) || slot === 'size' ? value!.toLowerCase() : number,
          };
        });
      return { catalogue: catalogue as ConstraintQuery['catalogue'], locale: locale!, text: text!, gold };
    });
}
