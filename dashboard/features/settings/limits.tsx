import { Button, Checkbox, Group, NumberInput, Stack, Table, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../shared/api.ts';
import { Load, PageHead } from '../../shared/feedback.tsx';
import { number, t } from '../../shared/i18n.ts';
import { type Settings, useSettings } from './use-settings.ts';

type Limits = { data: { policy: string; per_minute: number; is_default: boolean }[] };

function Budget({ settings, save }: { settings: Settings; save: ReturnType<typeof useSettings>['change'] }) {
  const { daily_budget: budget, allow_degraded: allow } = settings.answers;
  const [hasBudget, setHas] = useState(budget !== null);
  const [amount, setAmount] = useState<number>((budget?.amount ?? 500) / 100);
  const [isAllowed, setAllowed] = useState(allow);
  const { currency } = settings.company;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        save.mutate({
          answers: {
            daily_budget: hasBudget ? { amount: Math.round(amount * 100), currency } : null,
            allow_degraded: isAllowed,
          },
        });
      }}
    >
      <Stack maw={480}>
        <Checkbox
          label={t('Cap what language models may cost in a day')}
          checked={hasBudget}
          onChange={(event) => setHas(event.currentTarget.checked)}
        />
        {hasBudget ? (
          <NumberInput
            label={t('At most, in {currency}', { currency })}
            value={amount}
            onChange={(value) => setAmount(Number(value))}
            min={0}
            decimalScale={2}
            hideControls
          />
        ) : null}
        <Checkbox
          label={t('When it is used up, the embedded engine answers (otherwise questions are refused)')}
          checked={isAllowed}
          onChange={(event) => setAllowed(event.currentTarget.checked)}
        />
        <Button type="submit" w="fit-content" loading={save.isPending}>
          {t('Save')}
        </Button>
      </Stack>
    </form>
  );
}

/** Rate limits in force and the budget of models. */
export function Limits() {
  const { settings, change } = useSettings();
  const limits = useQuery({ queryKey: ['limits'], queryFn: () => api.get<Limits>('/limits') });
  return (
    <>
      <PageHead
        title={t('Limits and budget')}
        hint={t('Requests a minute are set by who runs this server.')}
      />
      <Stack gap="xl">
        <Load from={limits} rows={4}>
          {({ data }) => (
            <Table maw={560} aria-label={t('Requests a minute')}>
              <Table.Thead>
                <Table.Tr>
                  <Table.Th>{t('What')}</Table.Th>
                  <Table.Th ta="end">{t('Requests a minute')}</Table.Th>
                  <Table.Th>{t('Set by')}</Table.Th>
                </Table.Tr>
              </Table.Thead>
              <Table.Tbody>
                {data.map(({ policy, per_minute: rate, is_default: isDefault }) => (
                  <Table.Tr key={policy}>
                    <Table.Td>{policy}</Table.Td>
                    <Table.Td ta="end">{number(rate)}</Table.Td>
                    <Table.Td>{isDefault ? t('default') : t('who runs this server')}</Table.Td>
                  </Table.Tr>
                ))}
              </Table.Tbody>
            </Table>
          )}
        </Load>
        <div>
          <Title order={2} size="h4" mb="sm">
            {t('Budget')}
          </Title>
          <Text size="sm" mb="sm">
            {t('Without a language model every answer costs nothing.')}
          </Text>
          <Load from={settings} rows={3}>
            {(data) => (
              <Group>
                <Budget key={JSON.stringify(data.answers)} settings={data} save={change} />
              </Group>
            )}
          </Load>
        </div>
      </Stack>
    </>
  );
}
