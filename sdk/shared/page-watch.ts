/**
 * Calls back when the address of the page changes without a new page: history calls, back and forward, a new canonical
 * link. The history's own methods are put back when `signal` aborts, unless somebody else has wrapped them since.
 */
export function watchPage(changed: () => void, signal: AbortSignal): void {
  let isPending = false;
  // The application sets its canonical link right after the address; both count as one change.
  const soon = () => {
    if (isPending) return;
    isPending = true;
    setTimeout(() => {
      isPending = false;
      if (!signal.aborted) changed();
    }, 20);
  };
  const names = ['pushState', 'replaceState'] as const;
  for (const name of names) {
    const original = history[name];
    const wrapped: typeof original = function (this: History, ...values) {
      original.apply(this, values);
      soon();
    };
    history[name] = wrapped;
    signal.addEventListener('abort', () => {
      if (history[name] === wrapped) history[name] = original;
    });
  }
  addEventListener('popstate', soon, { signal });
  const head = new MutationObserver((records) => {
    const isLink = (node: Node) => node instanceof HTMLLinkElement && node.rel === 'canonical';
    if (records.some(({ target, addedNodes }) => isLink(target) || [...addedNodes].some(isLink))) soon();
  });
  head.observe(document.head, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['href'],
  });
  signal.addEventListener('abort', () => head.disconnect());
}
