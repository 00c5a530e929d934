import { Button, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { api } from '../../shared/api.ts';
import { PageHead } from '../../shared/feedback.tsx';
import { number, t } from '../../shared/i18n.ts';
import { NewKey } from '../../shared/new-key.tsx';
import { PageLink } from '../../shared/page-link.tsx';
import { mayUse, useCompany } from '../../shared/session.ts';
import { isBusy, useSources } from '../../shared/sources.tsx';
import { useSteps } from '../../shared/steps.ts';
import { useUploads } from '../../shared/upload.tsx';
import { Ask } from './ask.tsx';
import { BringIn } from './bring-in.tsx';
import { FirstRequest } from './first-request.tsx';

type Listed = { data: unknown[]; next_cursor: string | null };

/** From so many products or pages on, questions find something. */
const enough = 10;

function Step(props: { number: number; title: string; isDone: boolean; children: ReactNode }) {
  const { title, isDone, children } = props;
  return (
    <Paper
      withBorder
      p="lg"
      component="section"
      aria-label={title}
      data-step={props.number}
      data-done={isDone}
    >
      <Group gap="sm" mb="sm">
        <Text fw={700}>{isDone ? '✓' : props.number}</Text>
        <Title order={2} size="h4">
          {title}
        </Title>
      </Group>
      {children}
    </Paper>
  );
}

/** How many products and pages there are; at most what one list shows. */
function useContents() {
  const company = useCompany();
  const often = { refetchInterval: 1_000, retry: false } as const;
  const products = useQuery({
    queryKey: ['start', 'products'],
    queryFn: () => api.get<Listed>('/v1/products?limit=100'),
    ...often,
  });
  const documents = useQuery({
    queryKey: ['start', 'documents'],
    queryFn: () => api.get<Listed>('/v1/documents?limit=100'),
    enabled: mayUse(company, 'knowledge'),
    ...often,
  });
  const shown = (list: Listed | undefined) =>
    `${number(list?.data.length ?? 0)}${list?.next_cursor ? '+' : ''}`;
  return {
    count: (products.data?.data.length ?? 0) + (documents.data?.data.length ?? 0),
    products: shown(products.data),
    documents: shown(documents.data),
  };
}

/** From an empty company to a first answer and a first request, each step with what it needs. */
export function Onboarding() {
  const company = useCompany();
  const [isMaking, setMaking] = useState(false);
  const [isAnswered, setAnswered] = useState(false);
  const contents = useContents();
  const sources = useSources(mayUse(company, 'knowledge')).data?.data ?? [];
  const uploads = useUploads().data?.data ?? [];
  const steps = useSteps();
  const keys = useQuery({
    queryKey: ['keys'],
    queryFn: () => api.get<Listed & { scopes: string[] }>('/keys'),
    retry: false,
  });
  const isDone = (page: string) => steps?.some((step) => step.page === page && step.isDone) ?? false;
  const isReading = sources.some(isBusy) || uploads.some(({ state }) => state === 'running');
  // A small shop may have fewer than that in all.
  const canAsk = contents.count >= enough || (contents.count > 0 && !isReading);
  return (
    <>
      <PageHead
        title={t('Set up {company}', { company: company.name })}
        hint={t('Each step stands for itself; come back at any time.')}
      />
      <Stack maw={860}>
        <Step
          number={1}
          title={t('Bring in what you sell and know')}
          isDone={contents.count > 0 && !isReading}
        >
          <Stack gap="md">
            <BringIn sources={sources} />
            <Text size="sm" data-contents={contents.count}>
              {t('There are {products} products and {documents} pages.', contents)}
            </Text>
          </Stack>
        </Step>
        <Step number={2} title={t('Ask')} isDone={isAnswered || isDone('playground')}>
          {canAsk ? (
            <Ask onAnswered={() => setAnswered(true)} />
          ) : (
            <Text size="sm">{t('Possible as soon as there are ten products or pages.')}</Text>
          )}
        </Step>
        <Step number={3} title={t('Product FAQs')} isDone={isDone('settings/integrations')}>
          <Text size="sm">
            {t('Questions and answers on every product page, made from its facts.')}{' '}
            <PageLink to={`/${company.company_id}/settings/integrations`}>
              {t('Settings, Integrations, AI Powered FAQs')}
            </PageLink>
          </Text>
        </Step>
        {mayUse(company, 'admin') ? (
          <Step number={4} title={t('Connect your backend')} isDone={(keys.data?.data.length ?? 0) > 0}>
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
        ) : null}
      </Stack>
      {isMaking ? <NewKey close={() => setMaking(false)} scopes={keys.data?.scopes ?? []} /> : null}
    </>
  );
}
