import type { SiteSettings, WidgetSettings } from './settings.ts';

/** A site in wire names. */
export type SiteDocument = {
  site_id: string;
  name: string;
  origins: string[];
  identity_required: boolean;
  identity_algorithm: 'HS256' | 'EdDSA' | null;
  /** New in plain text as a patch brings it; sealed once it is stored. */
  identity_key: string;
  widget: {
    surfaces: WidgetSettings['surfaces'][number][];
    theme: WidgetSettings['theme'];
    position: WidgetSettings['position'];
    style: Record<string, string>;
    starter_questions: string[];
    nudge: { text: string; after_seconds: number } | null;
    disclaimer: string;
    contact_url: string;
    faq_json_ld: boolean;
  };
};

/** Spells a site in wire names, secrets included. */
export function toSiteDocument({ widget, ...site }: SiteSettings): SiteDocument {
  const { nudge } = widget;
  return {
    site_id: site.siteId,
    name: site.name,
    origins: [...site.origins],
    identity_required: site.identityRequired,
    identity_algorithm: site.identityAlgorithm,
    identity_key: site.sealedIdentityKey,
    widget: {
      surfaces: [...widget.surfaces],
      theme: widget.theme,
      position: widget.position,
      style: { ...widget.style },
      starter_questions: [...widget.starterQuestions],
      nudge: nudge && { text: nudge.text, after_seconds: nudge.afterSeconds },
      disclaimer: widget.disclaimer,
      contact_url: widget.contactUrl,
      faq_json_ld: widget.faqJsonLd,
    },
  };
}

/** The site of a document whose values have been checked. */
export function fromSiteDocument({ widget, ...site }: SiteDocument): SiteSettings {
  const { nudge } = widget;
  return {
    siteId: site.site_id,
    name: site.name,
    origins: site.origins,
    identityRequired: site.identity_required,
    identityAlgorithm: site.identity_algorithm,
    sealedIdentityKey: site.identity_key,
    widget: {
      surfaces: widget.surfaces,
      theme: widget.theme,
      position: widget.position,
      style: widget.style,
      starterQuestions: widget.starter_questions,
      nudge: nudge && { text: nudge.text, afterSeconds: nudge.after_seconds },
      disclaimer: widget.disclaimer,
      contactUrl: widget.contact_url,
      faqJsonLd: widget.faq_json_ld,
    },
  };
}
