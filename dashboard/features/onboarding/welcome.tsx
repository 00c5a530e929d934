import {
  Alert,
  Button,
  Group,
  Paper,
  Radio,
  Select,
  SimpleGrid,
  Stack,
  Text,
  TextInput,
  Title,
} from '@mantine/core';
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

type Way = 'address' | 'file' | 'demo';

/** After the first sign-in: one's own shop by its address or by a file, or the demo shop's content to try. */
export function Welcome() {
  const client = useQueryClient();
  const navigate = useNavigate();
  const session = useSession();
  const [way, setWay] = useState<Way>('address');
  const [address, setAddress] = useState('');
  const [name, setName] = useState<string>();
  const [currency, setCurrency] = useState('USD');
  const look = useLook(way === 'address' ? address : '');
  const shownName = name ?? (way === 'address' ? nameOf(address) : '');
  const begin = useMutation({
    mutationFn: async () => {
      const url = look?.url ?? address.trim();
      const made = await api.post<{ company_id: string }>('/operator/companies', {
        name: shownName,
        ...(way === 'address' ? { shop_url: url } : {}),
        currency,
        enable: true,
      });
      const { company_id: company } = made;
      const source = { kind: 'website', url: /^https?:/i.test(url) ? url : `https://${url}` };
      // The company is there; its page of first steps offers the same once more.
      if (way === 'address') await request('POST', '/v1/sources', source, { company }).catch(sayProblem);
      if (way === 'demo') await request('POST', '/demo_content', {}, { company }).catch(sayProblem);
      await client.invalidateQueries();
      const search = way === 'address' ? {} : { from: way === 'file' ? 'products' : 'demo' };
      await navigate({ to: `/${company}/start` as never, search: search as never });
    },
  });
  const fault = (field: string) => (begin.error instanceof Problem ? begin.error.fault(field) : undefined);
  const [demo] = session.data?.companies ?? [];
  const ways: readonly { value: Way; title: string; hint: string; button: string }[] = [
    {
      value: 'address',
      title: t('By its address'),
      hint: t('Pages and products are read from the website.'),
      button: t('Read my shop'),
    },
    {
      value: 'file',
      title: t('By a file'),
      hint: t('An export of your shop: CSV, Excel, XML or JSON.'),
      button: t('Go on to the file'),
    },
    {
      value: 'demo',
      title: t('With the demo shop'),
      hint: t('182 products and 42 pages to try things with.'),
      button: t('Begin with the demo shop'),
    },
  ];
  const chosen = ways.find(({ value }) => value === way)!;
  return (
    <>
      <PageHead title={t('Welcome')} hint={t('Three ways to bring in a shop; the others stay open.')} />
      <Stack maw={760} gap="lg">
        <Paper withBorder p="lg" component="section" aria-label={t('Your shop')}>
          <form
            onSubmit={(event) => {
              event.preventDefault();
              begin.mutate();
            }}
          >
            <Stack>
              <Radio.Group
                label={t('How does your shop come in?')}
                value={way}
                onChange={(value) => setWay(value as Way)}
              >
                <SimpleGrid cols={{ base: 1, sm: 3 }} mt="xs">
                  {ways.map(({ value, title, hint }) => (
                    <Radio.Card key={value} value={value} p="md" data-way={value}>
                      <Group wrap="nowrap" align="flex-start" gap="sm">
                        <Radio.Indicator />
                        <div>
                          <Text fw={600} size="sm">
                            {title}
                          </Text>
                          <Text size="sm">{hint}</Text>
                        </div>
                      </Group>
                    </Radio.Card>
                  ))}
                </SimpleGrid>
              </Radio.Group>
              {way === 'address' ? (
                <AddressField
                  label={t('Address of the shop')}
                  value={address}
                  look={look}
                  onChange={setAddress}
                  error={fault('shop_url')}
                />
              ) : null}
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
                disabled={way === 'address' && address.trim() === ''}
              >
                {chosen.button}
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
