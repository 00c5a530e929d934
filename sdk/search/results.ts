import { productList } from '../panel/cards.ts';
import { fill, formatCount } from '../panel/money.ts';
import type { Core } from '../shared/core.ts';
import { button, h } from '../shared/dom.ts';
import { renderText } from '../shared/markdown.ts';
import type { Texts } from '../shared/texts.ts';
import type { SearchFilters, SearchReply } from '../shared/wire.ts';
import { conditionsOf } from './conditions.ts';

export type ResultActions = {
  /** Searches for the same words under other conditions. */
  narrow(text: string, filters: SearchFilters): void;
  more(cursor: string, list: HTMLElement): void;
  askInstead(): void;
};

function corrections(texts: Texts, reply: SearchReply, query: string): HTMLElement | null {
  const { corrections: found } = reply.interpreted_query;
  if (found.length === 0) return null;
  const corrected = found.reduce((text, { from, to }) => {
    const at = text.toLowerCase().indexOf(from.toLowerCase());
    return at < 0 ? text : text.slice(0, at) + to + text.slice(at + from.length);
  }, query);
  return h('p', {}, fill(texts.shown, corrected));
}

/** What a search has found: what was understood, prose if there is any, products, those just outside, ways on. */
export function resultNodes(
  core: Core,
  {
    texts,
    reply,
    query,
    actions,
  }: { texts: Texts; reply: SearchReply; query: string; actions: ResultActions },
): HTMLElement[] {
  const { filters, text } = reply.interpreted_query;
  const pills = conditionsOf(core, texts, filters).map(({ label, without }) =>
    button(label, () => actions.narrow(text || query, without), {
      class: 'c',
      'aria-label': fill(texts.drop, label),
    }),
  );
  const list = productList(core, texts, reply.products);
  const more = reply.next_cursor;
  const near = (reply.alternatives ?? []).flatMap(({ products }) => products);
  const nodes = [
    reply.result_text === '' && corrections(texts, reply, query),
    pills.length > 0 && h('div', { class: 'q', role: 'group' }, pills),
    reply.result_text !== '' && h('div', { dir: 'auto' }, renderText(core, reply.result_text)),
    h(
      'small',
      { class: 'count' },
      reply.products.length > 0 ? fill(texts.found, formatCount(core, reply.total)) : texts.none,
    ),
    reply.products.length > 0 && list,
    more && button(texts.more, () => actions.more(more, list), { class: 'c more' }),
    near.length > 0 && h('h3', {}, texts.near),
    near.length > 0 && productList(core, texts, near),
    core.config.features.chat &&
      h('div', { class: 'q z' }, button(texts.ask, actions.askInstead, { class: 'c' })),
  ];
  return nodes.filter((node): node is HTMLElement => node instanceof HTMLElement);
}
