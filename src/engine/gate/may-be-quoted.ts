import { kept } from '../../memo/kept.ts';
import { addressesIn, isUnderCompanyHost } from './read/addresses.ts';
import { isOrder } from './read/evidence-parts.ts';

/** What is looked at of a text, kept since pages and products come again with every question. */
type Looks = { isPlain: boolean; hosts: readonly string[] };

const MARKUP =
  /!\[[^\]]*\]\(|\]\(\s*(?:https?:|javascript:|data:)|<\/?(?:img|script|svg|iframe|a|style|form|object|embed|link|meta|system|user)\b|javascript:|on(?:error|load|click)\s*=/iu;

const looksOf = kept({ most: 20_000, longest: 4000 }, (text): Looks => {
  const isPlain = !MARKUP.test(text) && !isOrder(text);
  const hosts = isPlain
    ? addressesIn(text).flatMap(({ kind, host }) => (kind === 'link' && host ? host : []))
    : [];
  return { isPlain, hosts };
});

/**
 * Whether a text of the shop's data may be shown to shoppers: it has no markup that could act, leads nowhere but to the
 * company's hosts, and speaks to shoppers, not to a machine. What may not is not said at all, whoever wrote it there.
 */
export function mayBeQuoted(text: string, companyHosts: readonly string[]): boolean {
  const { isPlain, hosts } = looksOf(text);
  return isPlain && hosts.every((host) => isUnderCompanyHost(host, companyHosts));
}
