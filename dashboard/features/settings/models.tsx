import { Alert, Badge, Button, Checkbox, Group, Paper, Stack, Table, Text, Title } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Static } from 'typebox';
import type { ModelsInUse, ModelTests } from '../../../src/contract/dashboard/models.ts';
import { api, Problem } from '../../shared/api.ts';
import { Load, PageHead } from '../../shared/feedback.tsx';
import { micros, number, t } from '../../shared/i18n.ts';
import { type Settings, useSettings } from '../../shared/use-settings.ts';
import { draftOfModel, type ModelDraft, OwnModel, patchOfModel } from './own-model.tsx';

type InUse = Static<typeof ModelsInUse>;

function Ladder({ inUse }: { inUse: InUse }) {
  const test = useMutation({
    mutationFn: () => api.post<Static<typeof ModelTests>>('/models/test'),
  });
  return (
    <Paper withBorder p="lg" component="section" aria-label={t('Who answers')} data-ladder>
      <Group justify="space-between" mb="sm">
        <Title order={2} size="h4">
          {t('Who answers')}
        </Title>
        {inUse.ladder.length > 0 ? (
          <Button variant="default" loading={test.isPending} onClick={() => test.mutate()}>
            {t('Test the models')}
          </Button>
        ) : null}
      </Group>
      <Stack gap="xs" component="ol" m={0} ps="lg">
        {inUse.ladder.map(({ provider, model, set_by: setBy }, place) => {
          const tested = test.data?.data[place];
          return (
            <li key={`${provider} ${model} ${setBy}`} data-model={model}>
              <Group gap="xs">
                <Text size="sm" fw={600}>
                  {model}
                </Text>
                <Text size="sm">{provider}</Text>
                {setBy === 'server' ? <Text size="sm">{t('set by who runs this server')}</Text> : null}
                {tested ? (
                  <Badge
                    className="state"
                    variant="light"
                    color={tested.ok ? 'teal' : 'red'}
                    data-tested={tested.ok}
                  >
                    {tested.ok ? t('works') : t('does not work')}
                  </Badge>
                ) : null}
              </Group>
              {tested ? (
                <Text size="sm" role="status">
                  {tested.detail}
                  {tested.fix ? `. ${t('To mend it: {fix}', { fix: tested.fix })}` : ''}
                </Text>
              ) : null}
            </li>
          );
        })}
        <li>
          <Text size="sm">{t('The embedded engine: no model, no costs, always there.')}</Text>
        </li>
      </Stack>
      {test.data?.data.some(({ ok }) => !ok) ? (
        <Alert color="yellow" mt="sm">
          {t('Whoever does not answer is left out; the next in the list does. Shoppers get an answer.')}
        </Alert>
      ) : null}
    </Paper>
  );
}

function Spend({ inUse }: { inUse: InUse }) {
  const { currency } = inUse;
  const shown = (value: number | null) => (value === null ? '–' : micros(value, currency));
  return (
    <Table maw={720} aria-label={t('What models have cost')}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{t('Period')}</Table.Th>
          <Table.Th ta="end">{t('Calls')}</Table.Th>
          <Table.Th ta="end">{t('Tokens')}</Table.Th>
          <Table.Th ta="end">{t('Money')}</Table.Th>
          <Table.Th ta="end">{t('At most')}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {inUse.spend.map((line) => (
          <Table.Tr key={line.period}>
            <Table.Td>{line.period}</Table.Td>
            <Table.Td ta="end">{number(line.calls)}</Table.Td>
            <Table.Td ta="end">{number(line.tokens)}</Table.Td>
            <Table.Td ta="end">{shown(line.micros)}</Table.Td>
            <Table.Td ta="end">{shown(line.most_micros)}</Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}

function Form({
  settings,
  currency,
  save,
}: {
  settings: Settings;
  currency: string;
  save: ReturnType<typeof useSettings>['change'];
}) {
  const { enabled, first, second } = settings.model;
  const [isOn, setOn] = useState(enabled);
  const [draft, setDraft] = useState({ first: draftOfModel(first), second: draftOfModel(second) });
  const set = (place: 'first' | 'second') => (change: Partial<ModelDraft>) =>
    setDraft((old) => ({ ...old, [place]: { ...old[place], ...change } }));
  const fault = (place: string) => (field: string) =>
    save.error instanceof Problem ? save.error.fault(`model.${place}.${field}`) : undefined;
  return (
    <form
      autoComplete="off"
      onSubmit={(event) => {
        event.preventDefault();
        save.mutate({
          model: {
            enabled: isOn,
            first: patchOfModel(draft.first, first),
            second: patchOfModel(draft.second, second),
          },
        });
      }}
    >
      <Stack>
        <Checkbox
          label={t(
            'A language model may put answers into words; each sentence is still proven by your texts',
          )}
          checked={isOn}
          onChange={(event) => setOn(event.currentTarget.checked)}
        />
        <OwnModel
          title={t('First model')}
          shown={first}
          draft={draft.first}
          currency={currency}
          set={set('first')}
          fault={fault('first')}
        />
        <OwnModel
          title={t('Second model, asked when the first does not answer')}
          shown={second}
          draft={draft.second}
          currency={currency}
          set={set('second')}
          fault={fault('second')}
        />
        <Button type="submit" w="fit-content" loading={save.isPending}>
          {t('Save')}
        </Button>
      </Stack>
    </form>
  );
}

/** Language models of the company's own, who answers in which order, and what it has cost. */
export function Models() {
  const client = useQueryClient();
  const [saves, setSaves] = useState(0);
  const { settings, change } = useSettings(() => {
    setSaves((count) => count + 1);
    return client.invalidateQueries({ queryKey: ['models'] });
  });
  const inUse = useQuery({ queryKey: ['models'], queryFn: () => api.get<InUse>('/models') });
  return (
    <>
      <PageHead
        title={t('Models')}
        hint={t('No model is needed: then the embedded engine answers in the words of your pages.')}
      />
      <Stack gap="xl" maw={820}>
        <Load from={inUse} rows={3}>
          {(now) => (
            <>
              <Ladder key={JSON.stringify(now.ladder)} inUse={now} />
              <Spend inUse={now} />
              <Load from={settings} rows={6}>
                {(data) => (
                  <Form
                    // Anew after each save, so that no typed key stays on the page; a refused one keeps what was typed.
                    key={`${JSON.stringify(data.model)} ${saves}`}
                    settings={data}
                    currency={now.currency}
                    save={change}
                  />
                )}
              </Load>
            </>
          )}
        </Load>
      </Stack>
    </>
  );
}
