import {
  Box,
  Button,
  Checkbox,
  Code,
  Drawer,
  Group,
  NativeSelect,
  Stack,
  Text,
  TextInput,
} from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { type InfiniteData, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Static } from 'typebox';
import type { RequestRow } from '../../../src/contract/dashboard/insight.ts';
import { api, query } from '../../shared/api.ts';
import { CopyButton, StatusCode, When } from '../../shared/bits.tsx';
import { Export } from '../../shared/export.tsx';
import { Empty, Load, PageHead } from '../../shared/feedback.tsx';
import { number, t } from '../../shared/i18n.ts';
import { useAddress } from '../../shared/link.tsx';
import { Rows, ServerList, useList } from '../../shared/list.tsx';
import { PageLink } from '../../shared/page-link.tsx';
import { mayUse, useCompany } from '../../shared/session.ts';
import { Trace } from '../../shared/trace.tsx';

type Row = Static<typeof RequestRow>;
type Pages = InfiniteData<{ data: Row[]; next_cursor: string | null }>;

const lookEveryMs = 500;

/** Puts what has come since on top of the list, at most a second later. */
function useNewest(filter: Readonly<Record<string, string | undefined>>, limit: number): { isCut: boolean } {
  const client = useQueryClient();
  const look = useQuery({
    queryKey: ['requests-newest', filter],
    queryFn: async ({ signal }) => {
      const key = ['/requests', filter, limit];
      const known = client.getQueryData<Pages>(key);
      if (!known) return 0;
      const after = known.pages[0]?.data[0]?.request_id;
      const { data } = await api.get<{ data: Row[] }>(
        `/requests${query({ ...filter, after, limit })}`,
        signal,
      );
      if (data.length > 0)
        client.setQueryData<Pages>(key, (old) => {
          if (!old) return old;
          const [first, ...others] = old.pages;
          const have = new Set((first?.data ?? []).map(({ request_id: id }) => id));
          const fresh = data.filter(({ request_id: id }) => !have.has(id));
          return { ...old, pages: [{ ...first!, data: [...fresh, ...(first?.data ?? [])] }, ...others] };
        });
      return data.length;
    },
    refetchInterval: lookEveryMs,
    retry: false,
    gcTime: 0,
  });
  return { isCut: look.error !== null };
}

function OneRequest({ requestId }: { requestId: string }) {
  const company = useCompany();
  const found = useQuery({
    queryKey: ['request', requestId],
    queryFn: () => api.get<{ data: Row[] }>(`/requests${query({ request_id: requestId })}`),
  });
  return (
    <Load from={found}>
      {({ data: [row] }) =>
        row ? (
          <Stack>
            <Group gap="xs">
              <StatusCode status={row.status} />
              <Code>{`${row.method} ${row.operation}`}</Code>
              <Text size="sm">{number(row.duration_ms, 1)} ms</Text>
              <CopyButton text={row.request_id} label={t('Copy the id')} />
            </Group>
            {row.code ? (
              <Text size="sm">
                <a href={`/docs/problems/${row.code}`} target="_blank" rel="noreferrer">
                  {row.code}
                </a>
                : {t('what it means and how to mend it')}
              </Text>
            ) : null}
            {row.status === 200 && /send_message|\/search$/.test(row.operation) ? (
              mayUse(company, 'conversations') ? (
                <Trace requestId={row.request_id} />
              ) : (
                <Text size="sm">{t('The trace needs the grant "conversations".')}</Text>
              )
            ) : null}
          </Stack>
        ) : (
          <Empty title={t('There is no such request.')} example={t('Requests are kept for 30 days.')} />
        )
      }
    </Load>
  );
}

/** Every API call, newest first, live. */
export function Requests() {
  const company = useCompany();
  const [address, change] = useAddress();
  const { operation, status, code, key_id: keyId, refused } = address;
  const filter = { operation, status, code, key_id: keyId, refused };
  const list = useList<Row>('/requests', filter, 100);
  const { isCut } = useNewest(filter, 100);
  const setCode = useDebouncedCallback((value: string) => change({ code: value }), 200);
  const operations = [
    '/api/v1/send_message',
    '/api/v1/search',
    '/api/v1/product-faqs',
    '/api/v1/products',
    '/api/v1/documents',
    '/api/v1/faqs',
    '/api/v1/threads',
    '/api/v1/settings',
  ];
  return (
    <>
      <PageHead
        title={t('Requests')}
        hint={t('Every call with a key, newest first. No texts of shoppers are here; the trace has them.')}
      />
      <Group mb="md" align="flex-end">
        <NativeSelect
          label={t('Operation')}
          value={operation ?? ''}
          data={[{ value: '', label: t('all') }, ...operations]}
          onChange={(event) => change({ operation: event.currentTarget.value })}
        />
        <NativeSelect
          label={t('Status')}
          value={status ?? ''}
          data={[
            { value: '', label: t('all') },
            '200',
            '202',
            '304',
            '400',
            '401',
            '403',
            '404',
            '409',
            '410',
            '422',
            '429',
            '500',
            '503',
          ]}
          onChange={(event) => change({ status: event.currentTarget.value })}
        />
        <TextInput
          label={t('Code')}
          defaultValue={code ?? ''}
          placeholder="rate_limited"
          onChange={(event) => setCode(event.currentTarget.value)}
        />
        <Checkbox
          label={t('refused only')}
          checked={refused === 'true'}
          onChange={(event) => change({ refused: event.currentTarget.checked ? 'true' : undefined })}
          pb={8}
        />
        {keyId ? (
          <Button variant="default" onClick={() => change({ key_id: undefined })}>
            {t('of one key: show all')}
          </Button>
        ) : null}
        <Export name="requests" path="/requests" filter={filter} />
      </Group>
      {isCut ? (
        <Text size="sm" role="status" mb="sm">
          {t('The connection is broken; new rows come as soon as it is back.')}
        </Text>
      ) : null}
      <ServerList
        list={list}
        empty={
          <Empty
            title={
              Object.values(filter).some(Boolean)
                ? t('No request fits these filters.')
                : t('No requests yet.')
            }
            example={t(
              'Make a key and paste its curl line into a terminal: the row appears here within a second.',
            )}
            action={
              mayUse(company, 'admin') ? (
                <PageLink to={`/${company.company_id}/settings/keys`}>{t('To the API keys')}</PageLink>
              ) : null
            }
          />
        }
      >
        {(rows) => (
          <Rows
            label={t('Requests')}
            rows={rows}
            keyOf={({ request_id: id }) => id}
            onOpen={({ request_id: id }) => change({ open: id })}
            isOpen={({ request_id: id }) => id === address['open']}
            columns={[
              { title: t('Time'), cell: ({ at }) => <When at={at} />, width: 130 },
              {
                title: t('Operation'),
                cell: (row) => (
                  <Box component="span">{`${row.method} ${row.operation.replace('/api/v1', '')}`}</Box>
                ),
              },
              { title: t('Status'), cell: (row) => <StatusCode status={row.status} />, width: 80 },
              { title: t('Code'), cell: (row) => row.code ?? '', width: 160 },
              { title: t('Key'), cell: ({ key_name: name }) => name ?? '–', width: 130 },
              { title: 'ms', cell: ({ duration_ms: ms }) => number(ms, 1), width: 80, isNumber: true },
              { title: t('Request id'), cell: ({ request_id: id }) => <Code>{id}</Code>, width: 290 },
            ]}
          />
        )}
      </ServerList>
      <Drawer
        opened={address['open'] !== undefined}
        onClose={() => change({ open: undefined })}
        position="right"
        size="xl"
        title={t('Request')}
        closeButtonProps={{ 'aria-label': t('Close') }}
      >
        {address['open'] ? <OneRequest requestId={address['open']} /> : null}
      </Drawer>
    </>
  );
}
