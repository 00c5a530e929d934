type Connected = (host: HTMLElement) => () => unknown;

/** Elements of a page outlive the script that named them: the running one is asked each time. */
export type Definition = CustomElementConstructor & {
  connected?: Connected | undefined;
  /** A root can be attached once, whichever script was running then. */
  roots?: WeakMap<HTMLElement, ShadowRoot>;
};
type Surface = HTMLElement & { placed?: boolean; connectedCallback(): void; disconnectedCallback(): void };

/**
 * Makes elements of a name surfaces: `connected` is called for each, and what it returns when one goes. Without it they
 * become empty again, and those that a script has placed go.
 */
export function define(name: string, connected?: Connected): void {
  const known = customElements.get(name) as Definition | undefined;
  const surfaces = document.querySelectorAll<Surface>(name);
  if (known) {
    known.connected = connected;
    for (const surface of surfaces)
      if (connected) surface.connectedCallback();
      else if (surface.placed) surface.remove();
      else surface.disconnectedCallback();
  } else if (connected) {
    const made: Definition = class extends HTMLElement {
      leave: (() => unknown) | undefined;
      connectedCallback(): void {
        this.leave?.();
        this.leave = made.connected?.(this);
      }
      disconnectedCallback(): void {
        this.leave?.();
        this.leave = undefined;
      }
    };
    made.connected = connected;
    made.roots = new WeakMap();
    customElements.define(name, made);
  }
}
