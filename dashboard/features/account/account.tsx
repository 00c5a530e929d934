import {
  Button,
  Code,
  Group,
  List,
  Paper,
  PasswordInput,
  Stack,
  Text,
  TextInput,
  Title,
} from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../shared/api.ts';
import { Snippet } from '../../shared/bits.tsx';
import { PageHead } from '../../shared/feedback.tsx';
import { t } from '../../shared/i18n.ts';
import { useSession } from '../../shared/session.ts';
import { say } from '../../shared/toast.tsx';

type Made = { uri: string; backup_codes: string[] };

function ChangePassword() {
  const [current, setCurrent] = useState('');
  const [next, setNext] = useState('');
  const save = useMutation({
    mutationFn: () => api.post('/session/password', { current, next }),
    onSuccess: () => {
      setCurrent('');
      setNext('');
      say(t('Your password is changed; other sessions have ended.'));
    },
  });
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        save.mutate();
      }}
    >
      <Stack maw={400}>
        <PasswordInput
          label={t('Present password')}
          value={current}
          onChange={(event) => setCurrent(event.currentTarget.value)}
          autoComplete="current-password"
        />
        <PasswordInput
          label={t('New password')}
          description={t('At least 12 characters. Anything goes, also a sentence.')}
          value={next}
          onChange={(event) => setNext(event.currentTarget.value)}
          autoComplete="new-password"
        />
        <Button
          type="submit"
          w="fit-content"
          loading={save.isPending}
          disabled={current === '' || next.length < 12}
        >
          {t('Change the password')}
        </Button>
      </Stack>
    </form>
  );
}

function SecondFactor({ isOn }: { isOn: boolean }) {
  const client = useQueryClient();
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const enable = useMutation({
    mutationFn: () => api.post<Made>('/session/second_factor', { password }),
    onSuccess: () => setPassword(''),
  });
  const confirm = useMutation({
    mutationFn: () => api.post('/sign_in/second_factor', { code, kind: 'app' }),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: ['session'] });
      enable.reset();
      say(t('The second step is on.'));
    },
  });
  const disable = useMutation({
    mutationFn: () => api.post('/session/second_factor/off', { password }),
    onSuccess: async () => {
      setPassword('');
      await client.invalidateQueries({ queryKey: ['session'] });
      say(t('The second step is off.'));
    },
  });
  if (enable.data) {
    const secret = new URL(enable.data.uri).searchParams.get('secret') ?? '';
    return (
      <Stack>
        <Text size="sm">
          {t('Enter this secret in your authenticator app, then type the code it shows.')}
        </Text>
        <Snippet text={secret} />
        <Text size="sm">{t('Keep these backup codes; each works once.')}</Text>
        <List size="sm">
          {enable.data.backup_codes.map((each) => (
            <List.Item key={each}>
              <Code>{each}</Code>
            </List.Item>
          ))}
        </List>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            confirm.mutate();
          }}
        >
          <Group align="flex-end">
            <TextInput
              label={t('Code')}
              value={code}
              onChange={(event) => setCode(event.currentTarget.value)}
              inputMode="numeric"
              autoComplete="one-time-code"
            />
            <Button type="submit" loading={confirm.isPending}>
              {t('Switch on')}
            </Button>
          </Group>
        </form>
      </Stack>
    );
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (isOn) disable.mutate();
        else enable.mutate();
      }}
    >
      <Stack maw={400}>
        <Text size="sm">
          {isOn
            ? t('It is on: signing in asks for a code as well.')
            : t('A code of an app on your phone, asked for after the password.')}
        </Text>
        <PasswordInput
          label={t('Present password')}
          value={password}
          onChange={(event) => setPassword(event.currentTarget.value)}
          autoComplete="current-password"
        />
        <Button
          type="submit"
          w="fit-content"
          variant={isOn ? 'light' : 'filled'}
          color={isOn ? 'red' : 'aisle'}
          loading={enable.isPending || disable.isPending}
          disabled={password === ''}
        >
          {isOn ? t('Switch off') : t('Set it up')}
        </Button>
      </Stack>
    </form>
  );
}

/** One's own account. */
export function Account() {
  const { data } = useSession();
  return (
    <>
      <PageHead title={t('Your account')} hint={data ? `${data.name} · ${data.email}` : ''} />
      <Stack maw={720}>
        <Paper withBorder p="lg" component="section" aria-label={t('Password')}>
          <Title order={2} size="h4" mb="sm">
            {t('Password')}
          </Title>
          <ChangePassword />
        </Paper>
        <Paper withBorder p="lg" component="section" aria-label={t('Second step')}>
          <Title order={2} size="h4" mb="sm">
            {t('Second step')}
          </Title>
          <SecondFactor isOn={data?.two_factor_enabled ?? false} />
        </Paper>
      </Stack>
    </>
  );
}
