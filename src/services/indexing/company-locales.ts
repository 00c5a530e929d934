import type { IndexKind } from '../../engine/retrieval/types.ts';
import type { Database } from '../../platform/database/database.ts';
import { findChanges } from '../changes/find-changes.ts';
import type { CompanyState } from '../indexes.ts';
import { findChangeSeq, findLocales, hasLocale, type IndexScope } from './store.ts';

/** Locales in use up to a change number. */
type Known = { changeSeq: number; locales: readonly string[] };

/** More changes than this are not looked through; the locales are read anew. */
const CHANGES_LOOKED_THROUGH = 200;

/**
 * Which locales a company's records have. Reading them all takes a pass over its rows, so it is done once and then
 * kept up with the changes.
 */
export function createLocales(db: Database) {
  const known = new Map<string, Known>();

  async function stateOf(companyId: string, kind: IndexKind): Promise<CompanyState> {
    const scope: IndexScope = { db, companyId };
    const name = `${companyId}\n${kind}`;
    const changeSeq = await findChangeSeq(scope);
    if (changeSeq === undefined) return { changeSeq, locales: [] };
    const before = known.get(name);
    if (before?.changeSeq === changeSeq) return { changeSeq, locales: before.locales };
    const locales =
      (before && (await updated(scope, kind, before, changeSeq))) ?? (await findLocales(scope, kind));
    known.set(name, { changeSeq, locales });
    return { changeSeq, locales };
  }

  return {
    stateOf,
    of: async (companyId: string, kind: IndexKind) => (await stateOf(companyId, kind)).locales,
    forget(companyId: string): void {
      for (const name of known.keys()) if (name.startsWith(`${companyId}\n`)) known.delete(name);
    },
  };
}

/** The locales after the changes since, undefined when those do not tell. */
async function updated(
  scope: IndexScope,
  kind: IndexKind,
  before: Known,
  changeSeq: number,
): Promise<readonly string[] | undefined> {
  if (changeSeq - before.changeSeq > CHANGES_LOOKED_THROUGH) return undefined;
  const changes = await findChanges(scope, before.changeSeq, CHANGES_LOOKED_THROUGH);
  if (changes[0]?.change_seq !== before.changeSeq + 1) return undefined;
  const changed = new Set(changes.map((change) => change.locale));
  if (changed.has('')) return undefined;
  const candidates = [...new Set([...before.locales, ...changed])].sort();
  const inUse: string[] = [];
  for (const locale of candidates)
    if (!changed.has(locale) || (await hasLocale(scope, kind, locale))) inUse.push(locale);
  return inUse;
}
