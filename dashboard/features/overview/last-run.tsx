import { Alert, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { Static } from 'typebox';
import type { LastRun as LastRunShape } from '../../../src/contract/dashboard/insight.ts';
import { api } from '../../shared/api.ts';
import { When } from '../../shared/bits.tsx';
import { number, t } from '../../shared/i18n.ts';
import { PageLink } from '../../shared/page-link.tsx';
import { mayUse, useCompany } from '../../shared/session.ts';

/** How the last run of the test cases went; loud where it broke what was right before. */
export function LastRun() {
  const company = useCompany();
  const isAllowed = mayUse(company, 'faqs');
  const last = useQuery({
    queryKey: ['evaluation', 'last'],
    queryFn: () => api.get<Static<typeof LastRunShape>>('/evaluation/last'),
    enabled: isAllowed,
  });
  const run = last.data?.run;
  if (!run) return null;
  const { passed, failed, broken } = run;
  const link = (
    <PageLink to={`/${company.company_id}/evaluation`} search={{ run: run.run_id }}>
      {t('Look at the run')}
    </PageLink>
  );
  const counts = t('Test cases: {passed} right, {failed} wrong.', {
    passed: number(passed),
    failed: number(failed),
  });
  if (broken.length === 0)
    return (
      <Text size="sm" data-last-run="same">
        {counts} <When at={run.finished_at} /> {link}
      </Text>
    );
  return (
    <Alert
      color="red"
      data-last-run="broken"
      title={t('{count} answers that were right are wrong now', { count: number(broken.length) })}
    >
      <Text size="sm">{broken.slice(0, 5).join(' · ')}</Text>
      <Text size="sm">
        {counts} <When at={run.finished_at} /> {link}
      </Text>
    </Alert>
  );
}
