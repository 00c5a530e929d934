import {
  Box,
  Button,
  Group,
  Modal,
  NativeSelect,
  Paper,
  Stack,
  Table,
  Text,
  TextInput,
  Title,
} from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../shared/api.ts';
import { Empty, Load, PageHead } from '../../shared/feedback.tsx';
import { money, number, t } from '../../shared/i18n.ts';
import { Rows } from '../../shared/list.tsx';
import { say } from '../../shared/toast.tsx';

type Rule = {
  rule_id: string;
  kind: string;
  from?: string;
  to?: string[];
  query?: { text: string };
  product_ids?: string[];
  target?: Record<string, unknown>;
  weight?: number;
};
type Query = { query_text: string; searches: number; zero_results: number };
type Found = {
  products: {
    product_id: string;
    title: string;
    price?: { amount: number; currency: string };
    score: number;
    match_reasons: string[];
  }[];
  total: number;
  interpreted_query: { text: string };
};

function told(rule: Rule): string {
  if (rule.kind === 'synonym') return `${rule.from} → ${rule.to?.join(', ')}`;
  const what = rule.product_ids?.join(', ') ?? JSON.stringify(rule.target ?? {});
  return `${rule.query?.text ?? t('every search')}: ${what}${rule.weight === undefined ? '' : ` (${rule.weight})`}`;
}

function NewRule({ close, first }: { close: () => void; first: string }) {
  const client = useQueryClient();
  const [kind, setKind] = useState('synonym');
  const [from, setFrom] = useState(first);
  const [to, setTo] = useState('');
  const list = to
    .split(',')
    .map((each) => each.trim())
    .filter(Boolean);
  const save = useMutation({
    mutationFn: () => {
      const id = `${kind}-${from}`
        .toLowerCase()
        .replace(/[^\p{L}\p{N}]+/gu, '-')
        .slice(0, 100);
      const bodies: Record<string, object> = {
        synonym: { kind, from, to: list, two_way: true },
        pin: { kind, query: { text: from }, product_ids: list },
        hide: { kind, query: { text: from }, target: { product_ids: list } },
        boost: { kind, query: { text: from }, target: { product_ids: list }, weight: 0.3 },
      };
      return api.put(`/v1/search/rules/${encodeURIComponent(id)}`, bodies[kind]);
    },
    onSuccess: async () => {
      close();
      await client.invalidateQueries();
      say(t('In force.'));
    },
  });
  return (
    <Modal opened onClose={close} title={t('New rule')} closeButtonProps={{ 'aria-label': t('Close') }}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          save.mutate();
        }}
      >
        <Stack>
          <NativeSelect
            label={t('Kind')}
            value={kind}
            onChange={(event) => setKind(event.currentTarget.value)}
            data={[
              { value: 'synonym', label: t('Synonym: another word for the same') },
              { value: 'pin', label: t('Pin: these products first') },
              { value: 'hide', label: t('Hide: not these products') },
              { value: 'boost', label: t('Boost: these products higher') },
            ]}
          />
          <TextInput
            label={kind === 'synonym' ? t('Word') : t('Search')}
            value={from}
            onChange={(event) => setFrom(event.currentTarget.value)}
            required
            withAsterisk={false}
            data-autofocus
          />
          <TextInput
            label={
              kind === 'synonym' ? t('Means the same as (commas between)') : t('Product ids (commas between)')
            }
            value={to}
            onChange={(event) => setTo(event.currentTarget.value)}
            required
            withAsterisk={false}
          />
          <Button type="submit" loading={save.isPending} disabled={list.length === 0}>
            {t('Save')}
          </Button>
        </Stack>
      </form>
    </Modal>
  );
}

/** What shoppers search for, what finds nothing, rules against it, and a search to try. */
export function Search() {
  const client = useQueryClient();
  const rules = useQuery({
    queryKey: ['rules'],
    queryFn: () => api.get<{ data: Rule[] }>('/v1/search/rules'),
  });
  const popular = useQuery({
    queryKey: ['queries', 'searches'],
    queryFn: () => api.get<{ data: Query[] }>('/v1/search/queries?order=searches'),
    retry: false,
  });
  const failed = useQuery({
    queryKey: ['queries', 'zero'],
    queryFn: () => api.get<{ data: Query[] }>('/v1/search/queries?order=zero_results'),
    retry: false,
  });
  const [text, setText] = useState('');
  const [making, setMaking] = useState<string>();
  const look = useMutation({
    mutationFn: () => api.post<Found>('/v1/search', { query_text: text, answer: false, limit: 10 }),
  });
  const remove = useMutation({
    mutationFn: (id: string) => api.delete(`/v1/search/rules/${encodeURIComponent(id)}`),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: ['rules'] });
      say(t('The rule is gone.'));
    },
  });
  const inVain = failed.data?.data.filter(({ zero_results: zero }) => zero > 0) ?? [];
  return (
    <>
      <PageHead
        title={t('Search')}
        hint={t('How products are found, and what to do about what is not.')}
        action={<Button onClick={() => setMaking('')}>{t('New rule')}</Button>}
      />
      <Stack gap="lg">
        <Paper withBorder p="md">
          <form
            onSubmit={(event) => {
              event.preventDefault();
              if (text.trim()) look.mutate();
            }}
          >
            <Group align="flex-end">
              <TextInput
                flex={1}
                label={t('Try a search')}
                value={text}
                onChange={(event) => setText(event.currentTarget.value)}
              />
              <Button type="submit" loading={look.isPending}>
                {t('Search')}
              </Button>
            </Group>
          </form>
          {look.data ? (
            <Box mt="md">
              <Text size="sm" role="status">
                {t('{count} products', { count: number(look.data.total) })}
              </Text>
              <Table>
                <Table.Tbody>
                  {look.data.products.map((product) => (
                    <Table.Tr key={product.product_id}>
                      <Table.Td>
                        {product.title}
                        <Text size="xs" c="dimmed">
                          {product.product_id}
                        </Text>
                      </Table.Td>
                      <Table.Td>{product.price ? money(product.price) : '–'}</Table.Td>
                      <Table.Td>{number(product.score, 2)}</Table.Td>
                      <Table.Td>{product.match_reasons.join(', ')}</Table.Td>
                    </Table.Tr>
                  ))}
                </Table.Tbody>
              </Table>
            </Box>
          ) : null}
        </Paper>
        <Box>
          <Title order={2} size="h4" mb="sm">
            {t('Rules')}
          </Title>
          <Load from={rules} rows={3}>
            {({ data }) =>
              data.length === 0 ? (
                <Empty
                  title={t('No rules yet.')}
                  example={t('A synonym makes "rucksack" find backpacks; a pin puts a product first.')}
                  action={<Button onClick={() => setMaking('')}>{t('New rule')}</Button>}
                />
              ) : (
                <Rows
                  label={t('Rules')}
                  rows={data}
                  keyOf={({ rule_id: id }) => id}
                  columns={[
                    { title: t('Kind'), cell: ({ kind }) => t(kind), width: 110 },
                    { title: t('Rule'), cell: told },
                    {
                      title: t('Actions'),
                      cell: ({ rule_id: id }) => (
                        <Button
                          size="compact-sm"
                          variant="light"
                          color="red"
                          onClick={() => remove.mutate(id)}
                        >
                          {t('Delete')}
                        </Button>
                      ),
                      width: 110,
                    },
                  ]}
                />
              )
            }
          </Load>
        </Box>
        <Group align="flex-start" grow>
          <Box miw={280}>
            <Title order={2} size="h4" mb="sm">
              {t('Found nothing')}
            </Title>
            <Load from={failed} rows={3}>
              {() =>
                inVain.length === 0 ? (
                  <Empty
                    title={t('Every search has found something.')}
                    example={t('Counted over 30 days.')}
                  />
                ) : (
                  <Rows
                    label={t('Found nothing')}
                    rows={inVain}
                    keyOf={({ query_text: key }) => key}
                    columns={[
                      { title: t('Search'), cell: ({ query_text: asked }) => asked },
                      {
                        title: t('Times'),
                        cell: ({ zero_results: zero }) => number(zero),
                        isNumber: true,
                        width: 80,
                      },
                      {
                        title: t('Actions'),
                        cell: ({ query_text: asked }) => (
                          <Button size="compact-sm" variant="default" onClick={() => setMaking(asked)}>
                            {t('Add a synonym')}
                          </Button>
                        ),
                        width: 150,
                      },
                    ]}
                  />
                )
              }
            </Load>
          </Box>
          <Box miw={280}>
            <Title order={2} size="h4" mb="sm">
              {t('Searched most')}
            </Title>
            <Load from={popular} rows={3}>
              {({ data }) =>
                data.length === 0 ? (
                  <Empty title={t('Nobody has searched yet.')} example={t('Counted over 30 days.')} />
                ) : (
                  <Rows
                    label={t('Searched most')}
                    rows={data}
                    keyOf={({ query_text: key }) => key}
                    columns={[
                      { title: t('Search'), cell: ({ query_text: asked }) => asked },
                      {
                        title: t('Times'),
                        cell: ({ searches }) => number(searches),
                        isNumber: true,
                        width: 80,
                      },
                    ]}
                  />
                )
              }
            </Load>
          </Box>
        </Group>
      </Stack>
      {making === undefined ? null : <NewRule close={() => setMaking(undefined)} first={making} />}
    </>
  );
}
