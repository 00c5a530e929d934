import { Alert, Badge, Button, Group, Modal, Select, Stack, Text, TextInput } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Static } from 'typebox';
import type { ApiKeyList, ApiKey as ApiKeyShape } from '../../../src/contract/dashboard/keys.ts';
import { api } from '../../shared/api.ts';
import { When } from '../../shared/bits.tsx';
import { Empty, Load, PageHead } from '../../shared/feedback.tsx';
import { fromNow, number, t } from '../../shared/i18n.ts';
import { Rows } from '../../shared/list.tsx';
import { NewKey, ShowKeyOnce } from '../../shared/new-key.tsx';
import { PageLink } from '../../shared/page-link.tsx';
import { useCompany } from '../../shared/session.ts';
import { say } from '../../shared/toast.tsx';

type Key = Static<typeof ApiKeyShape>;

const dayMs = 86_400_000;

function stateOf(key: Key): { text: string; colour: string } {
  const now = Date.now();
  const ends = [key.revoked_at, key.expires_at].flatMap((at) => (at === null ? [] : [Date.parse(at)]));
  const end = Math.min(...ends);
  if (ends.length > 0 && end <= now) return { text: t('ended'), colour: 'gray' };
  if (ends.length > 0 && end - now < 7 * dayMs)
    return { text: t('ends {when}', { when: fromNow(new Date(end).toISOString()) }), colour: 'yellow' };
  const last = Date.parse(key.last_used_at ?? key.created_at);
  if (now - last > 30 * dayMs) return { text: t('unused: delete it?'), colour: 'yellow' };
  return { text: t('works'), colour: 'teal' };
}

function Revoke({ apiKey, close }: { apiKey: Key; close: () => void }) {
  const client = useQueryClient();
  const [typed, setTyped] = useState('');
  const revoke = useMutation({
    mutationFn: () => api.delete(`/keys/${apiKey.key_id}`),
    onSuccess: async () => {
      close();
      await client.invalidateQueries({ queryKey: ['keys'] });
      say(t('The key opens nothing any more.'));
    },
  });
  return (
    <Modal
      opened
      onClose={close}
      title={t('Revoke {name}', { name: apiKey.name })}
      closeButtonProps={{ 'aria-label': t('Close') }}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (typed === apiKey.name) revoke.mutate();
        }}
      >
        <Stack>
          <Text size="sm">
            {apiKey.last_used_at
              ? t('Last used {when}; {count} requests in 7 days. They will be refused at once.', {
                  when: fromNow(apiKey.last_used_at),
                  count: number(apiKey.requests_7d),
                })
              : t('It was never used.')}
          </Text>
          <TextInput
            label={t('Type its name: {name}', { name: apiKey.name })}
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
            data-autofocus
          />
          <Button type="submit" color="red" loading={revoke.isPending} disabled={typed !== apiKey.name}>
            {t('Revoke the key')}
          </Button>
        </Stack>
      </form>
    </Modal>
  );
}

function Rotate({ apiKey, close }: { apiKey: Key; close: () => void }) {
  const client = useQueryClient();
  const [hours, setHours] = useState('24');
  const [secret, setSecret] = useState<string>();
  const rotate = useMutation({
    mutationFn: () =>
      api.post<{ secret: string }>(`/keys/${apiKey.key_id}/rotate`, { overlap_hours: Number(hours) }),
    onSuccess: ({ secret: made }) => {
      setSecret(made);
      rotate.reset();
      void client.invalidateQueries({ queryKey: ['keys'] });
    },
    gcTime: 0,
  });
  if (secret !== undefined) return <ShowKeyOnce secret={secret} close={close} />;
  return (
    <Modal
      opened
      onClose={close}
      title={t('Rotate {name}', { name: apiKey.name })}
      closeButtonProps={{ 'aria-label': t('Close') }}
    >
      <Stack>
        <Text size="sm">{t('A new key with the same name and scopes is made now. The old one ends:')}</Text>
        <Select
          aria-label={t('The old key ends')}
          value={hours}
          onChange={(value) => setHours(value ?? '24')}
          allowDeselect={false}
          data={[
            { value: '0', label: t('now') },
            { value: '1', label: t('in an hour') },
            { value: '24', label: t('in 24 hours') },
            { value: '168', label: t('in 7 days') },
          ]}
        />
        <Button loading={rotate.isPending} onClick={() => rotate.mutate()}>
          {t('Rotate the key')}
        </Button>
      </Stack>
    </Modal>
  );
}

/** Keys of the company: made, shown once, rotated, revoked. */
export function Keys() {
  const company = useCompany();
  const keys = useQuery({
    queryKey: ['keys'],
    queryFn: () => api.get<Static<typeof ApiKeyList>>('/keys'),
    refetchInterval: 10_000,
  });
  const [isNew, setNew] = useState(false);
  const [chosen, setChosen] = useState<{ key: Key; what: 'revoke' | 'rotate' }>();
  const make = (
    <Button onClick={() => setNew(true)} disabled={!company.access_enabled}>
      {company.access_enabled ? t('New key') : t('Ask who runs this server to enable the company')}
    </Button>
  );
  const seen = keys.data?.data.filter((key) => key.browser_seen_at !== null && key.revoked_at === null) ?? [];
  return (
    <>
      <PageHead
        title={t('API keys')}
        hint={t('For backends only: a key in a web page is everybody’s.')}
        action={make}
      />
      {seen.map((key) => (
        <Alert
          key={key.key_id}
          color="red"
          mb="md"
          title={t('The key {name} was sent by a browser', { name: key.name })}
        >
          {t('It must be taken as published: rotate it, and call the API from your backend.')}
        </Alert>
      ))}
      <Load from={keys}>
        {({ data }) =>
          data.length === 0 ? (
            <Empty
              title={t('No keys yet.')}
              example={t(
                'A key lets your backend ask, search and read FAQs. It comes with a curl line to try.',
              )}
              action={make}
            />
          ) : (
            <Rows
              label={t('API keys')}
              rows={data}
              keyOf={({ key_id: id }) => id}
              columns={[
                {
                  title: t('Name'),
                  cell: ({ name, prefix, last4 }) => (
                    <>
                      <Text size="sm" fw={600}>
                        {name}
                      </Text>
                      <Text size="xs" ff="monospace">
                        {prefix}…{last4}
                      </Text>
                    </>
                  ),
                },
                { title: t('Scopes'), cell: ({ scopes }) => <Text size="xs">{scopes.join(', ')}</Text> },
                {
                  title: t('Made'),
                  cell: ({ created_at: at, created_by: by }) => (
                    <>
                      <When at={at} />
                      <Text size="xs">{by}</Text>
                    </>
                  ),
                  width: 140,
                },
                {
                  title: t('Last used'),
                  cell: ({ last_used_at: at }) => (at ? <When at={at} /> : t('never')),
                  width: 130,
                },
                {
                  title: t('Requests, 7 days'),
                  cell: (key) => (
                    <PageLink to={`/${company.company_id}/requests`} search={{ key_id: key.key_id }}>
                      {number(key.requests_7d)}
                    </PageLink>
                  ),
                  width: 110,
                  isNumber: true,
                },
                {
                  title: t('State'),
                  cell: (key) => (
                    <Badge color={stateOf(key).colour} variant="light" className="state">
                      {stateOf(key).text}
                    </Badge>
                  ),
                  width: 160,
                },
                {
                  title: t('Actions'),
                  cell: (key) =>
                    stateOf(key).colour === 'gray' ? null : (
                      <Group gap="xs" wrap="nowrap">
                        <Button
                          size="compact-sm"
                          variant="default"
                          onClick={() => setChosen({ key, what: 'rotate' })}
                        >
                          {t('Rotate')}
                        </Button>
                        <Button
                          size="compact-sm"
                          variant="light"
                          color="red"
                          onClick={() => setChosen({ key, what: 'revoke' })}
                        >
                          {t('Revoke')}
                        </Button>
                      </Group>
                    ),
                  width: 170,
                },
              ]}
            />
          )
        }
      </Load>
      {isNew ? <NewKey close={() => setNew(false)} scopes={keys.data?.scopes ?? []} /> : null}
      {chosen?.what === 'revoke' ? <Revoke apiKey={chosen.key} close={() => setChosen(undefined)} /> : null}
      {chosen?.what === 'rotate' ? <Rotate apiKey={chosen.key} close={() => setChosen(undefined)} /> : null}
    </>
  );
}
