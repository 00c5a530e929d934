import { Alert, Button, Group, Paper, Select, Stack, Text, TextInput, Title } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { AddressField, useLook } from '../../shared/address-field.tsx';
import { api, Problem, request } from '../../shared/api.ts';
import { PageHead } from '../../shared/feedback.tsx';
import { t } from '../../shared/i18n.ts';
import { PageLink } from '../../shared/page-link.tsx';
import { useSession } from '../../shared/session.ts';
import { sayProblem } from '../../shared/toast.tsx';

/** What a shop is probably called, by its host. */
function nameOf(address: string): string {
  const host = URL.parse(/^https?:/i.test(address) ? address : `https://${address}`)?.hostname ?? '';
  const [name = ''] = host.replace(/^(?:www|shop)\./, '').split('.');
  return /^\d*$/.test(name) ? '' : name.charAt(0).toUpperCase() + name.slice(1);
}

const currencies = [
  'USD',
  'EUR',
  'GBP',
  'CHF',
  'SEK',
  'NOK',
  'DKK',
  'PLN',
  'CAD',
  'AUD',
  'JPY',
  'AED',
  'SAR',
];

/** After the first sign-in: one's own shop by its address, or the demo shop that is there already. */
export function Welcome() {
  const client = useQueryClient();
  const navigate = useNavigate();
  const session = useSession();
  const [address, setAddress] = useState('');
  const [name, setName] = useState<string>();
  const [currency, setCurrency] = useState('USD');
  const look = useLook(address);
  const shownName = name ?? nameOf(address);
  const begin = useMutation({
    mutationFn: async () => {
      const url = look?.url ?? address.trim();
      const made = await api.post<{ company_id: string }>('/operator/companies', {
        name: shownName,
        shop_url: url,
        currency,
        enable: true,
      });
      const { company_id: company } = made;
      const source = { kind: 'website', url: /^https?:/i.test(url) ? url : `https://${url}` };
      // The company is there; its page of first steps takes the address once more.
      await request('POST', '/v1/sources', source, { company }).catch(sayProblem);
      await client.invalidateQueries();
      await navigate({ to: `/${company}/start` as never });
    },
  });
  const fault = (field: string) => (begin.error instanceof Problem ? begin.error.fault(field) : undefined);
  const [demo] = session.data?.companies ?? [];
  return (
    <>
      <PageHead title={t('Welcome')} hint={t('Two ways to begin; the other one stays open.')} />
      <Stack maw={720} gap="lg">
        <Paper withBorder p="lg" component="section" aria-label={t('Your own shop')}>
          <Title order={2} size="h4" mb="sm">
            {t('Your own shop')}
          </Title>
          <form
            onSubmit={(event) => {
              event.preventDefault();
              begin.mutate();
            }}
          >
            <Stack>
              <AddressField
                label={t('Address of the shop')}
                value={address}
                look={look}
                onChange={setAddress}
                error={fault('shop_url')}
              />
              <Group grow align="flex-start">
                <TextInput
                  label={t('Name of the shop')}
                  value={shownName}
                  onChange={(event) => setName(event.currentTarget.value)}
                  required
                  withAsterisk={false}
                  error={fault('company.name') ?? fault('company.company_id')}
                />
                <Select
                  label={t('Currency')}
                  data={currencies}
                  value={currency}
                  onChange={(value) => setCurrency(value ?? 'USD')}
                  allowDeselect={false}
                />
              </Group>
              {begin.error && !fault('shop_url') && !fault('company.name') ? (
                <Alert color="red" role="alert">
                  {(begin.error as Error).message}
                </Alert>
              ) : null}
              <Button
                type="submit"
                w="fit-content"
                loading={begin.isPending}
                disabled={address.trim() === ''}
              >
                {t('Read my shop')}
              </Button>
            </Stack>
          </form>
        </Paper>
        {demo ? (
          <Paper withBorder p="lg" component="section" aria-label={t('A shop that is there')}>
            <Title order={2} size="h4" mb="xs">
              {demo.name}
            </Title>
            <Text size="sm" mb="sm">
              {t('It has products and pages already: ask it something, look around, break it.')}
            </Text>
            <PageLink to={`/${demo.company_id}/playground`}>{t('Look at this shop')}</PageLink>
          </Paper>
        ) : null}
      </Stack>
    </>
  );
}
