import type { Settings } from '../../services/settings-schema/settings.ts';
import type { Site } from '../../services/website-sessions/find-site.ts';
import { interfaceWords } from '../../services/website-sessions/interface-words.ts';

function contactOf({ widget }: Site, { handover }: Settings): string | null {
  if (widget.contactUrl !== '') return widget.contactUrl;
  return handover.email === null ? null : `mailto:${handover.email}`;
}

/** What the SDK is told of a site, in the words of `locale` or of the company's language. */
export function wireConfig(site: Site, settings: Settings, locale: string | undefined) {
  const { widget } = site;
  const { company, handover } = settings;
  const has = (surface: Site['widget']['surfaces'][number]) => widget.surfaces.includes(surface);
  return {
    site_id: site.siteId,
    name: company.name,
    locale: company.defaultLocale,
    locales: [...company.locales],
    link_hosts: [...company.domains],
    features: {
      faq: has('faq') && settings.integrations.aiPoweredFaqs.enabled,
      search: has('search'),
      chat: has('chat'),
      nudge: has('nudge'),
      faq_json_ld: widget.faqJsonLd,
    },
    theme: { mode: widget.theme, position: widget.position, style: { ...widget.style } },
    texts: { ...interfaceWords(locale ?? company.defaultLocale), disclaimer: widget.disclaimer },
    starter_questions: [...widget.starterQuestions],
    nudges: widget.nudge ? [{ text: widget.nudge.text, after_seconds: widget.nudge.afterSeconds }] : [],
    handover: { enabled: handover.enabled, contact_url: contactOf(site, settings) },
    identity_required: site.identityRequired,
  };
}
