import { clientOf, isKnownVisitor, RequestError } from '../shared/client.ts';
import type { Core } from '../shared/core.ts';
import { button, h } from '../shared/dom.ts';
import { renderText } from '../shared/markdown.ts';
import type { Texts } from '../shared/texts.ts';
import type { Answer, StoredMessage } from '../shared/wire.ts';
import { answerText, answerView } from './answer-view.ts';
import { askServer } from './ask.ts';
import type { Layout } from './layout.ts';
import { fill } from './money.ts';

const slowMs = 8_000;

export type Question = {
  text: string;
  key: string;
  faqId?: number | undefined;
  pageUrl?: string | undefined;
};

function newKey(): string {
  return crypto.randomUUID?.() ?? `${performance.timeOrigin}-${performance.now()}`;
}

/** What was asked and answered, on the screen and on the wire. One answer is on its way at a time. */
export function createConversation(core: Core, texts: Texts, layout: Layout) {
  const { log, live, below, input, send } = layout;
  const client = clientOf(core);
  const said: { query: string; answer: string }[] = [];
  let turn = new AbortController();
  let isBusy = false;
  /** The conversation that a person has taken over, and whether the visitor has just asked for one. */
  let handedOver = '';
  let isAsking = false;

  const isAtEnd = () => log.scrollHeight - log.scrollTop - log.clientHeight < 40;
  const toEnd = () => {
    log.scrollTop = log.scrollHeight;
    below.hidden = true;
  };
  log.addEventListener('scroll', () => {
    if (isAtEnd()) below.hidden = true;
  });

  /** Adds or changes what is in the log; who reads further up is told, not moved. */
  function keepPlace(change: () => void): void {
    const wasAtEnd = isAtEnd();
    change();
    if (wasAtEnd) toEnd();
    else below.hidden = false;
  }

  function announce(text: string): void {
    live.append(h('p', {}, text));
    while (live.childNodes.length > 2) live.firstChild!.remove();
  }

  const busy = (is: boolean) => {
    isBusy = is;
    send.disabled = is;
  };

  function showFailure(row: HTMLElement, question: Question, error: RequestError): void {
    const again = () => {
      row.remove();
      void answer(question);
    };
    const retry = button(texts.retry, again);
    const said = h('p', { role: 'alert' });
    row.replaceChildren(h('div', { class: 'e' }, said, retry));
    let left = error.failure === 'limited' ? Math.max(1, Math.ceil(error.waitSeconds)) : 0;
    const tell = () => {
      said.textContent =
        left > 0 ? fill(texts.wait, left) : error.failure === 'offline' ? texts.offline : texts.failed;
      retry.disabled = left > 0;
    };
    tell();
    if (left === 0) return;
    // Read out once: a countdown that talks is of no use to anybody.
    said.removeAttribute('role');
    announce(fill(texts.wait, left));
    const timer = setInterval(() => {
      left--;
      if (left > 0 && row.isConnected) tell();
      else {
        clearInterval(timer);
        said.textContent = '';
        retry.disabled = false;
      }
    }, 1_000);
    core.signal.addEventListener('abort', () => clearInterval(timer));
  }

  function fail(row: HTMLElement, question: Question, error: RequestError): void {
    core.emit('answer_failed', { failure: error.failure, code: error.code });
    if (error.code === 'thread_not_found' && core.state.threadId) {
      core.state.threadId = null;
      row.replaceChildren(h('p', { class: 'n' }, texts.gone));
      void answer(question);
      return;
    }
    keepPlace(() => showFailure(row, question, error));
    if (input.value === '') input.value = question.text;
  }

  function finish(row: HTMLElement, question: Question, reply: Answer): void {
    const isNew = core.state.threadId !== reply.thread_id;
    core.state.threadId = reply.thread_id;
    if (isNew) core.emit('conversation_started');
    said.push({ query: question.text, answer: reply.result_text });
    if (input.value === question.text) input.value = '';
    const wasAtEnd = isAtEnd();
    const isHandedOver = reply.answer_status === 'handed_over' && handedOver !== reply.thread_id;
    if (isHandedOver) handedOver = reply.thread_id;
    // Goes into the conversation that the person reads; what an event tells the page is that, not the address.
    const reach = (address: string) => {
      core.emit('handover_contact_submitted');
      void ask(address);
    };
    const again = (idea: string) => void ask(idea);
    row.replaceChildren(
      answerView(core, { texts, answer: reply, ask: again, reach: isHandedOver ? reach : undefined }),
    );
    // Read from its beginning, with its question above: the end of a long answer is no place to start.
    if (wasAtEnd)
      log.scrollTop =
        row.offsetTop -
        log.offsetTop -
        ((row.previousElementSibling as HTMLElement | null)?.offsetHeight ?? 0) -
        32;
    below.hidden = wasAtEnd;
    announce(reply.result_text);
    core.emit('answer_completed', { messageId: reply.message_id, status: reply.answer_status });
    if (!isHandedOver) return;
    if (!isAsking) core.emit('handover_started', { messageId: reply.message_id });
    isAsking = false;
    core.emit('handover_completed', { messageId: reply.message_id });
  }

  async function answer(question: Question): Promise<Answer | undefined> {
    turn.abort();
    turn = new AbortController();
    const { signal } = turn;
    const row = h('li', {}, h('p', { class: 'dots', 'aria-hidden': 'true' }, texts.answering));
    keepPlace(() => log.append(row));
    toEnd();
    announce(texts.answering);
    busy(true);
    const slow = setTimeout(() => {
      const first = row.querySelector('.dots');
      if (first) first.textContent = texts.slow;
    }, slowMs);
    const body = {
      query_text: question.text,
      page_url: question.pageUrl ?? core.pageUrl(),
      locale: core.options.locale || document.documentElement.lang || core.config.locale,
      user_metadata: core.state.metadata,
      ...(core.state.threadId ? { thread_id: core.state.threadId } : {}),
      ...(question.faqId === undefined ? {} : { faq_id: question.faqId }),
    };
    const onText = (text: string) =>
      !signal.aborted &&
      keepPlace(() => row.replaceChildren(h('div', { class: 't', dir: 'auto' }, renderText(core, text))));
    try {
      const reply = await askServer(core, { body, key: question.key, onText, signal });
      if (signal.aborted) return undefined;
      finish(row, question, reply);
      return reply;
    } catch (error) {
      if (signal.aborted || core.signal.aborted) {
        row.remove();
        return undefined;
      }
      fail(row, question, error instanceof RequestError ? error : new RequestError('failed'));
      return undefined;
    } finally {
      clearTimeout(slow);
      if (!signal.aborted) busy(false);
    }
  }

  /** Asks, unless an answer is on its way. The exact question of a FAQ gets its stored answer. */
  async function ask(
    text: string,
    more: { faqId?: number; pageUrl?: string; sent?: string } = {},
  ): Promise<Answer | undefined> {
    const query = text.trim();
    if (query === '' || isBusy) return undefined;
    log.querySelector('.hello')?.remove();
    log.append(h('li', { class: 'me', dir: 'auto' }, query));
    core.emit('message_submitted', { text: query });
    const { sent = more.faqId === undefined ? query : text, ...about } = more;
    return answer({ text: sent, key: newKey(), ...about });
  }

  function greet(): void {
    const { starter_questions: starters } = core.config;
    const chosen = (question: string) => {
      core.emit('starter_clicked', { question });
      void ask(question);
    };
    const choices = starters.map((question) => button(question, () => chosen(question), { class: 'c' }));
    if (choices.length > 0) core.emit('choices_shown');
    log.replaceChildren(
      h('li', { class: 'hello' }, h('p', {}, texts.hello), h('div', { class: 'q' }, choices)),
    );
  }

  /** Shows what a visitor who may be known again has asked before. */
  async function restore(threadId = core.state.threadId): Promise<void> {
    if (said.length > 0 || (!threadId && !isKnownVisitor(core))) return;
    const query = threadId ? `?thread_id=${encodeURIComponent(threadId)}` : '';
    const found = await client
      .request<{ thread_id: string | null; messages: StoredMessage[] }>('GET', `messages${query}`)
      .catch(() => undefined);
    if (!found?.thread_id || said.length > 0) return;
    core.state.threadId = found.thread_id;
    // A question may have been sent in the meantime: what was before it goes above it.
    const rows = found.messages.flatMap(({ query_text: asked, result_text: told }) => [
      h('li', { class: 'me', dir: 'auto' }, asked),
      h('li', {}, answerText(core, texts, told)),
    ]);
    said.push(
      ...found.messages.map((message) => ({ query: message.query_text, answer: message.result_text })),
    );
    if (rows.length > 0) log.querySelector('.hello')?.remove();
    log.prepend(...rows);
    toEnd();
  }

  function restart(): void {
    turn.abort();
    busy(false);
    if (core.state.threadId) core.emit('conversation_closed');
    core.state.threadId = null;
    said.length = 0;
    live.replaceChildren();
    greet();
  }

  /** Asks for a person in the words of the interface. */
  function askPerson(): void {
    isAsking = true;
    core.emit('handover_started');
    void ask(texts.person, { sent: texts.human });
  }

  core.signal.addEventListener('abort', () => turn.abort());
  return { ask, askPerson, greet, restore, restart, toEnd, history: () => [...said], isBusy: () => isBusy };
}
