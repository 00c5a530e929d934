import { Badge, Button, Group, Progress, Stack, Text } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Static } from 'typebox';
import type { Source as SourceShape } from '../../src/contract/sources.ts';
import { api } from './api.ts';
import { number, t } from './i18n.ts';

export type Source = Static<typeof SourceShape>;

const lookEveryMs = 700;

/** Whether a source is being read, or about to be. */
export function isBusy({ status }: Pick<Source, 'status'>): boolean {
  return status === 'queued' || status === 'running';
}

/** The sources of the open company; looked at again, more than once a second, while one is being read. */
export function useSources(isWanted = true) {
  return useQuery({
    queryKey: ['sources'],
    queryFn: () => api.get<{ data: Source[] }>('/v1/sources?limit=100'),
    refetchInterval: ({ state }) => (state.data?.data.some(isBusy) ? lookEveryMs : 10_000),
    enabled: isWanted,
    retry: false,
  });
}

/** How much of a source has been dealt with, 0 to 1. */
function shareOf({ progress }: Source): number {
  const { found, indexed, unchanged, skipped, failed } = progress;
  return found === 0 ? 0 : Math.min(1, (indexed + unchanged + skipped + failed) / found);
}

const colours: Readonly<Record<Source['status'], string>> = {
  queued: 'blue',
  running: 'blue',
  ok: 'teal',
  failed: 'red',
  cancelled: 'gray',
};

export function SourceState({ source }: { source: Source }) {
  const { status, progress } = source;
  const isPartly = status === 'ok' && progress.failed > 0;
  const names = {
    queued: t('waits'),
    running: t('is read'),
    ok: isPartly ? t('read in part') : t('read'),
    failed: t('failed'),
    cancelled: t('stopped'),
  };
  return (
    <Badge variant="light" className="state" color={isPartly ? 'yellow' : colours[status]}>
      {names[status]}
    </Badge>
  );
}

/** The counters of a run, in the order in which a page passes them. */
export function SourceCounts({ source }: { source: Source }) {
  const { found, fetched, indexed, unchanged, skipped, failed } = source.progress;
  const kept = indexed + unchanged;
  const parts = [
    ...(isBusy(source)
      ? [t('{count} found', { count: number(found) }), t('{count} read', { count: number(fetched) })]
      : []),
    t('{count} kept', { count: number(kept) }),
    ...(skipped > 0 ? [t('{count} left out', { count: number(skipped) })] : []),
    ...(failed > 0 ? [t('{count} failed', { count: number(failed) })] : []),
  ];
  return (
    <Text size="sm" data-counts={`${found} ${fetched} ${kept}`}>
      {parts.join(' · ')}
    </Text>
  );
}

/** Starts or stops reading a source. */
export function useRun(source: Pick<Source, 'source_id'>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (verb: 'run' | 'cancel') =>
      api.post(`/v1/sources/${encodeURIComponent(source.source_id)}/${verb}`),
    onSuccess: () => client.invalidateQueries({ queryKey: ['sources'] }),
  });
}

/** How far a source is, with a button to stop it. What is shown is stored, so it is the same after a reload. */
export function SourceProgress({ source }: { source: Source }) {
  const run = useRun(source);
  const left = source.progress.seconds_left;
  const error = source.last_run?.error;
  return (
    <Stack gap={6} data-source={source.source_id} data-status={source.status}>
      <Group justify="space-between" wrap="nowrap">
        <Group gap="xs" miw={0}>
          <Text size="sm" fw={600} className="pre">
            {source.name}
          </Text>
          <SourceState source={source} />
        </Group>
        {isBusy(source) ? (
          <Button size="xs" variant="default" loading={run.isPending} onClick={() => run.mutate('cancel')}>
            {t('Stop')}
          </Button>
        ) : null}
      </Group>
      {isBusy(source) ? (
        <Progress
          value={shareOf(source) * 100}
          aria-label={t('How far {name} is read', { name: source.name })}
        />
      ) : null}
      <SourceCounts source={source} />
      {left && isBusy(source) ? (
        <Text size="sm">{t('About {seconds} s left', { seconds: number(left) })}</Text>
      ) : null}
      {error ? (
        <Text size="sm" role="status">
          {error.detail}
        </Text>
      ) : null}
    </Stack>
  );
}
