import { Box, Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api, request } from '../../shared/api.ts';
import { State } from '../../shared/bits.tsx';
import { t } from '../../shared/i18n.ts';
import { PageLink } from '../../shared/page-link.tsx';
import { mayUse, useCompany } from '../../shared/session.ts';

type Answer = {
  result_text: string;
  answer_status: string;
  sources: { title: string; url: string | null }[];
};

/** Questions that have their answers in what is there; looked at again until there are some. */
function useIdeas(): readonly string[] {
  const ideas = useQuery({
    queryKey: ['start', 'questions'],
    queryFn: () => api.get<{ data: string[] }>('/questions'),
    refetchInterval: ({ state }) => (state.data?.data.length ? false : 1_000),
    // A button must not turn into another under the pointer.
    staleTime: Number.POSITIVE_INFINITY,
  });
  return ideas.data?.data ?? [];
}

/** A question to the shop's own content, answered as a shopper's would be. */
export function Ask({ onAnswered }: { onAnswered: () => void }) {
  const company = useCompany();
  const ideas = useIdeas();
  const [text, setText] = useState('');
  const ask = useMutation({
    mutationFn: (question: string) => request<Answer>('POST', '/v1/send_message', { query_text: question }),
    onSuccess: onAnswered,
  });
  const answer = ask.data?.data;
  const requestId = ask.data?.headers.get('x-request-id');
  return (
    <Stack gap="sm">
      <Group gap="xs" data-ideas={ideas.length}>
        {ideas.map((idea) => (
          <Button key={idea} size="compact-sm" variant="default" onClick={() => ask.mutate(idea)}>
            {idea}
          </Button>
        ))}
      </Group>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (text.trim()) ask.mutate(text.trim());
        }}
      >
        <Group align="flex-end">
          <TextInput
            flex={1}
            label={t('Question')}
            value={text}
            onChange={(event) => setText(event.currentTarget.value)}
          />
          <Button type="submit" loading={ask.isPending}>
            {t('Ask')}
          </Button>
        </Group>
      </form>
      {answer ? (
        <Box className="bubble bubble-answer" data-answer={answer.answer_status} role="status">
          <State of={answer.answer_status} />
          <Text size="sm" className="pre" mt={6}>
            {answer.result_text}
          </Text>
          <Text size="xs" c="dimmed">
            {t('Sources: {titles}', {
              titles: [...new Set(answer.sources.map(({ title }) => title))].join(', ') || '–',
            })}
          </Text>
          {requestId && mayUse(company, 'conversations') ? (
            <Text size="xs">
              <PageLink to={`/${company.company_id}/playground`} search={{ trace: requestId }}>
                {t('Why this answer')}
              </PageLink>
            </Text>
          ) : null}
        </Box>
      ) : null}
    </Stack>
  );
}
