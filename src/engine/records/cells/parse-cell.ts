import { departmentsOf } from '../../catalog/category-path.ts';
import { anyOfAll, wordsOfAll } from '../../language/pack.ts';
import { decodeEntities } from '../../text/characters/decode-entities.ts';
import { readJson, readListCell } from './read-list.ts';

const yes = wordsOfAll('columns', (words) => words.yes);
const no = wordsOfAll('columns', (words) => words.no);
const on = wordsOfAll('columns', (words) => words.on);
const off = wordsOfAll('columns', (words) => words.off);
/** Attributes whose numbers are names: a size 42 is not 42 of anything. */
const nominal = new RegExp(`(?:^|_)(?:${anyOfAll('columns', (words) => words.nominal)})$`);
/** Of these a 0 is what systems write where nothing was entered. */
const measure = /^(?:weight|width|height|depth|length|item_weight|package_\w+)(?:_\w+)?$/;
/**
 * A cell as an attribute value (a measure of 0 is none): yes and no as booleans, plain decimal numbers as numbers (not for sizes and codes),
 * several lines, `|`-separated parts or a JSON list as a list, anything else as text. `undefined` when it is blank.
 */
export function parseAttribute(name: string, cell: string): string | number | boolean | string[] | undefined {
  const text = decodeEntities(cell.trim());
  if (text === '') return undefined;
  const lower = text.toLowerCase();
  if (yes.has(lower)) return true;
  if (no.has(lower)) return false;
  if (measure.test(name) && /^0(?:[.,]0+)?$/.test(text)) return undefined;
  if (/^-?(?:0|[1-9]\d{0,14})(?:\.\d{1,10})?$/.test(text) && !nominal.test(name)) return Number(text);
  const parts = readListCell(text) ?? text.split(/\s*[|\n]\s*/).filter((part) => part !== '');
  if (parts.length === 0) return undefined;
  return parts.length > 1 ? parts : parts[0];
}

/** How a column of category paths is written: what parts several paths, and what parts the levels of one. */
export type CategoryNotation = {
  /** Holds a list of paths rather than one. */
  isList: boolean;
  /** Commas part paths even where nothing parts levels. */
  commas?: boolean;
  /** Holds one path whose levels any mark may part (`breadcrumbs`). */
  isTrail?: boolean;
};

const arrows = />{1,2}|->|[»›]|::/;
const rootCategory = /^(?:default category|root catalog|root category|root|shop all)$/i;
const startPage = new RegExp(`^(?:${anyOfAll('columns', (words) => words.startPage)})$`, 'i');

function pathOf(levels: readonly string[], isTrail = false): string {
  const named = levels.map((level) => level.trim()).filter((level) => level !== '');
  const first = named[0] ?? '';
  const isRooted = named.length > 1 && (rootCategory.test(first) || (isTrail && startPage.test(first)));
  return (isRooted ? named.slice(1) : named).join(' > ');
}

function levelsOf(path: string, { isList, isTrail }: CategoryNotation): string[] {
  if (arrows.test(path)) return path.split(new RegExp(`${arrows.source}|\\n`));
  if (isTrail) return path.split(/[/|\n]/);
  if (isList || path.includes('\n')) return path.split(/(?<!\\)\/|\n/);
  return departmentsOf(path);
}

/** Lists of names are levels of one path, unless their entries are paths themselves. */
function pathsOfList(list: readonly string[], isTrail: boolean): string[] {
  const hasPaths = list.some((entry) => arrows.test(entry));
  return hasPaths ? list.map((entry) => pathOf(entry.split(arrows), isTrail)) : [pathOf(list, isTrail)];
}

/**
 * The category paths of a cell as `A > B`. `|` and `;` part several; in columns that hold a list commas do so too where
 * something else parts levels, and slashes part levels. Lines and JSON lists are levels of one path. Marks escaped with a
 * backslash are text. A shop system's root category is left out; a path that others begin with says nothing more.
 */
export function parseCategories(cell: string, notation: CategoryNotation): string[] {
  const text = decodeEntities(cell);
  const value = readJson(text);
  const list = Array.isArray(value) ? readListCell(text) : undefined;
  const hasLevels = arrows.test(text) || text.includes('/');
  const splits = notation.isList && (notation.commas === true || hasLevels);
  const several =
    notation.isTrail && !arrows.test(text) ? /\s*;\s*/ : splits ? /\s*(?<!\\)[|;,]\s*/ : /\s*[|;]\s*/;
  const paths = list
    ? pathsOfList(list, notation.isTrail === true)
    : text
        .split(several)
        .map((path) => pathOf(levelsOf(path, notation), notation.isTrail).replace(/\\([,/;|])/g, '$1'));
  const found = [...new Set(paths)].filter((path) => path !== '' && !rootCategory.test(path));
  return found.filter((path) => !found.some((other) => other.startsWith(`${path} > `)));
}

/** Whether a cell switches something on; `undefined` when it says neither. */
export function parseFlag(cell: string): boolean | undefined {
  const lower = cell.trim().toLowerCase();
  if (lower === '1' || lower === '1.0' || yes.has(lower) || on.has(lower)) return true;
  if (lower === '0' || lower === '0.0' || no.has(lower) || off.has(lower)) return false;
  return undefined;
}

/** The parts of a cell that lists names: a JSON list, or names between commas (a backslash makes one text), `;` or `|`. */
export function parseNames(cell: string): string[] {
  const parts =
    readListCell(cell) ?? cell.split(/\s*(?<!\\)[,;|]\s*/).map((part) => part.replace(/\\([,;|])/g, '$1'));
  return [...new Set(parts.map((part) => decodeEntities(part).trim()))].filter((part) => part !== '');
}
