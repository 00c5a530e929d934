import { Button, Group, Paper, Select, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { api, Problem, query } from '../../shared/api.ts';
import { Empty, Load, PageHead } from '../../shared/feedback.tsx';
import { language, t } from '../../shared/i18n.ts';
import { type Settings, useSettings } from '../../shared/use-settings.ts';
import { Behaviour } from './behaviour.tsx';
import { faultsOf, type Theme } from './contrast.ts';
import { type Config, changesOf, configOf, draftOf, patchOf, type Site } from './draft.ts';
import { Install } from './install.tsx';
import { Look } from './look.tsx';
import { Preview } from './preview.tsx';

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Paper withBorder p="lg" component="section" aria-label={title}>
      <Title order={2} size="h4" mb="sm">
        {title}
      </Title>
      {children}
    </Paper>
  );
}

type EditorProps = {
  settings: Settings;
  site: Site;
  saved: Config;
  save: ReturnType<typeof useSettings>['change'];
};

/** One site: what is set on one side, what comes of it on the other. */
function Editor({ settings, site, saved, save }: EditorProps) {
  const [draft, setDraft] = useState(() => draftOf(site));
  const { sites } = settings.website;
  const { widget } = draft;
  const changed = changesOf(draftOf(site), draft);
  const at = `website.sites.${sites.indexOf(site)}`;
  const fault = (field: string) =>
    save.error instanceof Problem ? save.error.fault(`${at}.${field}`) : undefined;
  const faqsAreOn = settings.integrations.ai_powered_faqs.enabled;
  const isReadable = faultsOf(widget.style, widget.theme as Theme).length === 0;
  const setWidget = (next: typeof widget) => setDraft({ ...draft, widget: next });
  return (
    <div className="split widget-split">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          save.mutate(patchOf(sites, site.site_id, draft));
        }}
      >
        <Stack>
          <Section title={t('Surfaces')}>
            <Behaviour
              widget={widget}
              change={setWidget}
              faqsAreOn={faqsAreOn}
              fault={(field) => fault(`widget.${field}`)}
            />
          </Section>
          <Section title={t('Look')}>
            <Look widget={widget} change={setWidget} />
          </Section>
          <Section title={t('Into your pages')}>
            <Install siteId={site.site_id} draft={draft} change={setDraft} fault={fault} />
          </Section>
          <Group>
            <Button type="submit" loading={save.isPending} disabled={changed.length === 0 || !isReadable}>
              {t('Save')}
            </Button>
            <Text size="sm" role="status">
              {isReadable
                ? changed.length === 0
                  ? t('Nothing changed.')
                  : t('Changed: {names}', { names: changed.join(', ') })
                : t('Colours that cannot be read are not saved.')}
            </Text>
          </Group>
          {save.error ? (
            <Text size="sm" role="alert">
              {save.error.message}
            </Text>
          ) : null}
        </Stack>
      </form>
      <Preview config={configOf(saved, draft, faqsAreOn)} />
    </div>
  );
}

/** How the assistant looks and behaves on the shop's own pages. */
export function Widget() {
  const { settings, change } = useSettings();
  const [chosen, setChosen] = useState<string>();
  const sites = settings.data?.website.sites ?? [];
  const site = sites.find(({ site_id: id }) => id === chosen) ?? sites[0];
  const siteId = site?.site_id ?? '';
  const config = useQuery({
    queryKey: ['widget-config', siteId, JSON.stringify(site)],
    queryFn: () => api.get<Config>(`/widget/config${query({ site_id: siteId, locale: language() })}`),
    enabled: siteId !== '',
  });
  return (
    <>
      <PageHead
        title={t('Widget')}
        hint={t('Questions, search and chat on the pages of the shop, with one script tag and no key.')}
        action={
          sites.length > 1 ? (
            <Select
              aria-label={t('Site')}
              value={siteId}
              onChange={(id) => setChosen(id ?? undefined)}
              data={sites.map(({ site_id: value, name: label }) => ({ value, label }))}
              allowDeselect={false}
            />
          ) : undefined
        }
      />
      <Load from={settings}>
        {(now) =>
          site === undefined ? (
            <Empty
              title={t('The company has no site yet.')}
              example={t('A site is a place where the widget runs, such as the web shop.')}
              action={
                <Button
                  onClick={() =>
                    change.mutate({ website: { sites: [{ name: now.company.name, origins: [] }] } })
                  }
                >
                  {t('Make a site')}
                </Button>
              }
            />
          ) : (
            <Load from={config}>
              {(saved) => (
                <Editor
                  key={`${siteId}${JSON.stringify(site)}`}
                  settings={now}
                  site={site}
                  saved={saved}
                  save={change}
                />
              )}
            </Load>
          )
        }
      </Load>
    </>
  );
}
