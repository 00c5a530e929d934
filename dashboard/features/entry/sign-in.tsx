import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { api } from '../../shared/api.ts';
import { t } from '../../shared/i18n.ts';
import { PageLink } from '../../shared/page-link.tsx';
import { EntryForm } from './form.tsx';
import { Frame } from './frame.tsx';

export function SignIn() {
  const navigate = useNavigate();
  const client = useQueryClient();
  const [needsCode, setNeedsCode] = useState(false);
  const enter = async () => {
    client.clear();
    await navigate({ to: '/' as never });
  };
  if (needsCode)
    return (
      <Frame
        title={t('Second step')}
        hint={t('Type the code of your authenticator app, or one of your backup codes.')}
      >
        <EntryForm
          key="code"
          fields={[{ name: 'code', label: t('Code'), kind: 'code' }]}
          submit={t('Sign in')}
          onSubmit={async ({ code = '' }) => {
            await api.post('/sign_in/second_factor', { code, kind: /^\d{6}$/.test(code) ? 'app' : 'backup' });
            await enter();
          }}
        />
      </Frame>
    );
  return (
    <Frame title={t('Sign in')}>
      <EntryForm
        key="password"
        fields={[
          { name: 'email', label: t('Mail address'), kind: 'email' },
          { name: 'password', label: t('Password'), kind: 'password' },
        ]}
        submit={t('Sign in')}
        onSubmit={async (values) => {
          const { two_factor_required: isHalf } = await api.post<{ two_factor_required: boolean }>(
            '/sign_in',
            values,
          );
          if (isHalf) setNeedsCode(true);
          else await enter();
        }}
      >
        <PageLink to="/forgot">{t('I cannot sign in')}</PageLink>
      </EntryForm>
    </Frame>
  );
}
