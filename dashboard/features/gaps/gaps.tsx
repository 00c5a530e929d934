import {
  Box,
  Button,
  Drawer,
  Group,
  NativeSelect,
  Progress,
  Stack,
  Table,
  Text,
  Textarea,
  TextInput,
  Title,
} from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Static } from 'typebox';
import type { Gap as GapShape } from '../../../src/contract/analytics.ts';
import { api } from '../../shared/api.ts';
import { State, When } from '../../shared/bits.tsx';
import { Empty, Load, PageHead } from '../../shared/feedback.tsx';
import { number, t } from '../../shared/i18n.ts';
import { useAddress } from '../../shared/link.tsx';
import { Rows } from '../../shared/list.tsx';
import { PageLink } from '../../shared/page-link.tsx';
import { useCompany } from '../../shared/session.ts';
import { say } from '../../shared/toast.tsx';

type Gap = Static<typeof GapShape>;
type Tried = { text: string; status: string; result_text: string };

function TriedList({ tried }: { tried: readonly Tried[] }) {
  return (
    <Table>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{t('Wording')}</Table.Th>
          <Table.Th>{t('Outcome')}</Table.Th>
          <Table.Th>{t('Answer')}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {tried.map(({ text, status, result_text: result }) => (
          <Table.Tr key={text} data-tried={status}>
            <Table.Td>{text}</Table.Td>
            <Table.Td style={{ whiteSpace: 'nowrap' }}>
              <State of={status} />
            </Table.Td>
            <Table.Td>
              <Text size="xs" lineClamp={3}>
                {result}
              </Text>
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}

function OneGap({ gap, close }: { gap: Gap; close: () => void }) {
  const client = useQueryClient();
  const [question, setQuestion] = useState(gap.wordings[0]?.text ?? '');
  const [answer, setAnswer] = useState('');
  const [page, setPage] = useState('');
  const today = useQuery({
    queryKey: ['gap', gap.gap_id, 'today'],
    queryFn: () => api.get<{ data: Tried[] }>(`/gaps/${gap.gap_id}/today`),
  });
  const refresh = () => client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] === 'gaps' });
  const publish = useMutation({
    mutationFn: () =>
      api.post<{ faq_id: number; tried: Tried[] }>(`/gaps/${gap.gap_id}/answer`, {
        question,
        answer,
        ...(page ? { page_url: page } : {}),
      }),
    onSuccess: async ({ faq_id: faqId }) => {
      await refresh();
      say(t('Live. A test case keeps it so.'), () => {
        void api
          .delete(`/v1/faqs/${faqId}`)
          .then(() => api.post(`/gaps/${gap.gap_id}/reopen`))
          .then(refresh);
      });
    },
  });
  const dismiss = useMutation({
    mutationFn: () => api.post(`/gaps/${gap.gap_id}/dismiss`),
    onSuccess: async () => {
      close();
      await refresh();
      say(
        t('Put away. It comes back when it is asked twice as often.'),
        () => void api.post(`/gaps/${gap.gap_id}/reopen`).then(refresh),
      );
    },
  });
  const answered = publish.data?.tried.filter(({ status }) => status === 'answered').length ?? 0;
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
      <Box>
        <Title order={3} size="h5">
          {t('All wordings')}
        </Title>
        {gap.wordings.map(({ text, asked, page_url: at }) => (
          <Text key={text} size="sm">
            {number(asked)} × {text}
            {at ? (
              <Text span size="xs" c="dimmed">
                {' '}
                {at}
              </Text>
            ) : null}
          </Text>
        ))}
      </Box>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          publish.mutate();
        }}
      >
        <Stack>
          <Title order={3} size="h5">
            {t('Write the answer')}
          </Title>
          <TextInput
            label={t('Question')}
            value={question}
            onChange={(event) => setQuestion(event.currentTarget.value)}
            maxLength={500}
            required
            withAsterisk={false}
          />
          <Textarea
            label={t('Answer')}
            value={answer}
            onChange={(event) => setAnswer(event.currentTarget.value)}
            autosize
            minRows={3}
            maxLength={4_000}
            required
            withAsterisk={false}
          />
          <TextInput
            label={t('Product page that lists it; empty: the whole shop')}
            placeholder="https://"
            value={page}
            onChange={(event) => setPage(event.currentTarget.value)}
          />
          <Group>
            <Button type="submit" loading={publish.isPending}>
              {t('Publish')}
            </Button>
            {gap.state === 'open' ? (
              <Button variant="default" loading={dismiss.isPending} onClick={() => dismiss.mutate()}>
                {t('Needs no answer')}
              </Button>
            ) : null}
          </Group>
        </Stack>
      </form>
      {publish.data ? (
        <Box role="status">
          <Text size="sm" fw={600} data-answered={answered}>
            {t('{answered} of {all} wordings are answered now.', {
              answered: number(answered),
              all: number(publish.data.tried.length),
            })}
          </Text>
          <TriedList tried={publish.data.tried} />
        </Box>
      ) : (
        <Box>
          <Title order={3} size="h5">
            {t('What shoppers get today')}
          </Title>
          <Load from={today} rows={3}>
            {({ data }) => <TriedList tried={data} />}
          </Load>
        </Box>
      )}
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
  const opened = gaps.data?.data.find(({ gap_id: id }) => id === address['open']);
  return (
    <>
      <PageHead
        title={t('Gaps')}
        hint={t('What shoppers asked in the last 7 days and were not told, grouped by topic.')}
      />
      <Group mb="md">
        <NativeSelect
          label={t('Show')}
          value={state}
          data={['open', 'published', 'verified', 'dismissed'].map((value) => ({ value, label: t(value) }))}
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
                example={t('Every question that is not answered, or rated unhelpful, appears here.')}
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
                  cell: ({ wordings }) => (
                    <>
                      <Text size="sm" fw={600}>
                        {wordings[0]?.text}
                      </Text>
                      <Text size="xs" c="dimmed" lineClamp={1}>
                        {wordings
                          .slice(1, 4)
                          .map(({ text }) => text)
                          .join(' · ')}
                      </Text>
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
