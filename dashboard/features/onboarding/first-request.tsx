import { Alert, Group, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../shared/api.ts';
import { StatusCode, When } from '../../shared/bits.tsx';
import { t } from '../../shared/i18n.ts';
import { PageLink } from '../../shared/page-link.tsx';
import { useCompany } from '../../shared/session.ts';

type Request = { request_id: string; at: string; status: number; operation: string };

const lookEveryMs = 700;

/** Waits for the first call with a key, and says so by itself when it has come. */
export function FirstRequest() {
  const [since] = useState(() => new Date(Date.now() - 60_000).toISOString());
  const company = useCompany();
  const calls = useQuery({
    queryKey: ['start', 'calls'],
    queryFn: () => api.get<{ data: Request[] }>('/requests?limit=1'),
    refetchInterval: lookEveryMs,
  });
  const [call] = calls.data?.data ?? [];
  if (!call)
    return (
      <Alert color="blue" role="status" data-waiting>
        {t('Waiting for the first request …')}
      </Alert>
    );
  return (
    <Alert
      color="teal"
      role="status"
      data-first-request={call.request_id}
      title={call.at >= since ? t('Here it is') : t('Requests arrive')}
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
