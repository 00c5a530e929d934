import { Alert, Box, Button, Group, Paper, Stack, Text, TextInput, Title } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { api } from '../../shared/api.ts';
import { State, StatusCode, When } from '../../shared/bits.tsx';
import { PageHead } from '../../shared/feedback.tsx';
import { t } from '../../shared/i18n.ts';
import { NewKey } from '../../shared/new-key.tsx';
import { PageLink } from '../../shared/page-link.tsx';
import { useCompany } from '../../shared/session.ts';
import { UploadBox } from '../../shared/upload.tsx';

type Listed<T = unknown> = { data: T[]; next_cursor: string | null };
type Answer = {
  result_text: string;
  answer_status: string;
  sources: { title: string; url: string | null }[];
};
type Request = { request_id: string; at: string; status: number; operation: string };

function Step({
  number,
  title,
  isDone,
  children,
}: {
  number: number;
  title: string;
  isDone: boolean;
  children: ReactNode;
}) {
  return (
    <Paper withBorder p="lg" component="section" aria-label={title} data-step={number} data-done={isDone}>
      <Group gap="sm" mb="sm">
        <Text fw={700}>{isDone ? '✓' : number}</Text>
        <Title order={2} size="h4">
          {title}
        </Title>
      </Group>
      {children}
    </Paper>
  );
}

function Ask({ isReady }: { isReady: boolean }) {
  const [text, setText] = useState('');
  const ask = useMutation({
    mutationFn: (question: string) => api.post<Answer>('/v1/send_message', { query_text: question }),
  });
  const products = useQuery({
    queryKey: ['start', 'product'],
    queryFn: () => api.get<Listed<{ title: string }>>('/v1/products?limit=3'),
    enabled: isReady,
  });
  const documents = useQuery({
    queryKey: ['start', 'document'],
    queryFn: () => api.get<Listed<{ title: string }>>('/v1/documents?limit=2'),
    enabled: isReady,
    retry: false,
  });
  const ideas = [
    ...(documents.data?.data ?? []).map(({ title }) => title),
    ...(products.data?.data ?? []).map(({ title }) => t('Tell me about {title}', { title })),
  ].slice(0, 5);
  if (!isReady) return <Text size="sm">{t('Possible as soon as there are ten products or pages.')}</Text>;
  return (
    <Stack gap="sm">
      <Group gap="xs">
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
      {ask.data ? (
        <Box className="bubble bubble-answer" data-answer={ask.data.answer_status}>
          <State of={ask.data.answer_status} />
          <Text size="sm" className="pre" mt={6}>
            {ask.data.result_text}
          </Text>
          <Text size="xs" c="dimmed">
            {t('Sources: {titles}', {
              titles: [...new Set(ask.data.sources.map(({ title }) => title))].join(', ') || '–',
            })}
          </Text>
        </Box>
      ) : null}
    </Stack>
  );
}

function FirstRequest() {
  const [since] = useState(() => new Date(Date.now() - 60_000).toISOString());
  const company = useCompany();
  const calls = useQuery({
    queryKey: ['start', 'calls'],
    queryFn: () => api.get<Listed<Request>>('/requests?limit=1'),
    refetchInterval: 700,
  });
  const [call] = calls.data?.data ?? [];
  const isNew = call !== undefined && call.at >= since;
  if (!call)
    return (
      <Alert color="blue" role="status">
        {t('Waiting for the first request …')}
      </Alert>
    );
  return (
    <Alert
      color="teal"
      role="status"
      data-first-request={call.request_id}
      title={isNew ? t('Here it is') : t('Requests arrive')}
    >
      <Group gap="xs">
        <StatusCode status={call.status} />
        <Text size="sm">{call.operation}</Text>
        <When at={call.at} />
        <PageLink to={`/${company.company_id}/requests`} search={{ open: call.request_id }}>
          {t('Look at it')}
        </PageLink>
      </Group>
    </Alert>
  );
}

/** From an empty company to a first answer and a first request, each step with what it needs. */
export function Onboarding() {
  const company = useCompany();
  const [isMaking, setMaking] = useState(false);
  const often = { refetchInterval: 1_500 } as const;
  const products = useQuery({
    queryKey: ['start', 'products'],
    queryFn: () => api.get<Listed>('/v1/products?limit=10'),
    ...often,
  });
  const documents = useQuery({
    queryKey: ['start', 'documents'],
    queryFn: () => api.get<Listed>('/v1/documents?limit=10'),
    retry: false,
    ...often,
  });
  const keys = useQuery({
    queryKey: ['keys'],
    queryFn: () => api.get<Listed & { scopes: string[] }>('/keys'),
    retry: false,
  });
  const many = (list: Listed | undefined) => list?.data.length ?? 0;
  const found = many(products.data) + many(documents.data);
  const counted = (list: Listed | undefined) => `${many(list)}${list?.next_cursor ? '+' : ''}`;
  return (
    <>
      <PageHead
        title={t('Set up {company}', { company: company.name })}
        hint={t('Each step stands for itself; come back at any time.')}
      />
      <Stack maw={860}>
        <Step number={1} title={t('Bring in what you sell and know')} isDone={found > 0}>
          <Stack gap="lg">
            <Text size="sm">
              {t('There are {products} products and {documents} pages.', {
                products: counted(products.data),
                documents: counted(documents.data),
              })}
            </Text>
            <Box>
              <Title order={3} size="h5" mb={4}>
                {t('Products')}
              </Title>
              <UploadBox
                kind="products"
                accept=".csv,.tsv,.json,.jsonl,.ndjson"
                hint={t('The export of your shop: CSV, TSV, JSON or JSON Lines, at most 32 MB')}
              />
            </Box>
            <Box>
              <Title order={3} size="h5" mb={4}>
                {t('Pages')}
              </Title>
              <UploadBox
                kind="documents"
                accept=".md,.html,.htm,.txt,.csv,.json,.jsonl,.ndjson"
                hint={t('Help pages, returns, delivery: Markdown, HTML, text, CSV or JSON Lines')}
              />
            </Box>
          </Stack>
        </Step>
        <Step number={2} title={t('Ask')} isDone={false}>
          <Ask isReady={found >= 10 || (found > 0 && many(products.data) < 10)} />
        </Step>
        <Step number={3} title={t('Product FAQs')} isDone={false}>
          <Text size="sm">
            {t('Questions and answers on every product page, made from its facts.')}{' '}
            <PageLink to={`/${company.company_id}/settings/integrations`}>
              {t('Settings, Integrations, AI Powered FAQs')}
            </PageLink>
          </Text>
        </Step>
        <Step number={4} title={t('Connect your backend')} isDone={many(keys.data) > 0}>
          <Stack gap="sm">
            <Group>
              <Button onClick={() => setMaking(true)} disabled={!company.access_enabled}>
                {t('Make an API key')}
              </Button>
              {company.access_enabled ? null : (
                <Text size="sm">{t('Who runs this server has to enable the company first.')}</Text>
              )}
            </Group>
            <FirstRequest />
          </Stack>
        </Step>
      </Stack>
      {isMaking ? <NewKey close={() => setMaking(false)} scopes={keys.data?.scopes ?? []} /> : null}
    </>
  );
}
