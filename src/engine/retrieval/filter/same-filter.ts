import type { Filter } from '../types.ts';

/** Whether two filters are written alike, so that the same documents pass; sets of ids must be the same set. */
export function isSameFilter(one: Filter | undefined, other: Filter | undefined): boolean {
  if (one === other) return true;
  if (one === undefined || other === undefined || one.kind !== other.kind) return false;
  if (one.kind === 'tag') return one.tag === (other as typeof one).tag;
  if (one.kind === 'has_number' || one.kind === 'has_tag') return one.name === (other as typeof one).name;
  if (one.kind === 'word') return isSameWord(one, other as typeof one);
  if (one.kind === 'ids') return one.ids === (other as typeof one).ids;
  if (one.kind === 'not') return isSameFilter(one.of, (other as typeof one).of);
  if (one.kind === 'number') return isSameRange(one, other as typeof one);
  const parts = (other as typeof one).of;
  return one.of.length === parts.length && one.of.every((part, i) => isSameFilter(part, parts[i]));
}

type Word = Extract<Filter, { kind: 'word' }>;

function isSameWord(one: Word, other: Word): boolean {
  return one.inTitle === other.inTitle && one.terms.join('\n') === other.terms.join('\n');
}

type Range = Extract<Filter, { kind: 'number' }>;

function isSameRange(one: Range, other: Range): boolean {
  return (
    one.name === other.name &&
    one.gte === other.gte &&
    one.gt === other.gt &&
    one.lte === other.lte &&
    one.lt === other.lt
  );
}
