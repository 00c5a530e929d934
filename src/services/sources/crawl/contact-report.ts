import type { ContactFacts } from '../../../engine/extract/page/contact-facts.ts';

const kinds = ['phone', 'email', 'address', 'opening_hours'] as const;
const mostOfKind = 5;

/** One contact fact of a site: how many of its pages say it, and one that does. */
export type FoundContact = { value: string; pages: number; url: string };
export type ContactReport = Record<(typeof kinds)[number], FoundContact[]>;

/** Gathers what the pages of a run say of how the shop is reached; what most pages say stands first. */
export function createContactReport(): {
  add(facts: ContactFacts, url: string): void;
  /** `undefined` when no page that was read says anything. */
  finish(): ContactReport | undefined;
} {
  const found = new Map<string, FoundContact & { kind: (typeof kinds)[number] }>();
  return {
    add(facts, url) {
      for (const kind of kinds)
        for (const value of facts[kind]) {
          const key = `${kind} ${value.toLowerCase().replace(/[^\p{L}\p{N}@]/gu, '')}`;
          const known = found.get(key);
          if (known) known.pages++;
          else if (found.size < 2_000) found.set(key, { kind, value, pages: 1, url });
        }
    },
    finish() {
      if (found.size === 0) return undefined;
      const sorted = [...found.values()].sort((a, b) => b.pages - a.pages);
      const of = (wanted: string) =>
        sorted.flatMap(({ kind, ...each }) => (kind === wanted ? [each] : [])).slice(0, mostOfKind);
      return {
        phone: of('phone'),
        email: of('email'),
        address: of('address'),
        opening_hours: of('opening_hours'),
      };
    },
  };
}
