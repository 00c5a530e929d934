import type { Core } from '../shared/core.ts';
import type { Money } from '../shared/wire.ts';

/** A price as the page's language writes it, or as the shop's own function does. */
export function formatMoney(core: Core, money: Money): string {
  const { uiLocale, state } = core;
  if (state.priceFormatter) return state.priceFormatter(money, uiLocale);
  try {
    const format = new Intl.NumberFormat(uiLocale, { style: 'currency', currency: money.currency });
    const digits = format.resolvedOptions().maximumFractionDigits ?? 2;
    return format.format(money.amount / 10 ** digits);
  } catch {
    return `${money.amount} ${money.currency}`;
  }
}

/** A text with its number or words put in. */
export function fill(text: string, value: string | number): string {
  return text.replace(/\{[nq]\}/, String(value));
}

/** A whole number in the page's language. */
export function formatCount(core: Core, count: number): string {
  return new Intl.NumberFormat(core.uiLocale).format(count);
}
