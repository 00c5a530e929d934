import { Button, Group, NativeSelect, NumberInput, Stack, TagsInput, Text, Title } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Static } from 'typebox';
import type { SourcePage } from '../../../src/contract/sources.ts';
import { api, Problem } from '../../shared/api.ts';
import { When } from '../../shared/bits.tsx';
import { Empty, Load } from '../../shared/feedback.tsx';
import { t } from '../../shared/i18n.ts';
import { Rows, ServerList, useList } from '../../shared/list.tsx';
import { isBusy, type Source, SourceProgress, useRun } from '../../shared/sources.tsx';
import { say } from '../../shared/toast.tsx';

type Page = Static<typeof SourcePage>;

/** Why a page is not there, in words; a reason that has none is shown as it is. */
function reasonOf(reason: string | null): string {
  const words: Readonly<Record<string, string>> = {
    noindex: t('asks not to be found'),
    canonical: t('says that another page is the true one'),
    needs_javascript: t('is empty without scripts'),
    no_text: t('holds no text'),
    redirect: t('leads to another page'),
    unsupported_content: t('is no page of text'),
    blocked_address: t('its address is not public'),
    too_many_redirects: t('leads from one address to the next'),
    blocked_by_robots: t('robots.txt forbids it'),
    unreachable: t('the server did not answer'),
    timeout: t('the server took too long'),
    http_error: t('the server answered with an error'),
    too_large: t('is too large'),
    gone: t('is gone'),
  };
  return reason === null ? '' : (words[reason] ?? reason);
}

function Pages({ source }: { source: Source }) {
  const [status, setStatus] = useState(source.progress.failed > 0 ? 'failed' : 'indexed');
  const list = useList<Page>(`/v1/sources/${encodeURIComponent(source.source_id)}/pages`, { status });
  const names = {
    failed: t('failed'),
    skipped: t('left out'),
    indexed: t('kept'),
    unchanged: t('as before'),
    queued: t('waiting'),
    gone: t('gone'),
  };
  return (
    <Stack gap="sm">
      <NativeSelect
        label={t('Pages that are')}
        value={status}
        data={Object.entries(names).map(([value, label]) => ({ value, label }))}
        onChange={(event) => setStatus(event.currentTarget.value)}
        w={200}
      />
      <ServerList list={list} empty={<Empty title={t('None of its pages.')} />}>
        {(rows) => (
          <Rows
            label={t('Pages of the source')}
            rows={rows}
            keyOf={({ url }) => url}
            columns={[
              {
                title: t('Address'),
                cell: ({ url }) => (
                  <Text size="xs" className="pre">
                    {url}
                  </Text>
                ),
              },
              {
                title: t('Why'),
                cell: ({ reason, http_status: code, title }) =>
                  [reason ? reasonOf(reason) : title, code && code >= 400 ? code : '']
                    .filter(Boolean)
                    .join(' '),
              },
              { title: t('Read'), cell: ({ fetched_at: at }) => <When at={at} />, width: 130 },
            ]}
          />
        )}
      </ServerList>
    </Stack>
  );
}

function Options({ source }: { source: Source }) {
  const client = useQueryClient();
  const [every, setEvery] = useState(source.every_hours);
  const [most, setMost] = useState(source.max_pages);
  const [include, setInclude] = useState([...source.include]);
  const [exclude, setExclude] = useState([...source.exclude]);
  const save = useMutation({
    mutationFn: () =>
      api.patch(`/v1/sources/${encodeURIComponent(source.source_id)}`, {
        every_hours: every,
        max_pages: most,
        include,
        exclude,
      }),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: ['sources'] });
      say(t('Saved; the next run goes by it.'));
    },
  });
  const fault = (name: string) => (save.error instanceof Problem ? save.error.fault(name) : undefined);
  const patterns = (
    name: 'include' | 'exclude',
    label: string,
    value: string[],
    set: (value: string[]) => void,
  ) => (
    <TagsInput
      label={label}
      value={value}
      onChange={set}
      error={value.map((_, i) => fault(`${name}.${i}`)).find(Boolean)}
      clearButtonProps={{ 'aria-label': t('Clear') }}
    />
  );
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        save.mutate();
      }}
    >
      <Stack gap="sm">
        <Group grow align="flex-start">
          <NumberInput
            label={t('Read again after hours (0: only when asked)')}
            value={every}
            onChange={(value) => setEvery(Number(value))}
            min={0}
            max={720}
            hideControls
            error={fault('every_hours')}
          />
          <NumberInput
            label={t('Pages at most')}
            value={most}
            onChange={(value) => setMost(Number(value))}
            min={1}
            max={200_000}
            hideControls
            error={fault('max_pages')}
          />
        </Group>
        {source.kind === 'website' || source.kind === 'sitemap' ? (
          <>
            {patterns('include', t('Only these paths'), include, setInclude)}
            {patterns('exclude', t('Leave out'), exclude, setExclude)}
          </>
        ) : null}
        <Button type="submit" variant="default" w="fit-content" loading={save.isPending}>
          {t('Save')}
        </Button>
      </Stack>
    </form>
  );
}

/** One source: how far it is, what became of its pages, how it is read. */
export function OneSource({ id, close }: { id: string; close: () => void }) {
  const client = useQueryClient();
  const source = useQuery({
    queryKey: ['sources', id],
    queryFn: () => api.get<Source>(`/v1/sources/${encodeURIComponent(id)}`),
    refetchInterval: ({ state }) => (state.data && isBusy(state.data) ? 700 : 10_000),
  });
  const run = useRun({ source_id: id });
  const remove = useMutation({
    mutationFn: () => api.delete(`/v1/sources/${encodeURIComponent(id)}`),
    onSuccess: async () => {
      close();
      await client.invalidateQueries();
      say(t('The source and what only it supplied are deleted.'));
    },
  });
  return (
    <Load from={source}>
      {(whole) => (
        <Stack gap="lg">
          <SourceProgress source={whole} />
          <Group gap="xs">
            <Button loading={run.isPending} disabled={isBusy(whole)} onClick={() => run.mutate('run')}>
              {t('Read now')}
            </Button>
            <Button
              color="red"
              variant="light"
              loading={remove.isPending}
              onClick={() =>
                window.confirm(t('Delete this source and everything that only it supplied?')) &&
                remove.mutate()
              }
            >
              {t('Delete the source')}
            </Button>
          </Group>
          {whole.kind === 'website' || whole.kind === 'sitemap' ? (
            <section aria-label={t('Pages')}>
              <Title order={3} size="h5" mb="xs">
                {t('Pages')}
              </Title>
              <Pages key={whole.last_run?.finished_at} source={whole} />
            </section>
          ) : null}
          {whole.kind === 'upload' ? null : (
            <section aria-label={t('How it is read')}>
              <Title order={3} size="h5" mb="xs">
                {t('How it is read')}
              </Title>
              <Options
                key={JSON.stringify([whole.every_hours, whole.max_pages, whole.include, whole.exclude])}
                source={whole}
              />
            </section>
          )}
        </Stack>
      )}
    </Load>
  );
}
