const yes = new Set(['yes', 'true', 'y', 'ja', 'si', 'sí', 'oui', 'wahr']);
const no = new Set(['no', 'false', 'n', 'nein', 'non', 'falsch']);
/** Attributes whose numbers are names: a size 42 is not 42 of anything. */
const nominal =
  /(?:^|_)(?:size|groesse|größe|talla|taille|model|modell|code|number|no|nr|sku|id|ref|reference|version|year)$/;

/**
 * A cell as an attribute value: yes and no as booleans, plain decimal numbers as numbers (not for sizes and codes),
 * several lines or `|`-separated parts as a list, anything else as text. `undefined` when it is blank.
 */
export function parseAttribute(name: string, cell: string): string | number | boolean | string[] | undefined {
  const text = cell.trim();
  if (text === '') return undefined;
  const lower = text.toLowerCase();
  if (yes.has(lower)) return true;
  if (no.has(lower)) return false;
  if (/^-?(?:0|[1-9]\d{0,14})(?:\.\d{1,10})?$/.test(text) && !nominal.test(name)) return Number(text);
  const parts = text.split(/\s*[|\n]\s*/).filter((part) => part !== '');
  return parts.length > 1 ? parts : text;
}

/**
 * The category paths of a cell as `A > B`. `|` and `;` part several; in columns that hold a list of paths (`plural`) commas
 * do so too, and slashes part levels. Lines are levels of one path. A shop system's root category is left out.
 */
export function parseCategories(cell: string, plural: boolean): string[] {
  const hasArrows = cell.includes('>');
  const paths = cell.split(plural && (hasArrows || cell.includes('/')) ? /\s*[|;,]\s*/ : /\s*[|;]\s*/);
  const levels = hasArrows ? />|\n/ : plural ? /\/|\n/ : /\n/;
  const cleaned = paths.map((path) =>
    path
      .split(levels)
      .map((level) => level.trim())
      .filter((level, i) => level !== '' && !(i === 0 && /^(?:default|root) category$/i.test(level)))
      .join(' > '),
  );
  return [...new Set(cleaned)].filter((path) => path !== '');
}

const stockWords: readonly (readonly [RegExp, string])[] = [
  [/discontinu|eingestellt|descatalogad/i, 'discontinued'],
  [/pre.?order|vorbestell/i, 'preorder'],
  [/back.?order|nachbestell/i, 'backorder'],
  [
    /out.?of.?stock|sold.?out|unavailable|not available|ausverkauft|nicht (?:auf lager|verfügbar)|agotado|rupture|épuisé/i,
    'out_of_stock',
  ],
  [/in.?stock|available|auf lager|verfügbar|lieferbar|disponible|en stock/i, 'in_stock'],
];

/** A stock word of a feed or shop system in the contract's spelling, or `undefined` when it says nothing known. */
export function parseAvailability(cell: string): string | undefined {
  return stockWords.find(([pattern]) => pattern.test(cell))?.[1];
}

/** Whether a cell switches something on; `undefined` when it says neither. */
export function parseFlag(cell: string): boolean | undefined {
  const lower = cell.trim().toLowerCase();
  if (lower === '1' || yes.has(lower)) return true;
  if (lower === '0' || no.has(lower)) return false;
  return undefined;
}
