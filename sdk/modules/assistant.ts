import { cardsCss } from '../panel/cards.ts';
import { createConversation } from '../panel/conversation.ts';
import { icons } from '../panel/icons.ts';
import { layOut } from '../panel/layout.ts';
import { panelCss } from '../panel/panel-css.ts';
import { readableOn } from '../panel/readable.ts';
import type { Assistant, Core, OpenOptions } from '../shared/core.ts';
import { button, h } from '../shared/dom.ts';

/** Keeps the panel above a phone's keyboard: the visible part of the page is smaller than the page. */
function fitKeyboard(panel: HTMLElement, core: Core): void {
  const view = visualViewport;
  const fit = () => {
    const isSheet = panel.clientWidth >= innerWidth - 1;
    panel.style.blockSize = isSheet && view ? `${view.height}px` : '';
    // The sheet's own place is important too; a phone may push the visible part down the page.
    panel.style.setProperty('inset-block-start', isSheet && view ? `${view.offsetTop}px` : '', 'important');
  };
  view?.addEventListener('resize', fit, { signal: core.signal });
  view?.addEventListener('scroll', fit, { signal: core.signal });
  addEventListener('resize', fit, { signal: core.signal });
}

function createNudge(core: Core, root: ShadowRoot, closeName: string, open: (question?: string) => void) {
  let shown: HTMLElement | undefined;
  let wasShown = false;
  const hide = () => {
    shown?.remove();
    shown = undefined;
  };
  const show = ({ text, question }: { text: string; question?: string }) => {
    if (wasShown || shown) return;
    wasShown = true;
    const clicked = () => {
      hide();
      core.emit('nudge_clicked');
      open(question);
    };
    shown = h(
      'div',
      { class: 'n1', role: 'status' },
      button(text, clicked),
      button(closeName, hide, { icon: icons.close }),
    );
    root.append(shown);
    core.emit('nudge_shown');
  };
  return { show, hide };
}

/** The chat panel: made once, then shown and hidden. */
export async function start(core: Core, root: ShadowRoot, host: HTMLElement): Promise<Assistant> {
  const texts = await core.texts();
  core.contrast = (surface) => surface.style.setProperty('--auto', readableOn(surface));
  core.dress(host, panelCss + cardsCss);
  const launcher = () => root.querySelector<HTMLButtonElement>('.l');
  let opener: HTMLElement | undefined;

  const layout = layOut(core, texts, {
    submit: () => void conversation.ask(layout.input.value),
    close: () => close(),
    fresh: () => {
      conversation.restart();
      layout.input.focus();
    },
    person: () => conversation.askPerson(),
    below: () => conversation.toEnd(),
  });
  const { panel, input } = layout;
  const conversation = createConversation(core, texts, layout);
  conversation.greet();
  core.state.history = conversation.history;
  root.append(panel);
  fitKeyboard(panel, core);

  function setOpen(isOpen: boolean): void {
    panel.hidden = !isOpen;
    launcher()?.setAttribute('aria-expanded', String(isOpen));
    core.emit(isOpen ? 'widget_opened' : 'widget_closed');
  }

  function open(options: OpenOptions = {}): void {
    if (!host.isConnected) document.body.append(host);
    nudge.hide();
    if (panel.hidden) {
      const active = document.activeElement;
      opener =
        active instanceof HTMLElement && active !== document.body && active !== host ? active : undefined;
      setOpen(true);
      dispatchEvent(new Event('resize'));
    }
    // What was asked in the page, of a chip say, is part of the conversation.
    void conversation.restore(options.threadId);
    if (options.prefill !== undefined) input.value = options.prefill;
    input.focus();
    if (options.question) void conversation.ask(options.question);
  }

  function close(): void {
    if (panel.hidden) return;
    setOpen(false);
    const back = opener?.isConnected ? opener : launcher();
    back?.focus({ preventScroll: true });
  }

  const nudge = createNudge(core, root, texts.close, (question) => open(question ? { question } : {}));
  panel.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    close();
  });
  launcher()?.setAttribute('aria-expanded', 'false');
  await conversation.restore();
  return {
    open,
    close,
    isOpen: () => !panel.hidden,
    send: (text, more) => {
      open();
      return conversation.ask(text, more);
    },
    newConversation: conversation.restart,
    history: conversation.history,
    showNudge: (given) => panel.hidden && nudge.show(given),
    hideNudge: nudge.hide,
  };
}
