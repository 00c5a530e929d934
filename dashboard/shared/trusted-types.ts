type Policies = {
  createPolicy(name: string, rules: { createHTML(text: string): string }): unknown;
};

/**
 * The only text that may become the inside of an element by itself are style rules, which the component library writes; a
 * text without "<" can make no element. Everything else that tries is refused by the browser.
 */
export function installTrustedTypes(): void {
  const policies = (window as unknown as { trustedTypes?: Policies }).trustedTypes;
  policies?.createPolicy('default', {
    createHTML: (text) => {
      if (text.includes('<')) throw new TypeError('Markup is never written into this page.');
      return text;
    },
  });
}
