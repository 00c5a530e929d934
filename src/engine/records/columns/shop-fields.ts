import { fieldConcepts, type ShopField, shopFields } from '../../language/concepts/shop-fields.ts';
import { everyPart } from '../../language/pack.ts';

type Ranked = { name: string; rank: number };

/** The names of a list, whose numbers say the rank of the name behind them. */
function rankedNames(list: string): Ranked[] {
  let next = 0;
  return list.split(' ').flatMap((entry) => {
    if (!/^\d+$/.test(entry)) return [{ name: entry, rank: next++ }];
    next = Number(entry);
    return [];
  });
}

/** Names that exports of shop systems, feeds and marketplaces give to a field, best first; matched after `columnKey`. */
function namesOf(field: ShopField): Ranked[] {
  return everyPart('columns')
    .flatMap(([, { names }]) => (names?.[field] === undefined ? [] : rankedNames(names[field])))
    .sort((a, b) => a.rank - b.rank);
}

/** Fields by a column's key, with the rank of the name: 0 is the best. */
export const fieldsOfName: ReadonlyMap<string, readonly { field: ShopField; rank: number }[]> = Map.groupBy(
  shopFields.flatMap((field) => namesOf(field).map((ranked) => ({ field, ...ranked }))),
  ({ name }) => name,
);

/** Whether a field is looked for among the columns that others have left: the price itself is more than what it was. */
export function takesWhatIsLeft(field: ShopField): boolean {
  return mayShareColumn(field) || fieldConcepts[field].isLate === true;
}

/** Whether two fields may be read from one column: the handle of an export names the product and groups its rows. */
export function mayShareColumn(field: ShopField): boolean {
  return fieldConcepts[field].mayShare === true;
}

/** The names by which columns are known, by field, best first: for the page that tells merchants of them. */
export function knownColumnNames(): readonly { field: ShopField; names: readonly string[] }[] {
  return shopFields.flatMap((field) => {
    const names = namesOf(field).map(({ name }) => name);
    return names.length === 0 ? [] : [{ field, names }];
  });
}
