import { Alert, Box, Group, Paper, SegmentedControl, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { api, query } from '../../shared/api.ts';
import { Empty, Load, Loading, PageHead } from '../../shared/feedback.tsx';
import { number, percent, t } from '../../shared/i18n.ts';
import { useAddress } from '../../shared/link.tsx';
import { PageLink } from '../../shared/page-link.tsx';
import { mayUse, useCompany } from '../../shared/session.ts';
import { Checklist } from './checklist.tsx';
import { LastRun } from './last-run.tsx';
import type { Summary } from './summary.ts';

const Volumes = lazy(() => import('./volumes.tsx').then(({ Volumes }) => ({ default: Volumes })));

const rangesMs: Readonly<Record<string, number>> = {
  '24h': 86_400_000,
  '7d': 7 * 86_400_000,
  '30d': 30 * 86_400_000,
};

/** A minute's grain keeps the address of the query the same while it is looked at. */
function rangeOf(name: string, before = 0) {
  const lengthMs = rangesMs[name] ?? rangesMs['7d']!;
  const nowMs = Math.ceil(Date.now() / 60_000) * 60_000;
  const toMs = nowMs - before * lengthMs;
  return { from: new Date(toMs - lengthMs).toISOString(), to: new Date(toMs).toISOString() };
}

function share(summary: Summary | undefined, status: string): number | undefined {
  return summary && summary.answers > 0 ? (summary.by_status[status] ?? 0) / summary.answers : undefined;
}

function Figure({
  title,
  value,
  before,
  to,
  search,
  says,
  act,
}: {
  title: string;
  value: string;
  before?: string | undefined;
  to: string;
  search?: Record<string, string>;
  /** What is counted. */
  says: string;
  /** What one does about it, in the words of the link. */
  act: string;
}) {
  return (
    <Paper withBorder p="md" data-figure={title}>
      <Text size="sm" fw={600}>
        {title}
      </Text>
      <Text size="xl" fw={700}>
        <PageLink to={to} {...(search ? { search } : {})}>
          {value}
        </PageLink>
      </Text>
      {before === undefined ? null : (
        <Text size="xs" c="dimmed">
          {t('in the same time before: {value}', { value: before })}
        </Text>
      )}
      <Text size="xs" mt={4}>
        {says}
      </Text>
      <Text size="xs" mt={4}>
        <PageLink to={to} {...(search ? { search } : {})}>
          {act}
        </PageLink>
      </Text>
    </Paper>
  );
}

/** How the assistant does: figures that lead to the rows behind them. */
export function Overview() {
  const company = useCompany();
  const [address, change] = useAddress();
  const range = address['range'] ?? '7d';
  const now = useQuery({
    queryKey: ['summary', range],
    queryFn: () => api.get<Summary>(`/v1/analytics/summary${query(rangeOf(range))}`),
    refetchInterval: 30_000,
  });
  const before = useQuery({
    queryKey: ['summary', range, 'before'],
    queryFn: () => api.get<Summary>(`/v1/analytics/summary${query(rangeOf(range, 1))}`),
  });
  const gaps = useQuery({
    queryKey: ['gaps', 'top'],
    queryFn: () =>
      api.get<{ data: { gap_id: string; asked: number; state: string; wordings: { text: string }[] }[] }>(
        '/v1/analytics/gaps',
      ),
  });
  const base = `/${company.company_id}`;
  const conversations = mayUse(company, 'conversations') ? `${base}/conversations` : `${base}/overview`;
  const asPercent = (value: number | undefined) => (value === undefined ? '–' : percent(value));
  const gapsPage = mayUse(company, 'faqs') ? `${base}/gaps` : conversations;
  const read = { to: conversations, act: t('Read the conversations') };
  const mend = { to: gapsPage, act: t('Write the missing answers') };
  const figures = [
    ['answered', t('Answered'), t('Share of the questions that got a proven answer.'), read],
    ['partial', t('Partly answered'), t('The closest text was shown, not asserted.'), mend],
    ['not_found', t('Not found'), t('The shop’s content says nothing about it.'), mend],
    ['handed_over', t('Handed over'), t('Passed on to a person of the shop.'), read],
  ] as const;
  const rated = (summary: Summary | undefined) =>
    summary && summary.helpful + summary.unhelpful > 0
      ? summary.helpful / (summary.helpful + summary.unhelpful)
      : undefined;
  const open = gaps.data?.data.filter(({ state }) => state === 'open').slice(0, 5) ?? [];
  return (
    <>
      <PageHead
        title={t('Overview')}
        action={
          <SegmentedControl
            aria-label={t('Range')}
            value={range}
            onChange={(value) => change({ range: value })}
            data={[
              { value: '24h', label: t('24 hours') },
              { value: '7d', label: t('7 days') },
              { value: '30d', label: t('30 days') },
            ]}
          />
        }
      />
      <Stack gap="lg">
        {company.access_enabled ? null : (
          <Alert color="yellow" title={t('The API is switched off for this company')}>
            {t('Who runs this server enables it in the operator area.')}
          </Alert>
        )}
        <Checklist />
        <LastRun />
        <Load from={now} rows={4}>
          {(summary) => (
            <Stack gap="lg">
              <Box className="cards">
                <Figure
                  title={t('Questions')}
                  value={number(summary.answers)}
                  before={before.data && number(before.data.answers)}
                  says={t('Messages of shoppers over the API and the website, without the playground.')}
                  {...read}
                />
                {figures.map(([status, title, says, where]) => (
                  <Figure
                    key={status}
                    title={title}
                    value={asPercent(share(summary, status))}
                    before={before.data && asPercent(share(before.data, status))}
                    says={says}
                    {...where}
                    {...(where.to === conversations ? { search: { answer_status: status } } : {})}
                  />
                ))}
                <Figure
                  title={t('Rated helpful')}
                  value={asPercent(rated(summary))}
                  before={before.data && asPercent(rated(before.data))}
                  says={t('Share of thumbs up among all thumbs that shoppers gave.')}
                  {...read}
                />
                <Figure
                  title={t('Time of an answer')}
                  value={
                    summary.latency_ms
                      ? `${number(summary.latency_ms.p50)} / ${number(summary.latency_ms.p95)} ms`
                      : '–'
                  }
                  says={t('Half of the answers came within the first time, 19 of 20 within the second.')}
                  act={t('Look at the requests')}
                  to={`${base}/requests`}
                  search={{ operation: '/api/v1/send_message' }}
                />
              </Box>
              <Paper withBorder p="md">
                <Title order={2} size="h4" mb="sm">
                  {summary.answers > 0
                    ? t('{share} of {count} questions were answered', {
                        share: asPercent(share(summary, 'answered')),
                        count: number(summary.answers),
                      })
                    : t('Questions over time')}
                </Title>
                {summary.answers > 0 ? (
                  <Suspense fallback={<Loading rows={5} />}>
                    <Volumes summary={summary} />
                  </Suspense>
                ) : (
                  <Empty
                    title={t('Nobody has asked anything in this time.')}
                    example={t('Questions over the API and the website count; the playground does not.')}
                    action={<PageLink to={`${base}/start`}>{t('Finish setting up')}</PageLink>}
                  />
                )}
              </Paper>
              <Group align="flex-start" grow>
                <Paper withBorder p="md" miw={280}>
                  <Title order={2} size="h4" mb="sm">
                    {t('Asked most')}
                  </Title>
                  {summary.top_questions.length === 0 ? <Text size="sm">{t('Nothing yet.')}</Text> : null}
                  {summary.top_questions.map(({ text, asked }) => (
                    <Group key={text} justify="space-between" wrap="nowrap">
                      <Text size="sm" lineClamp={1}>
                        {text}
                      </Text>
                      <Text size="sm">{number(asked)}</Text>
                    </Group>
                  ))}
                </Paper>
                <Paper withBorder p="md" miw={280}>
                  <Title order={2} size="h4" mb="sm">
                    {t('Asked in vain')}
                  </Title>
                  {open.length === 0 ? <Text size="sm">{t('No open gaps.')}</Text> : null}
                  {open.map(({ gap_id: id, asked, wordings }) => (
                    // Links one below the other are tapped apart only from 24 px on (WCAG 2.2, target size).
                    <Group key={id} justify="space-between" wrap="nowrap" mih={28}>
                      <Text size="sm">
                        <PageLink to={`${base}/gaps`} search={{ open: id }}>
                          {wordings[0]?.text}
                        </PageLink>
                      </Text>
                      <Text size="sm">{number(asked)}</Text>
                    </Group>
                  ))}
                </Paper>
              </Group>
            </Stack>
          )}
        </Load>
      </Stack>
    </>
  );
}
