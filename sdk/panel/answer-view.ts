import { clientOf } from '../shared/client.ts';
import type { Core } from '../shared/core.ts';
import { button, h } from '../shared/dom.ts';
import { renderText } from '../shared/markdown.ts';
import { onFollow, safeUrl } from '../shared/safe-link.ts';
import type { Texts } from '../shared/texts.ts';
import type { Answer } from '../shared/wire.ts';
import { productList } from './cards.ts';
import { icons } from './icons.ts';

const longAnswer = 900;

/** The text of an answer; a long one shows its beginning, and the rest on wish. */
export function answerText(core: Core, texts: Texts, text: string): HTMLElement {
  const body = h('div', { class: 't', dir: 'auto' }, renderText(core, text));
  if (text.length <= longAnswer) return body;
  body.classList.add('long');
  const more = button(
    texts.more,
    () => {
      const isLong = body.classList.toggle('long');
      more.textContent = isLong ? texts.more : texts.less;
      more.setAttribute('aria-expanded', String(!isLong));
    },
    { class: 'more', 'aria-expanded': 'false' },
  );
  return h('div', {}, body, more);
}

function linkList(
  core: Core,
  name: string,
  pages: readonly { title: string; url: string | null; quote?: string }[],
): HTMLElement | undefined {
  const seen = new Set<string>();
  const items = pages.flatMap(({ title, url, quote }) => {
    if (seen.has(title)) return [];
    seen.add(title);
    const address = safeUrl(core, url);
    const link = address ? h('a', { href: address }, title) : h('span', {}, title);
    if (address) onFollow(core, link as HTMLAnchorElement, 'link_clicked', {});
    return [h('li', { title: quote }, link)];
  });
  return items.length > 0
    ? h('details', {}, h('summary', {}, `${name} (${items.length})`), h('ul', {}, items))
    : undefined;
}

function feedback(core: Core, texts: Texts, answer: Answer): HTMLElement {
  const row = h('div', { class: 'w', role: 'group' });
  const rate = (rating: 1 | -1) => {
    const body = { message_id: answer.message_id, rating };
    void clientOf(core)
      .request('POST', 'feedback', body)
      .then(
        () => row.replaceChildren(h('small', { role: 'status' }, texts.thanks)),
        () => undefined,
      );
    core.emit('feedback_given', { messageId: answer.message_id, rating });
  };
  const copy = button(
    texts.copy,
    () =>
      void navigator.clipboard?.writeText(answer.result_text).then(() => {
        copy.title = texts.copied;
        copy.setAttribute('aria-label', texts.copied);
      }),
    { icon: icons.copy },
  );
  row.append(
    button(texts.helpful, () => rate(1), { icon: icons.up }),
    button(texts.unhelpful, () => rate(-1), { icon: icons.down }),
    copy,
  );
  return row;
}

/** Where the person who goes on can reach the visitor. */
function contactForm(texts: Texts, reach: (address: string) => void): HTMLElement {
  const input = h('input', {
    type: 'email',
    required: true,
    autocomplete: 'email',
    maxlength: 254,
  });
  const form: HTMLFormElement = h(
    'form',
    {
      class: 'm',
      onsubmit: (event: Event) => {
        event.preventDefault();
        reach(input.value);
        form.remove();
      },
    },
    h('label', {}, h('small', {}, texts.reach), input),
    h('button', { class: 'c' }, texts.send),
  );
  return form;
}

/**
 * A whole answer: text, products, sources, ways on, thumbs. `ask` sends a suggested question; with `reach`, the visitor is
 * asked for an address, which it gets.
 */
export function answerView(
  core: Core,
  {
    texts,
    answer,
    ask,
    reach,
  }: {
    texts: Texts;
    answer: Answer;
    ask: (question: string) => void;
    reach?: ((address: string) => void) | undefined;
  },
): HTMLElement {
  const { products, suggested_questions: ideas, see_also: pages } = answer;
  const isUnanswered = answer.answer_status !== 'answered' && answer.answer_status !== 'handed_over';
  const view = h(
    'div',
    { lang: answer.locale },
    answerText(core, texts, answer.result_text),
    products.length > 0 && productList(core, texts, products),
    linkList(core, texts.sources, answer.sources),
    isUnanswered && linkList(core, texts.pages, pages),
    answer.answer_status === 'handed_over' && h('p', { class: 'n' }, texts.handed),
    reach && contactForm(texts, reach),
    feedback(core, texts, answer),
    ideas.length > 0 &&
      h(
        'div',
        { class: 'q', role: 'group', 'aria-label': texts.ideas },
        ideas.map((idea) => button(idea, () => ask(idea), { class: 'c' })),
      ),
  );
  if (isUnanswered) view.querySelector('details:last-of-type')?.setAttribute('open', '');
  return view;
}
