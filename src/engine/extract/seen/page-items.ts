import type { CheerioAPI } from 'cheerio/slim';
import { type PageNode, rootOf } from '../html/load-html.ts';

/** A piece of a line in one element: where it begins in the line's text, and how it is shown. */
export type Leaf = {
  start: number;
  isStruck: boolean;
  /** Classes and ids of the element and of what is closely around it, lower case. */
  names: string;
  /** Only for those who listen: moved off the screen. */
  isOffscreen: boolean;
  isStrong: boolean;
};

/** What a page shows, in its order: lines of text, buttons and pictures. */
export type PageItem =
  | { kind: 'line'; node: PageNode; text: string; leaves: readonly Leaf[] }
  | { kind: 'button'; node: PageNode; text: string }
  | { kind: 'picture'; node: PageNode };

/** The items of a page, and which of them lie in each element: `[from, to)`. */
export type PageItems = {
  items: readonly PageItem[];
  ranges: ReadonlyMap<PageNode, readonly [number, number]>;
};

const unread = new Set(
  'head script style template iframe object embed canvas audio video map svg select textarea datalist option noscript'.split(
    ' ',
  ),
);
const inline = new Set(
  'a abbr b bdi bdo big cite code data del dfn em font i ins kbd label mark q s samp small span strike strong sub sup time tt u var meter output'.split(
    ' ',
  ),
);
const struckNames =
  /(?:^|[\s_-])(?:line-through|strike(?:through|d)?|crossed|text-decoration-line-through)(?:$|[\s_-])/i;
const offscreenNames = /visually-?hidden|sr-only|screen-?reader|offscreen|a11y|hidden-accessible|srOnly/i;
const hiddenNames = /(?:^|\s)(?:hidden|d-none|hide|is-hidden|u-hidden|no-display)(?:$|\s)/i;
const hiddenStyle = /display\s*:\s*none|visibility\s*:\s*hidden/i;
const mostItems = 20_000;

/** Classes, id and the marks shops put on elements by data attributes. */
export function namesOf(node: PageNode | null | undefined): string {
  const given = node?.attribs;
  if (!given) return '';
  const data = Object.keys(given).filter((name) => name.startsWith('data-') && name.length < 40);
  const type = given['data-price-type'] ?? '';
  return `${given['class'] ?? ''} ${given['id'] ?? ''} ${given['itemprop'] ?? ''} ${data.join(' ')} ${type}`.toLowerCase();
}

function isHidden({ attribs }: PageNode): boolean {
  if (!attribs) return false;
  return (
    'hidden' in attribs ||
    hiddenStyle.test(attribs['style'] ?? '') ||
    hiddenNames.test(attribs['class'] ?? '')
  );
}

function isStruck(node: PageNode): boolean {
  if (/^(?:del|s|strike)$/.test(node.name ?? '')) return true;
  const { attribs } = node;
  return (
    /line-through/i.test(attribs?.['style'] ?? '') ||
    struckNames.test(attribs?.['class'] ?? '') ||
    attribs?.['data-a-strike'] === 'true'
  );
}

function isButton({ name, attribs }: PageNode): boolean {
  if (name === 'button') return true;
  if (name === 'input') return /^(?:submit|button|image)$/i.test(attribs?.['type'] ?? '');
  if (attribs?.['role'] === 'button') return true;
  return (
    name === 'a' &&
    /(?:^|[\s_-])(?:btn|button|cta|add-?to-?(?:cart|bag|basket)|buy)/i.test(attribs?.['class'] ?? '')
  );
}

/** The text of an element with single spaces; about `most` characters and 3,000 nodes of it. */
export function textOf(node: PageNode, most = 400): string {
  let text = '';
  let left = 3_000;
  const open: PageNode[] = [node];
  for (let next = open.pop(); next && text.length < most && left > 0; next = open.pop(), left--) {
    if (next.type === 'text') text += next.data ?? '';
    if (next.children && !unread.has(next.name ?? '') && (next === node || !isHidden(next)))
      for (let i = next.children.length - 1; i >= 0; i--) open.push(next.children[i]!);
  }
  return text.replace(/\s+/gu, ' ').trim();
}

type Shown = { isStruck: boolean; isOffscreen: boolean; isStrong: boolean; names: string };

class Reader {
  readonly items: PageItem[] = [];
  readonly ranges = new Map<PageNode, [number, number]>();
  #text = '';
  #leaves: Leaf[] = [];
  #block: PageNode | undefined;

  flush(): void {
    const text = this.#text.trimEnd();
    if (text !== '' && this.#block)
      this.items.push({ kind: 'line', node: this.#block, text, leaves: this.#leaves });
    this.#text = '';
    this.#leaves = [];
    this.#block = undefined;
  }

  #addText(data: string, parent: PageNode, shown: Shown): void {
    const text = data.replace(/[\s\u00a0\u202f\u2009]+/gu, ' ');
    const kept = this.#text === '' || this.#text.endsWith(' ') ? text.trimStart() : text;
    if (kept === '') return;
    this.#block ??= parent;
    this.#leaves.push({ start: this.#text.length, ...shown });
    this.#text += kept;
  }

  #addButton(node: PageNode): void {
    const { attribs } = node;
    const text = `${textOf(node, 120)} ${attribs?.['value'] ?? ''} ${attribs?.['aria-label'] ?? ''}`.trim();
    this.items.push({ kind: 'button', node, text });
  }

  /** Pictures alone, of what is a button or shown only without scripts. */
  #addPictures(node: PageNode): void {
    for (const child of node.children ?? []) {
      if (child.name === 'img') this.items.push({ kind: 'picture', node: child });
      else if (child.type === 'tag') this.#addPictures(child);
    }
  }

  visit(node: PageNode, shown: Shown): void {
    if (this.items.length > mostItems) return;
    if (node.type === 'text') this.#addText(node.data ?? '', node.parent ?? node, shown);
    const name = node.name ?? '';
    if (node.type === 'text' || node.type === 'comment' || (unread.has(name) && name !== 'noscript')) return;
    if (isHidden(node)) return;
    const isBlock = name !== '' && !inline.has(name);
    if (isBlock) this.flush();
    const from = this.items.length;
    if (name === 'noscript') this.#addPictures(node);
    else if (name === 'img') this.items.push({ kind: 'picture', node });
    else if (isButton(node)) {
      this.flush();
      this.#addButton(node);
      this.#addPictures(node);
    } else {
      const inner: Shown = {
        isStruck: shown.isStruck || isStruck(node),
        isOffscreen: shown.isOffscreen || offscreenNames.test(node.attribs?.['class'] ?? ''),
        isStrong: (shown.isStrong && inline.has(name)) || /^(?:b|strong|h[1-6])$/.test(name),
        names: `${namesOf(node)} ${shown.names}`.slice(0, 300),
      };
      for (const child of node.children ?? []) this.visit(child, inner);
    }
    if (isBlock) this.flush();
    this.ranges.set(node, [from, this.items.length]);
  }
}

/** Reads what a page shows into lines, buttons and pictures, in its order; what it hides is left out. At most 20,000 items. */
export function pageItems($: CheerioAPI): PageItems {
  const reader = new Reader();
  reader.visit(rootOf($), { isStruck: false, isOffscreen: false, isStrong: false, names: '' });
  reader.flush();
  return { items: reader.items, ranges: reader.ranges };
}
