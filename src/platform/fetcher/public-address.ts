import ipaddr from 'ipaddr.js';

/** The only block of IPv6 that is routed globally (IANA IPv6 address space registry). */
const globalUnicast = ipaddr.IPv6.parseCIDR('2000::/3');

/** Addresses of public blocks behind which a cloud answers its own machines only (Azure's wire server). */
const cloudServices = new Set(['168.63.129.16']);

/**
 * Whether an IP address is a public host: unicast, globally routed and of no special-purpose block
 * (IANA special-purpose registries). Addresses that carry an IPv4 one inside (mapped, NAT64, 6to4, Teredo) are not.
 * Anything that is no address is not public either.
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.parse(address);
  if (parsed.range() !== 'unicast' || cloudServices.has(parsed.toString())) return false;
  return parsed.kind() === 'ipv4' || (parsed as ipaddr.IPv6).match(globalUnicast);
}
