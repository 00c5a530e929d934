import { baseCss } from '../shared/base-css.ts';
import { clientOf, forgetVisitor } from '../shared/client.ts';
import type { Api, Core, Kernel, Modules, OpenOptions, State } from '../shared/core.ts';
import { watchPage } from '../shared/page-watch.ts';
import type { Texts } from '../shared/texts.ts';

const languages = 'de fr es it pt nl pl sv tr ar he hi ja ko zh th vi ru el ro'.split(' ');

const fieldCss = `.f{display:flex;align-items:center;gap:10px;inline-size:100%;block-size:44px;padding:0 14px;background:var(--s);
border:1px solid var(--b);border-radius:var(--d);color:var(--m);cursor:text}.f:hover{border-color:var(--t)}`;

function createCore(kernel: Kernel): Core {
  const { baseUrl, options, config, uiLocale, state, stop } = kernel;
  const dressed = new WeakSet<ShadowRoot>();
  const watchers = new Set<(pageUrl: string) => void>();
  let texts: Promise<Texts> | undefined;
  let assistant: ReturnType<Core['assistant']> | undefined;
  let search: ReturnType<Core['search']> | undefined;
  const canonical = () => document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href;
  const load = <N extends keyof Modules>(name: N) => kernel.load(name) as Promise<Modules[N]>;
  const core: Core = {
    baseUrl,
    options,
    config,
    uiLocale,
    state,
    signal: stop.signal,
    load,
    emit: kernel.emit,
    warn: (text) => console.warn(`Aisle: ${text}`),
    texts: () => {
      const language = uiLocale.toLowerCase().split('-')[0] ?? '';
      const name = `locale-${languages.includes(language) ? language : 'en'}`;
      texts ??= kernel.load(name).then((loaded) => (loaded as { default: Texts }).default);
      return texts;
    },
    dress: (host, css = '') => {
      const known = kernel.hosts.get(host);
      const isNew = !known || !dressed.has(known);
      const root = kernel.dress(host, (isNew ? baseCss : '') + css || undefined);
      dressed.add(root);
      core.contrast?.(host);
      return root;
    },
    pageUrl: () => options.pageUrl || canonical() || location.href.replace(/#.*$/, ''),
    onPageChange: (listener, signal) => {
      watchers.add(listener);
      signal.addEventListener('abort', () => watchers.delete(listener));
    },
    assistant: () => {
      assistant ??= load('assistant').then((module) => {
        const host =
          document.querySelector<HTMLElement>('aisle-assistant') ?? document.createElement('aisle-assistant');
        if (!host.isConnected) document.body.append(Object.assign(host, { placed: true }));
        return module.start(core, core.dress(host), host);
      });
      return assistant;
    },
    search: () => {
      search ??= load('search').then((module) => module.start(core));
      return search;
    },
  };
  let pageUrl = core.pageUrl();
  watchPage(() => {
    const next = core.pageUrl();
    if (next === pageUrl) return;
    pageUrl = next;
    for (const watcher of watchers) watcher(next);
  }, stop.signal);
  return core;
}

function field(core: Core, host: HTMLElement): () => void {
  const root = core.dress(host, fieldCss);
  const button = document.createElement('button');
  button.className = 'f';
  button.ariaHasPopup = 'dialog';
  button.textContent = core.config.texts.search;
  button.onclick = () => void core.search().then((search) => search.open());
  const box = document.createElement('div');
  box.className = 'W';
  box.append(button);
  root.replaceChildren(box);
  return () => box.remove();
}

/** The launcher goes, not its panel. */
function showLauncher(core: Core, isShown: boolean): void {
  for (const host of document.querySelectorAll<HTMLElement>('aisle-assistant')) {
    const launcher = core.dress(host).querySelector<HTMLElement>('.l');
    if (launcher) launcher.hidden = !isShown;
  }
}

function nudgeLater(core: Core): void {
  const { options, config, signal } = core;
  const [nudge] = config.nudges;
  const seconds = Number(options.nudge ?? nudge?.after_seconds);
  if (!(seconds >= 0)) return;
  const show = () =>
    core.assistant().then((panel) => panel.showNudge({ text: nudge?.text ?? config.texts.ask }));
  const timer = setTimeout(() => void show(), seconds * 1000);
  signal.addEventListener('abort', () => clearTimeout(timer));
}

/** Everything that can be asked of the SDK once something has been asked of it. */
export function start(kernel: Kernel): Api {
  const core = createCore(kernel);
  const { state, options } = core;
  const panel = async <T>(use: (panel: Awaited<ReturnType<Core['assistant']>>) => T) =>
    use(await core.assistant());
  const overlay = async <T>(use: (search: Awaited<ReturnType<Core['search']>>) => T) =>
    use(await core.search());
  const repaint = () => {
    for (const host of kernel.hosts.keys()) {
      kernel.paint(host);
      core.contrast?.(host);
    }
  };
  const api = {
    open: (given?: OpenOptions) => panel((it) => it.open(given)),
    close: () => panel((it) => it.close()),
    toggle: (given?: OpenOptions) => panel((it) => (it.isOpen() ? it.close() : it.open(given))),
    send: (text: string) => panel((it) => it.send(text)),
    newConversation: () => panel((it) => it.newConversation()),
    showNudge: (nudge: { text: string; question?: string }) => panel((it) => it.showNudge(nudge)),
    hideNudge: () => panel((it) => it.hideNudge()),
    nudgeLater: () => nudgeLater(core),
    showLauncher: () => showLauncher(core, true),
    hideLauncher: () => showLauncher(core, false),
    openSearch: (given?: { query?: string }) => overlay((it) => it.open(given)),
    closeSearch: () => overlay((it) => it.close()),
    toggleSearch: () => overlay((it) => (it.isOpen() ? it.close() : it.open())),
    attachSearch: (input: HTMLInputElement) => overlay((it) => it.attach(input)),
    field: (host: HTMLElement) => field(core, host),
    faqs: async (host: HTMLElement) => {
      const { mount } = await core.load('faqs');
      const { pageUrl, count, locale } = host.dataset;
      return mount(core, host, { pageUrl, count: Number(count) || undefined, locale });
    },
    mountFaqs: (element: HTMLElement, given: Record<string, string | number> = {}) => {
      const block = document.createElement('aisle-faqs');
      for (const [name, value] of Object.entries(given)) block.dataset[name] = String(value);
      element.replaceChildren(Object.assign(block, { placed: true }));
    },
    track: (type: string, data: Record<string, unknown> = {}) => {
      const event = {
        event_id: crypto.randomUUID?.() ?? `${performance.timeOrigin}-${performance.now()}`,
        type,
      };
      const events = [{ ...event, at: new Date().toISOString(), ...data }];
      return clientOf(core).request('POST', 'events', { events });
    },
    style: (values: Record<string, string>) => {
      for (const [name, value] of Object.entries(values)) state.style[name.replace(/^--aisle-/, '')] = value;
      repaint();
    },
    setUserMetadata: (key: string | Record<string, unknown>, value?: unknown) => {
      const given = typeof key === 'string' ? { [key]: value } : key;
      const all = Object.entries({ ...state.metadata, ...given });
      state.metadata = Object.fromEntries(all.filter(([, each]) => each !== undefined));
    },
    identify: (token?: string) => {
      options.identityToken = token ?? '';
      state.threadId = null;
      clientOf(core).reset();
    },
    consent: (given: string) => {
      options.consent = given;
      if (given !== 'all') forgetVisitor(core);
      clientOf(core).reset();
    },
    setPriceFormatter: (formatter: State['priceFormatter']) => {
      state.priceFormatter = formatter;
    },
    setImageFormatter: (formatter: State['imageFormatter']) => {
      state.imageFormatter = formatter;
    },
    setCartHandler: (handler: State['cartHandler']) => {
      state.cartHandler = handler;
    },
    setLinkHandler: (handler: State['linkHandler']) => {
      state.linkHandler = handler;
    },
  };
  return api as unknown as Api;
}
