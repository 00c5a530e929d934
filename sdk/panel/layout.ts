import type { Core } from '../shared/core.ts';
import { button, h } from '../shared/dom.ts';
import type { Texts } from '../shared/texts.ts';
import { icons } from './icons.ts';

export type Layout = ReturnType<typeof layOut>;

/** A person can always be reached where the shop has said how. */
function personLink(core: Core, texts: Texts, ask: () => void): HTMLElement | undefined {
  const { contact_url: address, enabled } = core.config.handover;
  if (address && /^(?:https?|mailto|tel):/.test(address))
    return h(
      'a',
      {
        href: address,
        target: '_blank',
        rel: 'noopener',
        class: 'c',
        onclick: () => {
          core.emit('handover_started');
          core.emit('handover_completed', { url: address });
        },
      },
      texts.person,
    );
  return enabled ? button(texts.person, ask, { class: 'c' }) : undefined;
}

/** The panel's elements, put together once. */
export function layOut(
  core: Core,
  texts: Texts,
  on: { submit(): void; close(): void; fresh(): void; person(): void; below(): void },
) {
  const input = h('textarea', {
    rows: 1,
    maxlength: 4000,
    placeholder: texts.write,
    'aria-label': texts.write,
    enterkeyhint: 'send',
    onfocus: () => core.emit('input_focused'),
    onkeydown: (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || event.shiftKey || event.isComposing) return;
      event.preventDefault();
      on.submit();
    },
  });
  const send = h('button', { 'aria-label': texts.send, title: texts.send });
  send.append(button('', () => {}, { icon: icons.send }).firstChild!);
  const form = h(
    'form',
    {
      onsubmit: (event: Event) => {
        event.preventDefault();
        on.submit();
      },
    },
    input,
    send,
  );
  const log = h('ol', { class: 'log', tabindex: 0, 'aria-label': texts.ask, role: 'list' });
  // The one place that is read out: that an answer is being made, and then the whole of it.
  const live = h('div', { class: 'v', role: 'log', 'aria-live': 'polite', 'aria-label': texts.bot });
  const below = button(texts.below, on.below, { class: 'c b', hidden: true });
  const person = personLink(core, texts, on.person);
  const disclaimer = core.options.disclaimer || core.config.texts.disclaimer;
  const panel = h(
    'section',
    { class: 'p', role: 'region', 'aria-label': texts.ask, hidden: true },
    h(
      'header',
      {},
      h('div', {}, h('b', {}, core.config.name), h('small', {}, texts.bot)),
      person,
      button(texts.fresh, on.fresh, { icon: icons.fresh }),
      button(texts.close, on.close, { icon: icons.close }),
    ),
    log,
    below,
    live,
    form,
    disclaimer && h('p', { class: 'x' }, disclaimer),
  );
  return { panel, log, live, below, input, send };
}
