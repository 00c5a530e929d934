import { Badge, Button, Checkbox, Group, Modal, Stack, Text, TextInput, Title } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { Static } from 'typebox';
import type {
  FailedJobs,
  OperatedCompanies,
  OperatedCompany,
} from '../../../src/contract/dashboard/operator.ts';
import { api, Problem } from '../../shared/api.ts';
import { When } from '../../shared/bits.tsx';
import { Empty, Load, PageHead } from '../../shared/feedback.tsx';
import { number, t } from '../../shared/i18n.ts';
import { Rows } from '../../shared/list.tsx';
import { say } from '../../shared/toast.tsx';

type Company = Static<typeof OperatedCompany>;

function NewCompany({ close }: { close: () => void }) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const [name, setName] = useState('');
  const [url, setUrl] = useState('');
  const [currency, setCurrency] = useState('USD');
  const [isEnabled, setEnabled] = useState(true);
  const create = useMutation({
    mutationFn: () =>
      api.post<Company>('/operator/companies', {
        name,
        ...(url ? { shop_url: url } : {}),
        currency,
        enable: isEnabled,
      }),
    onSuccess: async ({ company_id: id }) => {
      await client.invalidateQueries();
      await navigate({ to: `/${id}/start` as never });
    },
  });
  const fault = (field: string) => (create.error instanceof Problem ? create.error.fault(field) : undefined);
  return (
    <Modal opened onClose={close} title={t('New company')} closeButtonProps={{ 'aria-label': t('Close') }}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          create.mutate();
        }}
      >
        <Stack>
          <TextInput
            label={t('Name of the shop')}
            value={name}
            onChange={(event) => setName(event.currentTarget.value)}
            required
            withAsterisk={false}
            error={fault('company.name') ?? fault('company.company_id')}
            data-autofocus
          />
          <TextInput
            label={t('Address of the shop')}
            placeholder="shop.example"
            value={url}
            onChange={(event) => setUrl(event.currentTarget.value)}
            error={fault('shop_url') ?? fault('company.domains.0')}
          />
          <TextInput
            label={t('Currency')}
            value={currency}
            onChange={(event) => setCurrency(event.currentTarget.value.toUpperCase())}
            maxLength={3}
          />
          <Checkbox
            label={t('It may use the API')}
            checked={isEnabled}
            onChange={(event) => setEnabled(event.currentTarget.checked)}
          />
          <Button type="submit" loading={create.isPending}>
            {t('Make the company')}
          </Button>
        </Stack>
      </form>
    </Modal>
  );
}

function Disable({ company, close }: { company: Company; close: () => void }) {
  const client = useQueryClient();
  const [typed, setTyped] = useState('');
  const disable = useMutation({
    mutationFn: () =>
      api.patch(`/operator/companies/${company.company_id}`, { access_enabled: false, confirm_name: typed }),
    onSuccess: async () => {
      close();
      await client.invalidateQueries();
      say(t('Its API calls are refused from now on.'));
    },
  });
  return (
    <Modal
      opened
      onClose={close}
      title={t('Disable {name}', { name: company.name })}
      closeButtonProps={{ 'aria-label': t('Close') }}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          disable.mutate();
        }}
      >
        <Stack>
          <Text size="sm">
            {t('Every API call of this company is refused within a second. Nothing is deleted.')}
          </Text>
          <TextInput
            label={t('Type its name: {name}', { name: company.name })}
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
            data-autofocus
          />
          <Button type="submit" color="red" loading={disable.isPending} disabled={typed !== company.name}>
            {t('Disable the company')}
          </Button>
        </Stack>
      </form>
    </Modal>
  );
}

/** Companies of this server and jobs that failed; for who runs it. */
export function Operator() {
  const client = useQueryClient();
  const companies = useQuery({
    queryKey: ['operator', 'companies'],
    queryFn: () => api.get<Static<typeof OperatedCompanies>>('/operator/companies'),
  });
  const jobs = useQuery({
    queryKey: ['operator', 'jobs'],
    queryFn: () => api.get<Static<typeof FailedJobs>>('/operator/jobs'),
    refetchInterval: 5_000,
  });
  const [isNew, setNew] = useState(false);
  const [disabling, setDisabling] = useState<Company>();
  const enable = useMutation({
    mutationFn: (id: string) => api.patch(`/operator/companies/${id}`, { access_enabled: true }),
    onSuccess: async () => {
      await client.invalidateQueries();
      say(t('It may use the API now.'));
    },
  });
  const retry = useMutation({
    mutationFn: (id: string) => api.post(`/operator/jobs/${id}/retry`),
    onSuccess: () => client.invalidateQueries({ queryKey: ['operator', 'jobs'] }),
  });
  return (
    <>
      <PageHead
        title={t('Operator area')}
        hint={t('Companies of this server. Their content and conversations are theirs.')}
        action={<Button onClick={() => setNew(true)}>{t('New company')}</Button>}
      />
      <Stack gap="xl">
        <Load from={companies}>
          {({ data }) =>
            data.length === 0 ? (
              <Empty
                title={t('No companies yet.')}
                example={t('A company is one shop with its own content, people and keys.')}
                action={<Button onClick={() => setNew(true)}>{t('New company')}</Button>}
              />
            ) : (
              <Rows
                label={t('Companies')}
                rows={data}
                keyOf={({ company_id: id }) => id}
                columns={[
                  {
                    title: t('Name'),
                    cell: ({ name, company_id: id, domains }) => (
                      <>
                        <Text size="sm" fw={600}>
                          {name}
                        </Text>
                        <Text size="xs">{[id, ...domains].join(' · ')}</Text>
                      </>
                    ),
                  },
                  {
                    title: t('Products'),
                    cell: ({ products }) => number(products),
                    isNumber: true,
                    width: 100,
                  },
                  {
                    title: t('Pages'),
                    cell: ({ documents }) => number(documents),
                    isNumber: true,
                    width: 90,
                  },
                  {
                    title: t('Requests, 7 days'),
                    cell: ({ requests_7d: requests }) => number(requests),
                    isNumber: true,
                    width: 110,
                  },
                  {
                    title: t('API'),
                    cell: ({ access_enabled: isOn }) => (
                      <Badge color={isOn ? 'teal' : 'gray'} variant="light" className="state">
                        {isOn ? t('enabled') : t('disabled')}
                      </Badge>
                    ),
                    width: 120,
                  },
                  { title: t('Made'), cell: ({ created_at: at }) => <When at={at} />, width: 140 },
                  {
                    title: t('Actions'),
                    cell: (company) =>
                      company.access_enabled ? (
                        <Button
                          size="compact-sm"
                          variant="light"
                          color="red"
                          onClick={() => setDisabling(company)}
                        >
                          {t('Disable')}
                        </Button>
                      ) : (
                        <Button
                          size="compact-sm"
                          variant="default"
                          onClick={() => enable.mutate(company.company_id)}
                        >
                          {t('Enable')}
                        </Button>
                      ),
                    width: 120,
                  },
                ]}
              />
            )
          }
        </Load>
        <div>
          <Title order={2} size="h4" mb="sm">
            {t('Jobs that failed')}
          </Title>
          <Load from={jobs} rows={2}>
            {({ data, queued, running }) => (
              <Stack>
                <Text size="sm">
                  {t('{queued} wait, {running} run.', { queued: number(queued), running: number(running) })}
                </Text>
                {data.length === 0 ? null : (
                  <Rows
                    label={t('Jobs that failed')}
                    rows={data}
                    keyOf={({ job_id: id }) => id}
                    columns={[
                      { title: t('What'), cell: ({ kind, company_id: id }) => `${kind} ${id ?? ''}` },
                      {
                        title: t('Why'),
                        cell: ({ last_error: why }) => (
                          <Text size="xs" className="pre">
                            {why ?? '–'}
                          </Text>
                        ),
                      },
                      {
                        title: t('Time'),
                        cell: ({ finished_at: at, created_at: made }) => <When at={at ?? made} />,
                        width: 140,
                      },
                      {
                        title: t('Actions'),
                        cell: ({ job_id: id }) => (
                          <Group>
                            <Button size="compact-sm" variant="default" onClick={() => retry.mutate(id)}>
                              {t('Try again')}
                            </Button>
                          </Group>
                        ),
                        width: 130,
                      },
                    ]}
                  />
                )}
              </Stack>
            )}
          </Load>
        </div>
      </Stack>
      {isNew ? <NewCompany close={() => setNew(false)} /> : null}
      {disabling ? <Disable company={disabling} close={() => setDisabling(undefined)} /> : null}
    </>
  );
}
