import { Alert, Box, Button, Code, Group, Skeleton, Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { Problem } from './api.ts';
import { t } from './i18n.ts';
import { PageLink } from './page-link.tsx';

/** What went wrong, what still works, and a way to try again. */
export function ErrorCard({ error, retry }: { error: unknown; retry?: (() => void) | undefined }) {
  const problem = error instanceof Problem ? error : undefined;
  const missing = problem?.members['required_grant'] ?? problem?.members['required_role'];
  return (
    <Alert
      color="red"
      variant="light"
      title={missing ? t('You cannot see this') : t('This could not be loaded')}
      role="alert"
    >
      <Stack gap="xs">
        <Text size="sm">
          {problem?.status === 0
            ? t('The server cannot be reached. What you see may be old.')
            : (error as Error).message}
        </Text>
        {missing ? (
          <Text size="sm">{t('An admin of this company can let you in: Settings, Team.')}</Text>
        ) : null}
        {problem?.code === 'second_factor_required' ? (
          <PageLink to="/account">{t('Switch on the second factor of your account')}</PageLink>
        ) : null}
        <Group>
          {retry ? (
            <Button size="xs" variant="default" onClick={retry}>
              {t('Try again')}
            </Button>
          ) : null}
          {problem?.requestId ? <Code>{problem.requestId}</Code> : null}
        </Group>
      </Stack>
    </Alert>
  );
}

/** Nothing is here yet: what it is for and the next step. */
export function Empty({ title, example, action }: { title: string; example?: string; action?: ReactNode }) {
  return (
    <Box className="empty" data-empty>
      <Text fw={600}>{title}</Text>
      {example ? (
        <Text size="sm" c="dimmed">
          {example}
        </Text>
      ) : null}
      {action ? <Box mt="md">{action}</Box> : null}
    </Box>
  );
}

/** The outline of rows that are being loaded. */
export function Loading({ rows = 6 }: { rows?: number }) {
  return (
    <Stack gap="sm" aria-busy="true" data-loading>
      {Array.from({ length: rows }, (_, i) => `row ${i}`).map((row) => (
        <Skeleton key={row} height={34} radius="sm" />
      ))}
    </Stack>
  );
}

/** One title and one main action of a page. */
export function PageHead({ title, hint, action }: { title: string; hint?: string; action?: ReactNode }) {
  return (
    <Group justify="space-between" align="flex-start" mb="lg" wrap="wrap">
      <Box>
        <Title order={1} size="h2">
          {title}
        </Title>
        {hint ? (
          <Text c="dimmed" size="sm" maw={640}>
            {hint}
          </Text>
        ) : null}
      </Box>
      {action}
    </Group>
  );
}

type Loaded<T> = { data: T | undefined; error: unknown; isPending: boolean; refetch: () => unknown };

/** Shows the outline, the failure or what was loaded; what was loaded before stays while it is loaded anew. */
export function Load<T>({
  from,
  rows,
  children,
}: {
  from: Loaded<T>;
  rows?: number;
  children: (data: T) => ReactNode;
}) {
  if (from.data !== undefined)
    return (
      <>
        {from.error ? (
          <Box mb="md">
            <ErrorCard error={from.error} retry={() => void from.refetch()} />
          </Box>
        ) : null}
        {children(from.data)}
      </>
    );
  if (from.isPending) return <Loading {...(rows === undefined ? {} : { rows })} />;
  return <ErrorCard error={from.error} retry={() => void from.refetch()} />;
}
