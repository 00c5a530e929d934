import type { Core } from './core.ts';
import { h } from './dom.ts';
import { onFollow, safeUrl } from './safe-link.ts';

const inline = /\*\*([^*]+)\*\*|\[([^\]]+)\]\(([^)\s]+)\)|(https?:\/\/[^\s<>()]+[^\s<>().,;:!?])/g;

function link(core: Core, text: string, address: string): Node {
  const url = safeUrl(core, address);
  if (!url) return document.createTextNode(text);
  const anchor = h('a', { href: url }, text);
  onFollow(core, anchor, 'link_clicked', {});
  return anchor;
}

function inlineNodes(core: Core, text: string): Node[] {
  const nodes: Node[] = [];
  let from = 0;
  for (const match of text.matchAll(inline)) {
    nodes.push(document.createTextNode(text.slice(from, match.index)));
    const [all, bold, label, address, bare] = match;
    if (bold !== undefined) nodes.push(h('b', {}, bold));
    else nodes.push(link(core, label ?? all, address ?? bare ?? ''));
    from = match.index + all.length;
  }
  nodes.push(document.createTextNode(text.slice(from)));
  return nodes;
}

/**
 * The subset of Markdown that answers use, as nodes: paragraphs, lists, bold, links to the shop. Half of a mark, as it
 * stands in the middle of a stream, stays text.
 */
export function renderText(core: Core, text: string): Node[] {
  const blocks: HTMLElement[] = [];
  for (const line of text.split('\n')) {
    const item = /^\s*(?:[-*•]|(\d+)[.)])\s+(.*)$/.exec(line);
    const last = blocks.at(-1);
    if (item) {
      const tag = item[1] === undefined ? 'ul' : 'ol';
      const list = last?.localName === tag ? last : h(tag, item[1] ? { start: item[1] } : {});
      if (list !== last) blocks.push(list);
      list.append(h('li', {}, ...inlineNodes(core, item[2]!)));
    } else if (line.trim() === '') {
      if (last && last.childNodes.length > 0) blocks.push(h('p'));
    } else if (last?.localName === 'p') {
      last.append(...(last.childNodes.length > 0 ? [h('br')] : []), ...inlineNodes(core, line));
    } else blocks.push(h('p', {}, ...inlineNodes(core, line)));
  }
  return blocks.filter((block) => block.childNodes.length > 0);
}
