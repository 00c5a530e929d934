/** What the key of a company's first or second model is sealed for: it opens for no other company and no other place. */
export function keyPurpose(companyId: string, place: 'first' | 'second'): string {
  return `model key of ${companyId}: ${place}`;
}

/** What the key of a site's identity tokens is sealed for. */
export function identityKeyPurpose(companyId: string, siteId: string): string {
  return `identity key of ${companyId}: ${siteId}`;
}
