import { Box, Button, Drawer, Group, NativeSelect, Progress, Stack, Text, Title } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Static } from 'typebox';
import type { Gap as GapShape } from '../../../src/contract/analytics.ts';
import { AnswerEditor } from '../../shared/answer-editor.tsx';
import { api } from '../../shared/api.ts';
import { State, When } from '../../shared/bits.tsx';
import { Empty, Load, PageHead } from '../../shared/feedback.tsx';
import { number, t } from '../../shared/i18n.ts';
import { useAddress } from '../../shared/link.tsx';
import { Rows } from '../../shared/list.tsx';
import { PageLink } from '../../shared/page-link.tsx';
import { useCompany } from '../../shared/session.ts';
import { say } from '../../shared/toast.tsx';
import { type Tried, TriedList } from '../../shared/tried-list.tsx';

type Gap = Static<typeof GapShape>;
/** Where a source is looked at. */
function placeOf(
  base: string,
  sourceId: string,
  locale: string,
): { to: string; search: Record<string, string> } {
  const [kind, id = ''] = sourceId.split(/:(.*)/s);
  if (kind === 'faq') return { to: `${base}/faqs`, search: { review: 'all' } };
  if (kind === 'product') return { to: `${base}/catalogue`, search: { open: id } };
  return { to: `${base}/knowledge`, search: { open: id, in: locale } };
}

/** What answers a gap since, and from when on. */
function AnsweredSince({ gap }: { gap: Gap }) {
  const company = useCompany();
  const { answered_since: since, answered_by: by } = gap;
  if (since === null) return null;
  return (
    <Text size="sm" data-answered-since>
      {t('Answered since')} <When at={since} />
      {by ? (
        <>
          {': '}
          <PageLink {...placeOf(`/${company.company_id}`, by.source_id, gap.locale)}>{by.title}</PageLink>
        </>
      ) : null}
    </Text>
  );
}

function OneGap({ gap, close }: { gap: Gap; close: () => void }) {
  const client = useQueryClient();
  const today = useQuery({
    queryKey: ['gap', gap.gap_id, 'today'],
    queryFn: () => api.get<{ data: Tried[] }>(`/gaps/${gap.gap_id}/today`),
  });
  const refresh = () => client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] === 'gaps' });
  const reopen = () => api.post(`/gaps/${gap.gap_id}/reopen`);
  const dismiss = useMutation({
    mutationFn: () => api.post(`/gaps/${gap.gap_id}/dismiss`),
    onSuccess: async () => {
      close();
      await refresh();
      say(t('Put away. It comes back when it is asked twice as often.'), () => void reopen().then(refresh));
    },
  });
  return (
    <Stack>
      <Group gap="xs">
        <State of={gap.state} />
        <Text size="sm">
          {t('asked {count} times in {threads} conversations', {
            count: number(gap.asked),
            threads: number(gap.threads),
          })}
        </Text>
      </Group>
      <AnsweredSince gap={gap} />
      <Box>
        <Title order={3} size="h5">
          {t('All wordings')}
        </Title>
        {gap.wordings.map(({ text, asked, page_url: at, answered_since: since }) => (
          <Text key={text} size="sm">
            {number(asked)} × {text}
            {since && gap.state === 'open' ? (
              <Text span size="xs">
                {' '}
                ({t('answered by now')})
              </Text>
            ) : null}
            {at ? (
              <Text span size="xs" c="dimmed">
                {' '}
                {at}
              </Text>
            ) : null}
          </Text>
        ))}
      </Box>
      <Title order={3} size="h5">
        {t('Write the answer')}
      </Title>
      <AnswerEditor
        question={gap.wordings[0]?.text ?? ''}
        path={`/gaps/${gap.gap_id}/answer`}
        askedOn={gap.wordings.find(({ page_url: at }) => at)?.page_url ?? undefined}
        onUndone={reopen}
        actions={
          gap.state === 'open' ? (
            <Button variant="default" loading={dismiss.isPending} onClick={() => dismiss.mutate()}>
              {t('Needs no answer')}
            </Button>
          ) : null
        }
        before={
          <Box>
            <Title order={3} size="h5">
              {t('What shoppers get today')}
            </Title>
            <Load from={today} rows={3}>
              {({ data }) => <TriedList tried={data} />}
            </Load>
          </Box>
        }
      />
    </Stack>
  );
}

/** Questions without an answer, by topic; written once, answered in every wording. */
export function Gaps() {
  const company = useCompany();
  const [address, change] = useAddress();
  const state = address['state'] ?? 'open';
  const gaps = useQuery({
    queryKey: ['gaps', 'all'],
    queryFn: () => api.get<{ data: Gap[] }>('/v1/analytics/gaps'),
    refetchInterval: 30_000,
  });
  const client = useQueryClient();
  const recheck = useMutation({
    mutationFn: () => api.post<{ asked: number; changed: number }>('/gaps/check'),
    onSuccess: async ({ changed }) => {
      if (changed > 0) await client.invalidateQueries({ queryKey: ['gaps'] });
    },
  });
  // What a page or a FAQ has answered since is no gap any more: asked again when the page is opened.
  const { mutate: askAgain } = recheck;
  useEffect(() => askAgain(), [askAgain]);
  const opened = gaps.data?.data.find(({ gap_id: id }) => id === address['open']);
  return (
    <>
      <PageHead
        title={t('Gaps')}
        hint={t('What shoppers asked in the last 7 days and were not told, grouped by topic.')}
        action={
          <Button variant="default" loading={recheck.isPending} onClick={() => askAgain()}>
            {t('Ask them again now')}
          </Button>
        }
      />
      <Group mb="md">
        <NativeSelect
          label={t('Show')}
          value={state}
          data={['open', 'published', 'verified', 'answered', 'dismissed'].map((value) => ({
            value,
            label: t(value),
          }))}
          onChange={(event) => change({ state: event.currentTarget.value })}
        />
      </Group>
      <Load from={gaps}>
        {({ data }) => {
          const shown = data.filter((gap) => gap.state === state);
          const most = Math.max(1, ...shown.map(({ asked }) => asked));
          if (shown.length === 0)
            return (
              <Empty
                title={state === 'open' ? t('No open gaps.') : t('None here.')}
                example={t(
                  'Every question of a shopper that is not answered, or rated unhelpful, appears here; those of the playground do not.',
                )}
                action={
                  <PageLink to={`/${company.company_id}/conversations`}>{t('To the conversations')}</PageLink>
                }
              />
            );
          return (
            <Rows
              label={t('Gaps')}
              rows={shown}
              keyOf={({ gap_id: id }) => id}
              onOpen={({ gap_id: id }) => change({ open: id })}
              isOpen={({ gap_id: id }) => id === address['open']}
              columns={[
                {
                  title: t('Topic'),
                  cell: (gap) => (
                    <>
                      <Text size="sm" fw={600}>
                        {gap.wordings[0]?.text}
                      </Text>
                      <Text size="xs" c="dimmed" lineClamp={1}>
                        {gap.wordings
                          .slice(1, 4)
                          .map(({ text }) => text)
                          .join(' · ')}
                      </Text>
                      <AnsweredSince gap={gap} />
                    </>
                  ),
                },
                {
                  title: t('Asked'),
                  cell: ({ asked }) => (
                    <Group gap="xs" wrap="nowrap">
                      <Text size="sm" w={30}>
                        {number(asked)}
                      </Text>
                      <Progress value={(100 * asked) / most} w={120} aria-hidden />
                    </Group>
                  ),
                  width: 190,
                },
                {
                  title: t('Wordings'),
                  cell: ({ wordings }) => number(wordings.length),
                  width: 100,
                  isNumber: true,
                },
                { title: t('Language'), cell: ({ locale }) => locale, width: 90 },
                { title: t('Last asked'), cell: ({ last_asked_at: at }) => <When at={at} />, width: 140 },
              ]}
            />
          );
        }}
      </Load>
      <Drawer
        opened={opened !== undefined}
        onClose={() => change({ open: undefined })}
        position="right"
        size="xl"
        title={t('Gap')}
        closeButtonProps={{ 'aria-label': t('Close') }}
      >
        {opened ? (
          <OneGap key={opened.gap_id} gap={opened} close={() => change({ open: undefined })} />
        ) : null}
      </Drawer>
    </>
  );
}
