import { Button, Modal, PasswordInput, Stack, Text, TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../shared/api.ts';
import { t } from '../shared/i18n.ts';

/** Stands over an open page whose session has ended: what was typed there stays. */
export function SignInAgain({ email }: { email: string }) {
  const client = useQueryClient();
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [needsCode, setNeedsCode] = useState(false);
  const signIn = useMutation({
    mutationFn: async () => {
      if (needsCode) await api.post('/sign_in/second_factor', { code, kind: 'app' });
      else {
        const { two_factor_required: isHalf } = await api.post<{ two_factor_required: boolean }>('/sign_in', {
          email,
          password,
        });
        setNeedsCode(isHalf);
        if (isHalf) return;
      }
      client.setQueryData(['signed-out'], false);
      await client.invalidateQueries();
    },
  });
  return (
    <Modal
      opened
      onClose={() => undefined}
      withCloseButton={false}
      title={t('Your session has ended')}
      centered
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          signIn.mutate();
        }}
      >
        <Stack>
          <Text size="sm">{t('Sign in again to go on. What you have typed stays on the page.')}</Text>
          <TextInput label={t('Mail address')} value={email} readOnly autoComplete="username" />
          {needsCode ? (
            <TextInput
              label={t('Code of your authenticator app')}
              value={code}
              onChange={(event) => setCode(event.currentTarget.value)}
              inputMode="numeric"
              autoComplete="one-time-code"
              data-autofocus
            />
          ) : (
            <PasswordInput
              label={t('Password')}
              value={password}
              onChange={(event) => setPassword(event.currentTarget.value)}
              autoComplete="current-password"
              data-autofocus
            />
          )}
          <Button type="submit" loading={signIn.isPending}>
            {t('Sign in')}
          </Button>
        </Stack>
      </form>
    </Modal>
  );
}
