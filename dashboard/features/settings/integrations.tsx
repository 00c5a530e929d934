import { Badge, Box, Button, Code, Group, Paper, Stack, Switch, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api, Problem, query } from '../../shared/api.ts';
import { State } from '../../shared/bits.tsx';
import { ErrorCard, Load, PageHead } from '../../shared/feedback.tsx';
import { number, t } from '../../shared/i18n.ts';
import { PageLink } from '../../shared/page-link.tsx';
import { ProductPicker } from '../../shared/product-picker.tsx';
import { mayUse, useCompany, useSession } from '../../shared/session.ts';
import { say } from '../../shared/toast.tsx';
import { useSettings } from '../../shared/use-settings.ts';

type Made = {
  status: string;
  faqs?: { faq_id: number; question: string }[];
  reason?: string;
  message?: string;
};
type Counts = { data: { state: string; reason: string | null; pages: number }[] };

/** One product page tried out: generating, then its questions. */
function TryPage() {
  const [typed, setTyped] = useState('');
  const [page, setPage] = useState('');
  const made = useQuery({
    queryKey: ['product-faqs', page],
    queryFn: () => api.get<Made>(`/v1/product-faqs${query({ page_url: page })}`),
    enabled: page !== '',
    refetchInterval: ({ state }) => (state.data?.status === 'generating' ? 1_000 : false),
    retry: false,
  });
  return (
    <Stack gap="sm">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          setPage(typed.trim());
        }}
      >
        <Group align="flex-start">
          <ProductPicker
            label={t('Try it on a product page')}
            value={typed}
            onChange={setTyped}
            error={
              made.error instanceof Problem
                ? (made.error.members['errors'] as { detail: string }[] | undefined)?.[0]?.detail
                : undefined
            }
          />
          <Button type="submit" mt={25} variant="default" loading={made.isFetching}>
            {t('Make its FAQs')}
          </Button>
        </Group>
      </form>
      {made.data ? (
        <Box role="status" data-faqs={made.data.status}>
          <State of={made.data.status} />
          {made.data.message ? <Text size="sm">{made.data.message}</Text> : null}
          <ul>
            {(made.data.faqs ?? []).map(({ faq_id: id, question }) => (
              <li key={id}>{question}</li>
            ))}
          </ul>
        </Box>
      ) : null}
    </Stack>
  );
}

function PageCounts() {
  const counts = useQuery({
    queryKey: ['faq-pages'],
    queryFn: () => api.get<Counts>('/faq_pages'),
    refetchInterval: 5_000,
    retry: false,
  });
  if (counts.error) return <ErrorCard error={counts.error} />;
  if (!counts.data?.data.length) return <Text size="sm">{t('No page has asked for FAQs yet.')}</Text>;
  return (
    <Group gap="md">
      {counts.data.data.map(({ state, reason, pages }) => (
        <Group key={`${state}${reason}`} gap={6}>
          <State of={state} />
          <Text size="sm">
            {number(pages)}
            {reason ? ` (${reason})` : ''}
          </Text>
        </Group>
      ))}
    </Group>
  );
}

/** Settings > Integrations; AI Powered FAQs stand first. */
export function Integrations() {
  const company = useCompany();
  const session = useSession();
  const { settings, change } = useSettings();
  const set = (patch: Record<string, boolean>, back: Record<string, boolean>) =>
    change.mutate(
      { integrations: { ai_powered_faqs: patch } },
      {
        onSuccess: () =>
          say(t('Switched.'), () => change.mutate({ integrations: { ai_powered_faqs: back } })),
      },
    );
  return (
    <>
      <PageHead title={t('Integrations')} />
      <Load from={settings}>
        {({ integrations: { ai_powered_faqs: faqs } }) => (
          <Stack maw={860}>
            <Paper withBorder p="lg" component="section" aria-label="AI Powered FAQs">
              <Group justify="space-between" mb="sm">
                <Title order={2} size="h4">
                  AI Powered FAQs
                </Title>
                <Badge color={faqs.enabled ? 'teal' : 'gray'} variant="light" className="state">
                  {faqs.enabled ? t('on') : t('off')}
                </Badge>
              </Group>
              <Stack>
                <Text size="sm">
                  {t(
                    'Questions with proven answers for every product page, made when the page first asks and kept right when a fact changes.',
                  )}
                </Text>
                <Switch
                  label={t('Product FAQs')}
                  checked={faqs.enabled}
                  onChange={(event) =>
                    set({ enabled: event.currentTarget.checked }, { enabled: faqs.enabled })
                  }
                />
                <Switch
                  label={t('Show only what a person has approved')}
                  checked={faqs.require_approval}
                  onChange={(event) =>
                    set(
                      { require_approval: event.currentTarget.checked },
                      { require_approval: faqs.require_approval },
                    )
                  }
                />
                <Switch
                  label={t('Make them before a page asks')}
                  description={t(
                    'One product after another, the last changed first, within minutes of an import. A model that is set is paid for every page, up to its budget.',
                  )}
                  checked={faqs.pregenerate}
                  onChange={(event) =>
                    set({ pregenerate: event.currentTarget.checked }, { pregenerate: faqs.pregenerate })
                  }
                />
                {faqs.enabled && mayUse(company, 'faqs') ? (
                  <>
                    <PageCounts />
                    <TryPage />
                    <PageLink to={`/${company.company_id}/faqs`}>{t('Review the questions')}</PageLink>
                  </>
                ) : null}
              </Stack>
            </Paper>
            <Paper withBorder p="lg" component="section" aria-label={t('Your backend')}>
              <Title order={2} size="h4" mb="sm">
                {t('Your backend')}
              </Title>
              <Text size="sm">
                {t('Every operation over HTTP with a key:')}{' '}
                <a href="/docs" target="_blank" rel="noreferrer">
                  {t('API reference')}
                </a>
              </Text>
              <Code
                block
                tabIndex={0}
                mt="sm"
              >{`GET ${session.data?.public_url ?? ''}/api/v1/product-faqs?page_url=https://…`}</Code>
            </Paper>
          </Stack>
        )}
      </Load>
    </>
  );
}
