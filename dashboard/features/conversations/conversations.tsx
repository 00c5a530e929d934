import { Box, Button, Drawer, Group, NativeSelect, Stack, Text, TextInput } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../shared/api.ts';
import { State, When } from '../../shared/bits.tsx';
import { Export } from '../../shared/export.tsx';
import { Empty, Load, PageHead } from '../../shared/feedback.tsx';
import { t } from '../../shared/i18n.ts';
import { useAddress } from '../../shared/link.tsx';
import { Rows, ServerList, useList } from '../../shared/list.tsx';
import { PageLink } from '../../shared/page-link.tsx';
import { useCompany } from '../../shared/session.ts';
import { say } from '../../shared/toast.tsx';
import { Trace } from '../../shared/trace.tsx';
import { WriteAnswer } from '../../shared/write-answer.tsx';

type Message = {
  seq: number;
  message_id: string;
  query_text: string;
  result_text: string;
  answer_status: string;
  feedback: { rating: number; comment: string | null } | null;
  created_at: string;
};
type Thread = {
  thread_id: string;
  channel: string;
  status: string;
  locale: string;
  page_url: string | null;
  end_user_id: string | null;
  updated_at: string;
  messages: Message[];
};

function OneThread({ threadId, close }: { threadId: string; close: () => void }) {
  const client = useQueryClient();
  const company = useCompany();
  const [address, change] = useAddress();
  const thread = useQuery({
    queryKey: ['thread', threadId],
    queryFn: () => api.get<Thread>(`/v1/threads/${threadId}`),
  });
  const erase = useMutation({
    mutationFn: () => api.delete(`/v1/threads/${threadId}`),
    onSuccess: async () => {
      close();
      await client.invalidateQueries();
      say(t('The conversation is deleted.'));
    },
  });
  const traced = address['trace'];
  return (
    <Load from={thread}>
      {({ messages, page_url: page, locale, channel }) => (
        <Stack>
          <Group gap="xs">
            <Text size="sm">{[channel, locale, page].filter(Boolean).join(' · ')}</Text>
          </Group>
          {messages.map((message) => (
            <Stack key={message.message_id} gap={6}>
              <Box className="bubble bubble-own">{message.query_text}</Box>
              <Box className="bubble bubble-answer">
                <Group gap="xs" mb={4}>
                  <State of={message.answer_status} />
                  {message.feedback ? (
                    <Text size="sm">
                      {message.feedback.rating > 0 ? t('rated helpful') : t('rated unhelpful')}
                    </Text>
                  ) : null}
                  <Text size="xs" c="dimmed">
                    <When at={message.created_at} />
                  </Text>
                </Group>
                <Text size="sm" className="pre">
                  {message.result_text}
                </Text>
                <Group gap="xs" mt="xs">
                  <Button
                    size="compact-xs"
                    variant="default"
                    onClick={() =>
                      change({ trace: traced === message.message_id ? undefined : message.message_id })
                    }
                    aria-expanded={traced === message.message_id}
                  >
                    {t('Why this answer')}
                  </Button>
                  <Text span size="sm">
                    <PageLink to={`/${company.company_id}/playground`} search={{ ask: message.query_text }}>
                      {t('Ask again')}
                    </PageLink>
                  </Text>
                </Group>
                {/* The trace has the same button. */}
                {traced === message.message_id ||
                (message.answer_status === 'answered' && (message.feedback?.rating ?? 0) >= 0) ? null : (
                  <WriteAnswer
                    isAnswered={message.answer_status === 'answered'}
                    question={message.query_text}
                    locale={locale}
                    askedOn={page ?? undefined}
                  />
                )}
              </Box>
              {traced === message.message_id ? <MessageTrace messageId={message.message_id} /> : null}
            </Stack>
          ))}
          <Button
            color="red"
            variant="light"
            w="fit-content"
            loading={erase.isPending}
            onClick={() => window.confirm(t('Delete this conversation for good?')) && erase.mutate()}
          >
            {t('Delete the conversation')}
          </Button>
        </Stack>
      )}
    </Load>
  );
}

/** The trace of a message, found by the message's id. */
function MessageTrace({ messageId }: { messageId: string }) {
  const found = useQuery({
    queryKey: ['trace-of', messageId],
    queryFn: () => api.get<{ request_id: string }>(`/v1/traces/${messageId}`),
  });
  return <Load from={found}>{({ request_id: requestId }) => <Trace requestId={requestId} />}</Load>;
}

/** Threads of shoppers, newest first, and one of them in full. */
export function Conversations() {
  const company = useCompany();
  const [address, change] = useAddress();
  const { answer_status: status, channel, end_user_id: user } = address;
  const list = useList<Thread>('/v1/threads', { answer_status: status, channel, end_user_id: user });
  const outcomes = [
    { value: '', label: t('every outcome') },
    ...['answered', 'partial', 'not_found', 'handed_over'].map((value) => ({
      value,
      label: t({ partial: 'partly', not_found: 'not found', handed_over: 'handed over' }[value] ?? value),
    })),
  ];
  const channels = [
    { value: '', label: t('every channel') },
    ...['api', 'website', 'mcp', 'playground'].map((value) => ({ value, label: value })),
  ];
  return (
    <>
      <PageHead title={t('Conversations')} hint={t('What shoppers asked and what they were told.')} />
      <Group mb="md" align="flex-end">
        <NativeSelect
          label={t('Outcome')}
          value={status ?? ''}
          data={outcomes}
          onChange={(event) => change({ answer_status: event.currentTarget.value })}
        />
        <NativeSelect
          label={t('Channel')}
          value={channel ?? ''}
          data={channels}
          onChange={(event) => change({ channel: event.currentTarget.value })}
        />
        <TextInput
          label={t('Shopper’s id')}
          defaultValue={user ?? ''}
          onBlur={(event) => change({ end_user_id: event.currentTarget.value })}
        />
        <Export
          name="conversations"
          path="/v1/threads"
          filter={{ answer_status: status, channel, end_user_id: user }}
        />
      </Group>
      <ServerList
        list={list}
        empty={
          <Empty
            title={t('No conversations yet.')}
            example={t('The first one appears as soon as a shopper, or your backend, asks something.')}
            action={<PageLink to={`/${company.company_id}/playground`}>{t('Try the playground')}</PageLink>}
          />
        }
      >
        {(rows) => (
          <Rows
            label={t('Conversations')}
            rows={rows}
            keyOf={({ thread_id: id }) => id}
            bulk={[
              {
                label: t('Delete'),
                question: t('Delete {count} conversations for good?'),
                isDangerous: true,
                run: ({ thread_id: id }) => api.delete(`/v1/threads/${encodeURIComponent(id)}`),
              },
            ]}
            onOpen={({ thread_id: id }) => change({ open: id, trace: undefined })}
            isOpen={({ thread_id: id }) => id === address['open']}
            columns={[
              {
                title: t('First question'),
                cell: ({ messages }) => (
                  <Text size="sm" lineClamp={2}>
                    {messages[0]?.query_text ?? '–'}
                  </Text>
                ),
              },
              {
                title: t('Outcome'),
                cell: ({ messages }) => <State of={messages.at(-1)?.answer_status ?? 'open'} />,
                width: 130,
              },
              { title: t('Questions'), cell: ({ messages }) => messages.length, width: 90, isNumber: true },
              { title: t('Channel'), cell: (thread) => thread.channel, width: 110 },
              { title: t('Last change'), cell: ({ updated_at: at }) => <When at={at} />, width: 150 },
            ]}
          />
        )}
      </ServerList>
      <Drawer
        opened={address['open'] !== undefined}
        onClose={() => change({ open: undefined, trace: undefined })}
        position="right"
        size="xl"
        title={t('Conversation')}
        closeButtonProps={{ 'aria-label': t('Close') }}
      >
        {address['open'] ? (
          <OneThread threadId={address['open']} close={() => change({ open: undefined })} />
        ) : null}
      </Drawer>
    </>
  );
}
