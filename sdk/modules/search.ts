import { cardsCss, productList } from '../panel/cards.ts';
import { icons } from '../panel/icons.ts';
import { fill } from '../panel/money.ts';
import { sentFilters } from '../search/conditions.ts';
import { resultNodes } from '../search/results.ts';
import { searchCss } from '../search/search-css.ts';
import { clientOf, RequestError } from '../shared/client.ts';
import type { Core, Search } from '../shared/core.ts';
import { button, h, icon } from '../shared/dom.ts';
import type { Texts } from '../shared/texts.ts';
import type { SearchFilters, SearchReply } from '../shared/wire.ts';

const pauseMs = 180;

type View = { box: HTMLElement; results: HTMLElement; status: HTMLElement };

function failureText(texts: Texts, error: unknown): string {
  if (!(error instanceof RequestError)) return texts.failed;
  if (error.failure === 'limited') return fill(texts.wait, Math.ceil(error.waitSeconds));
  return error.failure === 'offline' ? texts.offline : texts.failed;
}

/** Searches as the visitor types, and shows what comes of the latest words only. */
function createSearching(core: Core, texts: Texts, view: View, close: () => void) {
  const client = clientOf(core);
  let running = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function find(query: string, filters: SearchFilters, answer: boolean): Promise<void> {
    running.abort();
    running = new AbortController();
    const { signal } = running;
    const text = query.trim();
    if (text === '') {
      view.results.replaceChildren();
      view.status.textContent = '';
      return;
    }
    const body = {
      query_text: text,
      filters: sentFilters(filters),
      limit: 8,
      answer,
      locale: core.options.locale || document.documentElement.lang || core.config.locale,
      page_url: core.pageUrl(),
      user_metadata: core.state.metadata,
      ...(answer && core.state.threadId ? { thread_id: core.state.threadId } : {}),
    };
    try {
      const reply = await client.request<SearchReply>('POST', 'search', body, signal);
      if (signal.aborted) return;
      if (answer && reply.thread_id) core.state.threadId = reply.thread_id;
      show(text, reply, body);
    } catch (error) {
      if (signal.aborted) return;
      const again = button(texts.retry, () => void find(query, filters, answer), { class: 'c' });
      view.results.replaceChildren(h('p', {}, failureText(texts, error)), h('div', { class: 'q z' }, again));
      view.status.textContent = failureText(texts, error);
    }
  }

  function show(text: string, reply: SearchReply, body: object): void {
    const nodes = resultNodes(core, {
      texts,
      reply,
      query: text,
      actions: {
        narrow: (words, filters) => void find(words, filters, false),
        more: async (cursor, list) => {
          const next = await client.request<SearchReply>('POST', 'search', {
            ...body,
            answer: false,
            cursor,
          });
          list.append(...productList(core, texts, next.products).children);
          view.results.querySelector('.more')?.remove();
        },
        askInstead: () => {
          close();
          void core.assistant().then((panel) => panel.open({ question: text }));
        },
      },
    });
    const root = view.box.getRootNode() as ShadowRoot;
    const hadFocus = view.results.contains(root.activeElement);
    view.results.replaceChildren(...nodes);
    // What had the focus is gone with the old results.
    if (hadFocus) view.box.querySelector('input')?.focus();
    view.results.scrollTop = 0;
    view.status.textContent = view.results.querySelector('.count')?.textContent ?? '';
  }

  return {
    typed: (query: string) => {
      clearTimeout(timer);
      timer = setTimeout(() => void find(query, {}, false), pauseMs);
    },
    submit: (query: string) => {
      clearTimeout(timer);
      core.emit('search_submitted', { text: query });
      void find(query, {}, true);
    },
    stop: () => {
      clearTimeout(timer);
      running.abort();
    },
  };
}

function createView(texts: Texts): View {
  const results = h('div', { class: 'g' });
  const status = h('div', { class: 'v', role: 'status', 'aria-live': 'polite' });
  const box = h('section', { class: 'y', role: 'dialog', 'aria-label': texts.find }, results, status);
  return { box, results, status };
}

/** Up and down walk through the links, beyond the first one back to the words. */
function walk(event: KeyboardEvent, view: View, input: HTMLElement): void {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
  const links = [...view.results.querySelectorAll<HTMLElement>('a,button')];
  const root = view.box.getRootNode() as ShadowRoot;
  const at = links.indexOf(root.activeElement as HTMLElement);
  const next = event.key === 'ArrowDown' ? at + 1 : at - 1;
  event.preventDefault();
  if (next < 0) input.focus();
  else links[Math.min(next, links.length - 1)]?.focus();
}

function createOverlay(core: Core, texts: Texts): Omit<Search, 'attach'> {
  const host = h('div');
  const root = core.dress(host, searchCss + cardsCss);
  const view = createView(texts);
  const input = h('input', {
    type: 'text',
    role: 'searchbox',
    maxlength: 400,
    placeholder: texts.find,
    'aria-label': texts.find,
    enterkeyhint: 'search',
    autocomplete: 'off',
  });
  let opener: HTMLElement | null = null;
  const close = () => {
    if (!host.isConnected) return;
    searching.stop();
    host.remove();
    opener?.focus({ preventScroll: true });
    core.emit('search_closed');
  };
  const searching = createSearching(core, texts, view, close);
  const top = h(
    'div',
    { class: 'i' },
    icon(icons.search),
    input,
    button(texts.close, close, { icon: icons.close }),
  );
  view.box.prepend(top);
  const backdrop = h('div', { class: 'o' }, view.box);
  root.append(backdrop);
  backdrop.addEventListener('pointerdown', (event) => event.target === backdrop && close());
  input.addEventListener('input', () => searching.typed(input.value));
  backdrop.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') {
      event.stopPropagation();
      close();
    } else if (event.key === 'Enter' && event.target === input && !event.isComposing)
      searching.submit(input.value);
    else walk(event, view, input);
  });
  core.signal.addEventListener('abort', () => host.remove());
  return {
    open: ({ query } = {}) => {
      if (!host.isConnected) {
        opener = document.activeElement as HTMLElement | null;
        document.body.append(host);
        core.emit('search_opened');
      }
      input.focus();
      if (query === undefined) return;
      input.value = query;
      searching.submit(query);
    },
    close,
    isOpen: () => host.isConnected,
  };
}

/** Results under a search field of the page's own; the field keeps doing what it did, Enter included. */
function attachTo(core: Core, texts: Texts, input: HTMLInputElement): void {
  const host = h('div');
  const root = core.dress(host, searchCss + cardsCss);
  const view = createView(texts);
  view.box.classList.add('u');
  view.box.hidden = true;
  root.append(view.box);
  document.body.append(host);
  const { signal } = core;
  const close = () => {
    view.box.hidden = true;
  };
  const searching = createSearching(core, texts, view, close);
  const place = () => {
    const field = input.getBoundingClientRect();
    const width = Math.max(field.width, Math.min(480, innerWidth - 24));
    const start = Math.min(Math.max(12, field.left), innerWidth - width - 12);
    Object.assign(view.box.style, {
      position: 'absolute',
      insetBlockStart: `${field.bottom + scrollY + 4}px`,
      left: `${start + scrollX}px`,
      right: 'auto',
      inlineSize: `${width}px`,
      zIndex: 'var(--z)',
    });
  };
  const typed = () => {
    if (input.value.trim() === '') return close();
    place();
    view.box.hidden = false;
    searching.typed(input.value);
  };
  input.addEventListener('input', typed, { signal });
  addEventListener('resize', () => view.box.hidden || place(), { signal });
  const onKey = (event: KeyboardEvent) => {
    if (view.box.hidden) return;
    if (event.key === 'Escape') {
      close();
      input.focus({ preventScroll: true });
    } else if (event.target !== input || event.key === 'ArrowDown') walk(event, view, input);
  };
  input.addEventListener('keydown', onKey, { signal });
  view.box.addEventListener('keydown', onKey);
  addEventListener(
    'pointerdown',
    (event) => {
      if (!event.composedPath().some((part) => part === host || part === input)) close();
    },
    { signal },
  );
  signal.addEventListener('abort', () => host.remove());
  if (input.value !== '') typed();
}

/** The search overlay, and searching in fields of the page's own. */
export async function start(core: Core): Promise<Search> {
  const texts = await core.texts();
  const attached = new WeakSet<HTMLInputElement>();
  return {
    ...createOverlay(core, texts),
    attach: (input) => {
      if (attached.has(input)) return;
      attached.add(input);
      attachTo(core, texts, input);
    },
  };
}
