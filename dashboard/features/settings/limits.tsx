import { Button, Checkbox, Group, NumberInput, Stack, Table, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../shared/api.ts';
import { Term } from '../../shared/bits.tsx';
import { Load, PageHead } from '../../shared/feedback.tsx';
import { minorUnits, number, t } from '../../shared/i18n.ts';
import { type Settings, useSettings } from '../../shared/use-settings.ts';

type Limits = { data: { policy: string; per_minute: number; is_default: boolean }[] };

type Answers = Settings['answers'];

/** A cap that may be left out; empty = none. */
function Cap(props: { label: string; value: number | null; set: (value: number | null) => void }) {
  return (
    <NumberInput
      label={props.label}
      value={props.value ?? ''}
      placeholder={t('no cap')}
      onChange={(value) => props.set(value === '' ? null : Number(value))}
      min={0}
      decimalScale={2}
      hideControls
    />
  );
}

function policyNames(): Readonly<Record<string, string>> {
  return {
    'product-faqs': t('Reading the FAQs of pages'),
    'send-message': t('Questions to the assistant'),
    search: t('Searches'),
    management: t('Changes to content and settings'),
  };
}

/** Caps are in the currency of the prices of models, whatever the shop sells in. */
function Budget(props: {
  settings: Settings;
  currency: string;
  save: ReturnType<typeof useSettings>['change'];
}) {
  const { settings, currency, save } = props;
  const { answers } = settings;
  const units = minorUnits(currency);
  const amountOf = (cap: Answers['daily_budget']) => (cap === null ? null : cap.amount / units);
  const [caps, setCaps] = useState({
    daily: amountOf(answers.daily_budget),
    monthly: amountOf(answers.monthly_budget),
    dailyTokens: answers.daily_tokens,
    monthlyTokens: answers.monthly_tokens,
  });
  const [isAllowed, setAllowed] = useState(answers.allow_degraded);
  const cap = (name: keyof typeof caps, label: string) => (
    <Cap label={label} value={caps[name]} set={(value) => setCaps((old) => ({ ...old, [name]: value }))} />
  );
  const moneyOf = (amount: number | null) =>
    amount === null ? null : { amount: Math.round(amount * units), currency };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        save.mutate({
          answers: {
            daily_budget: moneyOf(caps.daily),
            monthly_budget: moneyOf(caps.monthly),
            daily_tokens: caps.dailyTokens,
            monthly_tokens: caps.monthlyTokens,
            allow_degraded: isAllowed,
          },
        });
      }}
    >
      <Stack maw={560}>
        <Group grow align="flex-start">
          {cap('daily', t('In a day at most, in {currency}', { currency }))}
          {cap('monthly', t('In a month at most, in {currency}', { currency }))}
        </Group>
        <Group grow align="flex-start">
          {cap('dailyTokens', t('Tokens in a day'))}
          {cap('monthlyTokens', t('Tokens in a month'))}
        </Group>
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
  const models = useQuery({
    queryKey: ['models'],
    queryFn: () => api.get<{ currency: string }>('/models'),
  });
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
                    <Table.Td>
                      <Term says={policyNames()[policy] ?? policy} is={policy} />
                    </Table.Td>
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
              <Load from={models} rows={3}>
                {({ currency }) => (
                  <Budget
                    key={JSON.stringify(data.answers)}
                    settings={data}
                    currency={currency}
                    save={change}
                  />
                )}
              </Load>
            )}
          </Load>
        </div>
      </Stack>
    </>
  );
}
