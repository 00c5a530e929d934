import { Button, Group, NumberInput, Paper, Stack, Text, TextInput, Title } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { companyOfAddress, request } from '../../shared/api.ts';
import { download } from '../../shared/download.ts';
import { Load, PageHead } from '../../shared/feedback.tsx';
import { number, t } from '../../shared/i18n.ts';
import { say, sayProblem } from '../../shared/toast.tsx';
import { type Settings, useSettings } from '../../shared/use-settings.ts';

function Retention({
  settings,
  save,
}: {
  settings: Settings;
  save: ReturnType<typeof useSettings>['change'];
}) {
  const [days, setDays] = useState(settings.threads.retention_days);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        save.mutate({ threads: { retention_days: days } });
      }}
    >
      <Group align="flex-end">
        <NumberInput
          label={t('Days that conversations are kept after their last message')}
          value={days}
          onChange={(value) => setDays(Number(value))}
          min={0}
          max={3650}
          hideControls
        />
        <Button type="submit" loading={save.isPending} disabled={days === settings.threads.retention_days}>
          {t('Save')}
        </Button>
      </Group>
    </form>
  );
}

async function saveExport(): Promise<void> {
  const response = await fetch('/dashboard/api/v1/threads/export', {
    headers: { 'aisle-company': companyOfAddress() ?? '' },
  });
  download('conversations.ndjson', await response.blob());
}

/** Retention, export, and erasing one shopper. */
export function Data() {
  const { settings, change } = useSettings();
  const [user, setUser] = useState('');
  const erase = useMutation({
    mutationFn: async () =>
      (await request<{ deleted: number }>('DELETE', `/v1/threads?end_user_id=${encodeURIComponent(user)}`))
        .data,
    onSuccess: ({ deleted }) => {
      setUser('');
      say(t('{count} conversations are deleted.', { count: number(deleted) }));
    },
  });
  return (
    <>
      <PageHead title={t('Data')} />
      <Stack maw={720}>
        <Paper withBorder p="lg" component="section" aria-label={t('Retention')}>
          <Title order={2} size="h4" mb="sm">
            {t('Retention')}
          </Title>
          <Load from={settings} rows={2}>
            {(data) => <Retention settings={data} save={change} />}
          </Load>
        </Paper>
        <Paper withBorder p="lg" component="section" aria-label={t('Export')}>
          <Title order={2} size="h4" mb="sm">
            {t('Export')}
          </Title>
          <Text size="sm" mb="sm">
            {t('Every conversation, one per line (NDJSON).')}
          </Text>
          <Button variant="default" onClick={() => void saveExport().catch(sayProblem)}>
            {t('Download the conversations')}
          </Button>
        </Paper>
        <Paper withBorder p="lg" component="section" aria-label={t('Erase a shopper')}>
          <Title order={2} size="h4" mb="sm">
            {t('Erase a shopper')}
          </Title>
          <form
            onSubmit={(event) => {
              event.preventDefault();
              if (user && window.confirm(t('Delete every conversation of {user} for good?', { user })))
                erase.mutate();
            }}
          >
            <Group align="flex-end">
              <TextInput
                label={t('Shopper’s id')}
                description={t('The end_user_id that your backend sends')}
                value={user}
                onChange={(event) => setUser(event.currentTarget.value)}
              />
              <Button type="submit" color="red" loading={erase.isPending} disabled={user === ''}>
                {t('Delete the conversations')}
              </Button>
            </Group>
          </form>
        </Paper>
      </Stack>
    </>
  );
}
