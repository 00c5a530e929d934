import type { Static } from 'typebox';
import type { Settings as SettingsShape } from '../../../src/contract/settings.ts';
import type { WebsiteConfig } from '../../../src/contract/website.ts';

type Settings = Static<typeof SettingsShape>;
export type Site = Settings['website']['sites'][number];
export type WidgetSettings = Site['widget'];
export type Config = Static<typeof WebsiteConfig>;

/** What can be edited of a site. */
export type SiteDraft = { name: string; origins: string[]; widget: WidgetSettings };

export function draftOf({ name, origins, widget }: Site): SiteDraft {
  return { name, origins: [...origins], widget };
}

/** Sites are replaced whole: the edited one with the others as they are. Keys that are left out stay. */
export function patchOf(sites: readonly Site[], siteId: string, draft: SiteDraft): object {
  const written = sites.map(({ identity_key_set: _set, ...site }) =>
    site.site_id === siteId ? { ...site, ...draft, widget: cleaned(draft.widget) } : site,
  );
  return { website: { sites: written } };
}

/** Without the lines that were begun and not written. */
function cleaned(widget: WidgetSettings): WidgetSettings {
  const style = Object.fromEntries(Object.entries(widget.style).filter(([, value]) => value.trim() !== ''));
  const nudge = widget.nudge && widget.nudge.text.trim() !== '' ? widget.nudge : null;
  return { ...widget, style, nudge };
}

/** What the SDK will be told once this is saved, from what it is told now. */
export function configOf(saved: Config, { widget }: SiteDraft, faqsAreOn: boolean): Config {
  const { surfaces, theme: mode, position, nudge } = cleaned(widget);
  const has = (name: WidgetSettings['surfaces'][number]) => surfaces.includes(name);
  return {
    ...saved,
    features: {
      faq: has('faq') && faqsAreOn,
      search: has('search'),
      chat: has('chat'),
      nudge: has('nudge'),
      faq_json_ld: widget.faq_json_ld,
    },
    theme: { mode, position, style: cleaned(widget).style },
    texts: { ...saved.texts, disclaimer: widget.disclaimer },
    starter_questions: [...widget.starter_questions],
    nudges: nudge ? [nudge] : [],
    handover: {
      ...saved.handover,
      contact_url: widget.contact_url === '' ? saved.handover.contact_url : widget.contact_url,
    },
  };
}

/** The names of what differs, as they stand in the settings. */
export function changesOf(before: SiteDraft, now: SiteDraft): string[] {
  const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
  const own = (['name', 'origins'] as const).filter((name) => !same(before[name], now[name]));
  const names = Object.keys(now.widget) as (keyof WidgetSettings)[];
  return [...own, ...names.filter((name) => !same(before.widget[name], now.widget[name]))];
}
