import { Alert, Button, Group, Paper, Stack, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { request } from './api.ts';
import { State } from './bits.tsx';
import { t } from './i18n.ts';

type Input = { query?: string; page_url?: string; locale?: string; thread?: string[] };
type Answer = { result_text: string; answer_status: string };

/** What was asked then, asked now: in a thread of its own, without anything the shopper's backend sent about the shopper. */
export function Replay(props: { input: Input; before: { status: string; text: string } }) {
  const { input, before } = props;
  const replay = useMutation({
    mutationFn: async () => {
      const { data, headers } = await request<Answer>('POST', '/v1/send_message', {
        query_text: input.query,
        ...(input.page_url ? { page_url: input.page_url } : {}),
        ...(input.locale ? { locale: input.locale } : {}),
      });
      return { ...data, requestId: headers.get('x-request-id') ?? '' };
    },
  });
  const now = replay.data;
  const isSame = now?.answer_status === before.status && now.result_text.includes(before.text);
  return (
    <Stack gap="xs">
      <Button
        size="xs"
        variant="default"
        w="fit-content"
        loading={replay.isPending}
        onClick={() => replay.mutate()}
      >
        {t('Ask it again now')}
      </Button>
      {now ? (
        <Paper withBorder p="sm" data-replayed={isSame ? 'same' : 'other'} role="status">
          <Group gap="xs" mb={4}>
            <State of={now.answer_status} />
            <Text size="sm" fw={600}>
              {isSame ? t('The same answer as then.') : t('Another answer than then.')}
            </Text>
          </Group>
          {isSame ? null : (
            <Text size="sm" className="pre">
              {now.result_text}
            </Text>
          )}
          {input.thread?.length ? (
            <Alert color="yellow" mt="xs" p="xs">
              {t('Then it was said after other questions of the same conversation, which are left out here.')}
            </Alert>
          ) : null}
        </Paper>
      ) : null}
    </Stack>
  );
}
