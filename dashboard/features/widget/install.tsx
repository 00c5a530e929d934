import { Stack, TagsInput, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { Static } from 'typebox';
import type { WidgetSeen } from '../../../src/contract/dashboard/widget.ts';
import { api, query } from '../../shared/api.ts';
import { Snippet, When } from '../../shared/bits.tsx';
import { t } from '../../shared/i18n.ts';
import { useSession } from '../../shared/session.ts';
import type { SiteDraft } from './draft.ts';

type Props = {
  siteId: string;
  draft: SiteDraft;
  change: (next: SiteDraft) => void;
  fault: (field: string) => string | undefined;
};

/** Where the script was seen, so that nobody has to guess whether it is in. */
function Seen({ siteId }: { siteId: string }) {
  const seen = useQuery({
    queryKey: ['widget-seen', siteId],
    queryFn: () => api.get<Static<typeof WidgetSeen>>(`/widget/seen${query({ site_id: siteId })}`),
    refetchInterval: 10_000,
  });
  const hosts = seen.data?.data ?? [];
  return (
    <Stack gap={4} data-seen={hosts.length} role="status">
      {hosts.map(({ host, seen_at: at }) => (
        <Text key={host} size="sm">
          {t('Seen on {host}', { host })} <When at={at} />
        </Text>
      ))}
      {seen.data && hosts.length === 0 ? (
        <Text size="sm">
          {t(
            'Not seen on any page yet. If the tag is in: is the page’s origin listed, and does its policy let the script in?',
          )}
        </Text>
      ) : null}
    </Stack>
  );
}

/** The pages that may use the site, and what goes into them. */
export function Install({ siteId, draft, change, fault }: Props) {
  const session = useSession();
  const base = session.data?.public_url ?? location.origin;
  const has = (name: SiteDraft['widget']['surfaces'][number]) => draft.widget.surfaces.includes(name);
  const tag = `<script async src="${base}/website/aisle.js" data-site-id="${siteId}"></script>`;
  const blocks = [
    has('faq') ? '<aisle-faqs></aisle-faqs>' : '',
    has('search') ? '<aisle-search></aisle-search>' : '',
    // Their places are kept free, so that nothing moves while they load.
    has('faq') ? 'aisle-faqs { display: block; min-height: 88px }' : '',
    has('search') ? 'aisle-search { display: block; min-height: 44px }' : '',
  ].filter((line) => line !== '');
  const originFault = draft.origins.map((_, i) => fault(`origins.${i}`)).find((one) => one !== undefined);
  return (
    <Stack>
      <TagsInput
        label={t('Origins of the pages')}
        description={t('Scheme, host and port, such as https://shop.example; other pages are refused.')}
        value={draft.origins}
        onChange={(origins) => change({ ...draft, origins })}
        error={originFault}
        clearButtonProps={{ 'aria-label': t('Clear') }}
      />
      <Title order={3} size="h5">
        {t('Into the head of every page')}
      </Title>
      <Snippet text={tag} />
      <Seen siteId={siteId} />
      {blocks.length > 0 ? (
        <>
          <Title order={3} size="h5">
            {t('Where the questions and a search field should stand')}
          </Title>
          <Snippet text={blocks.join('\n')} />
        </>
      ) : null}
      <Title order={3} size="h5">
        {t('Into the content security policy, if there is one')}
      </Title>
      <Snippet text={`script-src ${base}; connect-src ${base}`} />
      {draft.widget.faq_json_ld ? (
        <>
          <Title order={3} size="h5">
            {t('For crawlers that run no script, asked by your server')}
          </Title>
          <Snippet text={`${base}/website/v1/faq-page?site_id=${siteId}&format=html&page_url=https://…`} />
        </>
      ) : null}
      <Text size="sm">{t('Attributes, methods, events: docs/website.md')}</Text>
    </Stack>
  );
}
