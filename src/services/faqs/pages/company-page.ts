import { canonicalPageUrl, isCompanyHost, pageKey } from '../../../engine/catalog/page-key.ts';
import { kept } from '../../../memo/kept.ts';
import { oncePer } from '../../../memo/once-per.ts';
import type { AskedPage } from './page-views.ts';

type Address = { urlKey: string; pageUrl: string; host: URL };

/** Addresses as they were sent and what they come to; reading one takes longer than all else that a ready list needs. */
const readAddress = kept({ most: 2_000, longest: 4_000 }, (text): Address | undefined => {
  const pageUrl = canonicalPageUrl(text);
  const urlKey = pageKey(text);
  if (pageUrl === undefined || urlKey === undefined) return undefined;
  return { urlKey, pageUrl, host: new URL(pageUrl) };
});

/** Whether an address is on one of these domains, which are the same list for each request of a company. */
const isOn = oncePer(({ host }: Address) =>
  oncePer((domains: readonly string[]) => isCompanyHost(host, domains)),
);

/** The page at an address in canonical form, or `undefined` when it is not one of the company's. */
export function companyPage(text: string, domains: readonly string[]): Omit<AskedPage, 'locale'> | undefined {
  const address = readAddress(text);
  if (!address || !isOn(address)(domains)) return undefined;
  return { urlKey: address.urlKey, pageUrl: address.pageUrl };
}
