import { isJsonObject, type JsonObject, parsedJson } from '../../text/values/json-value.ts';

/** What an object in a cell stands for: its name, address or value. */
const telling = ['name', 'title', 'label', 'value', 'url', 'src', 'href', 'link', 'text', 'id'];

function textOf(value: unknown): string | undefined {
  if (typeof value === 'string') return value.trim() === '' ? undefined : value.trim();
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (Array.isArray(value)) return value.flatMap((item) => textOf(item) ?? []).join(' > ') || undefined;
  if (!isJsonObject(value)) return undefined;
  const name = telling.find((key) => typeof value[key] === 'string' || typeof value[key] === 'number');
  return name === undefined ? undefined : textOf(value[name]);
}

/** Lists as scripting languages print them: `['a', "b"]`, `{"k"=>"v"}`. */
function asJson(text: string): string {
  return text
    .replace(/=>/g, ':')
    .replace(/\bNone\b|\bnil\b/g, 'null')
    .replace(/(?<=[[{,:]\s*)'((?:[^'\\]|\\.)*?)'(?=\s*[\]},:])/g, (_, inner: string) =>
      JSON.stringify(inner.replace(/\\'/g, "'")),
    );
}

/** The value of a cell that holds JSON, or a list or object as a scripting language prints it; `undefined` for any other. */
export function readJson(cell: string): unknown {
  const text = cell.trim();
  if (!/^(?:\[[\s\S]*\]|\{[\s\S]*\}|"[\s\S]*")$/.test(text)) return undefined;
  // What is neither is a text that begins with a bracket.
  return parsedJson(text) ?? parsedJson(asJson(text));
}

/** The texts of a cell that holds a list; those of lists inside are joined as paths. `undefined` when it holds none. */
export function readListCell(cell: string): string[] | undefined {
  const value = readJson(cell);
  if (Array.isArray(value)) return value.flatMap((item) => textOf(item) ?? []);
  if (!isJsonObject(value)) return undefined;
  const text = textOf(value);
  return text === undefined ? undefined : [text];
}

/** Names with values of a cell that holds an object, or a list of objects that name both. */
export function readPairsOfJson(cell: string): [string, string][] | undefined {
  const value = readJson(cell);
  if (Array.isArray(value)) {
    const pairs = value.flatMap((item): [string, string][] => (isJsonObject(item) ? pairOf(item) : []));
    return pairs.length > 0 ? pairs : undefined;
  }
  if (!isJsonObject(value)) return undefined;
  const inner = Object.values(value);
  // {"product_specification": [{"key": …, "value": …}]}
  if (inner.length === 1 && Array.isArray(inner[0])) return readPairsOfJson(JSON.stringify(inner[0]));
  const own = pairOf(value);
  if (own.length > 0) return own;
  return Object.entries(value).flatMap(([name, item]): [string, string][] => {
    const text = Array.isArray(item) ? item.flatMap((each) => textOf(each) ?? []).join(' | ') : textOf(item);
    return text === undefined ? [] : [[name, text]];
  });
}

function pairOf(item: JsonObject): [string, string][] {
  const name = textOf(item['attribute_name'] ?? item['key'] ?? item['name'] ?? item['type']);
  const value = textOf(item['attribute_value'] ?? item['value']);
  return name === undefined || value === undefined ? [] : [[name, value]];
}

/** The text of a cell without the quotation marks that an export put around it as JSON. */
export function unquoted(cell: string): string {
  const value = cell.startsWith('"') ? readJson(cell) : undefined;
  return typeof value === 'string' ? value.trim() : cell;
}
