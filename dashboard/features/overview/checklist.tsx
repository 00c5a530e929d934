import { Button, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { useLocalStorage } from '@mantine/hooks';
import { BackToSetup } from '../../shared/back-to-setup.tsx';
import { t } from '../../shared/i18n.ts';
import { PageLink } from '../../shared/page-link.tsx';
import { mayUse, useCompany } from '../../shared/session.ts';
import { useSteps } from '../../shared/steps.ts';

/** The steps of the first day, until they are done or put away. */
export function Checklist() {
  const company = useCompany();
  const [isHidden, setHidden] = useLocalStorage({
    key: `aisle-checklist-${company.company_id}`,
    defaultValue: false,
  });
  const steps = useSteps();
  if (isHidden || !mayUse(company, 'admin') || steps === undefined || steps.every(({ isDone }) => isDone))
    return null;
  return (
    <Paper withBorder p="md" component="section" aria-label={t('First steps')}>
      <Group justify="space-between" mb="xs">
        <Title order={2} size="h4">
          {t('First steps')}
        </Title>
        <Group gap="md">
          <BackToSetup />
          <Button size="xs" variant="subtle" onClick={() => setHidden(true)}>
            {t('Put away')}
          </Button>
        </Group>
      </Group>
      <Stack gap={4}>
        {steps.map(({ title, isDone, page }) => (
          <Text key={title} size="sm">
            {isDone ? '✓ ' : '○ '}
            <PageLink to={`/${company.company_id}/${page}`}>{t(title)}</PageLink>
            {isDone ? ` – ${t('done')}` : ''}
          </Text>
        ))}
      </Stack>
    </Paper>
  );
}
