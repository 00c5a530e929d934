import { isUnderCompanyHost } from '../read/addresses.ts';
import type { GateReason } from '../types.ts';
import { type GateClaim, reasonAt } from './claim.ts';

/** Finds links that leave the company, and links, mail addresses and phone numbers that no fit evidence states. */
export function checkAddresses(claim: GateClaim): { reasons: GateReason[]; isForeign: boolean } {
  const { addresses, cited, gate } = claim;
  const fit = cited.filter(({ evidence }) => evidence.trust !== 'review');
  const stated = fit.map(({ evidence, said }) => `${evidence.text}\n${said}`.toLowerCase());
  const digits = stated.map((text) => text.replace(/(?<=\d)[\s().\-/\u00A0\u202F]+(?=\d)/gu, ''));
  const reasons: GateReason[] = [];
  let isForeign = false;
  for (const address of addresses) {
    if (address.kind === 'phone') {
      const number = address.text.replace(/\D/gu, '');
      if (!digits.some((text) => text.includes(number)))
        reasons.push(reasonAt(claim, 'address', address, 'no cited evidence states this number'));
      continue;
    }
    const isOwn = isUnderCompanyHost(address.host ?? '', gate.scene.companyHosts);
    const isSafe = !/^[a-z][a-z0-9+.-]*:/iu.test(address.text) || /^https:\/\//iu.test(address.text);
    if (!isSafe || (address.kind === 'link' && !isOwn)) {
      isForeign = true;
      reasons.push(reasonAt(claim, 'address', address, 'links go to the company’s own pages only'));
    } else if (!stated.some((text) => text.includes(address.text.toLowerCase())))
      reasons.push(reasonAt(claim, 'address', address, 'no cited evidence states this address'));
    else if (!isOwn && !fit.some(({ evidence }) => evidence.trust === 'policy'))
      reasons.push(reasonAt(claim, 'address', address, 'an address of another domain needs a policy page'));
  }
  return { reasons, isForeign };
}
