import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import type { Static } from 'typebox';
import type { ConflictList, UnquotedList } from '../../../src/contract/dashboard/knowledge.ts';
import { api } from '../../shared/api.ts';
import { State } from '../../shared/bits.tsx';
import { number, t } from '../../shared/i18n.ts';
import { PageLink } from '../../shared/page-link.tsx';
import { useCompany } from '../../shared/session.ts';
import { useSources } from '../../shared/sources.tsx';

type Conflict = Static<typeof ConflictList>['data'][number];

function OneConflict({ conflict }: { conflict: Conflict }) {
  const company = useCompany();
  const { sides, winner, locale } = conflict;
  return (
    <Stack gap={4} data-conflict>
      {sides.map((side, i) => (
        <Group key={`${side.document_id}${side.text}`} gap="xs" align="baseline">
          <Text size="sm" flex={1} miw={220}>
            “{side.text}”
          </Text>
          <Text size="sm">
            <PageLink to={`/${company.company_id}/knowledge`} search={{ open: side.document_id, in: locale }}>
              {side.title}
            </PageLink>
          </Text>
          <State of={side.trust} />
          {winner === i ? <Text size="sm">{t('this one is answered with')}</Text> : null}
        </Group>
      ))}
    </Stack>
  );
}

/** Text of pages that no answer quotes, whoever wrote it there. */
function Unquoted() {
  const company = useCompany();
  const [isOpen, { toggle }] = useDisclosure(false);
  const unquoted = useQuery({
    queryKey: ['knowledge', 'unquoted'],
    queryFn: () => api.get<Static<typeof UnquotedList>>('/knowledge/unquoted'),
    staleTime: 60_000,
  });
  const found = unquoted.data?.data ?? [];
  if (found.length === 0) return null;
  return (
    <Alert
      color="red"
      variant="light"
      data-unquoted={found.length}
      title={t('{count} sentences of your pages are never quoted', { count: number(found.length) })}
    >
      <Text size="sm">
        {t('They speak to an assistant instead of to shoppers, carry markup, or link to other hosts.')}
      </Text>
      <Button size="xs" mt="xs" variant="default" onClick={toggle} aria-expanded={isOpen}>
        {isOpen ? t('Show less') : t('Show them')}
      </Button>
      {isOpen
        ? found.map(({ document_id: id, locale, title, text }) => (
            <Text key={`${id}${locale}${text}`} size="sm" mt="xs">
              “{text}”{' '}
              <PageLink to={`/${company.company_id}/knowledge`} search={{ open: id, in: locale }}>
                {title}
              </PageLink>
            </Text>
          ))
        : null}
    </Alert>
  );
}

/** What somebody should look at: pages that say different things, text that is never quoted, and pages that were left out. */
export function Troubles() {
  const company = useCompany();
  const [isOpen, { toggle }] = useDisclosure(false);
  const conflicts = useQuery({
    queryKey: ['knowledge', 'conflicts'],
    queryFn: () => api.get<Static<typeof ConflictList>>('/knowledge/conflicts'),
    staleTime: 60_000,
  });
  const sources = useSources();
  const found = conflicts.data?.data ?? [];
  const incomplete = (sources.data?.data ?? []).filter(
    ({ progress }) => progress.failed > 0 || progress.skipped > 0,
  );
  return (
    <Stack gap="sm" mb="md">
      {found.length > 0 ? (
        <Alert
          color="yellow"
          data-conflicts={found.length}
          title={t('{count} times two pages state different numbers for the same thing', {
            count: number(found.length),
          })}
        >
          <Button size="xs" variant="default" onClick={toggle} aria-expanded={isOpen}>
            {isOpen ? t('Show less') : t('Show them')}
          </Button>
          {isOpen ? (
            <Stack gap="md" mt="sm">
              {found.map((conflict) => (
                <OneConflict
                  key={conflict.sides.map(({ document_id: id, text }) => `${id}${text}`).join()}
                  conflict={conflict}
                />
              ))}
              <Text size="sm">
                {t(
                  'A page of rules wins over one that was only crawled; where both are trusted alike, both are shown.',
                )}
              </Text>
            </Stack>
          ) : null}
        </Alert>
      ) : null}
      <Unquoted />
      {incomplete.map(({ source_id: id, name, progress }) => (
        <Text key={id} size="sm" data-left-out={id}>
          {t('{name}: {skipped} pages were left out, {failed} failed.', {
            name,
            skipped: number(progress.skipped),
            failed: number(progress.failed),
          })}{' '}
          <PageLink to={`/${company.company_id}/sources`} search={{ open: id }}>
            {t('Which, and why')}
          </PageLink>
        </Text>
      ))}
    </Stack>
  );
}
