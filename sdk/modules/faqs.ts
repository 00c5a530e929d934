import { clientOf, RequestError } from '../shared/client.ts';
import type { Core } from '../shared/core.ts';
import { button, h } from '../shared/dom.ts';
import { renderText } from '../shared/markdown.ts';
import { onFollow, safeUrl } from '../shared/safe-link.ts';
import type { Texts } from '../shared/texts.ts';
import type { Answer, Faq, FaqPage } from '../shared/wire.ts';

const blockCss = `.W{min-block-size:88px}h2{font:inherit;font-weight:600;margin:0 0 8px;min-block-size:24px}
.r,.a{contain:inline-size}.r{display:flex;gap:8px;overflow-x:auto;padding:4px;margin:-4px;scrollbar-width:none;block-size:64px}.r .c{flex:none;max-inline-size:min(300px,80%);block-size:56px;line-height:1.3}.r span{display:-webkit-box;-webkit-box-orient:vertical;-webkit-line-clamp:2;overflow:hidden}
.r .c[aria-expanded=true]{outline:2px solid var(--a);outline-offset:-2px}.k0{inline-size:180px;background:var(--r);border-color:#0000!important;animation:p 1.2s infinite alternate}
@keyframes p{to{opacity:.5}}.a{margin-block-start:8px;padding:12px 16px;background:var(--r);border-radius:var(--d)}.a .c{margin-block-start:10px}
.a ul.s{margin-block-start:8px;list-style:none;font-size:.87em}.s a{display:inline-block;min-block-size:24px}@media(prefers-reduced-motion:reduce){.k0{animation:none}}`;

type Options = { pageUrl?: string | undefined; count?: number | undefined; locale?: string | undefined };

/** Tells search engines what the block tells visitors (schema.org FAQPage); gone with the block. */
function jsonLd(faqs: readonly Faq[]): HTMLScriptElement | undefined {
  const answered = faqs.filter(({ answer }) => answer);
  // The shop's server, or another block of the page, may have told them already.
  if (answered.length === 0 || document.querySelector('script[data-aisle]')) return undefined;
  const script = document.createElement('script');
  script.type = 'application/ld+json';
  script.dataset['aisle'] = '';
  const mainEntity = answered.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  }));
  const data = { '@context': 'https://schema.org', '@type': 'FAQPage', mainEntity };
  // Filled in where it stands: it is data, and a page with Trusted Types would take the text of a new script for code.
  const text = document.createTextNode('');
  script.append(text);
  document.head.append(script);
  text.data = JSON.stringify(data).replaceAll('<', '\\u003c');
  return script;
}

function sleep(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(new RequestError('aborted'));
    });
  });
}

/** Asks for the page's questions until they are there, as often as the server says. */
async function fetchFaqs(
  core: Core,
  query: URLSearchParams,
  waiting: () => void,
  signal: AbortSignal,
): Promise<FaqPage> {
  const client = clientOf(core);
  for (;;) {
    const page = await client.request<FaqPage>('GET', `faqs?${query}`, undefined, signal).catch((error) => {
      if (error instanceof RequestError && error.failure === 'limited') return error;
      throw error;
    });
    if (page instanceof RequestError) await sleep(page.waitSeconds * 1000, signal);
    else if (page.status !== 'generating') return page;
    else {
      waiting();
      await sleep(page.retry_after_seconds * 1000, signal);
    }
  }
}

/** The place under the chips where an answer is shown. */
function createAnswer(core: Core, texts: Texts, pageUrl: () => string) {
  const live = h('div', { class: 'v', role: 'status', 'aria-live': 'polite' });
  const box = h('div', { class: 'a', hidden: true, dir: 'auto' });
  let current: Faq | undefined;

  const more = () =>
    void core.assistant().then((panel) => {
      panel.open();
      core.emit('faq_message_submitted');
    });
  const fill = (text: string, sources: Answer['sources']) => {
    const links = sources.flatMap(({ title, url }) => {
      const address = safeUrl(core, url);
      if (!address) return [];
      const link = h('a', { href: address }, title);
      onFollow(core, link, 'faq_link_clicked', {});
      return [h('li', {}, link)];
    });
    box.replaceChildren(
      ...renderText(core, text),
      ...(links.length > 0 ? [h('ul', { class: 's', 'aria-label': texts.sources }, links)] : []),
      ...(core.config.features.chat ? [h('div', {}, button(texts.other, more, { class: 'c' }))] : []),
    );
  };

  async function show(faq: Faq): Promise<void> {
    current = faq;
    box.hidden = false;
    fill(faq.answer ?? texts.answering, []);
    live.textContent = faq.answer ?? '';
    core.emit('faq_question_clicked', { faqId: faq.faq_id });
    const body = {
      query_text: faq.question,
      faq_id: faq.faq_id,
      page_url: pageUrl(),
      ...(core.state.threadId ? { thread_id: core.state.threadId } : {}),
    };
    try {
      const reply = await clientOf(core).request<Answer>('POST', 'messages', body);
      core.state.threadId = reply.thread_id;
      // The visitor may have gone on to another question.
      if (current !== faq) return;
      fill(reply.result_text, reply.sources);
      if (reply.result_text !== faq.answer) live.textContent = reply.result_text;
      core.emit('faq_answer_completed', { faqId: faq.faq_id, messageId: reply.message_id });
    } catch {
      if (current === faq && !faq.answer) fill(texts.failed, []);
    }
  }
  const hide = () => {
    current = undefined;
    box.hidden = true;
  };
  return { box, live, show, hide };
}

/** The block of a page's questions: in place, of one height, nothing at all when there are none. */
export function mount(core: Core, host: HTMLElement, options: Options): () => void {
  const life = new AbortController();
  let page = new AbortController();
  let script: HTMLScriptElement | undefined;
  const root = core.dress(host, blockCss);
  const box = h('div', { class: 'W' });
  const pageUrl = () => options.pageUrl || core.pageUrl();

  function clear(): void {
    page.abort();
    script?.remove();
    script = undefined;
    root.replaceChildren();
  }

  function skeleton(texts: Texts): void {
    const chips = [1, 2, 3].map(() => h('div', { class: 'c k0' }));
    box.replaceChildren(h('h2', {}, texts.questions), h('div', { class: 'r', 'aria-hidden': 'true' }, chips));
  }

  function show(texts: Texts, faqs: readonly Faq[], locale: string): void {
    const answer = createAnswer(core, texts, pageUrl);
    const chips = faqs.map((faq) => {
      const chip = button(
        faq.question,
        () => {
          const isOpen = chip.getAttribute('aria-expanded') === 'true';
          for (const other of chips) other.setAttribute('aria-expanded', String(other === chip && !isOpen));
          if (isOpen) answer.hide();
          else void answer.show(faq);
        },
        { class: 'c', 'aria-expanded': 'false' },
      );
      chip.replaceChildren(h('span', {}, faq.question));
      return chip;
    });
    const row = h('div', { class: 'r', role: 'group', 'aria-label': texts.questions, lang: locale }, chips);
    box.replaceChildren(h('h2', {}, texts.questions), row, answer.box, answer.live);
    if (core.config.features.faq_json_ld) script = jsonLd(faqs);
    core.emit('faq_displayed', { faqIds: faqs.map(({ faq_id: id }) => id) });
  }

  async function run(): Promise<void> {
    clear();
    page = new AbortController();
    const { signal } = page;
    host.removeAttribute('empty');
    box.replaceChildren();
    root.replaceChildren(box);
    const texts = await core.texts();
    const query = new URLSearchParams({
      page_url: pageUrl(),
      count: String(options.count ?? (Number(core.options.faqCount) || 5)),
      locale: options.locale || core.options.locale || document.documentElement.lang || core.config.locale,
      include: 'answers',
    });
    try {
      const found = await fetchFaqs(core, query, () => skeleton(texts), signal);
      if (signal.aborted) return;
      if (found.status === 'ready' && found.faqs.length > 0) show(texts, found.faqs, found.locale);
      else throw new RequestError('gone');
    } catch {
      if (signal.aborted) return;
      root.replaceChildren();
      host.setAttribute('empty', '');
    }
  }

  void run();
  if (!options.pageUrl) core.onPageChange(() => void run(), life.signal);
  const end = () => {
    life.abort();
    clear();
    host.removeAttribute('empty');
  };
  core.signal.addEventListener('abort', end, { signal: life.signal });
  return end;
}
