import type { Api, Kernel, Options } from '../shared/core.ts';
import { assets } from './assets.ts';
import { type Definition, define } from './define.ts';
import { css } from './theme.ts';

type Call = [name: string, ...values: unknown[]];
type Globals = { Aisle?: unknown; AisleQueue?: unknown };

const page = window as Globals;
const tag = document.currentScript as HTMLScriptElement;
const root = document.documentElement;
const warn = (text: string) => console.warn(`Aisle: ${text}`);

/** Calls that bring the rest of the SDK in, and calls that wait until something else has. */
const loading =
  'open close toggle send newConversation showNudge openSearch closeSearch toggleSearch attachSearch track mountFaqs showLauncher hideLauncher';
const waiting =
  'style hideNudge setUserMetadata identify consent setPriceFormatter setImageFormatter setCartHandler setLinkHandler';

function sheetOf(text: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  return sheet;
}

function begin(options: Options): void {
  const baseUrl = new URL(tag.src).origin;
  const uiLocale = options.uiLocale || options.locale || root.lang || 'en';
  const kept: Call[] = [];
  let kernel: Kernel | undefined;
  let core: Promise<Api> | undefined;

  function createKernel(config: Kernel['config']): Kernel {
    const stop = new AbortController();
    const { signal } = stop;
    const dark = matchMedia('(prefers-color-scheme:dark)');
    const hosts: Kernel['hosts'] = new Map();
    const theme = sheetOf(css);
    const made: Kernel = {
      baseUrl,
      options,
      config,
      uiLocale,
      stop,
      listeners,
      hosts,
      state,
      load: (name) => import(/* @vite-ignore */ `${baseUrl}/website/${assets}/${name}.js`),
      paint: (host) => {
        const mode = options.theme || config.theme.mode;
        const styles = Object.entries({ ...config.theme.style, ...state.style });
        for (const [name, value] of styles) host.style.setProperty(`--aisle-${name}`, value);
        host.toggleAttribute('dark', mode === 'dark' || (mode !== 'light' && dark.matches));
        host.toggleAttribute('start', (options.position || config.theme.position) === 'start');
        host.lang = uiLocale;
        host.dir = /^(ar|he)/.test(uiLocale) ? 'rtl' : 'ltr';
      },
      dress: (host, more) => {
        const { roots } = host.constructor as Definition;
        const shadow = hosts.get(host) ?? roots?.get(host) ?? host.attachShadow({ mode: 'closed' });
        if (!shadow.adoptedStyleSheets.length) shadow.adoptedStyleSheets = [theme];
        if (more) shadow.adoptedStyleSheets.push(sheetOf(more));
        roots?.set(host, shadow);
        hosts.set(host, shadow);
        made.paint(host);
        return shadow;
      },
      emit: (type, data) => {
        const detail = { type, at: new Date().toISOString(), threadId: state.threadId, ...data };
        for (const listener of listeners.get(type) ?? []) queueMicrotask(() => listener(detail));
        for (const host of hosts.keys()) host.dispatchEvent(new CustomEvent(`aisle:${type}`, { detail }));
      },
    };
    dark.addEventListener('change', () => [...hosts.keys()].forEach(made.paint), { signal });
    return made;
  }

  /** A part of the page's own that comes to nothing is told to its console, never to its visitors. */
  const run = (call: string, ...values: unknown[]): Promise<unknown> =>
    ready
      .then((made) => {
        core ??= (made.load('core') as Promise<{ start(from: Kernel): Api }>).then((module) => {
          const api = module.start(made);
          for (const [name, ...given] of kept.splice(0)) api[name]!(...(given as never[]));
          return api;
        });
        return core;
      })
      .then((api) => api[call]!(...(values as never[])))
      .catch((error) => {
        if (!kernel?.stop.signal.aborted)
          warn(`"${call}" failed: ${error}. Fix: allow ${baseUrl} in script-src and connect-src.`);
        kernel?.emit('error', { message: `${error}` });
        throw error;
      });
  const quiet = (call: string, ...values: unknown[]) => void run(call, ...values).catch(() => {});

  function show({ config, stop, dress, hosts }: Kernel): void {
    const { features, texts } = config;
    const { signal } = stop;
    const on = (type: string, then: (event: Event, target: Element) => void) =>
      addEventListener(type, (event) => event.target instanceof Element && then(event, event.target), {
        signal,
      });
    const place = (name: string, where: Element | null) => {
      if (!where || document.querySelector(name)) return;
      where.append(Object.assign(document.createElement(name), { placed: true }));
    };
    if (features.chat)
      define('aisle-assistant', (host) => {
        const launcher = document.createElement('button');
        const label = document.createElement('span');
        label.textContent = texts.ask;
        launcher.className = 'l';
        launcher.ariaHasPopup = 'dialog';
        launcher.append(label);
        launcher.onclick = () => quiet('toggle');
        const shadow = dress(host);
        if (!shadow.firstChild) shadow.append(launcher);
        return () => hosts.delete(host);
      });
    // A field or a list of questions is drawn when it comes near the visible part of the page.
    const block = (name: string, call: string) =>
      define(name, (host) => {
        let leave: Promise<unknown> | undefined;
        const near = new IntersectionObserver(
          ([entry]) => {
            if (!entry!.isIntersecting) return;
            near.disconnect();
            leave = run(call, host).catch(() => {});
          },
          { rootMargin: '300px' },
        );
        near.observe(host);
        return () => {
          near.disconnect();
          void leave?.then((end) => (end as (() => void) | undefined)?.());
          hosts.delete(host);
        };
      });
    if (features.search) block('aisle-search', 'field');
    if (features.faq) block('aisle-faqs', 'faqs');
    const surfaces = options.surfaces ?? 'chat';
    if (features.chat && surfaces.includes('chat')) place('aisle-assistant', document.body);
    if (features.faq && options.faqTarget) place('aisle-faqs', document.querySelector(options.faqTarget));
    on('click', (event, target) => {
      if (!options.openOn || !target.closest(options.openOn)) return;
      event.preventDefault();
      quiet('open');
    });
    if (features.search) {
      on('focusin', (_event, target) => {
        if (options.searchOn && target.matches(options.searchOn)) quiet('attachSearch', target);
      });
      on('keydown', (event, target) => {
        const { key, metaKey, ctrlKey } = event as KeyboardEvent;
        const isTyping =
          hosts.has(target as HTMLElement) || target.matches('input,textarea,select,[contenteditable]');
        if ((key === 'k' && (metaKey || ctrlKey)) || (key === '/' && !isTyping)) {
          event.preventDefault();
          quiet('openSearch');
        }
      });
    }
    if (options.nudge ? options.nudge !== 'off' : features.nudge) quiet('nudgeLater');
  }

  async function start(): Promise<Kernel> {
    const query = new URLSearchParams({ site_id: options.siteId!, locale: uiLocale });
    const response = await fetch(`${baseUrl}/website/v1/config?${query}`, { credentials: 'omit' });
    const body = await response.json();
    if (!response.ok) throw new Error(`${body.detail} ${body.type}`);
    kernel = createKernel(body);
    show(kernel);
    kernel.emit('widget_loaded');
    const { experiment } = options;
    if (experiment) kernel.emit('experiment_loaded', { experiment });
    return kernel;
  }

  function stop(): void {
    kernel?.stop.abort();
    for (const [host, shadow] of kernel?.hosts ?? []) {
      shadow.replaceChildren();
      shadow.adoptedStyleSheets = [];
      for (const name of ['dark', 'start', 'lang', 'dir', 'style']) host.removeAttribute(name);
    }
    for (const name of ['aisle-assistant', 'aisle-search', 'aisle-faqs']) define(name);
    kernel = core = undefined;
  }

  const listeners: Kernel['listeners'] = new Map();
  const state = { metadata: {}, threadId: null, visitorId: null, style: {} } as unknown as Kernel['state'];
  const begun = () => {
    ready = start();
    ready.catch((error) => warn(`it does not run here: ${error.message}`));
    return ready.then(() => {});
  };
  let ready: Promise<Kernel>;
  const api: Record<string, unknown> = {
    conversationId: () => state.threadId,
    visitorId: () => state.visitorId,
    history: () => state.history?.() ?? [],
    ready: () => ready.then(() => {}),
    on: (type: string, listener: (payload: object) => void) => {
      const set = listeners.get(type) ?? new Set();
      listeners.set(type, set.add(listener));
      return () => set.delete(listener);
    },
    useSite: (siteId: string) => {
      stop();
      options.siteId = siteId;
      state.threadId = null;
      return begun();
    },
    remove: () => {
      stop();
      tag.remove();
      delete page.Aisle;
      delete page.AisleQueue;
    },
  };
  for (const name of loading.split(' ')) api[name] = (...values: unknown[]) => run(name, ...values);
  for (const name of waiting.split(' '))
    api[name] = (...values: unknown[]) => {
      if (core) quiet(name, ...values);
      else kept.push([name, ...values]);
    };
  begun().catch(() => {});
  page.Aisle = api;
  const calls = page.AisleQueue as Call[] | undefined;
  const push = (...given: Call[]) => {
    for (const [name, ...values] of given) {
      const method = api[name] as ((...each: unknown[]) => unknown) | undefined;
      if (!method) warn(`there is no method "${name}"`);
      // What fails has been told by `run`.
      else Promise.resolve(method(...values)).catch(() => {});
    }
  };
  page.AisleQueue = { push };
  push(...(calls ?? []));
}

if (!tag?.dataset['siteId']) warn('there is no data-site-id on the script tag');
else if (page.Aisle) warn('the script is on the page twice; this tag does nothing');
else begin({ ...tag.dataset } as Options);
