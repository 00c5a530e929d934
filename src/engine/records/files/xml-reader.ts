import { decodeHTML } from 'entities';
import { SaxesParser } from 'saxes';
import { wordsOfAll } from '../../language/pack.ts';
import { listIn } from '../../text/values/list-in.ts';
import type { TablePart, TableReader, TableRow } from './table-row.ts';

/** Elements that are one record each in the feeds there are: RSS, Atom, and lists of products. */
const itemNames = wordsOfAll('columns', ({ records }) => records);
const longestCell = 1024 * 1024;
const deepest = 64;

/** Why a feed is not read on: it holds what no feed needs and attackers use. */
export class RefusedXml extends Error {}

type Node = { name: string; text: string; children: Map<string, unknown[]> };

/** Named references of HTML that feeds use though XML has none of them. */
const htmlEntities = Object.fromEntries(
  (
    'nbsp copy reg trade eacute egrave agrave ccedil auml ouml uuml Auml Ouml Uuml szlig euro pound ndash mdash ' +
    'lsquo rsquo ldquo rdquo hellip bull deg frac12'
  )
    .split(' ')
    .map((name) => [name, decodeHTML(`&${name};`)]),
);

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1).toLowerCase();
}

function cellValue({ text, children }: Node): unknown {
  if (children.size === 0) return text.trim();
  const own = text.trim();
  const fields = [...children].map(([name, values]): [string, unknown] => [
    name,
    values.length === 1 ? values[0] : values,
  ]);
  return Object.fromEntries(own === '' ? fields : [...fields, ['value', own]]);
}

function cellOf(values: readonly unknown[]): string {
  const filled = values.filter((value) => value !== '');
  const [only] = filled;
  if (filled.length === 0) return '';
  if (filled.length === 1) return typeof only === 'string' ? only : JSON.stringify(only);
  return JSON.stringify(filled);
}

/** A feed in XML, read as its text comes. */
class XmlReader implements TableReader {
  readonly #parser = new SaxesParser();
  readonly #columns = new Set<string>();
  #part: TablePart = { rows: [], faults: [] };
  #open: Node[] = [];
  #depth = 0;
  #item: { name: string; depth: number } | undefined;
  #itemLine = 0;
  #refused: Error | undefined;
  #faulty: string | undefined;

  constructor() {
    const parser = this.#parser;
    parser.ENTITIES = { ...parser.ENTITIES, ...htmlEntities };
    parser.on('doctype', () => {
      this.#refused ??= new RefusedXml('The feed declares a document type, which is refused.');
    });
    parser.on('error', (error) => {
      if (/unmatched|unexpected close|unclosed/i.test(error.message))
        this.#faulty ??= 'its tags do not fit together';
    });
    parser.on('opentag', ({ name, attributes }) => this.#openTag(localName(name), attributes));
    parser.on('text', (text) => this.#addText(text));
    parser.on('cdata', (text) => this.#addText(text));
    parser.on('closetag', () => this.#closeTag());
  }

  columns(): readonly string[] {
    return [...this.#columns];
  }

  push(text: string): TablePart[] {
    this.#parser.write(text);
    return [this.#take()];
  }

  end(): TablePart[] {
    this.#parser.close();
    const part = this.#take();
    if (this.#open.length > 0) throw new RefusedXml('It ends in the middle of an item.');
    if (!this.#item) part.faults.push({ line: 1, fault: 'the file is no feed of products: it has no items' });
    return [part];
  }

  #take(): TablePart {
    if (this.#refused) throw this.#refused;
    const part = this.#part;
    this.#part = { rows: [], faults: [] };
    return part;
  }

  #openTag(name: string, attributes: Readonly<Record<string, unknown>>): void {
    this.#depth++;
    if (this.#depth > deepest)
      this.#refused ??= new RefusedXml(`The feed is nested deeper than ${deepest} levels.`);
    if (this.#open.length > 0) {
      if (this.#open.length < deepest) this.#open.push(newNode(name, attributes));
      return;
    }
    const isItem = this.#item
      ? name === this.#item.name && this.#depth === this.#item.depth
      : itemNames.has(name);
    if (!isItem || this.#depth < 2) return;
    this.#item ??= { name, depth: this.#depth };
    this.#itemLine = this.#parser.line;
    this.#faulty = undefined;
    this.#open = [newNode(name, attributes)];
  }

  #addText(text: string): void {
    const node = this.#open.at(-1);
    if (node && node.text.length < longestCell) node.text += text.slice(0, longestCell);
  }

  #closeTag(): void {
    this.#depth--;
    const node = this.#open.pop();
    if (!node) return;
    const parent = this.#open.at(-1);
    if (parent) {
      const values = listIn(parent.children, node.name);
      if (values.length < 500) values.push(cellValue(node));
    } else this.#addItem(node);
  }

  #addItem(node: Node): void {
    const line = this.#itemLine;
    if (this.#faulty !== undefined) {
      this.#part.faults.push({ line, fault: this.#faulty });
      return;
    }
    const cells = new Map<string, string>();
    for (const [name, values] of node.children) {
      const cell = cellOf(values);
      if (cell === '') continue;
      cells.set(name, cell);
      this.#columns.add(name);
    }
    const row: TableRow = { line, cells };
    if (cells.size > 0) this.#part.rows.push(row);
  }
}

function newNode(name: string, attributes: Readonly<Record<string, unknown>>): Node {
  const children = new Map<string, unknown[]>();
  for (const [attribute, value] of Object.entries(attributes))
    if (typeof value === 'string' && value !== '' && !/^xmlns|^xml:/.test(attribute))
      children.set(localName(attribute), [value.trim()]);
  return { name, text: '', children };
}

/**
 * Reads a product feed in XML (RSS 2.0 or Atom with `g:` names, or a plain list of products) as its text comes: an item is a
 * row, its elements are cells, repeated ones a list in JSON.
 *
 * Throws `RefusedXml` for a document type and for nesting deeper than 64 levels. Broken items are faults of their line.
 */
export function createXmlReader(): TableReader {
  return new XmlReader();
}
